import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import * as contract from '@qinghe/contract/home/endpoints.ts';
import { EXPIRING_DAYS, jobStates } from '@qinghe/contract/jobs/job.ts';
import { type JobKind, jobKinds, REPLY_PROMISE_DAYS, stages } from '@qinghe/contract/resumes/stages.ts';
import type { Reader } from '../../db/database.ts';
import type { Scope } from '../../http/context.ts';
import { read } from '../../http/read.ts';
import { chinaDay, dayAfter } from '../../time/china-day.ts';
import { countJobs, readJobs } from '../jobs/index.ts';
import { countByDay, countByKindAndStage, countWaiting, readReplyFigures, usualReplyHours } from '../resumes/index.ts';

type Overview = OutputOf<typeof contract.businessOverview>;

const DAY = 86_400_000;
const TREND_DAYS = 30;

/** Figures of the home page, for what the caller may see: a sub-account gets those of its own jobs. */
export const getOverview = read(contract.businessOverview, async ({ db, services, scope, now }) => {
  const today = chinaDay(now);
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  const [stageCounts, days, waiting, reply, usual, internship, campus, expiring] = await Promise.all([
    countByKindAndStage(db, scope),
    countByDay(db, scope, dayAfter(today, 1 - TREND_DAYS)),
    countWaiting(db, scope, before(REPLY_PROMISE_DAYS - 1)),
    readReplyFigures(db, scope, before(7), before(90)),
    usualReplyHours(services, scope.companyUuid),
    jobFigures(db, scope, 'internship', today),
    jobFigures(db, scope, 'campus', today),
    Promise.all(jobKinds.map((kind) => expiringJobs(db, scope, kind, today))),
  ]);
  const trend = trendOf(days, today, TREND_DAYS);
  const newest = trend.at(-1);
  const ofStages = (kind: JobKind) =>
    Object.fromEntries(
      stages.map((stage) => [
        stage,
        stageCounts.find((row) => row.kind === kind && row.stage === stage)?.applications ?? 0,
      ]),
    ) as Overview['applications']['internship'];
  return {
    jobs: { internship, campus },
    applications: { internship: ofStages('internship'), campus: ofStages('campus') },
    new_today: (newest?.internship ?? 0) + (newest?.campus ?? 0),
    reply_rate: reply.rate,
    reply_cases: reply.cases,
    median_reply_hours: reply.median,
    usual_reply_hours: usual,
    waiting,
    expiring_jobs: expiring.flat(),
    trend,
  };
});

/** Applications a day up to today, with the days on which nobody applied. */
export function trendOf(
  rows: readonly { day: string; kind: string; applications: number }[],
  today: string,
  days: number,
): Overview['trend'] {
  const counts = new Map(rows.map(({ day, kind, applications }) => [`${day} ${kind}`, applications]));
  return Array.from({ length: days }, (_, index) => {
    const day = dayAfter(today, index + 1 - days);
    const of = (kind: JobKind) => counts.get(`${day} ${kind}`) ?? 0;
    return { day, internship: of('internship'), campus: of('campus') };
  });
}

async function jobFigures(db: Reader, scope: Scope, kind: JobKind, today: string) {
  const rows = await countJobs(db, scope, { kind, expiringTo: dayAfter(today, EXPIRING_DAYS) });
  const online = rows.find((row) => row.state === 'online');
  return {
    online: online?.jobs ?? 0,
    expiring: online?.expiring ?? 0,
    all: jobStates.reduce((sum, state) => sum + (rows.find((row) => row.state === state)?.jobs ?? 0), 0),
  };
}

async function expiringJobs(db: Reader, scope: Scope, kind: JobKind, today: string) {
  const filter = { kind, states: ['online'] as const, deadlineTo: dayAfter(today, EXPIRING_DAYS), words: undefined };
  const { items } = await readJobs(db, scope, filter, { limit: 10, order: 'section' });
  return items
    .map((row) => ({
      job_uuid: row.uuid,
      kind,
      title: row.title,
      deadline: row.deadline ?? '',
      applications: row.applications ?? 0,
    }))
    .sort((a, b) => a.deadline.localeCompare(b.deadline));
}
