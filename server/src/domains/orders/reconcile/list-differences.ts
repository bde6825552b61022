import * as contract from '@qinghe/contract/orders/reconciliation.ts';
import type { OperatorActor } from '../../../actor.ts';
import { readForOperator } from '../../../http/operator.ts';
import {
  type DifferenceRow,
  type RunRow,
  readDifferences,
  readOpenDifferences,
  readRuns,
} from './reconcile-queries.ts';

/** A fortnight of three ways to pay. */
const MAX_RUNS = 42;

export function presentRun({ late, runs: _runs, open, ...run }: RunRow): contract.BillRun {
  return { ...run, open, state: late ? 'late' : open > 0 ? 'differs' : 'agrees' };
}

/** A difference as operators see it. */
export function presentDifference(row: DifferenceRow, { operatorUuid }: OperatorActor): contract.BillDifference {
  const { uuid, version, method, day, what, kind, trade, number, theirs_fen, ours_fen, company, found_at } = row;
  const { mended_at, closed_at, words, proposer, proposed_by } = row;
  return {
    ...{ uuid, version, method, day, what, kind, trade, number, theirs_fen, ours_fen, company, found_at },
    order: row.order_number,
    state: closed_at !== null ? 'closed' : mended_at === null ? 'open' : 'mended',
    ended_at: closed_at ?? mended_at,
    closing: words === null ? null : { words, by: proposer ?? '', own: proposed_by === operatorUuid },
  };
}

/** What differs, with the newest runs. */
export const listDifferences = readForOperator(
  contract.listDifferences,
  async ({ db, operator }, { which, ...page }) => {
    const { items, next_cursor } =
      which === 'open' ? await readOpenDifferences(db, page) : await readDifferences(db, page);
    const runs = await readRuns(db, MAX_RUNS);
    return { items: items.map((row) => presentDifference(row, operator)), next_cursor, runs: runs.map(presentRun) };
  },
);
