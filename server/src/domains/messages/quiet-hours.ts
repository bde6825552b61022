import { chinaDay, dayAfter, instantOfMinute, minuteOfInstant } from '../../time/china-day.ts';

const BEGIN = '22:00';
const END = '08:00';

/** When a mail that can wait is sent: at once by day, at eight in the morning where it is night in China. */
export function afterQuietHours(now: Date): Date {
  const time = minuteOfInstant(now.toISOString()).slice('YYYY-MM-DDT'.length);
  if (time >= END && time < BEGIN) return now;
  const today = chinaDay(now);
  return instantOfMinute(`${time < END ? today : dayAfter(today, 1)}T${END}`);
}
