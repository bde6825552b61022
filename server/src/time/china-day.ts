const DAY = 86_400_000;
/** China has had no summer time since 1991. */
const CHINA = '+08:00';
const OFFSET_MS = 8 * 3_600_000;

/** The calendar day in China, YYYY-MM-DD; deadlines are days of that calendar. */
export const chinaDay = (now: Date): string =>
  new Date(now.getTime() + OFFSET_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The day `days` after a day, YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The same day of the next year; of the 29th of February the day before. */
export const yearAfter = (day: string): string =>
  `${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('-02-29', '-02-28')}`;

/** The instant at which the clocks of China show a minute, `YYYY-MM-DDTHH:mm`. */
export const instantOfMinute = (minute: string): Date => new Date(`${minute}:00${CHINA}`);

/** An instant as the clocks of China show it, `YYYY-MM-DDTHH:mm`. */
export const minuteOfInstant = (instant: string): string =>
  new Date(Date.parse(instant) + OFFSET_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);

/** From a day to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
}
