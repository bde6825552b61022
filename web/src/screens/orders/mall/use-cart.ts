import {
  bonusOf,
  FEN_A_COIN,
  type Good,
  MAX_RECHARGE,
  MIN_RECHARGE,
  type Promotion,
} from '@qinghe/contract/orders/goods.ts';
import { useSearchParams } from 'react-router';
import { useChangeAddress } from '../../../lib/routing/use-change-address.ts';

interface CartLine {
  sku: string;
  good: Good;
  units: number;
  quantity: number;
  /** Of the whole line. */
  coins: number;
}

export interface Recharge {
  fen: number;
  bonus: number;
}

export interface Cart {
  lines: readonly CartLine[];
  /** What its lines cost together. */
  coins: number;
  balance: number;
  /** Coins that neither the wallet nor the recharge has. */
  missing: number;
  recharge: Recharge | null;
  /** Exactly what is missing, as money. */
  exact: Recharge | null;
  /** Recharges on offer, the smallest first. */
  tiers: readonly Recharge[];
  after: number;
  put(sku: string, quantity: number): void;
  choose(fen: number | null): void;
  clear(): void;
}

interface Given {
  goods: readonly Good[];
  promotions: readonly Promotion[];
  balance: number;
}

/** What somebody is about to buy. It stands in the address, so that a reload or a way back loses nothing of it. */
export function useCart({ goods, promotions, balance }: Given): Cart {
  const [search] = useSearchParams();
  const change = useChangeAddress();
  const tiers = promotions.flatMap((promotion) => promotion.tiers);
  const rechargeOf = (fen: number): Recharge => ({ fen, bonus: bonusOf(tiers, fen) });
  const chosen = quantitiesIn(search.get('cart') ?? '');
  const lines = goods.flatMap((good) =>
    good.skus.flatMap(({ code, units, coins }) => {
      const quantity = chosen.get(code) ?? 0;
      return quantity > 0 ? [{ sku: code, good, units, quantity, coins: coins * quantity }] : [];
    }),
  );
  const coins = lines.reduce((sum, line) => sum + line.coins, 0);
  const short = Math.max(coins - balance, 0);
  const exact = short > 0 ? rechargeOf(Math.min(Math.max(short * FEN_A_COIN, MIN_RECHARGE), MAX_RECHARGE)) : null;
  const asked = fenIn(search.get('recharge') ?? (search.has('acCoin') ? String(tiers[0]?.fen ?? '') : ''));
  const recharge = asked === null ? null : rechargeOf(asked);
  const brought = recharge ? recharge.fen / FEN_A_COIN + recharge.bonus : 0;
  return {
    ...{ lines, coins, balance, recharge, exact },
    missing: Math.max(coins - balance - brought, 0),
    tiers: tiers.map(({ fen }) => rechargeOf(fen)),
    after: balance + brought - coins,
    put(sku, quantity) {
      const next = new Map(chosen).set(sku, quantity);
      change({ cart: textOf(next) }, { replace: true });
    },
    choose: (fen) => change({ recharge: fen === null ? '' : String(fen), acCoin: '' }, { replace: true }),
    clear: () => change({ cart: '', recharge: '', acCoin: '' }, { replace: true }),
  };
}

/** `refresh-10.2_refresh-30.1` */
function quantitiesIn(text: string): Map<string, number> {
  const parts = text.split('_').map((part) => /^([\w-]{1,40})\.([1-9]\d?)$/.exec(part));
  return new Map(parts.flatMap((found) => (found?.[1] ? [[found[1], Number(found[2])] as const] : [])));
}

const textOf = (quantities: ReadonlyMap<string, number>): string =>
  [...quantities]
    .filter(([, quantity]) => quantity > 0)
    .map(([sku, quantity]) => `${sku}.${quantity}`)
    .join('_');

function fenIn(text: string): number | null {
  const fen = /^\d{3,8}$/.test(text) ? Number(text) : 0;
  return fen >= MIN_RECHARGE && fen <= MAX_RECHARGE && fen % FEN_A_COIN === 0 ? fen : null;
}
