import * as contract from '@qinghe/contract/orders/reconciliation.ts';
import { AppError } from '../../../app-error.ts';
import { writeForOperator } from '../../../http/operator.ts';
import { requireCurrent, requireFound } from '../../../refusals.ts';
import { presentDifference } from './list-differences.ts';
import { changeDifference, findDifference, lockDifference } from './reconcile-queries.ts';

/**
 * Proposes that a difference is settled, with what was found out.
 * @throws AppError 40401, 40901, 40902 it is over, or somebody has said so already
 */
export const closeDifference = writeForOperator(
  contract.closeDifference,
  { audit: 'order.difference_explained' },
  async ({ db, operator, now, note }, { uuid, version, words }) => {
    const row = await requireCurrent(await lockDifference(db, uuid), version, (of) => presentDifference(of, operator));
    if (row.closed_at ?? row.mended_at) throw new AppError(40902, { reason: 'orders.differenceOver' });
    if (row.words !== null) throw new AppError(40902, { reason: 'orders.differenceExplained' });
    await changeDifference(db, uuid, { words, proposed_by: operator.operatorUuid, proposed_at: now });
    note({
      companyUuid: null,
      objectUuid: row.order_uuid ?? uuid,
      detail: { what: row.what, kind: row.kind, day: row.day },
    });
    return presentDifference(requireFound(await findDifference(db, uuid)), operator);
  },
);

/**
 * The second operator's word on a difference, which closes it or takes away what was said.
 * @throws AppError 40401, 40901, 40902 one's own, nothing was said, or it is over
 */
export const decideDifference = writeForOperator(
  contract.decideDifference,
  { audit: 'order.difference_closed' },
  async ({ db, operator, now, note }, { uuid, version, confirm }) => {
    const row = await requireCurrent(await lockDifference(db, uuid), version, (of) => presentDifference(of, operator));
    if (row.closed_at ?? row.mended_at) throw new AppError(40902, { reason: 'orders.differenceOver' });
    if (row.words === null) throw new AppError(40902, { reason: 'orders.differenceUnexplained' });
    if (confirm && row.proposed_by === operator.operatorUuid)
      throw new AppError(40902, { reason: 'orders.ownDifference' });
    await changeDifference(
      db,
      uuid,
      confirm
        ? { closed_by: operator.operatorUuid, closed_at: now }
        : { words: null, proposed_by: null, proposed_at: null },
    );
    const action = `order.difference_${confirm ? 'closed' : 'unexplained'}` as const;
    note({
      companyUuid: null,
      objectUuid: row.order_uuid ?? uuid,
      action,
      detail: { what: row.what, kind: row.kind, day: row.day },
    });
    return presentDifference(requireFound(await findDifference(db, uuid)), operator);
  },
);
