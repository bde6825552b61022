import { EXPIRING_DAYS, type JobState } from '@qinghe/contract/jobs/job.ts';

const DAY = 86_400_000;

/** The calendar day in China, YYYY-MM-DD; deadlines are days of that calendar. */
export const chinaDay = (now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(now);

/** The day `days` after a day, YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Online and within 15 days of its deadline (product document, section 9). */
export const isExpiring = (job: { state: JobState; deadline: string | null }, now: Date): boolean =>
  job.state === 'online' && job.deadline !== null && job.deadline <= dayAfter(chinaDay(now), EXPIRING_DAYS);

/** A deadline counts to the end of its day. */
export const isPastDeadline = (deadline: string | null, now: Date): boolean =>
  deadline !== null && deadline < chinaDay(now);
