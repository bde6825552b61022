import { chinaDay, dayAfter, instantOfMinute } from '../../time/china-day.ts';
import type { Calendar } from '../../time/working-days.ts';

/** When we are there: on working days, by the clocks of China. */
const [OPENS, CLOSES] = ['09:00', '18:00'];
const MINUTE = 60_000;

const hoursOf = (day: string) => ({
  opens: instantOfMinute(`${day}T${OPENS}`).getTime(),
  closes: instantOfMinute(`${day}T${CLOSES}`).getTime(),
});

/** When somebody is there again; null where that is now. */
export function backAt(calendar: Calendar, now: Date): Date | null {
  for (let day = chinaDay(now); ; day = dayAfter(day, 1)) {
    const { opens, closes } = hoursOf(day);
    if (!calendar.isWorking(day) || now.getTime() >= closes) continue;
    return now.getTime() >= opens ? null : new Date(opens);
  }
}

/** Whether the hours of a moment's year count its holidays; where they do not, Saturdays and Sundays decide alone. */
export const knowsHolidaysAt = (calendar: Calendar, at: Date): boolean => calendar.knows(chinaDay(at).slice(0, 4));

/** Whole minutes of our hours between two instants. */
export function minutesOfService(calendar: Calendar, from: Date, to: Date): number {
  let milliseconds = 0;
  const last = chinaDay(to);
  for (let day = chinaDay(from); day <= last; day = dayAfter(day, 1)) {
    if (!calendar.isWorking(day)) continue;
    const { opens, closes } = hoursOf(day);
    milliseconds += Math.max(0, Math.min(to.getTime(), closes) - Math.max(from.getTime(), opens));
  }
  return Math.floor(milliseconds / MINUTE);
}

/** The middle one of several, the mean of the two in the middle where their number is even; null of none. */
export function medianOf(minutes: readonly number[]): number | null {
  if (minutes.length === 0) return null;
  const sorted = minutes.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return Math.round(((low ?? 0) + (high ?? 0)) / 2);
}
