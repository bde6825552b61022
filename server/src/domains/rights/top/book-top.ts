import * as contract from '@qinghe/contract/rights/top.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { requireRight } from '../../../sharing.ts';
import { daysBetween } from '../../../time/china-day.ts';
import { openLedger, partsOf, spendCoins } from '../../wallet/index.ts';
import { useUnits } from '../grants/use-units.ts';
import { quoteTop } from './quote-top.ts';
import { freeOn, nextFree, openDays, undoUntil } from './top-days.ts';
import { insertBooking, lockTopJob, readOwnDays, readTaken, type TopJobRow, takeSlots } from './top-queries.ts';

interface Wish extends contract.TopPlace {
  job_uuid: string;
  from: string;
  to: string;
}

interface Expecting {
  expect: Pick<contract.TopQuote, 'units' | 'coins'>;
}

/**
 * Books days on which a job stands first: units that are granted first, then coins of the master.
 * @throws AppError 400 for other days than can be booked, 40401 not the caller's job, 40902 where it cannot stand there, 40930 coins are missing, 40931 with the
 * quote where it takes something else than expected, 40932 with the next free range where a day is full, 40934 where the
 * master has to pay
 */
async function book(call: MemberWrite, { expect, ...wish }: Wish & Expecting) {
  const { db, member, now } = call;
  const { companyUuid: company_uuid, accountUuid: actor_uuid } = member;
  const job = requireRight(member, await lockTopJob(db, company_uuid, wish.job_uuid), 'own');
  const days = requireDays(wish, job, now);
  await requireFree(db, wish, { job, days, companyUuid: company_uuid, now });
  const { units, coins, ...quote } = await quoteTop(call, wish.kind, days.length);
  if (units !== expect.units || coins !== expect.coins) throw new AppError(40931, { data: { units, coins, ...quote } });
  if (coins > 0 && member.type !== 'master') throw new AppError(40934, { reason: 'top.ownerPays' });
  const parts = partsOf(coins, (await openLedger(call, company_uuid)).wallet()) ?? { paid: coins, gift: 0 };
  const { kind, city, category, from: from_day, to: to_day } = wish;
  const booking = {
    ...{ company_uuid, uuid: uuidv7(), job_uuid: job.uuid, actor_uuid, kind, city, category },
    ...{ from_day, to_day, ...parts, at: now },
  };
  // Units go to the first days: what is given back later is coins as long as there are any.
  const rows = days.map((day, index) => ({ day, uuid: uuidv7(), unit: index < units }));
  await insertBooking(db, booking, rows);
  const sources = rows.flatMap(({ uuid, unit }) => (unit ? [{ kind: 'top', uuid, jobUuid: job.uuid }] : []));
  if (units > 0 && !(await useUnits(call, kind, sources)))
    throw new AppError(40931, { data: await quoteTop(call, kind, days.length) });
  if (coins > 0)
    await spendCoins(call, [{ cost: coins, source: { kind: 'top', uuid: booking.uuid }, jobUuid: job.uuid }]);
  if ((await takeSlots(db, booking, days)).length < days.length)
    throw await slotGone(db, wish, { job, days, companyUuid: company_uuid, now }, booking.uuid);
  call.note({ objectUuid: job.uuid, detail: { kind, from: from_day, to: to_day, units, coins } });
  await call.publish({ type: 'job.changed', uuid: job.uuid, kind: job.kind }, [job.owner_uuid]);
  return {
    ...{ uuid: booking.uuid, from: from_day, to: to_day, units, coins },
    undo_until: undoUntil(now).toISOString(),
  };
}

export const bookSearchTop = write(contract.bookSearchTop, { audit: 'job.topped' }, (call, wish) =>
  book(call, { ...wish, kind: 'top_search' }),
);

export const bookHomeTop = write(contract.bookHomeTop, { audit: 'job.topped' }, (call, wish) =>
  book(call, { ...wish, kind: 'top_home', category: null }),
);

/** The days of a wish, where the job is in that list on all of them. */
function requireDays({ city, category, from, to }: Wish, job: TopJobRow, now: Date): string[] {
  const [most, ahead] = [contract.MAX_TOP_DAYS, contract.MAX_TOP_AHEAD];
  const open = openDays(now, null);
  const days = to < from || to > open.last ? [] : daysBetween(from, to);
  if (from < open.first || days.length === 0 || days.length > most)
    throw new AppError(400, { field: from < open.first ? 'from' : 'to', reason: 'top.days', values: { most, ahead } });
  if (!job.is_listed) throw new AppError(40902, { reason: 'top.offline' });
  if (!job.cities.includes(city) || (category !== null && category !== job.category))
    throw new AppError(40902, { reason: 'top.place' });
  const { deadline } = job;
  if (deadline !== null && to > deadline) throw new AppError(40902, { reason: 'top.deadline', values: { deadline } });
  return days;
}

interface Wished {
  job: TopJobRow;
  days: readonly string[];
  companyUuid: string;
  now: Date;
}

/** @throws AppError 40902 where the job stands there already, 40932 where a day is full */
async function requireFree(db: Reader, wish: Wish, wished: Wished): Promise<void> {
  const place = contract.placeOf(wish);
  const own = await readOwnDays(db, { companyUuid: wished.companyUuid, ownerUuid: undefined }, [place], wish.from);
  if (own.some(({ job_uuid, day }) => job_uuid === wish.job_uuid && day <= wish.to))
    throw new AppError(40902, { reason: 'top.already' });
  const taken = (await readTaken(db, [place], wish.from))(place);
  if (wished.days.some((day) => freeOn(wish.kind, taken, day) === 0)) throw await slotGone(db, wish, wished);
}

/** @param except a booking that is not to be counted: the one that is given up */
async function slotGone(
  db: Reader,
  wish: Wish,
  { job, days, companyUuid, now }: Wished,
  except?: string,
): Promise<AppError> {
  const place = contract.placeOf(wish);
  const taken = (await readTaken(db, [place], wish.from, except))(place);
  const own = await readOwnDays(db, { companyUuid, ownerUuid: undefined }, [place], wish.from, except);
  const isFree = (day: string) =>
    freeOn(wish.kind, taken, day) > 0 && !own.some((one) => one.job_uuid === job.uuid && one.day === day);
  const { last } = openDays(now, job.deadline);
  const data = {
    full: days.filter((day) => freeOn(wish.kind, taken, day) === 0),
    next: nextFree(isFree, { from: wish.from, last, length: days.length }),
  };
  return new AppError(40932, { data });
}
