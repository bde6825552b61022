import * as contract from '@qinghe/contract/rights/plans-of-many.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import type { Member } from '../../../http/context.ts';
import { read } from '../../../http/read.ts';
import { write } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { rightOf } from '../../../sharing.ts';
import { lockJobsToRefresh, type RefreshableJob, readJobsToRefresh } from '../../jobs/index.ts';
import { readCoins } from '../../wallet/index.ts';
import { countUnits } from '../grants/use-units.ts';
import { readPrice } from '../refresh/refresh-queries.ts';
import { insertPlans, readPlannedJobs } from './plan-queries.ts';
import { type Schedule, timesAfter } from './plan-times.ts';
import { countTimes } from './require-schedule.ts';

/** What plans for several jobs take at most. @throws AppError 400 for days or times that cannot be, 40401 where no job is the caller's to see */
export const planManyCost = read(contract.planManyCost, async ({ db, member, now }, { job_uuids, ...schedule }) =>
  quote({ db, member, now }, await readJobsToRefresh(db, member.companyUuid, job_uuids), schedule),
);

/**
 * Plans the same times for several jobs, each by a plan of its own; those that cannot be planned are named. A plan that runs stays as it
 * is.
 * @throws AppError 400 for days or times that cannot be, 40401, 40902 where none can be planned, 40931 with the quote where it is another
 * one than expected, 40934 for coins of a sub-account
 */
export const planMany = write(
  contract.planMany,
  { audit: 'job.refresh_planned' },
  async ({ db, member, now, note, publish }, { job_uuids, expect, ...schedule }) => {
    const { companyUuid: company_uuid, accountUuid: actor_uuid } = member;
    const jobs = await lockJobsToRefresh(db, company_uuid, job_uuids);
    const taken = await quote({ db, member, now }, jobs, schedule);
    const planned = jobs.filter(({ uuid }) => taken.jobs.some((one) => one.uuid === uuid && one.left_out === null));
    if (planned.length === 0) throw new AppError(40902, { reason: 'plan.nothing', data: taken });
    if (expect.coins > 0 && member.type !== 'master') throw new AppError(40934, { reason: 'plan.ownerPays' });
    const isAsSeen = expect.refreshes === taken.refreshes && expect.price === taken.price;
    if (!isAsSeen || (expect.coins > 0 && expect.coins !== taken.coins)) throw new AppError(40931, { data: taken });
    const next_at = requireFound(timesAfter(schedule, now)[0]);
    await insertPlans(
      db,
      planned.map(({ uuid: job_uuid }) => ({
        ...{ company_uuid, uuid: uuidv7(), job_uuid, actor_uuid, created_at: now, next_at, price: taken.price },
        ...{ first_day: schedule.from, last_day: schedule.to, times: schedule.times.toSorted() },
        coins_most: expect.coins / planned.length,
      })),
    );
    note(...planned.map(({ uuid }) => ({ objectUuid: uuid })));
    for (const { uuid, kind, owner_uuid } of planned) await publish({ type: 'job.changed', uuid, kind }, [owner_uuid]);
    return { planned: planned.length, jobs: taken.jobs };
  },
);

async function quote(
  { db, member, now }: { db: Reader; member: Member; now: Date },
  jobs: readonly RefreshableJob[],
  schedule: Schedule,
): Promise<contract.QuoteOfMany> {
  const each = countTimes(schedule, now);
  const running = await readPlannedJobs(db, member.companyUuid, jobs);
  const seen = jobs.flatMap((job): contract.PlannedJob[] => {
    const right = rightOf(member, job);
    const { uuid, title } = job;
    return right === null ? [] : [{ uuid, title, left_out: right === 'own' ? problemOf(job, running) : 'shared' }];
  });
  if (seen.length === 0) throw new AppError(40401);
  const refreshes = each * seen.filter(({ left_out }) => left_out === null).length;
  const units_left = await countUnits(db, member, 'refresh', now);
  const price = await readPrice(db, 'refresh', now);
  const isMaster = member.type === 'master';
  const coins = isMaster && refreshes > units_left ? refreshes * price : 0;
  const balance = isMaster ? await readCoins(db, member.companyUuid) : null;
  return { refreshes, units_left, price, coins, balance, jobs: seen };
}

function problemOf({ uuid, state }: RefreshableJob, running: ReadonlySet<string>): contract.PlannedJob['left_out'] {
  if (state !== 'online') return 'offline';
  return running.has(uuid) ? 'running' : null;
}
