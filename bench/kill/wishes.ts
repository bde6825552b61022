import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { cancelAd, listAds, payAd } from '../../contract/ads/ads.ts';
import { decideRefund } from '../../contract/orders/decide-refunds.ts';
import { changeMethod, createOrder, createOrderOfOne } from '../../contract/orders/orders.ts';
import { payResult } from '../../contract/orders/payments.ts';
import { askRefund, quoteRefund } from '../../contract/orders/refunds.ts';
import { giveBackUnits, listGrants } from '../../contract/rights/grants.ts';
import { bookHomeTop, cancelBooking } from '../../contract/rights/top.ts';
import type { Database } from '../../server/src/db/database.ts';
import { lapseGrants } from '../../server/src/domains/rights/grants/lapse-grants.ts';
import { grantUnits } from '../../server/src/domains/rights/index.ts';
import { openLedger } from '../../server/src/domains/wallet/index.ts';
import { moneyTransaction } from '../../server/src/money-turn.ts';
import type { CashierDoor } from '../../server/src/providers/payment/port.ts';
import type { TaskQueue } from '../../server/src/tasks/queue.ts';
import { chinaDay, dayAfter } from '../../server/src/time/china-day.ts';
import type { BenchCompany } from '../lib/bench.ts';
import type { BenchServer } from '../lib/servers.ts';
import { type Answer, type Done, pressTwice, pressUntilAnswered } from './presses.ts';

export const wishes = ['buy', 'back', 'ad', 'cancel', 'recharge', 'double', 'refund', 'top', 'lapse'] as const;
export type Wish = (typeof wishes)[number];

/** What wishes are carried out with. */
export interface World {
  servers: readonly BenchServer[];
  company: BenchCompany;
  operator: string;
  db: Database;
  sql: pg.Client;
  cashier: CashierDoor;
  queue: TaskQueue;
  done: Done;
  /** Jobs in lists, and their city. */
  jobs: readonly string[];
  city: string;
}

/** How a chance falls, between 0 and 1, in the order of asking. */
export type Chance = () => number;

/** Does what somebody wishes, until it has come to its end: one that is refused by now has come to one, too. */
export async function carryOut(wish: Wish, world: World, chance: Chance): Promise<void> {
  if (wish === 'back') return giveBack(world);
  if (wish === 'ad') return placeAd(world, chance);
  if (wish === 'cancel') return takeAdBack(world);
  if (wish === 'recharge') return recharge(world, chance);
  if (wish === 'double') return payTwice(world);
  if (wish === 'refund') return refund(world, chance);
  if (wish === 'top') return top(world, chance);
  if (wish === 'lapse') return lapse(world);
  const input = { sku: 'refresh-10', pay: 'coins', expect: { coins: 50 }, again: true };
  if ((await twice(world, createOrderOfOne, input)).code === 100) world.done.orders += 1;
}

const twice = (
  { servers, company: { token }, done }: World,
  endpoint: Parameters<typeof pressTwice>[1],
  input: object,
) => pressTwice(servers, endpoint, { input: { ...input }, token }, done);

const read = async <T>(
  { servers, company: { token }, done }: World,
  endpoint: Parameters<typeof pressTwice>[1],
  input = {},
) => (await pressUntilAnswered(servers, endpoint, { input, token }, done)).data as T;

const coinsOf = ({ data }: { data: Record<string, unknown> }): number => Number(data.coins ?? 0);

async function giveBack(world: World): Promise<void> {
  const { items } = await read<{ items: { uuid: string; free: number }[] }>(world, listGrants, { right: 'refresh' });
  const grant = items.find(({ free }) => free > 0);
  if (!grant) return;
  const answer = await twice(world, giveBackUnits, { uuid: grant.uuid, units: 1, expect: { coins: 5 } });
  if (answer.code !== 100) return;
  world.done.back += 1;
  world.done.coins += coinsOf(answer);
}

const dayAhead = (chance: Chance) => dayAfter(chinaDay(new Date()), 3 + Math.floor(chance() * 50));

async function placeAd(world: World, chance: Chance): Promise<void> {
  const day = dayAhead(chance);
  const input = {
    title: '云杉秋招',
    words: '四个城市，二十个岗位',
    place: 'jobs',
    from: day,
    to: day,
    expect: { coins: 300 },
  };
  if ((await twice(world, payAd, input)).code === 100) world.done.ads += 1;
}

async function takeAdBack(world: World): Promise<void> {
  type Ad = { uuid: string; version: number; cancellable: boolean };
  const ad = (await read<{ items: Ad[] }>(world, listAds)).items.find(({ cancellable }) => cancellable);
  if (ad && (await twice(world, cancelAd, { uuid: ad.uuid, version: ad.version })).code === 100)
    world.done.cancelled += 1;
}

const METHODS = ['alipay', 'wechat'] as const;

/** Money that buys a pack: told once, twice or never, to whichever server made the order, dead or alive. */
async function recharge(world: World, chance: Chance): Promise<void> {
  const pay = METHODS[Math.floor(chance() * 2)] ?? 'alipay';
  const how = (['pay', 'pay_twice_told', 'pay_untold'] as const)[Math.floor(chance() * 3)] ?? 'pay';
  const uuid = await order(world, pay);
  if (uuid === undefined) return;
  await world.cashier.play(await numberAtService(world, uuid, pay), how);
  await isOver(world, uuid);
  world.done.recharged += 1;
}

