import { expect, test } from 'vitest';
import { standAt, standCloses, standOpens } from './stand-hours.ts';

const FAIR = { starts_at: '2026-11-26T01:00:00.000Z', ends_at: '2026-11-26T08:00:00.000Z' };

test('a stand takes people in from twelve hours before a fair until twelve hours after its end', () => {
  const at = (instant: string) => standAt(FAIR, new Date(instant));
  for (const instant of ['2026-11-01T00:00:00Z', '2026-11-25T12:59:59.999Z']) expect(at(instant)).toBe('early');
  for (const instant of ['2026-11-25T13:00:00Z', FAIR.starts_at, FAIR.ends_at, '2026-11-26T19:59:59.999Z'])
    expect(at(instant)).toBe('open');
  for (const instant of ['2026-11-26T20:00:00Z', '2027-01-01T00:00:00Z']) expect(at(instant)).toBe('closed');
  expect([standOpens(FAIR.starts_at), standCloses(FAIR.ends_at)].map((instant) => instant.toISOString())).toEqual([
    '2026-11-25T13:00:00.000Z',
    '2026-11-26T20:00:00.000Z',
  ]);
});
