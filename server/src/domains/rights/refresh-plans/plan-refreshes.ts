import * as contract from '@qinghe/contract/rights/refresh-plans.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import type { Member } from '../../../http/context.ts';
import { read } from '../../../http/read.ts';
import { write } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { requireRight } from '../../../sharing.ts';
import { lockJobsToRefresh, type RefreshableJob, readJobsToRefresh } from '../../jobs/index.ts';
import { readCoins } from '../../wallet/index.ts';
import { countUnits } from '../grants/use-units.ts';
import { readPrice } from '../refresh/refresh-queries.ts';
import { findPlan, insertPlan, lockRunningPlan, readPlans, updatePlan } from './plan-queries.ts';
import { type Schedule, timesAfter } from './plan-times.ts';
import { countTimes } from './require-schedule.ts';

/** What a plan takes at most. @throws AppError 400 for days or times that cannot be, 40401, 40902 where the job is not online */
export const refreshPlanCost = read(
  contract.refreshPlanCost,
  async ({ db, member, now }, { job_uuid, ...schedule }) => {
    const [job] = await readJobsToRefresh(db, member.companyUuid, [job_uuid]);
    requirePlannable(member, job);
    return quote({ db, member, now }, schedule);
  },
);

/**
 * Refreshes a job at set times, in place of the plan that it replaces.
 * @throws AppError 400 for days or times that cannot be, 40401, 40902 where the job is not online or another plan runs, 40931
 * with the quote where it is another one than expected, 40934 for coins of a sub-account
 */
export const planRefreshes = write(
  contract.planRefreshes,
  { audit: 'job.refresh_planned' },
  async ({ db, member, now, note, publish }, { job_uuid, replaces, expect, ...schedule }) => {
    const { companyUuid, accountUuid } = member;
    const [found] = await lockJobsToRefresh(db, companyUuid, [job_uuid]);
    const job = requirePlannable(member, found);
    const running = await lockRunningPlan(db, companyUuid, job_uuid);
    if ((running?.uuid ?? null) !== replaces)
      throw new AppError(40902, { reason: replaces === null ? 'plan.running' : 'plan.over' });
    if (expect.coins > 0 && member.type !== 'master') throw new AppError(40934, { reason: 'plan.ownerPays' });
    const taken = await quote({ db, member, now }, schedule);
    const isAsSeen = expect.refreshes === taken.refreshes && expect.price === taken.price;
    if (!isAsSeen || expect.coins > taken.coins) throw new AppError(40931, { data: taken });
    const next_at = requireFound(timesAfter(schedule, now)[0]);
    if (running) await updatePlan(db, running, { next_at: null, ended: 'changed', ended_at: now });
    const uuid = uuidv7();
    await insertPlan(db, {
      ...{ company_uuid: companyUuid, uuid, job_uuid, actor_uuid: accountUuid, created_at: now, next_at },
      ...{ first_day: schedule.from, last_day: schedule.to, times: schedule.times.toSorted() },
      ...{ price: taken.price, coins_most: expect.coins },
    });
    note({ objectUuid: job_uuid });
    await publish({ type: 'job.changed', uuid: job_uuid, kind: job.kind }, [job.owner_uuid]);
    return { uuid, next_at: next_at.toISOString() };
  },
);

/** Ends a plan. @throws AppError 40401, 40902 where it is over, or the job is only shared with the caller */
export const endRefreshPlan = write(
  contract.endRefreshPlan,
  { audit: 'job.refresh_plan_ended' },
  async ({ db, member, now, note, publish }, { uuid }) => {
    const { job_uuid } = requireFound(await findPlan(db, member.companyUuid, uuid));
    const [found] = await lockJobsToRefresh(db, member.companyUuid, [job_uuid]);
    const job = requireRight(member, found, 'own');
    const running = await lockRunningPlan(db, member.companyUuid, job_uuid);
    if (running?.uuid !== uuid) throw new AppError(40902, { reason: 'plan.over' });
    await updatePlan(db, running, { next_at: null, ended: 'ended', ended_at: now });
    note({ objectUuid: job_uuid });
    await publish({ type: 'job.changed', uuid: job_uuid, kind: job.kind }, [job.owner_uuid]);
    return { uuid };
  },
);

/** Plans and what came of them. */
export const listRefreshPlans = read(contract.listRefreshPlans, async ({ db, scope }, { job_uuid, ...page }) => {
  const { items, next_cursor } = await readPlans(db, scope, job_uuid, page);
  return {
    items: items.map(({ job_uuid: uuid, title, ...plan }) => ({ ...plan, job: { uuid, title } })),
    next_cursor,
  };
});

function requirePlannable(member: Member, job: RefreshableJob | undefined): RefreshableJob {
  const own = requireRight(member, job, 'own');
  if (own.state !== 'online') throw new AppError(40902, { reason: 'plan.offline' });
  return own;
}

async function quote(
  { db, member, now }: { db: Reader; member: Member; now: Date },
  schedule: Schedule,
): Promise<contract.PlanQuote> {
  const refreshes = countTimes(schedule, now);
  const units_left = await countUnits(db, member, 'refresh', now);
  const price = await readPrice(db, 'refresh', now);
  const isMaster = member.type === 'master';
  const coins = isMaster ? Math.max(refreshes - units_left, 0) * price : 0;
  return { refreshes, units_left, price, coins, balance: isMaster ? await readCoins(db, member.companyUuid) : null };
}
