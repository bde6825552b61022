import { v7 as uuidv7 } from 'uuid';
import { createOrderOfOne } from '../../contract/orders/orders.ts';
import { connect } from '../../server/src/db/database.ts';
import { giveCoins } from '../../server/src/domains/wallet/index.ts';
import { moneyTransaction } from '../../server/src/money-turn.ts';
import type { BenchCompany } from '../lib/bench.ts';

/** More than a bench can spend. */
export const COINS = 100_000_000;

/** A buy for coins, and what it takes. */
export const BUY = { path: createOrderOfOne.path, sku: 'refresh-10', coins: 50 };

/** The body of that buy. */
export const buyBody = (): string =>
  JSON.stringify({ sku: BUY.sku, pay: 'coins', expect: { coins: BUY.coins }, again: true });

/** Coins for companies of one database. */
export async function giveTo(...companies: readonly BenchCompany[]): Promise<void> {
  const [first] = companies;
  if (!first) return;
  const { db, pool } = connect(first.url, 1);
  for (const { company } of companies) {
    const gift = { coins: COINS, proposalUuid: uuidv7() };
    await moneyTransaction(db, company, (trx) => giveCoins({ db: trx, now: new Date() }, company, gift));
  }
  await pool.end();
}
