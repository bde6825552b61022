import { expect, test } from 'vitest';
import { isWorkingDay, knowsHolidaysOf, workingDayBefore } from './working-days.ts';

test.each([
  ['2026-02-13', true],
  // A Saturday that is worked for the Spring Festival, and a Monday of it.
  ['2026-02-14', true],
  ['2026-02-16', false],
  ['2026-02-23', false],
  ['2026-02-24', true],
  ['2026-02-28', true],
  ['2026-10-10', true],
  ['2026-10-11', false],
  ['2026-11-27', true],
  ['2026-11-28', false],
])('%s is a working day: %s', (day, works) => {
  expect(isWorkingDay(day)).toBe(works);
});

test('the working day before the first one after the Spring Festival is before it', () => {
  expect(workingDayBefore('2026-02-24')).toBe('2026-02-14');
  expect(workingDayBefore('2026-11-30')).toBe('2026-11-27');
});

test('a year that is not announced has its week-ends alone, and says so', () => {
  expect(knowsHolidaysOf('2026')).toBe(true);
  expect(knowsHolidaysOf('2031')).toBe(false);
  expect([isWorkingDay('2031-01-01'), isWorkingDay('2031-01-04')]).toEqual([true, false]);
});
