import { formats } from '@qinghe/contract/formats.ts';
import { z } from 'zod';
import { withTransaction } from '../../../db/database.ts';
import { fault } from '../../../fault.ts';
import { PaymentRefused, PaymentUnknown } from '../../../providers/payment/port.ts';
import type { Services } from '../../../services.ts';
import { defineTask } from '../../../tasks/task.ts';
import { isChannel, nextAsk } from '../rules.ts';
import { applyPayment, paidFact } from './apply-fact.ts';
import { type AttemptRow, changeAttempt, findAttempt, settleAttempt } from './attempt-queries.ts';
import { channelOf, noticePath } from './channels.ts';
import { closeAttempt } from './close-payment.ts';

/** Asks for the code of a payment, under its number; whether an unknown one was taken, the next look at it tells. */
export async function askForCode(services: Services, companyUuid: string, uuid: string): Promise<void> {
  const { db, publicUrl } = services;
  const attempt = await findAttempt(db, companyUuid, uuid);
  if (!attempt || !isChannel(attempt.method) || !OPEN.includes(attempt.state)) return;
  const channel = channelOf(services, attempt.method);
  if (!channel) return;
  const { number, fen, expires_at } = attempt;
  const notifyUrl = `${publicUrl}${noticePath(attempt.method)}`;
  const settled = await channel.ask({ number, fen, subject: SUBJECT, until: new Date(expires_at), notifyUrl }).then(
    (qr) => ({ state: 'asked' as const, qr }),
    (error: unknown) => {
      if (error instanceof PaymentRefused) return { state: 'closed' as const };
      if (error instanceof PaymentUnknown) return { state: 'unknown' as const };
      throw error;
    },
  );
  await fault('payment.asked');
  await settleAttempt(db, attempt, OPEN, settled);
}

/** What the payer reads, who is in China. */
const SUBJECT = '青禾招聘币充值';

const OPEN: AttemptRow['state'][] = ['created', 'unknown'];

/** Asks a service how a payment stands, applies what it says, and looks again later: facts come by whoever tells them first. */
export async function lookAtPayment(services: Services, companyUuid: string, uuid: string): Promise<void> {
  const { db, clock } = services;
  const attempt = await findAttempt(db, companyUuid, uuid);
  if (!attempt || !isChannel(attempt.method) || attempt.state.startsWith('paid')) return;
  const channel = channelOf(services, attempt.method);
  if (!channel) return;
  if (attempt.state === 'closing') return closeAttempt(services, attempt);
  const fact = await channel.query(attempt.number);
  const paid = fact && paidFact(fact, clock());
  if (paid) return void (await applyPayment(services, paid));
  if (fact?.status === 'closed') await settleAttempt(db, attempt, ['created', 'asked', 'unknown'], { state: 'closed' });
  else if (!fact && OPEN.includes(attempt.state)) await askForCode(services, companyUuid, uuid);
}

/** One look of the schedule, and when the next one is due. */
export const lookAtPayments = defineTask({
  name: 'orders.look-at-payment',
  payload: z.object({ company: formats.uuid, uuid: formats.uuid }),
  retries: 2,
  async run(services, { company, uuid }) {
    const attempt = await findAttempt(services.db, company, uuid);
    if (!attempt || attempt.state.startsWith('paid')) return;
    const at = nextAsk(new Date(attempt.created_at), attempt.asks + 1);
    await withTransaction(services.db, async (trx) => {
      await changeAttempt(trx, attempt, { asks: attempt.asks + 1 });
      if (at) await services.tasks.enqueue(trx, lookAtPayments, { company, uuid }, at);
    });
    await lookAtPayment(services, company, uuid);
  },
  givenUp: { nobodyWaits: 'The next look of the schedule is a task of its own; a notice may come at any time.' },
});
