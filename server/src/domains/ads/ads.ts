import * as contract from '@qinghe/contract/ads/ads.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import type { Reader } from '../../db/database.ts';
import type { Member } from '../../http/context.ts';
import { read } from '../../http/read.ts';
import { write } from '../../http/write.ts';
import { requireCurrent, requireFound } from '../../refusals.ts';
import { chinaDay, dayAfter, daysBetween, instantOfMinute } from '../../time/china-day.ts';
import { openLedger, partsOf, readCoins, spendCoins } from '../wallet/index.ts';
import {
  type AdRow,
  changeAd,
  findAd,
  findListedJob,
  insertAd,
  lockAd,
  readAdPrice,
  readAds,
  readFullDays,
  takeAdSlots,
} from './ad-queries.ts';
import { giveAdBack } from './give-ad-back.ts';

const DAY = 86_400_000;

/** Whether all of an ad can be taken back: its first day begins in more than 24 hours. */
const isCancellable = ({ state, from }: Pick<AdRow, 'state' | 'from'>, now: Date): boolean =>
  (state === 'reviewing' || state === 'approved') && instantOfMinute(`${from}T00:00`).getTime() - now.getTime() > DAY;

/** An ad as its company and operators see it. */
export function presentAd(row: AdRow, now: Date): contract.Ad {
  const { uuid, version, place, title, words, from, to, state, reason, created_at, views, clicks } = row;
  return {
    ...{ uuid, version, place, title, words, from, to, state, reason, created_at, views, clicks },
    job: row.job_uuid === null ? null : { uuid: row.job_uuid, title: row.job_title ?? '' },
    ...{ coins: row.paid + row.gift, actor: row.actor ?? '', cancellable: isCancellable(row, now) },
  };
}

const openDays = (now: Date) => ({
  first: dayAfter(chinaDay(now), contract.MIN_AD_AHEAD),
  last: dayAfter(chinaDay(now), contract.MAX_AD_AHEAD),
});

export const getAdPlace = read(contract.getAdPlace, async ({ db, member, now }, { place }) => {
  const days = openDays(now);
  return {
    ...{ ...days, coins: await readAdPrice(db, place, now), full: await readFullDays(db, place, days.first) },
    balance: member.type === 'master' ? await readCoins(db, member.companyUuid) : null,
  };
});

/**
 * Pays for days of a place; operators look at the ad before its first day.
 * @throws AppError 400 for other days than can be booked, 40902 papers not in force or a job that is not listed, 40930, 40931,
 * 40932 with the full days, 40934
 */
export const payAd = write(contract.payAd, { audit: 'ad.paid' }, async (call, { expect, from, to, ...input }) => {
  const { db, member, now } = call;
  const { companyUuid: company_uuid, accountUuid: actor_uuid } = member;
  requireAdvertiser(member);
  const days = requireDays(from, to, now);
  const { job_uuid } = input;
  if (job_uuid !== null && !(await findListedJob(db, company_uuid, job_uuid)))
    throw new AppError(40902, { field: 'job_uuid', reason: 'ads.job' });
  const coins = (await readAdPrice(db, input.place, now)) * days.length;
  if (coins !== expect.coins) throw new AppError(40931, { data: { coins } });
  const parts = partsOf(coins, (await openLedger(call, company_uuid)).wallet()) ?? { paid: coins, gift: 0 };
  const ad = { ...input, company_uuid, uuid: uuidv7(), actor_uuid, from_day: from, to_day: to, ...parts };
  await insertAd(db, { ...ad, created_at: now });
  const forJob = job_uuid === null ? {} : { jobUuid: job_uuid };
  await spendCoins(call, [{ cost: coins, source: { kind: 'ad', uuid: ad.uuid }, ...forJob }]);
  if ((await takeAdSlots(db, ad, days)).length < days.length)
    throw new AppError(40932, { data: { full: await fullOf(db, ad.place, days) } });
  call.note({ objectUuid: ad.uuid, detail: { from, to, coins } });
  return presentAd(requireFound(await findAd(db, ad.uuid)), now);
});

function requireAdvertiser({ type, certified }: Member): void {
  if (type !== 'master') throw new AppError(40934, { reason: 'ads.ownerPays' });
  if (!certified) throw new AppError(40902, { reason: 'ads.uncertified' });
}

function requireDays(from: string, to: string, now: Date): string[] {
  const { first, last } = openDays(now);
  const days = to < from || to > last ? [] : daysBetween(from, to);
  const [most, ahead] = [contract.MAX_AD_DAYS, contract.MAX_AD_AHEAD];
  if (from < first || days.length === 0 || days.length > most)
    throw new AppError(400, {
      ...{ field: from < first ? 'from' : 'to', reason: 'ads.days' },
      values: { first: contract.MIN_AD_AHEAD, most, ahead },
    });
  return days;
}

async function fullOf(db: Reader, place: contract.AdPlace, days: readonly string[]): Promise<string[]> {
  const full = await readFullDays(db, place, days[0] ?? '');
  return days.filter((day) => full.includes(day));
}

export const listAds = read(contract.listAds, async ({ db, scope, now }, page) => {
  const { items, next_cursor } = await readAds(db, scope, page);
  return { items: items.map((row) => presentAd(row, now)), next_cursor };
});

/** Takes an ad back with all its coins. @throws AppError 40401, 40901, 40902 where it is over or begins within 24 hours */
export const cancelAd = write(contract.cancelAd, { audit: 'ad.cancelled' }, async (call, { uuid, version }) => {
  const { db, member, scope, now } = call;
  const ledger = await openLedger(call, member.companyUuid);
  const row = await requireCurrent(await lockAd(db, uuid, scope), version, (one) => presentAd(one, now));
  if (!isCancellable(row, now)) throw new AppError(40902, { reason: 'ads.tooLate' });
  await giveAdBack({ db, ledger }, row, member.accountUuid);
  await changeAd(db, row, { state: 'cancelled' });
  call.note({ objectUuid: uuid });
  await call.publish({ type: 'coins.changed' }, []);
  return presentAd(requireFound(await findAd(db, uuid)), now);
});
