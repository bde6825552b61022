import { formats } from '@qinghe/contract/formats.ts';
import { z } from 'zod';
import { withTransaction } from '../../../db/database.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import type { Services } from '../../../services.ts';
import { defineTask } from '../../../tasks/task.ts';
import { tell } from '../../messages/index.ts';
import { openLedger, strayOut } from '../../wallet/index.ts';
import { isChannel } from '../rules.ts';
import { findAttempt, findReturn, settleReturn } from './attempt-queries.ts';
import { channelOf } from './channels.ts';

const LOOK_AGAIN = 60_000;

/** Pays a second payment of an order back to whoever made it, in full and once, under a number of its own. */
export const returnPayment = defineTask({
  name: 'orders.return-payment',
  payload: z.object({ company: formats.uuid, uuid: formats.uuid }),
  retries: 20,
  async run(services, { company, uuid }) {
    const { db } = services;
    const back = await findReturn(db, company, uuid);
    if (!back || back.state === 'done' || back.state === 'stuck') return;
    const attempt = await findAttempt(db, company, back.attempt_uuid);
    const channel = attempt && isChannel(attempt.method) ? channelOf(services, attempt.method) : null;
    if (!attempt || !channel) return;
    const { number, fen } = back;
    const refundNumber = refundNumberOf(uuid);
    const known = await channel.queryRefund({ number, refundNumber });
    const asked = { number, refundNumber, fen, paidFen: fen, reason: '重复支付，原路退回' };
    const status = known ?? (await channel.refund(asked));
    if (status === 'done') return settle(services, { company, uuid, fen, way: attempt.method });
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

const settle = (
  services: Services,
  { company, uuid, fen, way }: { company: string; uuid: string; fen: number; way: 'alipay' | 'wechat' | 'bank' },
) =>
  withTransaction(services.db, async (trx) => {
    const now = services.clock();
    const ledger = await openLedger({ db: trx, now }, company);
    if (!(await settleReturn(trx, company, uuid, { state: 'done', done_at: now }))) return;
    const source = { kind: 'payment_return', uuid };
    await ledger.post({ kind: 'stray_out', source, legs: strayOut(way, fen), actorUuid: null, fen: -fen });
    const told = { companyUuid: company, to: 'master', subjectUuid: uuid, params: { yuan: fen / 100 } } as const;
    await tell({ db: trx, services, now }, 'paymentReturned', told);
    await publishEvent(trx, { companyUuid: company, owners: [] }, { type: 'order.changed' });
  });
