import { today } from '../../lib/time/calendar-day.ts';

/** Years in which those who are hired finish: last year's up to three years from now, and what is chosen already. */
export function graduationYears(chosen: readonly number[]): number[] {
  const year = Number(today().slice(0, 4));
  return [...new Set([...[-1, 0, 1, 2, 3].map((offset) => year + offset), ...chosen])].sort();
}
