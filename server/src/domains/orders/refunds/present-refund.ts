import type { WaitingRefund } from '@qinghe/contract/orders/decide-refunds.ts';
import { FEN_A_COIN } from '@qinghe/contract/orders/goods.ts';
import type { Refund } from '@qinghe/contract/orders/refunds.ts';
import type { OperatorActor } from '../../../actor.ts';
import type { RefundRow } from './refund-queries.ts';

/** A refund as its company sees it. */
export function presentRefund(row: RefundRow): Refund {
  const { uuid, version, state, method, by_hand, fen, voided, deducted, asked_at, refusal, done_at } = row;
  return {
    ...{ uuid, version, state, method, by_hand, fen, deducted, asked_at, refusal, done_at },
    ...{ coins: fen / FEN_A_COIN, gift: voided - deducted, asked_by: row.asker },
    order: { uuid: row.order_uuid, number: row.order_number },
  };
}

/** A refund as operators see it. */
export function presentWaiting(row: RefundRow, { operatorUuid }: OperatorActor): WaitingRefund {
  const { company, words, paid_at, paid_fen, bonus, invoiced_fen, refunded_fen, number, trade_no, problem } = row;
  const { outcome, bank_number, entered_by, enterer, proposed_by, proposer } = row;
  return {
    ...presentRefund(row),
    ...{ company, words, paid_at, bonus, invoiced_fen, refunded_fen, number, trade_no, problem },
    paid_fen: paid_fen ?? 0,
    proposed: proposed_by === null ? null : { by: proposer ?? '', own: proposed_by === operatorUuid },
    entered: outcome === null ? null : { outcome, bank_number, by: enterer ?? '', own: entered_by === operatorUuid },
  };
}
