import { chinaDay, dayAfter, instantOfMinute, minuteOfInstant } from '../../time/china-day.ts';

const BEGIN = '22:00';
/** Candidates are left alone from an hour earlier on. */
export const CANDIDATES_QUIET_FROM = '21:00';
const END = '08:00';

/**
 * When a mail that can wait is sent: at once by day, at eight in the morning where it is night in China.
 * @param begins by the clocks of China
 */
export function afterQuietHours(now: Date, begins = BEGIN): Date {
  const time = minuteOfInstant(now.toISOString()).slice('YYYY-MM-DDT'.length);
  if (time >= END && time < begins) return now;
  const today = chinaDay(now);
  return instantOfMinute(`${time < END ? today : dayAfter(today, 1)}T${END}`);
}
