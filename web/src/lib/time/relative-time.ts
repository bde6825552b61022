import { dateFormat, numberFormat, relativeFormat } from '../browser/intl.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Companies work in one calendar, also where the reader's clock is set to another. */
const ZONE = 'Asia/Shanghai';

/** `刚刚`, `2分钟前`, `3小时前`, `昨天`, `4天前`, then the day itself; `justNow` is the caller's word. */
export function relativeTime(instant: Date, now: Date, locale: string, justNow: string): string {
  const passed = now.getTime() - instant.getTime();
  if (passed < MINUTE) return justNow;
  const words = relativeFormat(locale, { numeric: 'auto', style: 'short' });
  const days = dayNumber(now) - dayNumber(instant);
  if (passed < HOUR) return words.format(-Math.floor(passed / MINUTE), 'minute');
  if (days === 0) return words.format(-Math.floor(passed / HOUR), 'hour');
  if (days < 7) return words.format(-days, 'day');
  return day(instant, locale, yearOf(instant) !== yearOf(now));
}

/** `3天`: how long something has lasted, a day at least. */
export const elapsed = (since: string, locale: string): string =>
  numberFormat(locale, { style: 'unit', unit: 'day' }).format(
    Math.max(1, Math.floor((Date.now() - Date.parse(since)) / (24 * HOUR))),
  );

/** `1天 3小时`, `40分钟`: how long something has lasted by now, in its two largest units. */
export function lasted(since: Date, now: Date, locale: string): string {
  const passed = Math.max(0, now.getTime() - since.getTime());
  const [days, hours] = [Math.floor(passed / (24 * HOUR)), Math.floor(passed / HOUR) % 24];
  const say = (amount: number, unit: string) => numberFormat(locale, { style: 'unit', unit }).format(amount);
  if (days === 0 && hours === 0) return say(Math.max(1, Math.floor(passed / MINUTE)), 'minute');
  return [days > 0 && say(days, 'day'), hours > 0 && say(hours, 'hour')].filter(Boolean).join(' ');
}

/** `11月21日`, with the year where it is another one or asked for. */
export function day(date: Date, locale: string, withYear = false): string {
  return dateFormat(locale, {
    timeZone: ZONE,
    month: locale === 'en' ? 'short' : 'long',
    day: 'numeric',
    ...(withYear ? { year: 'numeric' } : {}),
  }).format(date);
}

/** Day and time in full, for a title. */
export const fullTime = (date: Date, locale: string): string =>
  dateFormat(locale, { timeZone: ZONE, dateStyle: 'medium', timeStyle: 'short' }).format(date);

const yearOf = (date: Date) => localDate(date).slice(0, 4);
const dayNumber = (date: Date) => Math.round(Date.parse(`${localDate(date)}T00:00:00Z`) / (24 * HOUR));
const localDate = (date: Date) => dateFormat('en-CA', { timeZone: ZONE }).format(date);

/** A day such as 2026-11-26, whole. */
export const fullDay = (date: string, locale: string): string => day(new Date(`${date}T00:00:00`), locale, true);

/** The last day of what ends with a day in China, by the instant at which the next one begins. */
export const lastDay = (end: string, locale: string): string => day(new Date(Date.parse(end) - 1), locale);
