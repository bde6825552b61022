import * as contract from '@qinghe/contract/orders/all-orders.ts';
import { nameOf } from '../../../actor.ts';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import { readForOperator } from '../../../http/operator.ts';
import { route } from '../../../http/route.ts';
import { auditedTransaction } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import type { Services } from '../../../services.ts';
import { lookAtPayment } from '../payments/ask-payment.ts';
import type { AttemptRow } from '../payments/attempt-queries.ts';
import { channelOf } from '../payments/channels.ts';
import { isChannel } from '../rules.ts';
import { findOrderOfAll, readAllOrders } from './all-order-queries.ts';
import { readFacts } from './order-facts.ts';

export const listAllOrders = readForOperator(contract.listAllOrders, ({ db }, { q, state, ...page }) =>
  readAllOrders(db, { q, state }, page),
);

/** @throws AppError 40401 */
export const getOrderOfAll = readForOperator(contract.getOrderOfAll, async ({ db, services }, { uuid }) =>
  present(db, services, uuid),
);

/**
 * Facts come by whoever tells them first: an operator may ask ahead of the schedule, as often as a call may be made. It is
 * noted before the services are asked.
 * @throws AppError 40401
 */
export const askAboutPayment = route(contract.askAboutPayment, 'order.payment_asked', async (context, { uuid }) => {
  const { services, operator } = context;
  if (!operator) throw new AppError(101);
  const subject = {
    audit: 'order.payment_asked' as const,
    input: { uuid },
    companyUuid: null,
    actor: nameOf(operator),
  };
  const open = await auditedTransaction(context, subject, async ({ db, note }) => {
    const order = requireFound(await findOrderOfAll(db, uuid));
    note({ companyUuid: order.company_uuid, objectUuid: uuid });
    return (await readFacts(db, order)).attempts.filter((attempt) => isAskable(services, attempt));
  });
  for (const attempt of open) await lookAtPayment(services, attempt.company_uuid, attempt.uuid);
  return present(services.db, services, uuid);
});

const isAskable = (services: Services, { method, state }: AttemptRow): boolean =>
  isChannel(method) && !state.startsWith('paid') && channelOf(services, method) !== undefined;

async function present(db: Reader, services: Services, uuid: string): Promise<contract.OrderOfAll> {
  const order = requireFound(await findOrderOfAll(db, uuid));
  const { facts, attempts } = await readFacts(db, order);
  const { actor: _maker, ...found } = order;
  return { ...found, facts, askable: attempts.some((attempt) => isAskable(services, attempt)) };
}