async function order(world: World, pay: (typeof METHODS)[number]): Promise<string | undefined> {
  const lines = [{ sku: 'refresh-10', quantity: 1 }];
  const input = { lines, pay, recharge: 10_000, expect: { coins: 50, bonus: 0 }, again: true };
  const { code, data } = await twiceButForTheCode(world, createOrder, input);
  if (code !== 100) return undefined;
  world.done.orders += 1;
  return String(data.uuid);
}

/** An order is read anew for each answer: its code may have come meanwhile. */
const twiceButForTheCode = (
  { servers, company: { token }, done }: World,
  endpoint: Parameters<typeof pressTwice>[1],
  input: object,
) => pressUntilAnswered(servers, endpoint, { input: { ...input }, token }, done);

/** Both ways of paying one order are paid: the second payment has to go back. */
async function payTwice(world: World): Promise<void> {
  const uuid = await order(world, 'alipay');
  if (uuid === undefined) return;
  const first = await numberAtService(world, uuid, 'alipay');
  const { version } = await read<{ version: number }>(world, payResult, { uuid });
  const changed = await twiceButForTheCode(world, changeMethod, { uuid, version, method: 'wechat' });
  const second = changed.code === 100 ? await numberAtService(world, uuid, 'wechat') : undefined;
  await world.cashier.play(first, 'pay_after_close');
  if (second !== undefined) await world.cashier.play(second, 'pay');
  await isOver(world, uuid);
  if (second !== undefined) world.done.doubled += 1;
}

/** The number of a payment, once its service knows of it. */
const numberAtService = (world: World, order: string, method: string): Promise<string> =>
  untilFound(`the service knows of ${order}`, async () => {
    const { rows } = await world.sql.query<{ number: string }>(
      `select number from payment_attempt join cashier_trade using (number) where order_uuid = $1 and method = $2`,
      [order, method],
    );
    if (rows[0]) return rows[0].number;
    await read(world, payResult, { uuid: order, ask: 'true' });
    return undefined;
  });

/** As somebody does who waits at the page, and asks. */
const isOver = (world: World, uuid: string) =>
  untilFound(`${uuid} is paid and bought`, async () => {
    const { state } = await read<{ state: string }>(world, payResult, { uuid, ask: 'true' });
    return ['fulfilled', 'kept'].includes(state) || undefined;
  });

/** Asks for money back that has just come, which an operator confirms; what became of it is seen in the end. */
async function refund(world: World, chance: Chance): Promise<void> {
  await recharge(world, chance);
  const { servers, operator, done } = world;
  const quote = await read<{ fen: number; gift: number; deducted: number }>(world, quoteRefund, { fen: 1000 });
  if (quote.fen < 1000) return;
  const expect = { gift: quote.gift, deducted: quote.deducted };
  const { code, data } = await twice(world, askRefund, { fen: 1000, words: '', expect });
  if (code !== 100) return;
  const items = data.items as { uuid: string; version: number }[];
  done.refunds += items.length;
  for (const { uuid, version } of items)
    await pressUntilAnswered(servers, decideRefund, { input: { uuid, version, confirm: true }, token: operator }, done);
}

/** Days of a place, by units where there are some, and given back again by most of those who took them: there are not many. */
async function top(world: World, chance: Chance): Promise<void> {
  let answer: Answer | undefined;
  // What is taken by now is wished for on another day.
  for (let tries = 0; tries < 5 && answer?.code !== 100; tries += 1) {
    const job_uuid = world.jobs[Math.floor(chance() * world.jobs.length)];
    const day = dayAhead(chance);
    const wish = { job_uuid, city: world.city, from: day, to: day };
    answer = await twice(world, bookHomeTop, { ...wish, expect: { units: 1, coins: 0 } });
    if (answer.code === 40931) answer = await twice(world, bookHomeTop, { ...wish, expect: { units: 0, coins: 200 } });
  }
  if (answer?.code !== 100) return;
  world.done.topped += 1;
  world.done.coins -= coinsOf(answer);
  if (chance() < 0.1) return;
  const back = await twice(world, cancelBooking, { uuid: answer.data.uuid });
  if (back.code !== 100) return;
  world.done.untopped += 1;
  world.done.coins += coinsOf(back);
}

/** Units that cost nothing, some of a place and some that are over at once; the clock asks for these twice. */
async function lapse({ db, sql, queue, company: { company: companyUuid, account }, done }: World): Promise<void> {
  const now = new Date();
  const common = { companyUuid, actorUuid: account, source: 'order' as const, parts: { paid: 0, gift: 0 }, days: 90 };
  const [kept, ended] = [uuidv7(), uuidv7()];
  await moneyTransaction(db, companyUuid, async (trx) => {
    const ledger = await openLedger({ db: trx, now }, companyUuid);
    const call = { db: trx, ledger, now };
    await grantUnits(call, { ...common, right: 'top_home', units: 2, sourceUuid: kept });
    await grantUnits(call, { ...common, right: 'unlock', units: 3, sourceUuid: ended });
  });
  await sql.query(`update right_grant set expires_at = now() where company_uuid = $1 and source_uuid = $2`, [
    companyUuid,
    ended,
  ]);
  for (let time = 0; time < 2; time += 1) await db.transaction().execute((trx) => queue.enqueue(trx, lapseGrants, {}));
  await untilFound('units have lapsed', async () => {
    const { rows } = await sql.query(
      `select from right_grant where company_uuid = $1 and source_uuid = $2 and lapsed_at is not null`,
      [companyUuid, ended],
    );
    return rows.length > 0 || undefined;
  });
  done.lapsed += 1;
}

/** Looks again and again. @throws Error after three minutes */
export async function untilFound<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  for (const began = performance.now(); performance.now() - began < 180_000; await pause(100)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error(`Not within three minutes: ${what}`);
}
