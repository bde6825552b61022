import * as contract from '@qinghe/contract/rights/refresh.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import type { Member } from '../../../http/context.ts';
import { read } from '../../../http/read.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { rightOf } from '../../../sharing.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { lockJobsToRefresh, markRefreshed, type RefreshableJob, readJobsToRefresh } from '../../jobs/index.ts';
import { readCoins, spendCoins } from '../../wallet/index.ts';
import { countUnits, useUnits } from '../grants/use-units.ts';
import { refreshProblem } from '../rules.ts';
import { countFree, insertRefreshes, readPrice, readRefreshes, takeFree } from './refresh-queries.ts';

/** What refreshing some jobs takes. @throws AppError 40401 where none of them is the caller's to see */
export const refreshCost = read(contract.refreshCost, async ({ db, member, now }, { uuids }) =>
  quote({ db, member, now }, await readJobsToRefresh(db, member.companyUuid, uuids)),
);

/**
 * Moves jobs to the top of the public list: the free ones of the day first, then units of grants, then coins of the master.
 * @throws AppError 40401 where none is the caller's to see, 40902 where none can be refreshed, 40930 coins are missing, 40931 with the quote where it takes something
 * else than expected, 40934 where the master has to pay
 */
export const refreshJobs = write(contract.refreshJobs, { audit: 'job.refreshed' }, async (call, { uuids, expect }) => {
  const { db, member, now } = call;
  const jobs = await lockJobsToRefresh(db, member.companyUuid, uuids);
  const taken = await quote(call, jobs);
  const refreshed = jobs.filter(({ uuid }) => taken.jobs.some((one) => one.uuid === uuid && one.left_out === null));
  if (refreshed.length === 0) throw new AppError(40902, { reason: 'refresh.nothing', data: taken });
  const isAsSeen = taken.free === expect.free && taken.units === expect.units && taken.coins === expect.coins;
  if (!isAsSeen) throw new AppError(40931, { data: taken });
  if (taken.coins > 0 && member.type !== 'master') throw new AppError(40934, { reason: 'refresh.ownerPays' });
  const day = { from: contract.FREE_REFRESHES - taken.free_left, amount: taken.free };
  if (taken.free > 0 && !(await takeFree(db, member.companyUuid, chinaDay(now), day)))
    throw new AppError(40931, { data: await quote(call, jobs) });
  const rows = refreshed.map(({ uuid: job_uuid }, index) => ({
    ...{ company_uuid: member.companyUuid, uuid: uuidv7(), job_uuid, actor_uuid: member.accountUuid, at: now },
    unit: index >= taken.free && index < taken.free + taken.units,
    coins: index < taken.free + taken.units ? 0 : taken.price,
  }));
  await insertRefreshes(db, rows);
  const inUnits = rows.filter(({ unit }) => unit);
  const sources = inUnits.map(({ uuid, job_uuid: jobUuid }) => ({ kind: 'refresh', uuid, jobUuid }));
  if (sources.length > 0 && !(await useUnits(call, 'refresh', sources)))
    throw new AppError(40931, { data: await quote(call, jobs) });
  const inCoins = rows.filter(({ coins }) => coins > 0);
  await spendCoins(
    call,
    inCoins.map(({ uuid, job_uuid: jobUuid, coins: cost }) => ({ cost, source: { kind: 'refresh', uuid }, jobUuid })),
  );
  await markRefreshed(
    db,
    member.companyUuid,
    refreshed.map(({ uuid }) => uuid),
    now,
  );
  await tell(call, refreshed);
  return { refreshed: refreshed.length, coins: taken.coins, free_left: taken.free_left - taken.free };
});

async function tell({ note, publish }: MemberWrite, jobs: readonly RefreshableJob[]): Promise<void> {
  note(...jobs.map(({ uuid }) => ({ objectUuid: uuid })));
  for (const { uuid, kind, owner_uuid } of jobs) await publish({ type: 'job.changed', uuid, kind }, [owner_uuid]);
}

async function quote(
  { db, member, now }: { db: Reader; member: Member; now: Date },
  jobs: readonly RefreshableJob[],
): Promise<contract.RefreshQuote> {
  const seen = jobs.flatMap((job) => {
    const right = rightOf(member, job);
    return right === null
      ? []
      : [
          {
            uuid: job.uuid,
            title: job.title,
            left_out: right === 'own' ? refreshProblem(job, now) : ('shared' as const),
          },
        ];
  });
  if (seen.length === 0) throw new AppError(40401);
  const wanted = seen.filter(({ left_out }) => left_out === null).length;
  const free_left = contract.FREE_REFRESHES - (await countFree(db, member.companyUuid, chinaDay(now)));
  const free = Math.min(free_left, wanted);
  const price = await readPrice(db, 'refresh', now);
  const units_left = await countUnits(db, member, 'refresh', now);
  const units = Math.min(units_left, wanted - free);
  const coins = (wanted - free - units) * price;
  const balance = member.type === 'master' ? await readCoins(db, member.companyUuid) : null;
  return {
    free,
    units,
    coins,
    free_left,
    units_left,
    price,
    balance,
    missing: Math.max(coins - (balance ?? coins), 0),
    jobs: seen,
  };
}

/** What was refreshed. */
export const listRefreshes = read(contract.listRefreshes, async ({ db, scope }, { job_uuid, ...page }) => {
  const { items, next_cursor } = await readRefreshes(db, scope, job_uuid, page);
  return {
    items: items.map(({ job_uuid: uuid, title, ...refresh }) => ({ ...refresh, job: { uuid, title } })),
    next_cursor,
  };
});
