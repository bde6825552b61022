import { expect, test } from 'vitest';
import { instantOf } from './database.ts';

test.each([
  '2026-11-28 09:00:00+00',
  '2026-11-28 09:00:00.1+00',
  '2026-11-28 09:00:00.12+00',
  '2026-11-28 09:00:00.120045+00',
  '2026-11-28 09:00:00.123456+00',
  '2026-11-28 23:59:59.9999+00',
  '1899-12-31 00:00:00+00',
  // Of a database that speaks of another zone.
  '2026-11-28 17:00:00.5+08',
  '2026-11-28 14:30:00+05:30',
  '2026-11-28 01:30:00.25-07',
])('%s is said as the instant it is', (text) => {
  expect(instantOf(text)).toBe(new Date(text).toISOString());
});

test('a year of five digits is an instant too', () => {
  expect(instantOf('12026-11-28 09:00:00+00')).toBe('+012026-11-28T09:00:00.000Z');
});

test('no end of time is no instant', () => {
  expect(() => instantOf('infinity')).toThrow(RangeError);
});
