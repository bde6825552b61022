import {
  bonusOf,
  FEN_A_COIN,
  type Good,
  type GoodsPackage,
  MAX_RECHARGE,
  MIN_RECHARGE,
  type Promotion,
} from '@qinghe/contract/orders/goods.ts';
import { useSearchParams } from 'react-router';
import { useChangeAddress } from '../../../lib/routing/use-change-address.ts';

export interface CartLine {
  /** Of a pack or a package. */
  sku: string;
  /** Of which good a pack is how much; of a package its code. */
  of: { good: Good['code']; units: number } | { package: GoodsPackage['code'] };
  quantity: number;
  /** Of the whole line. */
  coins: number;
}

interface Offer {
  package: GoodsPackage;
  /** Coins less than its packs cost in the cart. */
  saving: number;
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
  /** The package that holds what is in the cart for the most coins less. */
  offer: Offer | null;
  /** Puts the package in the place of its packs. */
  take(offer: Offer): void;
  put(sku: string, quantity: number): void;
  choose(fen: number | null): void;
  clear(): void;
}

interface Given {
  goods: readonly Good[];
  packages: readonly GoodsPackage[];
  promotions: readonly Promotion[];
  balance: number;
}

/** What somebody is about to buy. It stands in the address, so that a reload or a way back loses nothing of it. */
export function useCart({ goods, packages, promotions, balance }: Given): Cart {
  const [search] = useSearchParams();
  const change = useChangeAddress();
  const tiers = promotions.flatMap((promotion) => promotion.tiers);
  const rechargeOf = (fen: number): Recharge => ({ fen, bonus: bonusOf(tiers, fen) });
  const chosen = quantitiesIn(search.get('cart') ?? '');
  const quantityOf = (sku: string) => chosen.get(sku) ?? 0;
  const packs = goods.flatMap(({ code, skus }) =>
    skus.map(({ code: sku, units, coins }) => ({ sku, coins, of: { good: code, units } })),
  );
  const wholes = packages.map(({ code, coins }) => ({ sku: code, coins, of: { package: code } }));
  const lines = [...wholes, ...packs]
    .map((line) => ({ ...line, quantity: quantityOf(line.sku), coins: line.coins * quantityOf(line.sku) }))
    .filter(({ quantity }) => quantity > 0);
  const coins = lines.reduce((sum, line) => sum + line.coins, 0);
  const short = Math.max(coins - balance, 0);
  const exact = short > 0 ? rechargeOf(Math.min(Math.max(short * FEN_A_COIN, MIN_RECHARGE), MAX_RECHARGE)) : null;
  const asked = fenIn(search.get('recharge') ?? (search.has('acCoin') ? String(tiers[0]?.fen ?? '') : ''));
  const recharge = asked === null ? null : rechargeOf(asked);
  const [offer = null] = packages
    .filter(({ parts }) => parts.every(({ sku }) => quantityOf(sku) > 0))
    .map((one) => ({ package: one, saving: singleCoins(one) - one.coins }))
    .filter(({ saving }) => saving > 0)
    .toSorted((a, b) => b.saving - a.saving);
  const set = (next: ReadonlyMap<string, number>) => change({ cart: textOf(next) }, { replace: true });
  const brought = recharge ? recharge.fen / FEN_A_COIN + recharge.bonus : 0;
  return {
    ...{ lines, coins, balance, recharge, exact, offer },
    missing: Math.max(coins - balance - brought, 0),
    tiers: tiers.map(({ fen }) => rechargeOf(fen)),
    after: balance + brought - coins,
    put: (sku, quantity) => set(new Map(chosen).set(sku, quantity)),
    take({ package: { code, parts } }) {
      const next = new Map(chosen).set(code, quantityOf(code) + 1);
      for (const { sku } of parts) next.set(sku, quantityOf(sku) - 1);
      set(next);
    },
    choose: (fen) => change({ recharge: fen === null ? '' : String(fen), acCoin: '' }, { replace: true }),
    clear: () => change({ cart: '', recharge: '', acCoin: '' }, { replace: true }),
  };
}

/** What the packs of a package cost by themselves. */
export const singleCoins = ({ parts }: GoodsPackage): number => parts.reduce((sum, { coins }) => sum + coins, 0);

/** `refresh-10.2*top_search-3.1`: of the signs that an address keeps as they are, the one that no code holds. */
function quantitiesIn(text: string): Map<string, number> {
  const parts = text.split('*').map((part) => /^([\w-]{1,40})\.([1-9]\d?)$/.exec(part));
  return new Map(parts.flatMap((found) => (found?.[1] ? [[found[1], Number(found[2])] as const] : [])));
}

const textOf = (quantities: ReadonlyMap<string, number>): string =>
  [...quantities]
    .filter(([, quantity]) => quantity > 0)
    .map(([sku, quantity]) => `${sku}.${quantity}`)
    .join('*');

function fenIn(text: string): number | null {
  const fen = /^\d{3,8}$/.test(text) ? Number(text) : 0;
  return fen >= MIN_RECHARGE && fen <= MAX_RECHARGE && fen % FEN_A_COIN === 0 ? fen : null;
}
