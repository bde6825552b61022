import * as contract from '@qinghe/contract/orders/orders.ts';
import { nameOf } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { type Member, requireMember } from '../../http/context.ts';
import { route } from '../../http/route.ts';
import { auditedTransaction, type Write } from '../../http/write.ts';
import { publishEvent } from '../../realtime/publish.ts';
import { requireCurrent } from '../../refusals.ts';
import { endOf, requireBuyer } from './create-order.ts';
import { beginEnd, closeOpenAttempts, closeOrderPayments } from './end-order.ts';
import { changeOrder, lockOrder, type OrderRow } from './order-queries.ts';
import { askForCode } from './payments/ask-payment.ts';
import { leaveForLater, methodsOf } from './payments/channels.ts';
import { closePayments } from './payments/close-payment.ts';
import { openAttempt } from './payments/open-attempt.ts';
import { presentOrder } from './present-order.ts';

type Seen = { uuid: string; version: number };

/**
 * Ends an order that waits for money. Its services are told at once; what they took before that is credited.
 * @throws AppError 40401, 40901, 40934 for sub-accounts, 40937 where it is over
 */
export const cancelOrder = route(contract.cancelOrder, 'order.cancelled', async (context, seen) => {
  const { services } = context;
  const member = requireMember(context);
  const { companyUuid } = member;
  requireBuyer(member);
  const subject = { audit: 'order.cancelled' as const, input: seen, companyUuid, actor: nameOf(member) };
  await auditedTransaction(context, subject, async (call) => {
    const order = await lockWaiting(call, member, seen);
    await beginEnd(call, order);
    await publishEvent(call.db, { companyUuid, owners: [] }, { type: 'order.changed' });
  });
  // The task does it again where a service does not answer.
  await closePayments(services, companyUuid, seen.uuid).catch(leaveForLater);
  return presentOrder(services.db, services, { companyUuid, uuid: seen.uuid });
});

/**
 * Pays an order in another way; the way before is closed at its service.
 * @throws AppError 40401, 40901, 40902 where the way is not set up, 40934 for sub-accounts, 40937 where it is over
 */
export const changeMethod = route(
  contract.changeMethod,
  'order.method_changed',
  async (context, { method, ...seen }) => {
    const { services } = context;
    const member = requireMember(context);
    const { companyUuid } = member;
    requireBuyer(member);
    if (!methodsOf(services).includes(method)) throw new AppError(400, { reason: 'orders.methodMissing' });
    const subject = { audit: 'order.method_changed' as const, input: seen, companyUuid, actor: nameOf(member) };
    // What the transaction returns is what a second press under its key is answered.
    let attempt = '';
    await auditedTransaction(context, subject, async (call) => {
      attempt = await reopen(call, await lockWaiting(call, member, seen), method);
      return presentOrder(call.db, services, { companyUuid, uuid: seen.uuid });
    });
    await askForCode(services, companyUuid, attempt);
    return presentOrder(services.db, services, { companyUuid, uuid: seen.uuid });
  },
);

/** Opens another way of paying an order that waits for money, and closes those before. @returns its payment */
export async function reopen(
  call: Pick<Write, 'db' | 'now' | 'services'>,
  order: OrderRow,
  method: contract.PaymentMethod,
): Promise<string> {
  const { db, now, services } = call;
  const { company_uuid: companyUuid, uuid } = order;
  await closeOpenAttempts(db, order);
  const expires_at = endOf(method, now);
  await changeOrder(db, order, { expires_at });
  await services.tasks.enqueue(db, closeOrderPayments, { company: companyUuid, order: uuid });
  await publishEvent(db, { companyUuid, owners: [] }, { type: 'order.changed' });
  return (await openAttempt(call, { ...order, expires_at, method })).uuid;
}

async function lockWaiting(
  { db, services }: Write,
  { companyUuid }: Member,
  { uuid, version }: Seen,
): Promise<OrderRow> {
  const order = await requireCurrent(await lockOrder(db, companyUuid, uuid), version, () =>
    presentOrder(db, services, { companyUuid, uuid }),
  );
  if (order.state !== 'paying' || order.ending) throw new AppError(40937);
  return order;
}
