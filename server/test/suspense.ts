import { proposeStray, type StrayPayment } from '@qinghe/contract/orders/suspense.ts';
import { applyPayment } from '../src/domains/orders/payments/apply-fact.ts';
import { findStray } from '../src/domains/orders/suspense/suspense-queries.ts';
import { makeMaster } from './accounts.ts';
import type { TestApp } from './app.ts';
import { makeOperator } from './companies.ts';
import { numberOf, recharge } from './orders.ts';

/** Money in suspense: twice of what was asked for. */
export async function strayMoney(app: TestApp): Promise<{ uuid: string; version: number }> {
  const made = await recharge(app, await makeMaster(app));
  const number = await numberOf(app, made);
  const fact = { number, fen: 20_000, payer: null, tradeNo: `trade of ${number}`, paidAt: app.clock.now() };
  await applyPayment(app.services, fact);
  const { db } = app.services;
  const { uuid } = await db
    .selectFrom('payment_attempt')
    .select('uuid')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return { uuid, version: (await findStray(db, uuid))?.version ?? 0 };
}

/** What an operator has said of it; another one has to confirm. */
export async function plannedStray(app: TestApp): Promise<StrayPayment> {
  const { token } = await makeOperator(app);
  return app.ok(proposeStray, { ...(await strayMoney(app)), to: 'coins', words: '已和企业电话核对' }, { token });
}
