import { expect, test } from 'vitest';
import { isStandOpen, standCloses } from './stand-hours.ts';

const ENDS = '2026-11-26T08:00:00.000Z';

test('a stand takes people in before, at and after a fair, until twelve hours after its end', () => {
  for (const at of ['2026-11-01T00:00:00Z', ENDS, '2026-11-26T19:59:59.999Z'])
    expect(isStandOpen(ENDS, new Date(at))).toBe(true);
  for (const at of ['2026-11-26T20:00:00Z', '2027-01-01T00:00:00Z'])
    expect(isStandOpen(ENDS, new Date(at))).toBe(false);
  expect(standCloses(ENDS).toISOString()).toBe('2026-11-26T20:00:00.000Z');
});
