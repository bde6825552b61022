import { withTransaction } from '../../../db/database.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import type { Services } from '../../../services.ts';
import { changeOrder, lockOrder } from '../order-queries.ts';
import { GRACE, isChannel } from '../rules.ts';
import { applyPayment, paidFact } from './apply-fact.ts';
import { type AttemptRow, readAttempts, settleAttempt } from './attempt-queries.ts';
import { channelOf } from './channels.ts';

/**
 * Ends one way of paying at its service. What it says is a fact: money that came before the end is applied. Where it knows of
 * nothing, a code that somebody kept may still be scanned until the code's own end.
 */
export async function closeAttempt(services: Services, attempt: AttemptRow): Promise<void> {
  const { db, clock } = services;
  const { number, method, expires_at } = attempt;
  const channel = isChannel(method) ? channelOf(services, method) : null;
  const closed = channel ? await channel.close(number) : 'closed';
  if (closed === 'paid') {
    const fact = await channel?.query(number);
    const paid = fact && paidFact(fact, clock());
    if (paid) await applyPayment(services, paid);
    return;
  }
  const isFinal = closed === 'closed' || clock().getTime() > Date.parse(expires_at) + GRACE;
  if (isFinal) await settleAttempt(db, attempt, ['closing'], { state: 'closed' });
}

/** Paid ones are of another sum than was asked for: the order has no money of them. */
const FINAL: readonly AttemptRow['state'][] = ['closed', 'paid', 'paid_late'];

/** Closes what of an order is to be closed; it is over once nobody can take money for it any more. */
export async function closePayments(services: Services, companyUuid: string, orderUuid: string): Promise<void> {
  for (const attempt of await readAttempts(services.db, companyUuid, [orderUuid]))
    if (attempt.state === 'closing') await closeAttempt(services, attempt);
  await withTransaction(services.db, async (trx) => {
    const order = await lockOrder(trx, companyUuid, orderUuid);
    if (!order?.ending || order.state === 'cancelled') return;
    const left = await readAttempts(trx, companyUuid, [orderUuid]);
    if (left.some(({ state }) => !FINAL.includes(state))) return;
    await changeOrder(trx, order, { state: 'cancelled', ending: false });
    await publishEvent(trx, { companyUuid, owners: [order.actor_uuid] }, { type: 'order.changed' });
  });
}
