import * as contract from '@qinghe/contract/orders/orders.ts';
import * as payments from '@qinghe/contract/orders/payments.ts';
import { withTransaction } from '../../db/database.ts';
import { takeQuota } from '../../db/quota.ts';
import { memberRead, read } from '../../http/read.ts';
import { route } from '../../http/route.ts';
import { requireFound } from '../../refusals.ts';
import type { Services } from '../../services.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { findNewestTransfer, findOrder, type OrderRow, readOrders } from './order-queries.ts';
import { lookAtPayment } from './payments/ask-payment.ts';
import { readAttempts } from './payments/attempt-queries.ts';
import { leaveForLater, methodsOf } from './payments/channels.ts';
import { presentOrders } from './present-order.ts';

/** Orders of the company. */
export const listOrders = read(contract.listOrders, async ({ db, services, scope }, { state, ...page }) => {
  const { items, next_cursor } = await readOrders(db, scope, state, page);
  return { items: await presentOrders(db, services, items), next_cursor };
});

/**
 * How an order stands. With `ask` its service is asked first, and what is paid is bought, once in a while however often it is pressed.
 * @throws AppError 40401
 */
export const payResult = route(payments.payResult, undefined, async (context, { uuid, ask }) => {
  const { db, scope, services } = memberRead(context);
  const seen = requireFound(await findOrder(db, scope, uuid));
  if (ask && seen.paid_fen === 0 && seen.fen > 0) await askServices(services, seen);
  if (ask && seen.state === 'paid') await buyPaid(services, seen);
  const order = requireFound(await findOrder(db, scope, uuid));
  return requireFound((await presentOrders(db, services, [order]))[0]);
});

const ASKED = { name: 'payment asked', most: 1, seconds: payments.ASK_SECONDS };

/** Asks about each payment of an order, once in a while. */
export async function askServices(services: Services, { company_uuid, uuid }: OrderRow): Promise<void> {
  const { db, clock } = services;
  for (const attempt of await readAttempts(db, company_uuid, [uuid]))
    if (await withTransaction(db, (trx) => takeQuota(trx, ASKED, attempt.uuid, { now: clock() })))
      await lookAtPayment(services, company_uuid, attempt.uuid).catch(leaveForLater);
}

/** Buys at once: a task whose process or connection was lost is found a minute later. Where it fails the task tries again, and says why. */
async function buyPaid(services: Services, { company_uuid: company, uuid: order }: OrderRow): Promise<void> {
  const { db, clock } = services;
  if (await withTransaction(db, (trx) => takeQuota(trx, ASKED, order, { now: clock() })))
    await fulfilOrder.run(services, { company, order }, { last: false }).catch(() => undefined);
}

/** Ways to pay that are set up. */
export const listPaymentMethods = read(payments.listPaymentMethods, async ({ services }) => ({
  methods: methodsOf(services),
}));

/** The order whose transfer is on its way. @throws AppError 40401 where the one that is named is not the caller's */
export const corpTransfer = read(payments.corpTransfer, async ({ db, services, scope }, { uuid }) => {
  const row = uuid ? requireFound(await findOrder(db, scope, uuid)) : await findNewestTransfer(db, scope);
  const [order] = row ? await presentOrders(db, services, [row]) : [];
  return { order: order?.transfer ? order : null };
});
