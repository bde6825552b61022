import * as contract from '@qinghe/contract/orders/prices.ts';
import { v7 as uuidv7 } from 'uuid';
import type { OperatorActor } from '../../../actor.ts';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import { readForOperator, writeForOperator } from '../../../http/operator.ts';
import { requireCurrent, requireFound } from '../../../refusals.ts';
import { chinaDay, dayAfter, instantOfMinute } from '../../../time/china-day.ts';
import {
  type ChangeRow,
  insertChange,
  lockChange,
  readItems,
  readParts,
  readPrices,
  readWaitingChanges,
  savePrice,
  settleChange,
} from './price-queries.ts';

type Prices = readonly { begins_at: string; coins: number | null }[];

/** Coins at an instant; null where it is not sold then. @param prices of one item, the newest first */
const coinsAt = (prices: Prices, at: Date): number | null =>
  prices.find(({ begins_at }) => Date.parse(begins_at) <= at.getTime())?.coins ?? null;

const presentChange = (
  { item: _, state: _state, proposed_by, proposer, ...row }: ChangeRow,
  { operatorUuid }: OperatorActor,
): contract.PriceChange => ({ ...row, proposed_by: proposer ?? '', own: proposed_by === operatorUuid });

async function readCatalogue(db: Reader, operator: OperatorActor, now: Date): Promise<contract.Priced[]> {
  const [items, prices, changes] = [await readItems(db), await readPrices(db), await readWaitingChanges(db)];
  const pricesOf = Map.groupBy(prices, ({ item }) => item);
  return items.map((item) => {
    const own = (pricesOf.get(item.code) ?? []).map(({ begins_at, coins }) => ({ begins_at, coins }));
    const change = changes.find(({ item: code }) => code === item.code);
    return {
      ...{ ...item, coins: coinsAt(own, now), prices: own },
      change: change ? presentChange(change, operator) : null,
    };
  });
}

const pricedOf = async (call: { db: Reader; operator: OperatorActor; now: Date }, code: string) =>
  requireFound((await readCatalogue(call.db, call.operator, call.now)).find((one) => one.code === code));

export const listPrices = readForOperator(contract.listPrices, async ({ db, operator, now }) => ({
  items: await readCatalogue(db, operator, now),
}));

/**
 * Proposes a price of a day to come; nothing changes before another operator has confirmed it.
 * @throws AppError 400 for a day that is not to come, 40401, 40902 where another change waits, nothing would change, a single unit would
 * not be sold, or a package would cost more than its packs
 */
export const proposePrice = writeForOperator(
  contract.proposePrice,
  { audit: 'order.price_proposed' },
  async (call, { code, coins, begins_on, reason }) => {
    const { db, operator, now, note } = call;
    const { kind, prices } = await pricedOf(call, code);
    requireDayToCome(begins_on, now);
    const begins_at = instantOfMinute(`${begins_on}T00:00`);
    if (kind === 'unit' && coins === null) throw new AppError(40902, { reason: 'orders.unitStays' });
    if (coinsAt(prices, begins_at) === coins) throw new AppError(40902, { reason: 'orders.priceSame' });
    if (kind === 'package' && coins !== null) await requireCheaper(db, { code, coins, at: begins_at });
    const uuid = uuidv7();
    const change = { uuid, item: code, coins, begins_at, reason };
    if (!(await insertChange(db, { ...change, proposed_by: operator.operatorUuid, proposed_at: now })))
      throw new AppError(40902, { reason: 'orders.priceWaits' });
    note({ companyUuid: null, objectUuid: uuid, detail: { code, coins, begins_on } });
    return pricedOf(call, code);
  },
);

/** @throws AppError 400 */
function requireDayToCome(day: string, now: Date): void {
  const today = chinaDay(now);
  if (day > today && day <= dayAfter(today, contract.MAX_PRICE_DAYS)) return;
  throw new AppError(400, {
    ...{ field: 'begins_on', reason: 'orders.priceDay', values: { most: contract.MAX_PRICE_DAYS } },
  });
}

/** @throws AppError 40902 with what its packs cost by themselves on that day */
async function requireCheaper(db: Reader, { code, coins, at }: { code: string; coins: number; at: Date }) {
  const prices = Map.groupBy(await readPrices(db), ({ item }) => item);
  const parts = await readParts(db, code);
  const most = parts.reduce((sum, { sku }) => sum + (coinsAt(prices.get(sku) ?? [], at) ?? 0), 0);
  if (coins > most) throw new AppError(40902, { field: 'coins', reason: 'orders.packageDearer', values: { most } });
}

/**
 * The second operator's word on a price. Orders that stand keep theirs; whoever has the price before on the screen is told the new
 * one (40931).
 * @throws AppError 40401, 40901, 40902 one's own, decided already, its day has come, or a package whose packs cost less by now
 */
export const decidePrice = writeForOperator(
  contract.decidePrice,
  { audit: 'order.price_confirmed' },
  async (call, { uuid, version, confirm }) => {
    const { db, operator, now, note } = call;
    const change = await requireCurrent(await lockChange(db, uuid), version, (row) => presentChange(row, operator));
    const { item: code, coins, begins_at } = change;
    if (change.state !== 'waiting') throw new AppError(40902, { reason: 'orders.priceDecided' });
    if (confirm && change.proposed_by === operator.operatorUuid)
      throw new AppError(40902, { reason: 'orders.ownPrice' });
    if (confirm && Date.parse(begins_at) <= now.getTime()) throw new AppError(40902, { reason: 'orders.priceLate' });
    const { kind } = await pricedOf(call, code);
    if (confirm && kind === 'package' && coins !== null)
      await requireCheaper(db, { code, coins, at: new Date(begins_at) });
    const state = confirm ? 'confirmed' : 'declined';
    await settleChange(db, uuid, { state, decided_by: operator.operatorUuid, decided_at: now });
    if (confirm) await savePrice(db, { kind, code }, { begins_at: new Date(begins_at), coins });
    const detail = { code, coins, begins_on: chinaDay(new Date(begins_at)) };
    note({ companyUuid: null, objectUuid: uuid, action: `order.price_${state}`, detail });
    return pricedOf(call, code);
  },
);
