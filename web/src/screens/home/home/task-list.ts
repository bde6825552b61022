import { REPLY_PROMISE_DAYS } from '@qinghe/contract/resumes/stages.ts';
import type { Overview } from '../../../domains/home/api/business-overview.ts';

export type Task =
  | { kind: 'waiting'; key: string; title: string; count: number; to: string }
  | {
      kind: 'expiring';
      key: string;
      title: string;
      /** Calendar days until the deadline; 0 is today. */
      days: number;
      applications: number;
      to: string;
      /** Whether the link leads to the job or, where jobs of its kind have no screen yet, to its applications. */
      leadsTo: 'job' | 'applications';
    };

/** What presses, most pressing first: replies due, then jobs by the day they end. */
export function tasksOf({ waiting, expiring_jobs }: Overview, now: Date): Task[] {
  const replies = [...waiting]
    .sort((a, b) => b.count - a.count)
    .map(
      (job): Task => ({
        kind: 'waiting',
        key: `waiting ${job.job_uuid}`,
        title: job.title,
        count: job.count,
        to: `${newApplications[job.kind]}?job_uuid=${job.job_uuid}&waiting_days=${REPLY_PROMISE_DAYS - 1}&sort=longest`,
      }),
    );
  const endings = [...expiring_jobs]
    .sort((a, b) => a.deadline.localeCompare(b.deadline))
    .map(
      (job): Task => ({
        kind: 'expiring',
        key: `expiring ${job.job_uuid}`,
        title: job.title,
        days: daysUntil(job.deadline, now),
        applications: job.applications,
        to:
          job.kind === 'internship'
            ? '/job-management/internship?filter=expiring'
            : `${newApplications.campus}?job_uuid=${job.job_uuid}`,
        leadsTo: job.kind === 'internship' ? 'job' : 'applications',
      }),
    );
  return [...replies, ...endings];
}

const newApplications = { internship: '/resume/new', campus: '/resume/school/new' };

/** Days from today, in the company's calendar, to a day of it. */
function daysUntil(deadline: string, now: Date): number {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(now);
  return Math.max(0, Math.round((Date.parse(deadline) - Date.parse(today)) / 86_400_000));
}
