import { formats } from '@qinghe/contract/formats.ts';
import { z } from 'zod';
import { type Trx, withTransaction } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { defineTask } from '../../tasks/task.ts';
import { changeOrder, lockOrder, type OrderRow, readOver } from './order-queries.ts';
import { readAttempts, settleAttempt } from './payments/attempt-queries.ts';
import { leaveForLater } from './payments/channels.ts';
import { closePayments } from './payments/close-payment.ts';
import { GRACE } from './rules.ts';

const A_RUN = 100;
const LOOK_AGAIN = 60_000;

/** Closes the ways of paying of an order that are to be closed, again and again until each is final at its service. */
export const closeOrderPayments = defineTask({
  name: 'orders.close-payments',
  payload: z.object({ company: formats.uuid, order: formats.uuid }),
  retries: 10,
  async run(services, { company, order }) {
    await closePayments(services, company, order);
    const left = await readAttempts(services.db, company, [order]);
    if (!left.some(({ state }) => state === 'closing')) return;
    const at = new Date(services.clock().getTime() + LOOK_AGAIN);
    await withTransaction(services.db, (trx) =>
      services.tasks.enqueue(trx, closeOrderPayments, { company, order }, at),
    );
  },
  givenUp: { nobodyWaits: 'The clock comes back to orders whose time is over.' },
});

/** Begins the end of an order: no further money is wanted for it. */
export async function beginEnd({ db, services }: { db: Trx; services: Services }, order: OrderRow): Promise<void> {
  await closeOpenAttempts(db, order);
  await changeOrder(db, order, { ending: true });
  await services.tasks.enqueue(db, closeOrderPayments, { company: order.company_uuid, order: order.uuid });
}

export async function closeOpenAttempts(db: Trx, { company_uuid, uuid }: OrderRow): Promise<void> {
  for (const attempt of await readAttempts(db, company_uuid, [uuid]))
    await settleAttempt(db, attempt, ['created', 'asked', 'unknown'], { state: 'closing' });
}

/** Orders whose time is over end by themselves. */
export const endOrders = defineTask({
  name: 'orders.end-orders',
  payload: z.object({}),
  cron: '* * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  async run(services) {
    const before = new Date(services.clock().getTime() - GRACE);
    for (const { company_uuid, uuid } of await readOver(services.db, before, A_RUN)) {
      await withTransaction(services.db, async (db) => {
        const order = await lockOrder(db, company_uuid, uuid);
        if (order && (order.state === 'created' || order.state === 'paying')) await beginEnd({ db, services }, order);
      });
      // One service that is silent holds up no other order.
      await closePayments(services, company_uuid, uuid).catch(leaveForLater);
    }
  },
});
