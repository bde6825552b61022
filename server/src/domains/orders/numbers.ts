import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { PricedLine } from './rules.ts';

/** What tells a second press from a second wish: what is bought and recharged, in any order. */
export const cartOf = (lines: readonly Pick<PricedLine, 'sku' | 'quantity' | 'package'>[], recharge: number): Buffer =>
  createHash('sha256')
    .update(
      `${recharge} ${lines
        .map(({ sku, quantity, package: of }) => `${of ?? ''}${sku}×${quantity}`)
        .toSorted()
        .join(' ')}`,
    )
    .digest();

const SIGNS = '0123456789ABCDEFGHJKLMNPQRSTUVWX';

/** A number for a payment service: `QH` and 24 letters and digits, which nobody guesses. */
export const paymentNumber = (): string => `QH${[...randomBytes(24)].map((byte) => SIGNS[byte % 32]).join('')}`;

/** A code for a transfer: eight digits and two that check them (ISO 7064, MOD 97-10). */
export function transferCode(digits = String(randomInt(10_000_000, 100_000_000))): string {
  return `${digits}${String(98 - ((Number(digits) * 100) % 97)).padStart(2, '0')}`;
}
