import type { Ledger } from './post.ts';
import { FEN_A_COIN, given, type MoneyWay, received, sold, strayApplied } from './rules.ts';

/** Coins for money that has come, just now or into suspense, and those that come with them for nothing; each payment is credited once. */
export async function creditPayment(
  ledger: Ledger,
  payment: { uuid: string; way: MoneyWay; fen: number; bonus: number; actorUuid: string },
  from: 'payer' | 'suspense' = 'payer',
): Promise<void> {
  const { uuid, way, fen, bonus, actorUuid } = payment;
  const source = { kind: 'payment', uuid };
  if (from === 'payer') await ledger.post({ kind: 'received', source, legs: received(way, fen), actorUuid, fen });
  else await ledger.post({ kind: 'stray_applied', source, legs: strayApplied(fen), actorUuid });
  await ledger.post({ kind: 'recharge', source, legs: sold(fen / FEN_A_COIN), actorUuid, fen });
  if (bonus > 0) await ledger.post({ kind: 'bonus', source, legs: given(bonus), actorUuid });
}
