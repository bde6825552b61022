import { expect, test } from 'vitest';
import { dayAfter, daysBetween } from '../../time/china-day.ts';
import { type Days, partsOfDays } from './parts-of-days.ts';

const daysOf = ({ from, before }: Days): string[] => daysBetween(from, dayAfter(before, -1));

test('whole months and the days at either end are each day of a range once', () => {
  const firsts = ['2024-01-01', '2024-01-31', '2024-02-01', '2024-02-29', '2024-12-02', '2024-12-31'];
  const ends = [...firsts, '2025-01-01', '2025-02-28', '2025-03-31'];
  for (const from of firsts)
    for (const to of ends.filter((end) => end >= from)) {
      const { months, days } = partsOfDays(from, to);
      const whole = months.from === '-infinity' ? [] : daysOf(months);
      expect([...whole, ...days.flatMap(daysOf)].toSorted(), `${from} to ${to}`).toEqual(daysBetween(from, to));
      if (whole.length > 0) expect([months.from, months.before].map((day) => day.slice(-2))).toEqual(['01', '01']);
    }
});

test('a range without an end has all months on that side, and one without both ends no days', () => {
  expect(partsOfDays(undefined, undefined)).toEqual({ months: { from: '-infinity', before: 'infinity' }, days: [] });
  expect(partsOfDays('2026-11-28', undefined)).toEqual({
    months: { from: '2026-12-01', before: 'infinity' },
    days: [{ from: '2026-11-28', before: '2026-12-01' }],
  });
  expect(partsOfDays(undefined, '2026-11-28')).toEqual({
    months: { from: '-infinity', before: '2026-11-01' },
    days: [{ from: '2026-11-01', before: '2026-11-29' }],
  });
});
