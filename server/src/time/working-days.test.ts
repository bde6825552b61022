import { expect, test } from 'vitest';
import { calendarOf } from './working-days.ts';

const day = (date: string, is_worked: boolean) => ({ day: date, year: 2026, is_worked });
const calendar = calendarOf([
  // A Monday of the Spring Festival, and the Saturday that is worked for it.
  day('2026-02-16', false),
  day('2026-02-14', true),
]);

test.each([
  ['2026-02-13', true],
  ['2026-02-14', true],
  ['2026-02-15', false],
  ['2026-02-16', false],
  ['2026-02-17', true],
])('%s is a working day: %s', (date, works) => {
  expect(calendar.isWorking(date)).toBe(works);
});

test('the working day before one passes over days off', () => {
  expect(calendar.before('2026-02-17')).toBe('2026-02-14');
  expect(calendar.before('2026-11-30')).toBe('2026-11-27');
});

test('a year that is not announced has its week-ends alone, and says so', () => {
  expect([calendar.knows('2026'), calendar.knows('2031')]).toEqual([true, false]);
  expect([calendar.isWorking('2031-01-01'), calendar.isWorking('2031-01-04')]).toEqual([true, false]);
});
