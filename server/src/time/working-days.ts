import { dayAfter } from './china-day.ts';

/**
 * Public holidays of China and the days off that are worked instead, by year, as the General Office of the State Council announces them each
 * autumn (国务院办公厅关于部分节假日安排的通知). A year that is not here yet has Saturdays and Sundays off, and nothing else.
 */
const announced: Readonly<
  Record<string, { off: readonly (readonly [from: string, to: string])[]; worked: readonly string[] }>
> = {
  // 国办发明电〔2025〕7号
  2026: {
    off: [
      ['2026-01-01', '2026-01-03'],
      ['2026-02-15', '2026-02-23'],
      ['2026-04-04', '2026-04-06'],
      ['2026-05-01', '2026-05-05'],
      ['2026-06-19', '2026-06-21'],
      ['2026-09-25', '2026-09-27'],
      ['2026-10-01', '2026-10-07'],
    ],
    worked: ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'],
  },
};

/** Whether the holidays of a year are known here. */
export const knowsHolidaysOf = (year: string): boolean => year in announced;

/** Whether people work on a day, YYYY-MM-DD, in China. */
export function isWorkingDay(day: string): boolean {
  const year = announced[day.slice(0, 4)];
  if (year?.worked.includes(day)) return true;
  if (year?.off.some(([from, to]) => from <= day && day <= to)) return false;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** The working day before a day. */
export function workingDayBefore(day: string): string {
  const before = dayAfter(day, -1);
  return isWorkingDay(before) ? before : workingDayBefore(before);
}
