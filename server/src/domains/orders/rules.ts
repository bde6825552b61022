import type { GoodsPackage } from '@qinghe/contract/orders/goods.ts';
import type { PaymentMethod } from '@qinghe/contract/orders/orders.ts';

/** A line of an order with the price that the buyer was shown. */
export interface PricedLine {
  sku: string;
  units: number;
  quantity: number;
  /** Of the whole line. */
  coins: number;
  days: number;
  /** Of which it is a part. */
  package: GoodsPackage['code'] | null;
}

/**
 * A whole split by weights, so that the shares add up to it: what is cut off goes to the largest remainders, the first of equals.
 * @param weights whole numbers, together above 0
 */
export function sharesOf(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, one) => all + one, 0);
  const shares = weights.map((weight) => Math.floor((whole * weight) / sum));
  const rest = whole - shares.reduce((all, one) => all + one, 0);
  const byRemainder = weights
    .map((weight, at) => ({ at, remainder: (whole * weight) % sum }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, rest)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

/** `QH-yymmdd-nnnn`. @param day of China @param nth of the company on that day */
export const orderNumber = (day: string, nth: number): string =>
  `QH-${day.slice(2).replaceAll('-', '')}-${String(nth).padStart(4, '0')}`;

/** Codes of transfers in what a payer wrote, whatever stands between the digits: those whose check digits agree. */
export function transferCodesIn(words: string): string[] {
  const digits = words.normalize('NFKC').replace(/(?<=\d)[\s-]+(?=\d)/g, '');
  return [...digits.matchAll(/(?<!\d)\d{10}(?!\d)/g)].map(([code]) => code).filter((code) => Number(code) % 97 === 1);
}

/** Seconds after a code was given out at which its service is asked about it, the last ones after its end of 30 minutes. */
const ASKED_AFTER = [5, 15, 35, 75, 135, 255, 495, 975, 1500, 1860, 2400, 5400];

/** When a service is asked next; null where it was asked often enough. */
export function nextAsk(createdAt: Date, asks: number): Date | null {
  const seconds = ASKED_AFTER[asks];
  return seconds === undefined ? null : new Date(createdAt.getTime() + seconds * 1000);
}

/** Milliseconds for which a code may be scanned still once an order is over: clocks differ. */
export const GRACE = 120_000;

/** Milliseconds after an order's end within which late money brings its gift coins as well. */
export const BONUS_GRACE = 24 * 3_600_000;

export const isChannel = (method: PaymentMethod): method is 'alipay' | 'wechat' => method !== 'bank';
