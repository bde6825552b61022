import { FEN_A_COIN } from '@qinghe/contract/orders/goods.ts';
import type { Trx } from '../../../db/database.ts';
import { type Ledger, refundFailed, refundProposed } from '../../wallet/index.ts';
import { addRefunded, changeRefund, type RefundRow } from './refund-queries.ts';

type Ended = { state: 'withdrawn' | 'refused' | 'failed'; actorUuid: string | null } & Omit<
  Parameters<typeof changeRefund>[2],
  'state'
>;

/** Ends a refund whose money stays: its coins are there again, with the gift coins that went with them. */
export async function giveCoinsBack(
  { db, ledger }: { db: Trx; ledger: Ledger },
  row: RefundRow,
  { actorUuid, ...change }: Ended,
): Promise<void> {
  const { uuid, fen, voided, deducted } = row;
  const legs = refundFailed(refundProposed({ coins: fen / FEN_A_COIN, voided, deducted }));
  await ledger.post({ kind: 'refund_failed', source: { kind: 'refund', uuid }, legs, actorUuid, fen });
  await addRefunded(db, row, { refunding: -fen });
  await changeRefund(db, row, change);
}
