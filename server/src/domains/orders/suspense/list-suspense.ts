import * as contract from '@qinghe/contract/orders/suspense.ts';
import type { OperatorActor } from '../../../actor.ts';
import { readForOperator } from '../../../http/operator.ts';
import { readSuspense } from '../../wallet/index.ts';
import { readOpenStrays, readStrays, readUnmatched, type StrayRow } from './suspense-queries.ts';

const MAX_UNMATCHED = 20;

function stateOf({ outcome, return_state }: StrayRow): contract.StrayPayment['state'] {
  if (outcome !== null) return outcome;
  if (return_state === 'stuck') return 'stuck';
  return return_state === 'waiting' || return_state === 'processing' ? 'returning' : 'waiting';
}

/** Money in suspense as operators see it. */
export function presentStray(row: StrayRow, { operatorUuid }: OperatorActor): contract.StrayPayment {
  const { attempt_uuid, version, company_uuid, company, method, number, trade_no, why, fen, asked_fen } = row;
  const { plan, planned_number, bank_number, words, proposer, proposed_by, credited_number, came_at, settled_at } = row;
  return {
    ...{ uuid: attempt_uuid, version, company_uuid, company, method, number, trade_no, why, fen, asked_fen, came_at },
    order: { uuid: row.order_uuid, number: row.order_number, paid: row.order_paid > 0 },
    state: stateOf(row),
    plan:
      plan === null
        ? null
        : {
            ...{ to: plan, order: planned_number, bank_number, words: words ?? '', by: proposer ?? '' },
            own: proposed_by === operatorUuid,
          },
    ...{ credited: credited_number, settled_at },
  };
}

/** What is in suspense, with the sum that the ledgers hold there. */
export const listSuspense = readForOperator(contract.listSuspense, async ({ db, operator }, { which, ...page }) => {
  const { items, next_cursor } =
    which === 'open' ? await readOpenStrays(db, page) : await readStrays(db, page, { double: which === 'double' });
  const { suspense_fen } = await readSuspense(db, 1);
  const unmatched = await readUnmatched(db, MAX_UNMATCHED);
  return { items: items.map((row) => presentStray(row, operator)), next_cursor, suspense_fen, unmatched };
});
