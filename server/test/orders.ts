import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { createOrder, type Order } from '@qinghe/contract/orders/orders.ts';
import { v7 as uuidv7 } from 'uuid';
import { giveCoins } from '../src/domains/wallet/index.ts';
import { moneyTransaction } from '../src/money-turn.ts';
import type { TestApp } from './app.ts';

type Buyer = { token: string };

export const key = () => ({ 'idempotency-key': uuidv7() });

/** Orders as somebody at the mall does. */
export const order = (app: TestApp, { token }: Buyer, input: InputOf<typeof createOrder>, headers = key()) =>
  app.call(createOrder, input, { token, headers });

/** An order that recharges, and waits for its code to be scanned. @param fen with its gift coins */
export async function recharge(
  app: TestApp,
  buyer: Buyer,
  {
    fen = 10_000,
    bonus = 0,
    pay = 'alipay',
    ...more
  }: { fen?: number; bonus?: number; pay?: 'alipay' | 'wechat' | 'bank' } & Partial<InputOf<typeof createOrder>> = {},
): Promise<Order> {
  const expect = { coins: 0, bonus };
  return app.ok(
    createOrder,
    { pay, recharge: fen, expect, again: true, ...more },
    { token: buyer.token, headers: key() },
  );
}

/** The number under which the newest way of paying of an order goes. */
export async function numberOf(app: TestApp, { uuid }: { uuid: string }, method?: string): Promise<string> {
  const rows = await app.services.db
    .selectFrom('payment_attempt')
    .select(['number', 'method'])
    .where('order_uuid', '=', uuid)
    .orderBy('created_at', 'desc')
    .orderBy('uuid', 'desc')
    .execute();
  return rows.find((row) => method === undefined || row.method === method)?.number ?? '';
}

/** Coins for nothing. */
export const give = ({ services, clock }: TestApp, companyUuid: string, coins: number) =>
  moneyTransaction(services.db, companyUuid, (db) =>
    giveCoins({ db, now: clock.now() }, companyUuid, { coins, proposalUuid: uuidv7() }),
  );
