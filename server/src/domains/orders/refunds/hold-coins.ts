import { FEN_A_COIN } from '@qinghe/contract/orders/goods.ts';
import type { RefundQuote } from '@qinghe/contract/orders/refunds.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Trx } from '../../../db/database.ts';
import { fault } from '../../../fault.ts';
import { type Ledger, refundProposed } from '../../wallet/index.ts';
import type { PlannedPart } from './reckon.ts';
import { addRefunded, insertRefunds } from './refund-queries.ts';

/**
 * Holds today's quote against what somebody saw.
 * @throws AppError 40930 with the most there is, 40931 with today's quote, 40935 where what is missing is invoiced or underway
 */
export function requireAsQuoted(quote: RefundQuote, fen: number, expect: { gift: number; deducted: number }): void {
  if (quote.fen < fen) {
    const more = quote.left_out.reduce((sum, one) => sum + one.fen, 0);
    const isBound = quote.most_fen + more >= fen;
    throw new AppError(isBound ? 40935 : 40930, {
      reason: isBound ? 'orders.refundBound' : 'orders.refundMost',
      values: { yuan: (quote.most_fen / 100).toFixed(2) },
      data: quote,
    });
  }
  if (quote.gift !== expect.gift || quote.deducted !== expect.deducted) throw new AppError(40931, { data: quote });
}

/** Of a member of the company, or of an operator who speaks for it. */
type Asker = { words: string } & ({ askedBy: string } | { proposedBy: string });

/** Holds the coins of some recharges whose money is to go back. @returns a refund of each */
export async function holdCoins(
  { db, now, ledger, companyUuid: company_uuid }: { db: Trx; now: Date; ledger: Ledger; companyUuid: string },
  parts: readonly PlannedPart[],
  { words, ...asker }: Asker,
): Promise<string[]> {
  const asked_by = 'askedBy' in asker ? asker.askedBy : null;
  const proposed_by = 'proposedBy' in asker ? asker.proposedBy : null;
  const rows = parts.map(({ uuid: order_uuid, fen, voided, deducted, order, by_hand }) => ({
    ...{ company_uuid, uuid: uuidv7(), order_uuid, attempt_uuid: order.attempt_uuid, fen, voided, deducted, by_hand },
    ...{ state: 'asked' as const, words, asked_by, proposed_by, asked_at: now },
  }));
  await insertRefunds(db, rows);
  for (const { uuid, order_uuid, fen, voided, deducted } of rows) {
    const legs = refundProposed({ coins: fen / FEN_A_COIN, voided, deducted });
    const source = { kind: 'refund', uuid };
    await ledger.post({ kind: 'refund_proposed', source, legs, actorUuid: asked_by, fen: -fen });
    await addRefunded(db, { company_uuid, order_uuid }, { refunding: fen });
  }
  await fault('refund.held');
  return rows.map(({ uuid }) => uuid);
}
