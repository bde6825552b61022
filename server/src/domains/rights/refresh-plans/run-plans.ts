import type { MessageKind } from '@qinghe/contract/messages/kinds.ts';
import { FREE_REFRESHES } from '@qinghe/contract/rights/refresh.ts';
import { MAX_PLAN_DELAY, type PlanEnd } from '@qinghe/contract/rights/refresh-plans.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { writeAudit } from '../../../db/audit.ts';
import type { Trx } from '../../../db/database.ts';
import { moneyTransaction } from '../../../money-turn.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import type { Services } from '../../../services.ts';
import { defineTask } from '../../../tasks/task.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { isOfShownCompany, lockJobsToRefresh, markRefreshed, type RefreshableJob } from '../../jobs/index.ts';
import { tell } from '../../messages/index.ts';
import { openLedger, partsOf, spent, used } from '../../wallet/index.ts';
import { readUsablePlaces } from '../grants/use-units.ts';
import { countFree, insertRefreshes, readPrice, takeFree } from '../refresh/refresh-queries.ts';
import { refreshProblem } from '../rules.ts';
import {
  type DuePlan,
  lockRunningPlan,
  mayStillRefresh,
  type PlanRow,
  readDuePlans,
  updatePlan,
} from './plan-queries.ts';
import { timesAfter, timesOf } from './plan-times.ts';

const PAGE = 200;
const MINUTE = 60_000;

/** Why a plan stops before its end, and what its people are told then. */
const stopped = {
  used_up: 'refreshPlanUsedUp',
  price: 'refreshPlanPrice',
  offline: 'refreshPlanOffline',
  member: 'refreshPlanMember',
} as const satisfies Partial<Record<PlanEnd, MessageKind>>;
type Stop = keyof typeof stopped;

interface Due {
  db: Trx;
  services: Pick<Services, 'tasks'>;
  now: Date;
  plan: PlanRow;
  job: RefreshableJob;
}

/**
 * Refreshes the jobs whose time has come. A time that nothing ran at is left out, never made up for: of several that have passed
 * the last one comes, if it is no older than half an hour. Run twice, or by two at once, each time comes once.
 */
