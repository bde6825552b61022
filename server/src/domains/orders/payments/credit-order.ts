import type { Trx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { creditPayment, type Ledger } from '../../wallet/index.ts';
import { fulfilOrder } from '../fulfil-order.ts';
import { changeOrder, type OrderRow } from '../order-queries.ts';
import type { AttemptRow } from './attempt-queries.ts';

export interface Booking {
  db: Trx;
  services: Services;
  ledger: Ledger;
  now: Date;
}

interface Credit {
  order: OrderRow;
  attempt: Pick<AttemptRow, 'uuid' | 'method'>;
  fen: number;
  bonus: number;
  /** Where the money is: it has just come, or lay in suspense. */
  from: 'payer' | 'suspense';
}

/** Credits money to an order: its coins are there, and what it buys comes after. Of an order that is over nothing is bought. */
export async function creditOrder(
  { db, services, ledger, now }: Booking,
  { order, attempt, fen, bonus, from }: Credit,
): Promise<void> {
  const payment = { uuid: attempt.uuid, way: attempt.method, fen, bonus, actorUuid: order.actor_uuid };
  await creditPayment(ledger, payment, from);
  const isOver = order.state === 'cancelled' && order.coins > 0;
  await changeOrder(db, order, {
    ...{ state: isOver ? 'kept' : 'paid', paid_fen: fen, paid_at: now, ending: false, bonus },
    ...(isOver && { kept_for: 'late' as const }),
  });
  if (!isOver) await services.tasks.enqueue(db, fulfilOrder, { company: order.company_uuid, order: order.uuid });
}
