import { bonusOf } from '@qinghe/contract/orders/goods.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Write } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { endOf, numberOfNewOrder } from '../create-order.ts';
import { readPromotions } from '../goods/goods-queries.ts';
import { cartOf } from '../numbers.ts';
import { insertOrder, lockOrder } from '../order-queries.ts';
import { lockAttempt } from '../payments/attempt-queries.ts';
import { type Booking, creditOrder } from '../payments/credit-order.ts';
import { moveAttempt, type StrayRow } from './suspense-queries.ts';

/** Makes an order of exactly what is in suspense, so that it is invoiced and refunded as any other recharge. @returns its uuid */
export async function openRechargeOf(
  { db, now }: Pick<Write, 'db' | 'now'>,
  { company_uuid, actor_uuid, fen, method }: StrayRow,
): Promise<string> {
  const uuid = uuidv7();
  const order = {
    ...{ company_uuid, uuid, actor_uuid, cart: cartOf([], fen), coins: 0, bonus: 0, fen, created_at: now },
    ...{
      number: await numberOfNewOrder(db, company_uuid, now),
      expires_at: endOf(method, now),
      state: 'paying' as const,
    },
  };
  await insertOrder(db, order, []);
  return uuid;
}

/**
 * Credits money in suspense to an order that has none, with the gift that this sum earned when the order was made. Its payment counts for
 * that order from now on; what the order buys is bought where the coins suffice.
 * @throws AppError 40902 where the order was paid meanwhile
 */
export async function creditStrayTo(booking: Booking, row: StrayRow, orderUuid: string): Promise<void> {
  const { db } = booking;
  const { company_uuid, attempt_uuid, fen } = row;
  const order = requireFound(await lockOrder(db, company_uuid, orderUuid));
  if (order.paid_fen > 0 || order.state === 'fulfilled')
    throw new AppError(40902, { field: 'order', reason: 'orders.strayNoOrder' });
  await moveAttempt(db, company_uuid, attempt_uuid, orderUuid);
  const attempt = requireFound(await lockAttempt(db, company_uuid, attempt_uuid));
  const bonus = bonusOf(await readPromotions(db, new Date(order.created_at)), fen);
  await creditOrder(booking, { order, attempt, fen, bonus, from: 'suspense' });
}
