import { formats } from '@qinghe/contract/formats.ts';
import { FEN_A_COIN } from '@qinghe/contract/orders/goods.ts';
import { z } from 'zod';
import type { Trx } from '../../../db/database.ts';
import { fault } from '../../../fault.ts';
import { moneyTransaction } from '../../../money-turn.ts';
import { PaymentRefused, type RefundStatus } from '../../../providers/payment/port.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { requireFound } from '../../../refusals.ts';
import type { Services } from '../../../services.ts';
import { defineTask } from '../../../tasks/task.ts';
import { type Telling, tell } from '../../messages/index.ts';
import { type Ledger, openLedger, refunded } from '../../wallet/index.ts';
import { channelOf } from '../payments/channels.ts';
import { isChannel } from '../rules.ts';
import { addRefunded, changeRefund, findRefund, lockRefund, type RefundRow } from './refund-queries.ts';

const LOOK_AGAIN = 60_000;

/**
 * Pays a refund back the way its money came, under a number of its own. Its service is asked about that number before anything
 * is sent, so that an answer which was lost, or a process that ended, pays nothing twice.
 */
export const sendRefund = defineTask({
  name: 'orders.send-refund',
  payload: z.object({ company: formats.uuid, uuid: formats.uuid }),
  retries: 20,
  async run(services, { company, uuid }) {
    const row = await findRefund(services.db, uuid, company);
    if (!row || row.by_hand || !isMoving(row)) return;
    const known = await askAboutRefund(services, row);
    const status = known ?? (await send(services, row));
    await fault('refund.sent');
    await apply(services, row, status);
  },
  givenUp: ({ db, clock }, { company, uuid }) =>
    moneyTransaction(db, company, async (trx) => {
      if (!(await findRefund(trx, uuid, company))) return;
      await openLedger({ db: trx, now: clock() }, company);
      const row = await lockRefund(trx, uuid, company);
      if (row && isMoving(row)) await changeRefund(trx, row, { state: 'stuck', problem: 'silent' });
    }),
});

const isMoving = ({ state }: RefundRow): boolean => state === 'sending' || state === 'processing';

/** What its service knows of a refund under its number; null for nothing. @throws PaymentUnknown where it does not say */
export async function askAboutRefund(services: Services, row: RefundRow): Promise<RefundStatus | null> {
  const channel = isChannel(row.method) ? channelOf(services, row.method) : null;
  return channel ? channel.queryRefund({ number: row.number, refundNumber: refundNumberOf(row) }) : null;
}

async function send(services: Services, row: RefundRow): Promise<RefundStatus | 'refused'> {
  const channel = isChannel(row.method) ? channelOf(services, row.method) : null;
  if (!channel) return 'refused';
  const { number, fen, paid_fen } = row;
  const asked = { number, refundNumber: refundNumberOf(row), fen, paidFen: paid_fen, reason: REASON };
  return channel.refund(asked).catch((error: unknown) => {
    if (error instanceof PaymentRefused) return 'refused' as const;
    throw error;
  });
}

/** What the payer reads, who is in China. */
const REASON = '青禾招聘币退款';

/** Ours for good, of at most 64 letters and digits; a further one only where its service gave the one before up. */
const refundNumberOf = ({ uuid, tries }: RefundRow): string =>
  `QHR${uuid.replaceAll('-', '')}${tries === 0 ? '' : `T${tries}`}`;

const PROBLEM = { stuck: 'gone', failed: 'failed', refused: 'refused' } as const;

const apply = (services: Services, { company_uuid, uuid, tries }: RefundRow, status: RefundStatus | 'refused') =>
  moneyTransaction(services.db, company_uuid, async (db) => {
    const now = services.clock();
    const ledger = await openLedger({ db, now }, company_uuid);
    const row = await lockRefund(db, uuid, company_uuid);
    if (!row || !isMoving(row) || row.tries !== tries) return;
    if (status === 'done') await finishRefund({ db, ledger, now }, row);
    else if (status !== 'processing') await changeRefund(db, row, { state: 'stuck', problem: PROBLEM[status] });
    else {
      if (row.state !== 'processing') await changeRefund(db, row, { state: 'processing' });
      const at = new Date(now.getTime() + LOOK_AGAIN);
      await services.tasks.enqueue(db, sendRefund, { company: company_uuid, uuid }, at);
    }
    await tellRefund({ db, services, now }, row);
  });

/** The money is with its payer. */
export async function finishRefund(
  { db, ledger, now }: { db: Trx; ledger: Ledger; now: Date },
  row: RefundRow,
  settled: { settled_by?: string } = {},
): Promise<void> {
  const { uuid, fen, method } = row;
  const legs = refunded(method, fen / FEN_A_COIN);
  await ledger.post({ kind: 'refund_done', source: { kind: 'refund', uuid }, legs, actorUuid: null, fen: -fen });
  await addRefunded(db, row, { refunding: -fen, refunded: fen });
  await changeRefund(db, row, { state: 'done', problem: null, done_at: now, ...settled });
  await fault('refund.finished');
}

const ENDS: Partial<Record<RefundRow['state'], 'refundDone' | 'refundRefused' | 'refundFailed'>> = {
  done: 'refundDone',
  refused: 'refundRefused',
  failed: 'refundFailed',
};

/** Tells the company that a refund has moved, and its master how it ended. */
export async function tellRefund(
  telling: Telling,
  { company_uuid: companyUuid, uuid, fen }: Pick<RefundRow, 'company_uuid' | 'uuid' | 'fen'>,
) {
  const { db } = telling;
  const { state } = requireFound(await findRefund(db, uuid, companyUuid));
  const kind = ENDS[state];
  if (kind) await tell(telling, kind, { companyUuid, to: 'master', subjectUuid: uuid, params: { yuan: fen / 100 } });
  await publishEvent(db, { companyUuid, owners: [] }, { type: 'order.changed' });
  await publishEvent(db, { companyUuid, owners: [] }, { type: 'coins.changed' });
}
