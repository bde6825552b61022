import { bonusOf, FEN_A_COIN } from '@qinghe/contract/orders/goods.ts';
import type { Parts } from '../../wallet/index.ts';

/** A recharge that was paid; amounts are whole coins' worth of fen. */
export interface Recharge {
  uuid: string;
  fen: number;
  /** Gift coins that came with it, and the tiers that they were reckoned by. */
  bonus: number;
  tiers: readonly { fen: number; percent: number }[];
  /** What went back already, or is on its way. */
  returned: number;
  invoiced: number;
  /** A refund of it is not over: another one waits for that. */
  underway: boolean;
}

/** What of one recharge goes back. */
export interface RefundPart {
  uuid: string;
  fen: number;
  /** Gift coins that the kept money would not have earned. */
  voided: number;
  /** Paid coins that take the place of those of them that are spent already. */
  deducted: number;
}

export interface Reckoned {
  parts: RefundPart[];
  leftOut: { uuid: string; fen: number; reason: 'invoiced' | 'underway' }[];
}

/**
 * What of some recharges goes back for a sum, or at most. The paid coins that are left are those of the newest recharges, since
 * spends took the oldest first. Many small refunds come to what one large one does.
 * @param recharges the newest first
 * @param only the one of which money goes back: the newer ones keep theirs
 */
export function reckonRefund(
  recharges: readonly Recharge[],
  { paid, gift }: Parts,
  { wanted = Number.POSITIVE_INFINITY, only }: { wanted?: number | undefined; only?: string | undefined } = {},
): Reckoned {
  const parts: RefundPart[] = [];
  const leftOut: Reckoned['leftOut'] = [];
  let [left, gifts, open] = [paid, gift, wanted];
  for (const recharge of recharges) {
    const { uuid, fen, returned, invoiced, underway } = recharge;
    const own = Math.min(left, coinsOf(fen - returned));
    if (only !== undefined && uuid !== only) {
      left -= own;
      continue;
    }
    const free = underway ? 0 : Math.min(own, coinsOf(fen - returned - invoiced));
    if (own > free) leftOut.push({ uuid, fen: (own - free) * FEN_A_COIN, reason: underway ? 'underway' : 'invoiced' });
    const coins = mostCoins(recharge, { free: Math.min(free, coinsOf(open)), left, gifts });
    const voided = voidedBy(recharge, coins);
    const deducted = Math.max(voided - gifts, 0);
    if (coins > 0) parts.push({ uuid, fen: coins * FEN_A_COIN, voided, deducted });
    gifts -= voided - deducted;
    open -= coins * FEN_A_COIN;
    left = Math.max(left - own - deducted, 0);
    if (left === 0) break;
  }
  return { parts, leftOut };
}

const coinsOf = (fen: number): number => Math.floor(fen / FEN_A_COIN);

/** Gift coins that a recharge has earned as long as so much of its money is kept. */
function earnedBy({ fen, bonus, tiers }: Recharge, kept: number): number {
  return kept >= fen ? bonus : Math.min(bonus, bonusOf(tiers, kept));
}

function voidedBy(recharge: Recharge, coins: number): number {
  const kept = recharge.fen - recharge.returned;
  return earnedBy(recharge, kept) - earnedBy(recharge, kept - coins * FEN_A_COIN);
}

/** The most that can go back of one recharge: the more goes, the more gifts go with it, and those that are gone cost paid coins. */
function mostCoins(recharge: Recharge, { free, left, gifts }: { free: number; left: number; gifts: number }): number {
  const fits = (coins: number) => coins + Math.max(voidedBy(recharge, coins) - gifts, 0) <= left;
  let [least, most] = [0, free];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(middle)) least = middle;
    else most = middle - 1;
  }
  return least;
}
