import { numberFormat } from '../../lib/browser/intl.ts';

const AMOUNT = /^\d{1,12}(?:\.\d{0,2})?$/;

/** Fen as yuan with two decimals and separators: `128000` → `1,280.00`. */
export const formatYuan = (fen: number, locale: string): string =>
  numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(fen / 100);

/** Typed yuan as whole fen, or null where it is no amount of money; separators and full-width signs are understood. */
export function parseYuan(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/[,\s¥]/g, '');
  if (!AMOUNT.test(plain)) return null;
  const [yuan = '0', fen = ''] = plain.split('.');
  return Number(yuan) * 100 + Number(fen.padEnd(2, '0'));
}
