import { FEN_A_COIN } from '@qinghe/contract/orders/goods.ts';
import * as contract from '@qinghe/contract/orders/suspense.ts';
import type { OperatorActor } from '../../../actor.ts';
import { AppError } from '../../../app-error.ts';
import type { Trx } from '../../../db/database.ts';
import { writeForOperator } from '../../../http/operator.ts';
import { requireCurrent, requireFound } from '../../../refusals.ts';
import { type Ledger, openLedger } from '../../wallet/index.ts';
import { isChannel } from '../rules.ts';
import { presentStray } from './list-suspense.ts';
import { changeStray, findByNumber, findStray, lockStray, type StrayRow } from './suspense-queries.ts';

/** Money in suspense as an operator saw it, locked after the ledger of its company. @throws AppError 40401, 40901 */
export async function lockStrayAsSeen(
  { db, now, operator }: { db: Trx; now: Date; operator: OperatorActor },
  { uuid, version }: { uuid: string; version: number },
): Promise<{ row: StrayRow; ledger: Ledger }> {
  const { company_uuid } = requireFound(await findStray(db, uuid));
  const ledger = await openLedger({ db, now }, company_uuid);
  const row = await requireCurrent(await lockStray(db, uuid), version, (current) => presentStray(current, operator));
  return { row, ledger };
}

/**
 * Holds a plan against what the money is: on its way back nothing else is done with it, a service is asked to pay back before people do,
 * and what is no whole coins can only go back.
 * @throws AppError 40902
 */
export function requirePossible({ outcome, return_state, method, fen }: StrayRow, to: contract.StrayPlan): void {
  const refuse = (reason: string, field?: string) => {
    throw new AppError(40902, { reason, ...(field && { field }) });
  };
  if (outcome !== null) refuse('orders.strayOver');
  if (return_state === 'waiting' || return_state === 'processing') refuse('orders.strayMoving');
  if (to === 'back' && !isChannel(method)) refuse('orders.strayByHand', 'to');
  if (to === 'sent' && isChannel(method) && return_state !== 'stuck') refuse('orders.strayBackFirst', 'to');
  if ((to === 'order' || to === 'coins') && fen % FEN_A_COIN > 0) refuse('orders.strayOdd', 'to');
}

/** The order of a company that money is to pay. @throws AppError 40902 where there is none, or it was paid */
async function requireUnpaid(db: Trx, companyUuid: string, number: string): Promise<string> {
  const found = await findByNumber(db, companyUuid, number);
  if (!found || found.paid_fen > 0 || found.state === 'fulfilled')
    throw new AppError(40902, { field: 'order', reason: 'orders.strayNoOrder' });
  return found.uuid;
}

/** Proposes where money in suspense goes. @throws AppError 40401, 40901, 40902 with what keeps it */
export const proposeStray = writeForOperator(
  contract.proposeStray,
  { audit: 'order.stray_proposed' },
  async (call, { uuid, version, to, order, bank_number, words }) => {
    const { db, operator, now, note } = call;
    const { row } = await lockStrayAsSeen(call, { uuid, version });
    if (row.plan !== null) throw new AppError(40902, { reason: 'orders.strayPlanned' });
    requirePossible(row, to);
    await changeStray(db, row, {
      plan: to,
      plan_order_uuid: to === 'order' ? await requireUnpaid(db, row.company_uuid, order.toUpperCase()) : null,
      bank_number: to === 'sent' ? bank_number : null,
      ...{ words, proposed_by: operator.operatorUuid, proposed_at: now, settled_by: null },
    });
    note({ companyUuid: row.company_uuid, objectUuid: row.order_uuid, detail: { to, fen: row.fen } });
    return presentStray(requireFound(await findStray(db, uuid)), operator);
  },
);
