import { dateFormat } from '../browser/intl.ts';

/** The calendar day in China, YYYY-MM-DD: deadlines are days of that calendar. */
export const today = (now = new Date()): string => dateFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(now);

/** The day `days` after a day, YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Days from one day to another; less than nothing for one before it. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** Days from today in China to a day; less than nothing for one that has passed. */
export const daysUntil = (day: string): number => daysBetween(today(), day);
