import { bonusOf } from '@qinghe/contract/orders/goods.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Write } from '../../../http/write.ts';
import { openLedger } from '../../wallet/index.ts';
import { endOf, numberOfNewOrder } from '../create-order.ts';
import { readPromotions } from '../goods/goods-queries.ts';
import { cartOf } from '../numbers.ts';
import { insertOrder } from '../order-queries.ts';
import { openAttempt } from '../payments/open-attempt.ts';

interface Came {
  company_uuid: string;
  /** Whose order the transfer named. */
  actor_uuid: string;
  fen: number;
}

/**
 * Makes a recharge of exactly what came, with the gift that this sum earns, for a transfer of another sum than its order's: it is
 * invoiced and refunded as any other. @returns its order and the number that is paid
 */
export async function openRecharge(
  call: Pick<Write, 'db' | 'services' | 'now'>,
  { company_uuid, actor_uuid, fen }: Came,
): Promise<{ order: string; number: string }> {
  const { db, now } = call;
  await openLedger(call, company_uuid);
  const uuid = uuidv7();
  const order = {
    ...{ company_uuid, uuid, actor_uuid, cart: cartOf([], fen), coins: 0, fen, created_at: now },
    bonus: bonusOf(await readPromotions(db, now), fen),
    number: await numberOfNewOrder(db, company_uuid, now),
    expires_at: endOf('bank', now),
    state: 'paying' as const,
  };
  await insertOrder(db, order, []);
  const { number } = await openAttempt(call, { ...order, method: 'bank' });
  return { order: uuid, number };
}
