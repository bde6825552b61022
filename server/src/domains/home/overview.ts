import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type * as contract from '@qinghe/contract/home/endpoints.ts';
import { EXPIRING_DAYS, jobStates } from '@qinghe/contract/jobs/job.ts';
import { type JobKind, jobKinds, REPLY_PROMISE_DAYS, stages } from '@qinghe/contract/resumes/stages.ts';
import { type Member, type RequestContext, requireMember } from '../../http/context.ts';
import { chinaDay, countJobs, dayAfter, readJobs } from '../jobs/index.ts';
import { countByDay, countByKindAndStage, countWaiting, readReplyFigures } from '../resumes/index.ts';

type Overview = OutputOf<typeof contract.businessOverview>;

const DAY = 86_400_000;
const TREND_DAYS = 30;

/** Figures of the home page, for what the caller may see: a child account gets those of its own jobs. */
export async function getOverview(context: RequestContext): Promise<Overview> {
  const member = requireMember(context);
  const { db } = context.services;
  const scope = { companyUuid: member.companyUuid, ownerUuid: ownerOf(member) };
  const today = chinaDay(context.now);
  const before = (days: number) => new Date(context.now.getTime() - days * DAY);
  const [stageCounts, days, waiting, reply, internship, campus, expiring] = await Promise.all([
    countByKindAndStage(db, scope),
    countByDay(db, scope, dayAfter(today, 1 - TREND_DAYS)),
    countWaiting(db, scope, before(REPLY_PROMISE_DAYS - 1)),
    readReplyFigures(db, scope, before(7), before(90)),
    jobFigures(context, member, 'internship'),
    jobFigures(context, member, 'campus'),
    Promise.all(jobKinds.map((kind) => expiringJobs(context, member, kind))),
  ]);
  const ofDay = (day: string, kind: JobKind) =>
    days.find((row) => row.day === day && row.kind === kind)?.applications ?? 0;
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
    new_today: ofDay(today, 'internship') + ofDay(today, 'campus'),
    reply_rate: reply.rate,
    median_reply_hours: reply.median,
    waiting,
    expiring_jobs: expiring.flat(),
    trend: Array.from({ length: TREND_DAYS }, (_, index) => {
      const day = dayAfter(today, index + 1 - TREND_DAYS);
      return { day, internship: ofDay(day, 'internship'), campus: ofDay(day, 'campus') };
    }),
  };
}

const ownerOf = (member: Member): string | undefined => (member.type === 'master' ? undefined : member.accountUuid);

async function jobFigures({ services, now }: RequestContext, member: Member, kind: JobKind) {
  const rows = await countJobs(
    services.db,
    member.companyUuid,
    kind,
    ownerOf(member),
    dayAfter(chinaDay(now), EXPIRING_DAYS),
  );
  const online = rows.find((row) => row.state === 'online');
  return {
    online: online?.jobs ?? 0,
    expiring: online?.expiring ?? 0,
    all: jobStates.reduce((sum, state) => sum + (rows.find((row) => row.state === state)?.jobs ?? 0), 0),
  };
}

async function expiringJobs(
  { services, now }: RequestContext,
  member: Member,
  kind: JobKind,
): Promise<Overview['expiring_jobs']> {
  const filter = {
    kind,
    ownerUuid: ownerOf(member),
    states: ['online'] as const,
    deadlineTo: dayAfter(chinaDay(now), EXPIRING_DAYS),
    words: undefined,
  };
  const rows = await readJobs(services.db, member.companyUuid, filter, undefined, 10);
  return rows
    .map((row) => ({
      job_uuid: row.uuid,
      kind,
      title: row.title,
      deadline: row.deadline ?? '',
      applications: row.applications ?? 0,
    }))
    .sort((a, b) => a.deadline.localeCompare(b.deadline));
}
