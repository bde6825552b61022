import * as contract from '@qinghe/contract/home/room.ts';
import { jobKinds } from '@qinghe/contract/resumes/stages.ts';
import { read } from '../../http/read.ts';
import { chinaDay, dayAfter } from '../../time/china-day.ts';
import { daysLeft } from '../account/index.ts';
import { readRetention } from '../candidates/index.ts';
import { readStanding } from '../company/index.ts';
import { countJobs } from '../jobs/index.ts';
import { readConnections } from '../platform/index.ts';
import { countByKindAndStage } from '../resumes/index.ts';
import { countUnits } from '../rights/index.ts';
import { readCoins } from '../wallet/index.ts';

/** Days of the log that are counted, today among them. */
const LOG_DAYS = 7;

/** How the entries of the company's room stand. Each number is that of the page behind it. */
export const getRoom = read(contract.companyRoom, async ({ db, member, scope, now }) => {
  const today = chinaDay(now);
  const [standing, connections, applications, { months, ending }, coins, refreshes, ...jobs] = await Promise.all([
    readStanding(db, scope.companyUuid, { now, since: dayAfter(today, 1 - LOG_DAYS) }),
    readConnections(db, scope.companyUuid),
    countByKindAndStage(db, scope),
    readRetention(db, scope.companyUuid, now),
    readCoins(db, scope.companyUuid),
    countUnits(db, member, 'refresh', now),
    ...jobKinds.map((kind) => countJobs(db, scope, { kind, expiringTo: today })),
  ]);
  const { members, invited, requests, limits, papers, audit } = standing;
  const { failing_since, ...platform } = connections;
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  return {
    waiting: waitingOf(standing, { failing: platform.failing, since: failing_since }, today),
    overview: {
      online_jobs: sum(jobs.flat().map(({ state, jobs: count }) => (state === 'online' ? count : 0))),
      new_applications: sum(applications.map(({ stage, applications: count }) => (stage === 'new' ? count : 0))),
    },
    members: { ...members, invited, requests: requests.length },
    limits,
    information: { check_status: papers.check_status, licence_until: papers.licence_until },
    platform,
    audit,
    wallet: { coins, refreshes },
    retention: { months, ending },
  };
});

type Standing = Awaited<ReturnType<typeof readStanding>>;

function waitingOf(
  { requests, papers }: Pick<Standing, 'requests' | 'papers'>,
  { failing, since }: { failing: number; since: string | null },
  today: string,
): contract.Waiting[] {
  const { check_status: status, review_since, licence_until: until } = papers;
  const [first] = requests;
  const days = daysLeft(until, today);
  return [
    ...(first
      ? [
          {
            kind: 'join_requests' as const,
            count: requests.length,
            name: first.name,
            way: first.way,
            at: first.created_at,
          },
        ]
      : []),
    ...(until !== null && days !== null ? [{ kind: 'licence' as const, until, days: Math.max(0, days) }] : []),
    ...(since !== null ? [{ kind: 'webhooks' as const, count: failing, since }] : []),
    ...(status !== 'pass' ? [{ kind: 'papers' as const, status, since: review_since }] : []),
  ];
}
