import * as contract from '@qinghe/contract/orders/decide-refunds.ts';
import type { OperatorActor } from '../../../actor.ts';
import { AppError } from '../../../app-error.ts';
import type { Reader, Trx } from '../../../db/database.ts';
import { fault } from '../../../fault.ts';
import { readForOperator, writeForOperator } from '../../../http/operator.ts';
import { requireCurrent, requireFound } from '../../../refusals.ts';
import { type Ledger, openLedger } from '../../wallet/index.ts';
import { giveCoinsBack } from './give-coins-back.ts';
import { presentWaiting } from './present-refund.ts';
import { changeRefund, findRefund, lockRefund, type RefundRow, readWaiting } from './refund-queries.ts';
import { sendRefund, tellRefund } from './send-refund.ts';

/** Refunds that are not over. */
export const listWaitingRefunds = readForOperator(contract.listWaitingRefunds, async ({ db, operator }, page) => {
  const { items, next_cursor } = await readWaiting(db, page);
  return { items: items.map((row) => presentWaiting(row, operator)), next_cursor };
});

type Call = { db: Trx; now: Date; operator: OperatorActor };

/** A refund as an operator saw it, locked after the ledger of its company. @throws AppError 40401, 40901 */
export async function lockAsSeen(
  { db, now, operator }: Call,
  { uuid, version }: { uuid: string; version: number },
): Promise<{ row: RefundRow; ledger: Ledger }> {
  const { company_uuid } = requireFound(await findRefund(db, uuid));
  const ledger = await openLedger({ db, now }, company_uuid);
  const row = await requireCurrent(await lockRefund(db, uuid), version, (current) => presentWaiting(current, operator));
  return { row, ledger };
}

export const presentNow = async (db: Reader, uuid: string, operator: OperatorActor): Promise<contract.WaitingRefund> =>
  presentWaiting(requireFound(await findRefund(db, uuid)), operator);

/**
 * The word of an operator on what a company asked for, or another operator proposed: the money is sent, or the coins are there again and the company reads
 * why. A company that is frozen gets its money all the same.
 * @throws AppError 40401, 40901, 40902 where it is decided or withdrawn, or one's own that is confirmed
 */
export const decideRefund = writeForOperator(
  contract.decideRefund,
  { audit: 'order.refund_confirmed' },
  async (call, { uuid, version, confirm, refusal }) => {
    const { db, services, now, operator, note } = call;
    const { row, ledger } = await lockAsSeen(call, { uuid, version });
    if (row.state !== 'asked') throw new AppError(40902, { reason: 'orders.refundDecided' });
    const isOwn = row.proposed_by === operator.operatorUuid;
    if (confirm && isOwn) throw new AppError(40902, { reason: 'orders.ownProposedRefund' });
    const decided = { decided_by: operator.operatorUuid, decided_at: now };
    const { company_uuid: companyUuid } = row;
    note({
      companyUuid,
      objectUuid: uuid,
      action: `order.refund_${confirm ? 'confirmed' : isOwn ? 'withdrawn' : 'refused'}`,
    });
    if (confirm) await changeRefund(db, row, { state: 'sending', ...decided });
    else if (isOwn) await giveCoinsBack({ db, ledger }, row, { state: 'withdrawn', actorUuid: null });
    else await giveCoinsBack({ db, ledger }, row, { state: 'refused', actorUuid: null, refusal, ...decided });
    if (confirm && !row.by_hand) await services.tasks.enqueue(db, sendRefund, { company: companyUuid, uuid });
    await fault('refund.confirmed');
    await tellRefund(call, row);
    return presentNow(db, uuid, operator);
  },
);

/**
 * Has a refund that is stuck looked at and sent again: under the number that it has, unless its service gave that one up.
 * @throws AppError 40401, 40901, 40902 where it is not stuck, or an outcome was entered
 */
export const sendRefundAgain = writeForOperator(
  contract.sendRefundAgain,
  { audit: 'order.refund_sent_again' },
  async (call, { uuid, version }) => {
    const { db, services, operator, note } = call;
    const { row } = await lockAsSeen(call, { uuid, version });
    if (row.state !== 'stuck' || row.by_hand) throw new AppError(40902, { reason: 'orders.refundMoving' });
    if (row.outcome !== null) throw new AppError(40902, { reason: 'orders.outcomeEntered' });
    const tries = row.tries + (row.problem === 'failed' ? 1 : 0);
    await changeRefund(db, row, { state: 'sending', problem: null, tries });
    await services.tasks.enqueue(db, sendRefund, { company: row.company_uuid, uuid });
    note({ companyUuid: row.company_uuid, objectUuid: uuid });
    return presentNow(db, uuid, operator);
  },
);
