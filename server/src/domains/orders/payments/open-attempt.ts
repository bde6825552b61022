import type { PaymentMethod } from '@qinghe/contract/orders/orders.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Write } from '../../../http/write.ts';
import { paymentNumber, transferCode } from '../numbers.ts';
import { isChannel, nextAsk } from '../rules.ts';
import { lookAtPayments } from './ask-payment.ts';
import { insertAttempt } from './attempt-queries.ts';

interface ForOrder {
  company_uuid: string;
  /** Of the order. */
  uuid: string;
  fen: number;
  expires_at: Date;
  method: PaymentMethod;
}

/** Opens a way of paying an order, under a number that is used for nothing else. A transfer waits for its bank at once. */
export async function openAttempt(
  { db, now, services }: Pick<Write, 'db' | 'now' | 'services'>,
  { company_uuid, uuid: order_uuid, fen, expires_at, method }: ForOrder,
): Promise<{ uuid: string; number: string }> {
  const uuid = uuidv7();
  const number = isChannel(method) ? paymentNumber() : transferCode();
  const state = isChannel(method) ? ('created' as const) : ('asked' as const);
  await insertAttempt(db, { company_uuid, uuid, order_uuid, method, number, fen, state, created_at: now, expires_at });
  const at = nextAsk(now, 0);
  if (isChannel(method) && at) await services.tasks.enqueue(db, lookAtPayments, { company: company_uuid, uuid }, at);
  return { uuid, number };
}
