import { CERTIFIED } from '@qinghe/contract/company/endpoints.ts';
import { EXPIRING_DAYS, EXTENSION_MAX_DAYS, type JobState } from '@qinghe/contract/jobs/job.ts';
import { chinaDay, dayAfter } from '../../time/china-day.ts';

/** Online and within 15 days of its deadline (product document, section 9). */
export const isExpiring = (job: { state: JobState; deadline: string | null }, now: Date): boolean =>
  job.state === 'online' && job.deadline !== null && job.deadline <= dayAfter(chinaDay(now), EXPIRING_DAYS);

/** A deadline counts to the end of its day. */
export const isPastDeadline = (deadline: string | null, now: Date): boolean =>
  deadline !== null && deadline < chinaDay(now);

/** The last day that a deadline may be: nobody knows what a job is a year from now. */
export const lastDeadline = (now: Date): string => dayAfter(chinaDay(now), EXTENSION_MAX_DAYS);

/** Why a deadline cannot be extended to a day, as a key of texts/reasons; undefined where it can. */
export function extensionProblem(deadline: string | null, to: string, now: Date): string | undefined {
  if (isPastDeadline(to, now)) return 'job.deadlinePast';
  if (deadline !== null && to <= deadline) return 'job.deadlineNotLater';
  return to > lastDeadline(now) ? 'job.deadlineTooFar' : undefined;
}

/** Whether a company's papers let its jobs go online, else they wait in review; a frozen one has none. */
export const mayPublish = (company: { check_status: string; frozen_at: string | null }): boolean =>
  company.frozen_at === null && (CERTIFIED as readonly string[]).includes(company.check_status);
