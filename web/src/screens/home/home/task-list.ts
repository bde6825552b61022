import { type JobKind, jobKinds, REPLY_PROMISE_DAYS } from '@qinghe/contract/resumes/stages.ts';
import type { Overview } from '../../../domains/home/api/business-overview.ts';
import type { Today } from '../../../domains/home/api/today.ts';
import { today as chinaDay, daysBetween } from '../../../lib/time/calendar-day.ts';

/** Most lines of what is to do. */
export const MAX_TASKS = 7;

/** Where applications of a kind are handled. */
export const deskOf: Readonly<Record<JobKind, string>> = { internship: '/resume', campus: '/resume/school' };

const jobsOf: Readonly<Record<JobKind, string>> = {
  internship: '/job-management/internship',
  campus: '/job-management/campus-recruitment/campus-recruitment-job',
};

/** Of the days until an end, 0 is today. */
export type Task =
  /** `jobs` names those with most of them; one alone where only it is opened. */
  | { kind: 'due'; of: JobKind; count: number; jobs: { titles: string[]; all: number }; isOneJob: boolean; to: string }
  | { kind: 'answered'; of: JobKind; count: number; to: string }
  | { kind: 'expiring'; of: JobKind; count: number; title: string; days: number; applications: number; to: string }
  | { kind: 'rights'; count: number; until: string; days: number; to: string }
  | { kind: 'licence'; days: number; to: string };

interface Facts {
  overview: Overview;
  today: Today;
  /** Days until the licence ends, where it does soon and the person is the one to see to it. */
  licenceDays: number | null;
}

/** What is to do: promises due, talents who answered, jobs that end, rights that end, papers. */
export function tasksOf({ overview, today, licenceDays }: Facts, now: Date): Task[] {
  const { ending, next_end: until } = today.rights;
  const until_days = until === null ? 0 : daysTo(chinaDay(new Date(until)), now);
  const rights = '/recruitment-props/my-rights';
  return [
    ...jobKinds.flatMap((kind) => dueOf(kind, overview, today)),
    ...jobKinds.flatMap((kind) => answeredOf(kind, today.answered[kind])),
    ...jobKinds.flatMap((kind) => expiringOf(kind, overview, now)),
    ...(until === null ? [] : [{ kind: 'rights' as const, count: ending, until, days: until_days, to: rights }]),
    ...(licenceDays === null ? [] : [{ kind: 'licence' as const, days: licenceDays, to: '/fill-info/lisence' }]),
  ];
}

/** One line for a kind where its list is all the caller's to answer, else one for each job that is. */
function dueOf(kind: JobKind, { waiting }: Overview, today: Today): Task[] {
  const { count, all } = today.due[kind];
  const jobs = waiting.filter((job) => job.kind === kind).sort((a, b) => b.count - a.count);
  if (count === 0 || jobs.length === 0) return [];
  const to = `${deskOf[kind]}/new?waiting_days=${REPLY_PROMISE_DAYS - 1}&sort=longest`;
  if (all && jobs.length > 1) {
    const titles = jobs.slice(0, 2).map(({ title }) => title);
    return [{ kind: 'due', of: kind, count, jobs: { titles, all: jobs.length }, isOneJob: false, to }];
  }
  return jobs.map((job) => ({
    kind: 'due',
    of: kind,
    count: job.count,
    jobs: { titles: [job.title], all: 1 },
    isOneJob: true,
    to: `${to}&job_uuid=${job.job_uuid}`,
  }));
}

const answeredOf = (kind: JobKind, count: number): Task[] =>
  count === 0 ? [] : [{ kind: 'answered', of: kind, count, to: `${deskOf[kind]}/new?source=invitation` }];

function expiringOf(kind: JobKind, { jobs, expiring_jobs }: Overview, now: Date): Task[] {
  const [first] = expiring_jobs.filter((job) => job.kind === kind).sort((a, b) => a.deadline.localeCompare(b.deadline));
  if (!first) return [];
  const { title, applications } = first;
  const days = daysTo(first.deadline, now);
  const to = `${jobsOf[kind]}?filter=expiring`;
  return [{ kind: 'expiring', of: kind, count: jobs[kind].expiring, title, days, applications, to }];
}

const daysTo = (day: string, now: Date): number => Math.max(0, daysBetween(chinaDay(now), day));