export const runRefreshPlans = defineTask({
  name: 'rights.run-refresh-plans',
  payload: z.object({}),
  cron: '* * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  async run(services) {
    const now = services.clock();
    const failures: unknown[] = [];
    // One that fails holds up no other.
    for (let cursor: string | undefined, isLast = false; !isLast; ) {
      const due = await readDuePlans(services.db, now, { cursor, limit: PAGE });
      for (const plan of due.items)
        await moneyTransaction(services.db, plan.company_uuid, (db) => runDue({ db, services, now }, plan)).catch(
          (error) => failures.push(error),
        );
      cursor = due.next_cursor ?? undefined;
      isLast = cursor === undefined;
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} plans of refreshes failed`);
  },
});

async function runDue({ db, services, now }: Pick<Due, 'db' | 'services' | 'now'>, asked: DuePlan): Promise<void> {
  const [job] = await lockJobsToRefresh(db, asked.company_uuid, [asked.job_uuid]);
  const plan = await lockRunningPlan(db, asked.company_uuid, asked.job_uuid);
  const isDue = plan?.uuid === asked.uuid && Date.parse(plan.next_at ?? '') <= now.getTime();
  if (job && isDue) await comeOnce({ db, services, now, plan, job });
}

async function comeOnce(due: Due): Promise<void> {
  const { db, now, plan, job } = due;
  const schedule = { from: plan.first_day, to: plan.last_day, times: plan.times };
  const passed = timesOf(schedule).filter((time) => time <= now && time.getTime() >= Date.parse(plan.next_at ?? ''));
  const newest = passed.at(-1) ?? now;
  const isLate = now.getTime() - newest.getTime() > MAX_PLAN_DELAY * MINUTE;
  const stop = await whyStopped(due);
  if (stop) return endEarly(due, stop);
  const comes = !isLate && refreshProblem(job, now) === null;
  const coins = comes ? await refresh(due) : 0;
  if (typeof coins === 'string') return endEarly(due, coins);
  const next = timesAfter(schedule, now)[0];
  await updatePlan(db, plan, {
    ...{ coins: plan.coins + coins, done: plan.done + (comes ? 1 : 0) },
    left_out: plan.left_out + passed.length - (comes ? 1 : 0),
    ...(next ? { next_at: next } : { next_at: null, ended: 'done' as const, ended_at: now }),
  });
}

async function whyStopped({ db, plan, job }: Due): Promise<Stop | null> {
  const { company_uuid: companyUuid, actor_uuid: actorUuid } = plan;
  if (job.state !== 'online' || !(await isOfShownCompany(db, companyUuid))) return 'offline';
  return (await mayStillRefresh(db, { companyUuid, actorUuid, ownerUuid: job.owner_uuid })) ? null : 'member';
}

/** Free ones of the day first, then units, then coins as far as they were agreed to. @returns coins, or why there is nothing to take */
async function refresh(due: Due): Promise<number | Stop> {
  const { db, now, plan, job } = due;
  const uuid = uuidv7();
  const taken = (await takeFreeOne(due)) ? { unit: false, coins: 0 } : await takeUnitOrCoins(due, uuid);
  if (typeof taken === 'string') return taken;
  const { company_uuid, job_uuid, actor_uuid } = plan;
  await insertRefreshes(db, [{ company_uuid, uuid, job_uuid, actor_uuid, at: now, plan_uuid: plan.uuid, ...taken }]);
  await markRefreshed(db, company_uuid, [job_uuid], now);
  await log(due, 'job.refreshed');
  const event = { type: 'job.changed', uuid: job_uuid, kind: job.kind } as const;
  await publishEvent(db, { companyUuid: company_uuid, owners: [job.owner_uuid] }, event);
  return taken.coins;
}

async function takeFreeOne({ db, now, plan: { company_uuid } }: Due): Promise<boolean> {
  const day = chinaDay(now);
  for (;;) {
    const from = await countFree(db, company_uuid, day);
    if (from >= FREE_REFRESHES) return false;
    // Somebody else takes one at this moment: it is counted again.
    if (await takeFree(db, company_uuid, day, { from, amount: 1 })) return true;
  }
}

async function takeUnitOrCoins({ db, now, plan }: Due, uuid: string): Promise<{ unit: boolean; coins: number } | Stop> {
  const { company_uuid: companyUuid, actor_uuid: actorUuid, job_uuid: jobUuid } = plan;
  const ledger = await openLedger({ db, now }, companyUuid);
  const posting = { source: { kind: 'refresh', uuid }, actorUuid, jobUuid };
  const places = await readUsablePlaces(db, { companyUuid, accountUuid: actorUuid }, 'refresh', now);
  const place = places.find((one) => ledger.left(one) > 0);
  if (place) {
    await ledger.post({ kind: 'use', legs: used(place, 1), ...posting });
    return { unit: true, coins: 0 };
  }
  const coins = await readPrice(db, 'refresh', now);
  if (coins > plan.price && plan.coins_most > 0) return 'price';
  if (plan.coins + coins > plan.coins_most) return 'used_up';
  const parts = partsOf(coins, ledger.wallet());
  if (!parts) return 'used_up';
  await ledger.post({ kind: 'spend', legs: spent(parts), ...posting });
  await publishEvent(db, { companyUuid, owners: [] }, { type: 'coins.changed' });
  return { unit: false, coins };
}

/** It stops before its end, and whoever planned it and the job's owner are told why. */
export async function endEarly(due: Due, why: Stop): Promise<void> {
  const { db, services, now, plan, job } = due;
  await updatePlan(db, plan, { next_at: null, ended: why, ended_at: now });
  await log(due, 'job.refresh_plan_stopped');
  const event = { type: 'job.changed', uuid: job.uuid, kind: job.kind } as const;
  await publishEvent(db, { companyUuid: plan.company_uuid, owners: [job.owner_uuid] }, event);
  await tell({ db, services, now }, stopped[why], {
    companyUuid: plan.company_uuid,
    // Somebody who has left hears nothing of the company any more.
    to: why === 'member' ? [job.owner_uuid] : [job.owner_uuid, plan.actor_uuid],
    subjectUuid: job.uuid,
    params: { job: job.title },
  });
}

const log = ({ db, plan }: Due, action: 'job.refreshed' | 'job.refresh_plan_stopped') =>
  writeAudit(db, {
    ...{ companyUuid: plan.company_uuid, actor: { kind: 'clock' as const, uuid: null }, action },
    ...{ objectUuid: plan.job_uuid, requestId: '' },
  });
