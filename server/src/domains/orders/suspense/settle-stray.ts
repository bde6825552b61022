import * as contract from '@qinghe/contract/orders/suspense.ts';
import { v7 as uuidv7 } from 'uuid';
import { nameOf, type OperatorActor } from '../../../actor.ts';
import { AppError } from '../../../app-error.ts';
import { route } from '../../../http/route.ts';
import { auditedTransaction, type Write } from '../../../http/write.ts';
import { PaymentUnknown, type RefundStatus } from '../../../providers/payment/port.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { requireFound } from '../../../refusals.ts';
import type { Services } from '../../../services.ts';
import type { Ledger } from '../../wallet/index.ts';
import { insertReturn, settleReturn } from '../payments/attempt-queries.ts';
import { askAboutReturn, finishReturn, returnPayment } from '../payments/return-payment.ts';
import { takePayout } from '../refunds/refund-queries.ts';
import { creditStrayTo, openRechargeOf } from './credit-stray.ts';
import { presentStray } from './list-suspense.ts';
import { lockStrayAsSeen, requirePossible } from './plan-stray.ts';
import { changeStray, findReturnOf, findStray, type StrayRow } from './suspense-queries.ts';

type Call = Write & { operator: OperatorActor };

/**
 * The second operator's word on where money in suspense goes. A service that was to pay it back is asked once more first: where it did
 * after all, nothing else is done with it.
 * @throws AppError 40401, 40901, 40902 one's own, nothing proposed, a service that works on it, or what is not possible any more
 */
export const decideStray = route(contract.decideStray, 'order.stray_settled', async (context, input) => {
  const { services, operator } = context;
  if (!operator) throw new AppError(101);
  const seen = requireFound(await findStray(services.db, input.uuid));
  const known = input.confirm && seen.return_state === 'stuck' ? await askOrRefuse(services, seen) : null;
  const subject = { audit: 'order.stray_settled' as const, input, companyUuid: null, actor: nameOf(operator) };
  return auditedTransaction(context, subject, (call) => settle({ ...call, operator }, input, known));
});

/** @throws AppError 40902 where its service works on it, or does not say */
async function askOrRefuse(services: Services, row: StrayRow): Promise<RefundStatus | null> {
  const known = await askAboutReturn(services, row).catch((error: unknown) => {
    if (error instanceof PaymentUnknown) return 'processing' as const;
    throw error;
  });
  if (known === 'processing') throw new AppError(40902, { reason: 'orders.strayMoving' });
  return known;
}

const NO_PLAN = {
  plan: null,
  plan_order_uuid: null,
  bank_number: null,
  words: null,
  proposed_by: null,
  proposed_at: null,
};

async function settle(
  call: Call,
  { uuid, version, confirm }: { uuid: string; version: number; confirm: boolean },
  known: RefundStatus | null,
): Promise<contract.StrayPayment> {
  const { db, operator, note } = call;
  const { row, ledger } = await lockStrayAsSeen(call, { uuid, version });
  const { plan, company_uuid: companyUuid, order_uuid: objectUuid, fen } = row;
  if (plan === null || row.outcome !== null) throw new AppError(40902, { reason: 'orders.strayNoPlan' });
  if (confirm && row.proposed_by === operator.operatorUuid) throw new AppError(40902, { reason: 'orders.ownStray' });
  const action = `order.stray_${confirm ? 'settled' : 'dropped'}` as const;
  note({ companyUuid, objectUuid, action, detail: { to: plan, fen } });
  if (!confirm) await changeStray(db, row, NO_PLAN);
  else if (known === 'done' && row.return_uuid) {
    await changeStray(db, row, NO_PLAN);
    await finishReturn({ ...call, ledger }, { ...row, uuid: row.return_uuid });
  } else await carryOut(call, row, { plan, ledger });
  await publishEvent(db, { companyUuid, owners: [row.actor_uuid] }, { type: 'order.changed' });
  await publishEvent(db, { companyUuid, owners: [] }, { type: 'coins.changed' });
  return presentStray(requireFound(await findStray(db, uuid)), operator);
}

async function carryOut(
  call: Call,
  row: StrayRow,
  { plan, ledger }: { plan: contract.StrayPlan; ledger: Ledger },
): Promise<void> {
  const { db, services, now, operator } = call;
  const { company_uuid, attempt_uuid, number, fen } = row;
  requirePossible(row, plan);
  const settled = { settled_by: operator.operatorUuid };
  if (plan === 'order' || plan === 'coins') {
    const credited_uuid = row.plan_order_uuid ?? (await openRechargeOf(call, row));
    await creditStrayTo({ db, services, ledger, now }, row, credited_uuid);
    if (row.return_uuid) await settleReturn(db, company_uuid, row.return_uuid, { state: 'dropped' });
    return void (await changeStray(db, row, { ...settled, outcome: 'credited', settled_at: now, credited_uuid }));
  }
  await insertReturn(db, { company_uuid, uuid: uuidv7(), attempt_uuid, number, fen, created_at: now });
  const { uuid } = requireFound(await findReturnOf(db, company_uuid, attempt_uuid));
  if (plan === 'back') {
    await settleReturn(db, company_uuid, uuid, { state: 'waiting' });
    await services.tasks.enqueue(db, returnPayment, { company: company_uuid, uuid });
    return void (await changeStray(db, row, { ...NO_PLAN, ...settled }));
  }
  if (!(await takePayout(db, { bank_number: row.bank_number ?? '', company_uuid, refund_uuid: uuid })))
    throw new AppError(40902, { reason: 'orders.payoutTaken' });
  await changeStray(db, row, settled);
  await finishReturn({ ...call, ledger }, { ...row, uuid });
}
