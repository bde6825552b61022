import { EXPIRING_DAYS, type JobAbilities, type JobState } from '@qinghe/contract/jobs/job.ts';

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

/** What may be done with a job in its state; the screen shows these and no others. */
export function jobAbilities(
  job: { state: JobState; deadline: string | null; published_at: string | null },
  now: Date,
): JobAbilities {
  // The text of an online job is what candidates rely on; it is taken offline before it is changed.
  const editable = job.state !== 'online' && job.state !== 'reviewing';
  return {
    edit: editable,
    publish: editable,
    take_offline: job.state === 'online',
    put_online: job.state === 'offline' && !isPastDeadline(job.deadline, now),
    remove: job.state === 'draft' && job.published_at === null,
  };
}
