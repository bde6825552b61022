import { v7 as uuidv7 } from 'uuid';
import { fault } from '../../../fault.ts';
import { moneyTransaction } from '../../../money-turn.ts';
import type { Fact } from '../../../providers/payment/port.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { requireFound } from '../../../refusals.ts';
import type { Services } from '../../../services.ts';
import { type MoneyWay, openLedger, strayIn } from '../../wallet/index.ts';
import { fulfilOrder } from '../fulfil-order.ts';
import { lockOrder, type OrderRow } from '../order-queries.ts';
import { BONUS_GRACE } from '../rules.ts';
import { insertStray } from '../suspense/suspense-queries.ts';
import {
  type AttemptRow,
  changeAttempt,
  findAttempt,
  findNumber,
  insertReturn,
  lockAttempt,
  takeTrade,
} from './attempt-queries.ts';
import { type Booking, creditOrder } from './credit-order.ts';
import { returnPayment } from './return-payment.ts';

export type PaidFact = Pick<Fact, 'number' | 'fen' | 'payer'> & { tradeNo: string; paidAt: Date };

/** What became of a payment: `unmatched` names a number that is none of ours. */
export type Applied = 'credited' | 'again' | 'stray' | 'unmatched';

/**
 * Applies that money has come for a number, whoever says it and however often: a notice, a query, a close, a line of the bank.
 * Coins come first, and never fail; what they buy comes after, and may. A second payment of an order, or one of another
 * sum, is nobody's money: it waits in suspense, and goes back by itself where it is a second one.
 */
export async function applyPayment(services: Services, fact: PaidFact): Promise<Applied> {
  const found = await findNumber(services.db, fact.number);
  if (!found) return 'unmatched';
  const { company_uuid: companyUuid, attempt_uuid } = found;
  const outcome = await moneyTransaction(services.db, companyUuid, async (db) => {
    const now = services.clock();
    const ledger = await openLedger({ db, now }, companyUuid);
    const { order_uuid } = requireFound(await findAttempt(db, companyUuid, attempt_uuid));
    const order = requireFound(await lockOrder(db, companyUuid, order_uuid));
    const attempt = requireFound(await lockAttempt(db, companyUuid, attempt_uuid));
    if (attempt.state === 'paid' || attempt.state === 'paid_late') return { applied: 'again' as const, attempt };
    const { method, number } = attempt;
    if ((await takeTrade(db, { method, trade_no: fact.tradeNo, number })) !== number)
      throw new Error('a trade of the payment service pays for two numbers');
    await fault('payment.taken');
    await changeAttempt(db, attempt, {
      state: attempt.state === 'closed' ? 'paid_late' : 'paid',
      ...{ trade_no: fact.tradeNo, paid_fen: fact.fen, paid_at: fact.paidAt, payer: fact.payer },
    });
    const applied = await book({ db, services, ledger, now }, { order, attempt, fact });
    await publishEvent(db, { companyUuid, owners: [order.actor_uuid] }, { type: 'order.changed' });
    await publishEvent(db, { companyUuid, owners: [] }, { type: 'coins.changed' });
    await fault('payment.booked');
    return { applied, attempt };
  });
  const { applied, attempt } = outcome;
  await fault('payment.credited');
  if (applied === 'credited') await fulfilOrder.run(services, { company: companyUuid, order: attempt.order_uuid }, NOW);
  return applied;
}

const NOW = { last: false };

async function book(
  { db, services, ledger, now }: Booking,
  { order, attempt, fact }: { order: OrderRow; attempt: AttemptRow; fact: PaidFact },
): Promise<'credited' | 'stray'> {
  const { company_uuid, uuid: attemptUuid } = attempt;
  const way: MoneyWay = attempt.method;
  if (order.paid_fen > 0 || fact.fen !== attempt.fen) {
    const source = { kind: 'payment', uuid: attemptUuid };
    const legs = strayIn(way, fact.fen);
    await ledger.post({ kind: 'stray_in', source, legs, actorUuid: null, fen: fact.fen });
    const why = fact.fen === attempt.fen ? 'double' : 'sum';
    const { uuid: order_uuid } = order;
    await insertStray(db, { company_uuid, attempt_uuid: attemptUuid, order_uuid, why, fen: fact.fen, came_at: now });
    if (fact.fen !== attempt.fen || way === 'bank') return 'stray';
    const uuid = uuidv7();
    const back = { company_uuid, uuid, attempt_uuid: attemptUuid, number: fact.number, fen: fact.fen };
    await insertReturn(db, { ...back, created_at: now });
    await services.tasks.enqueue(db, returnPayment, { company: company_uuid, uuid });
    return 'stray';
  }
  const isLate = order.state === 'cancelled' && now.getTime() > Date.parse(order.expires_at) + BONUS_GRACE;
  const bonus = isLate ? 0 : order.bonus;
  await creditOrder({ db, services, ledger, now }, { order, attempt, fen: fact.fen, bonus, from: 'payer' });
  return 'credited';
}

/** A fact as it is applied; null where no money has come. */
export const paidFact = ({ number, status, fen, payer, tradeNo, paidAt }: Fact, now: Date): PaidFact | null =>
  status === 'paid' && tradeNo !== null ? { number, fen, payer, tradeNo, paidAt: paidAt ?? now } : null;
