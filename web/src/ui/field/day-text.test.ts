import { expect, test } from 'vitest';
import { parseDay } from './day-text.ts';

const today = new Date(2026, 10, 22);

test.each([
  ['2026-12-31', '2026-12-31'],
  ['2027/1/5', '2027-01-05'],
  ['20261231', '2026-12-31'],
  ['2026年12月3日', '2026-12-03'],
  ['1231', '2026-12-31'],
  ['12-31', '2026-12-31'],
  ['11.22', '2026-11-22'],
  ['1121', '2027-11-21'],
  ['０３０８', '2027-03-08'],
])('%s is %s', (text, day) => expect(parseDay(text, today)).toBe(day));

test.each(['', 'x', '13-01', '0230', '2026-02-30', '2026'])('%j is no day', (text) =>
  expect(parseDay(text, today)).toBeNull(),
);
