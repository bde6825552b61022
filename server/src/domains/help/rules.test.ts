import { expect, test } from 'vitest';
import { calendarOf } from '../../time/working-days.ts';
import { backAt, knowsHolidaysAt, medianOf, minutesOfService } from './rules.ts';

const off = ['01', '02', '03', '04', '05', '06', '07'].map((day) => ({
  day: `2026-10-${day}`,
  year: 2026,
  is_worked: false,
}));
const calendar = calendarOf([...off, { day: '2026-10-10', year: 2026, is_worked: true }]);
const china = (minute: string) => new Date(`${minute}:00+08:00`);

test('we are there on working days from nine to six, by the clocks of China', () => {
  expect(backAt(calendar, china('2026-11-27T09:00'))).toBeNull();
  expect(backAt(calendar, china('2026-11-27T17:59'))).toBeNull();
  expect(backAt(calendar, china('2026-11-27T08:59'))).toEqual(china('2026-11-27T09:00'));
  // Friday evening: on Monday.
  expect(backAt(calendar, china('2026-11-27T18:00'))).toEqual(china('2026-11-30T09:00'));
  // The days off of the national holiday, and the Saturday that is worked for them.
  expect(backAt(calendar, china('2026-09-30T19:00'))).toEqual(china('2026-10-08T09:00'));
  expect(backAt(calendar, china('2026-10-10T10:00'))).toBeNull();
});

test('waiting counts in the hours of service alone', () => {
  expect(minutesOfService(calendar, china('2026-11-26T10:00'), china('2026-11-26T10:31'))).toBe(31);
  expect(minutesOfService(calendar, china('2026-11-27T17:50'), china('2026-11-30T09:05'))).toBe(15);
  expect(minutesOfService(calendar, china('2026-11-28T10:00'), china('2026-11-29T10:00'))).toBe(0);
});

test('a year whose holidays are not known has weekdays alone, and does not pass for more', () => {
  // New Year of 2031 is a Wednesday.
  expect(backAt(calendar, china('2030-12-31T19:00'))).toEqual(china('2031-01-01T09:00'));
  expect(minutesOfService(calendar, china('2031-01-03T17:50'), china('2031-01-06T09:05'))).toBe(15);
  expect([
    knowsHolidaysAt(calendar, china('2026-12-31T23:59')),
    knowsHolidaysAt(calendar, china('2031-01-01T00:00')),
  ]).toEqual([true, false]);
});

test('the median is the middle one, or the mean of the two in the middle', () => {
  expect([[], [7], [9, 1], [5, 1, 30]].map(medianOf)).toEqual([null, 7, 5, 5]);
});
