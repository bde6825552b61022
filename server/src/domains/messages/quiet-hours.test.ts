import { expect, test } from 'vitest';
import { afterQuietHours } from './quiet-hours.ts';

const night = { begins: '22:00', ends: '08:00' };
const noon = { begins: '12:00', ends: '14:00' };
const fromMidnight = { begins: '00:00', ends: '07:00' };

// China is eight hours ahead: its day begins at 16:00 of UTC.
test.each([
  ['by day at once', night, '2026-11-27T02:00:00Z', '2026-11-27T02:00:00Z'],
  ['a minute before', night, '2026-11-27T13:59:59Z', '2026-11-27T13:59:59Z'],
  ['as it begins', night, '2026-11-27T14:00:00Z', '2026-11-28T00:00:00Z'],
  ['before midnight there', night, '2026-11-27T15:59:59Z', '2026-11-28T00:00:00Z'],
  ['after midnight there', night, '2026-11-27T16:00:00Z', '2026-11-28T00:00:00Z'],
  ['a minute before its end', night, '2026-11-27T23:59:00Z', '2026-11-28T00:00:00Z'],
  ['as it ends', night, '2026-11-28T00:00:00Z', '2026-11-28T00:00:00Z'],
  ['over the end of a year', night, '2026-12-31T15:30:00Z', '2027-01-01T00:00:00Z'],
  ['within one day', noon, '2026-11-27T05:30:00Z', '2026-11-27T06:00:00Z'],
  ['in the evening of those', noon, '2026-11-27T14:30:00Z', '2026-11-27T14:30:00Z'],
  ['from midnight on', fromMidnight, '2026-11-27T16:00:00Z', '2026-11-27T23:00:00Z'],
  ['before that midnight', fromMidnight, '2026-11-27T15:59:00Z', '2026-11-27T15:59:00Z'],
])('%s', (_, quiet, at, sent) => {
  expect(afterQuietHours(new Date(at), quiet)).toEqual(new Date(sent));
});
