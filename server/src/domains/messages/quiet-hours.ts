import { chinaDay, dayAfter, instantOfMinute, minuteOfInstant } from '../../time/china-day.ts';

/** `HH:mm` by the clocks of China, the end after the beginning or on the next day. */
interface Quiet {
  begins: string;
  ends: string;
}

/** Candidates are left alone from an hour earlier on than accounts that have chosen nothing. */
export const QUIET_OF_CANDIDATES: Quiet = { begins: '21:00', ends: '08:00' };

/** When what can wait is sent: at once by day, at the end of the quiet hours where it is in them. */
export function afterQuietHours(now: Date, { begins, ends }: Quiet): Date {
  const time = minuteOfInstant(now.toISOString()).slice('YYYY-MM-DDT'.length);
  const isOverNight = begins > ends;
  const isQuiet = isOverNight ? time >= begins || time < ends : time >= begins && time < ends;
  if (!isQuiet) return now;
  const today = chinaDay(now);
  return instantOfMinute(`${isOverNight && time >= begins ? dayAfter(today, 1) : today}T${ends}`);
}
