import { dayAfter } from './china-day.ts';

/** When people work in China: public holidays, and the Saturdays and Sundays that are worked for them. */
export interface Calendar {
  /** Whether the holidays of a year, YYYY, are known; where not, Saturdays and Sundays are off, and nothing else. */
  knows(year: string): boolean;
  /** Whether people work on a day, YYYY-MM-DD. */
  isWorking(day: string): boolean;
  /** The working day before a day. */
  before(day: string): string;
}

/** @param days that are otherwise than their weekday says, each with the year whose notice names it */
export function calendarOf(days: readonly { day: string; year: number; is_worked: boolean }[]): Calendar {
  const years = new Set(days.map(({ year }) => `${year}`));
  const worked = new Map(days.map(({ day, is_worked }) => [day, is_worked]));
  const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  const isWorking = (day: string): boolean => worked.get(day) ?? !isWeekend(day);
  const before = (day: string): string => {
    const earlier = dayAfter(day, -1);
    return isWorking(earlier) ? earlier : before(earlier);
  };
  return { knows: (year) => years.has(year), isWorking, before };
}
