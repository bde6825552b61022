import * as contract from '@qinghe/contract/orders/decide-refunds.ts';
import { nameOf, type OperatorActor } from '../../../actor.ts';
import { AppError } from '../../../app-error.ts';
import { writeForOperator } from '../../../http/operator.ts';
import { route } from '../../../http/route.ts';
import { auditedTransaction, type Write } from '../../../http/write.ts';
import { PaymentUnknown, type RefundStatus } from '../../../providers/payment/port.ts';
import { requireFound } from '../../../refusals.ts';
import type { Services } from '../../../services.ts';
import { lockAsSeen, presentNow } from './decide-refund.ts';
import { giveCoinsBack } from './give-coins-back.ts';
import { changeRefund, findRefund, type RefundRow, takePayout } from './refund-queries.ts';
import { askAboutRefund, finishRefund, tellRefund } from './send-refund.ts';

/** People see to it: no service does, or the one that should is stuck. */
const isByHand = ({ state, by_hand }: RefundRow): boolean => state === 'stuck' || (state === 'sending' && by_hand);

/**
 * Enters what became of a refund that no service pays out; another operator confirms it.
 * @throws AppError 40401, 40901, 40902 where a service works on it, or an outcome was entered
 */
export const enterRefundOutcome = writeForOperator(
  contract.enterRefundOutcome,
  { audit: 'order.refund_entered' },
  async (call, { uuid, version, outcome, bank_number }) => {
    const { db, operator, note } = call;
    const { row } = await lockAsSeen(call, { uuid, version });
    if (!isByHand(row)) throw new AppError(40902, { reason: 'orders.refundMoving' });
    if (row.outcome !== null) throw new AppError(40902, { reason: 'orders.outcomeEntered' });
    const entered_by = operator.operatorUuid;
    await changeRefund(db, row, { outcome, bank_number: outcome === 'sent' ? bank_number : null, entered_by });
    note({ companyUuid: row.company_uuid, objectUuid: uuid });
    return presentNow(db, uuid, operator);
  },
);

/**
 * The second operator's word on an outcome. The service is asked first where it may have paid after all: then the refund is done
 * by it, and what was entered counts for nothing.
 * @throws AppError 40401, 40901, 40902 one's own, nothing entered, a number that paid another one, or a service that works on it
 */
export const settleRefund = route(contract.settleRefund, 'order.refund_settled', async (context, input) => {
  const { services, operator } = context;
  if (!operator) throw new AppError(101);
  const seen = requireFound(await findRefund(services.db, input.uuid));
  const known = input.confirm && seen.state === 'stuck' && !seen.by_hand ? await askOrRefuse(services, seen) : null;
  const subject = { audit: 'order.refund_settled' as const, input, companyUuid: null, actor: nameOf(operator) };
  return auditedTransaction(context, subject, (call) => settle({ ...call, operator }, input, known));
});

async function settle(
  call: Write & { operator: OperatorActor },
  { uuid, version, confirm }: { uuid: string; version: number; confirm: boolean },
  known: RefundStatus | null,
): Promise<contract.WaitingRefund> {
  const { db, now, operator, note } = call;
  const { row, ledger } = await lockAsSeen(call, { uuid, version });
  const { outcome, bank_number, company_uuid: companyUuid } = row;
  if (outcome === null || !isByHand(row)) throw new AppError(40902, { reason: 'orders.refundMoving' });
  if (confirm && row.entered_by === operator.operatorUuid) throw new AppError(40902, { reason: 'orders.ownRefund' });
  note({ companyUuid, objectUuid: uuid, action: `order.refund_${confirm ? 'settled' : 'dropped'}` });
  const settled_by = operator.operatorUuid;
  if (!confirm || known === 'done') await changeRefund(db, row, { outcome: null, bank_number: null, entered_by: null });
  if (known === 'done') await finishRefund({ db, ledger, now }, row);
  else if (confirm && outcome === 'back')
    await giveCoinsBack({ db, ledger }, row, { state: 'failed', problem: null, actorUuid: null, settled_by });
  else if (confirm) {
    if (!(await takePayout(db, { bank_number: bank_number ?? '', company_uuid: companyUuid, refund_uuid: uuid })))
      throw new AppError(40902, { reason: 'orders.payoutTaken' });
    await finishRefund({ db, ledger, now }, row, { settled_by });
  }
  await tellRefund(call, row);
  return presentNow(db, uuid, operator);
}

/** @throws AppError 40902 where its service works on it, or does not say */
async function askOrRefuse(services: Services, row: RefundRow): Promise<RefundStatus | null> {
  const known = await askAboutRefund(services, row).catch((error: unknown) => {
    if (error instanceof PaymentUnknown) return 'processing' as const;
    throw error;
  });
  if (known === 'processing') throw new AppError(40902, { reason: 'orders.refundMoving' });
  return known;
}
