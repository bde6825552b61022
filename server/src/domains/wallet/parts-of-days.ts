import { dayAfter } from '../../time/china-day.ts';

/** Days from one on and before another, YYYY-MM-DD. */
export interface Days {
  from: string;
  before: string;
}

const [ALWAYS, NEVER] = ['-infinity', 'infinity'];

/**
 * A range of days as whole months and the days that are left at either end, so that its sum is one of few numbers however
 * long it is. Parts may be empty: `from` is not before `before` then.
 * @param from first day; undefined where there is none
 * @param to last day; undefined where there is none
 */
export function partsOfDays(from: string | undefined, to: string | undefined): { months: Days; days: Days[] } {
  const all: Days = { from: from ?? ALWAYS, before: to === undefined ? NEVER : dayAfter(to, 1) };
  const months = {
    from: from === undefined ? ALWAYS : firstMonthFrom(from),
    before: to === undefined ? NEVER : monthOf(all.before),
  };
  if (months.from !== ALWAYS && months.before !== NEVER && months.from >= months.before)
    return { months: { from: ALWAYS, before: ALWAYS }, days: [all] };
  return {
    months,
    days: [
      ...(from === undefined ? [] : [{ from, before: months.from }]),
      ...(to === undefined ? [] : [{ from: months.before, before: all.before }]),
    ],
  };
}

const monthOf = (day: string): string => `${day.slice(0, 'YYYY-MM'.length)}-01`;

const firstMonthFrom = (day: string): string =>
  monthOf(day) === day ? day : monthOf(dayAfter(monthOf(day), DAYS_INTO_THE_NEXT));

/** From the first day of any month so many days later it is the next one. */
const DAYS_INTO_THE_NEXT = 31;
