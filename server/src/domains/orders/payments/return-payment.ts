import { formats } from '@qinghe/contract/formats.ts';
import type { PaymentMethod } from '@qinghe/contract/orders/orders.ts';
import { z } from 'zod';
import { type Trx, withTransaction } from '../../../db/database.ts';
import { fault } from '../../../fault.ts';
import { moneyTransaction } from '../../../money-turn.ts';
import type { RefundStatus } from '../../../providers/payment/port.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import type { Services } from '../../../services.ts';
import { defineTask } from '../../../tasks/task.ts';
import { tell } from '../../messages/index.ts';
import { type Ledger, openLedger, strayOut } from '../../wallet/index.ts';
import { isChannel } from '../rules.ts';
import { endReturned } from '../suspense/suspense-queries.ts';
import { findAttempt, findReturn, type ReturnState, settleReturn } from './attempt-queries.ts';
import { channelOf } from './channels.ts';

const LOOK_AGAIN = 60_000;

/** What the payer reads, who is in China. */
const REASON = '多付的款项，原路退回';

const isMoving = (state: ReturnState): boolean => state === 'waiting' || state === 'processing';

/** Pays money that nobody could use back to whoever paid it, in full and once, under a number of its own. */
export const returnPayment = defineTask({
  name: 'orders.return-payment',
  payload: z.object({ company: formats.uuid, uuid: formats.uuid }),
  retries: 20,
  async run(services, { company, uuid }) {
    const { db } = services;
    const back = await findReturn(db, company, uuid);
    if (!back || !isMoving(back.state)) return;
    const attempt = await findAttempt(db, company, back.attempt_uuid);
    const channel = attempt && isChannel(attempt.method) ? channelOf(services, attempt.method) : null;
    if (!attempt || !channel) return;
    const { number, fen } = back;
    const refundNumber = refundNumberOf(uuid);
    const known = await channel.queryRefund({ number, refundNumber });
    const asked = { number, refundNumber, fen, paidFen: fen, reason: REASON };
    const status = known ?? (await channel.refund(asked));
    await fault('return.sent');
    if (status === 'done') return settle(services, { ...back, method: attempt.method });
    await withTransaction(db, async (trx) => {
      const state = status === 'processing' ? 'processing' : 'stuck';
      await settleReturn(trx, company, uuid, { state });
      if (state === 'processing')
        await services.tasks.enqueue(
          trx,
          returnPayment,
          { company, uuid },
          new Date(services.clock().getTime() + LOOK_AGAIN),
        );
    });
  },
  givenUp: async ({ db }, { company, uuid }) =>
    withTransaction(db, async (trx) => void (await settleReturn(trx, company, uuid, { state: 'stuck' }))),
});

/** Ours for good, of at most 64 letters and digits. */
const refundNumberOf = (uuid: string): string => `QHR${uuid.replaceAll('-', '')}`;

interface Returned {
  company_uuid: string;
  attempt_uuid: string;
  /** Of the return. */
  uuid: string;
  method: PaymentMethod;
  fen: number;
}

/** What its service knows of a way back under its number; null for nothing. @throws PaymentUnknown where it does not say */
export async function askAboutReturn(
  services: Services,
  { method, number, return_uuid }: { method: PaymentMethod; number: string; return_uuid: string | null },
): Promise<RefundStatus | null> {
  const channel = isChannel(method) ? channelOf(services, method) : null;
  if (!channel || return_uuid === null) return null;
  return channel.queryRefund({ number, refundNumber: refundNumberOf(return_uuid) });
}

/** The money is with its payer again; the ledger of its company is open. */
export async function finishReturn(
  { db, services, ledger, now }: { db: Trx; services: Services; ledger: Ledger; now: Date },
  { company_uuid: companyUuid, attempt_uuid, uuid, method, fen }: Returned,
): Promise<void> {
  if (!(await settleReturn(db, companyUuid, uuid, { state: 'done', done_at: now }))) return;
  const source = { kind: 'payment_return', uuid };
  await ledger.post({ kind: 'stray_out', source, legs: strayOut(method, fen), actorUuid: null, fen: -fen });
  await endReturned(db, companyUuid, attempt_uuid, now);
  const told = { companyUuid, to: 'master', subjectUuid: uuid, params: { yuan: fen / 100 } } as const;
  await tell({ db, services, now }, 'paymentReturned', told);
  await publishEvent(db, { companyUuid, owners: [] }, { type: 'order.changed' });
}

const settle = (services: Services, returned: Returned) =>
  moneyTransaction(services.db, returned.company_uuid, async (db) => {
    const now = services.clock();
    const ledger = await openLedger({ db, now }, returned.company_uuid);
    await finishReturn({ db, services, ledger, now }, returned);
  });
