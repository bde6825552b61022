import { MIN_PLAN_GAP } from '@qinghe/contract/rights/refresh-plans.ts';
import { daysBetween, instantOfMinute } from '../../../time/china-day.ts';

/** Days of China, both included (YYYY-MM-DD), and times of its clocks (HH:mm). */
export interface Schedule {
  from: string;
  to: string;
  times: readonly string[];
}

const DAY_MINUTES = 24 * 60;

/** All instants of a schedule, the first first. */
export const timesOf = ({ from, to, times }: Schedule): Date[] =>
  daysBetween(from, to).flatMap((day) => times.toSorted().map((time) => instantOfMinute(`${day}T${time}`)));

/** Those after an instant. */
export const timesAfter = (schedule: Schedule, after: Date): Date[] => timesOf(schedule).filter((time) => time > after);

/** Whether two times, of one day or of two in a row, lie nearer than a job stays at the top. */
export function tooNear(times: readonly string[]): boolean {
  const minutes = times.map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))).toSorted((a, b) => a - b);
  if (minutes.length < 2) return false;
  return minutes.some((minute, index) => {
    const next = minutes[index + 1] ?? (minutes[0] ?? 0) + DAY_MINUTES;
    return next - minute < MIN_PLAN_GAP;
  });
}
