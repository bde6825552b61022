import { plainSigns } from '@qinghe/contract/pasted.ts';
import { simplified } from './variants.ts';

/** Signs as they are compared: of one width, small letters, without accents. */
const signsOf = (text: string): string[] => [
  ...plainSigns(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase(),
];

const quote = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/**
 * A tsvector by which any part of a text is found, also the middle of a number or a word: each sign with the one behind it,
 * with their place. For texts of up to some thousand signs: PostgreSQL keeps 255 places of a pair, and none beyond 16,383.
 */
export const toParts = (text: string): string =>
  signsOf(text)
    .map((sign, at, signs) => `${quote(sign + (signs[at + 1] ?? ''))}:${at + 1}`)
    .join(' ');

/**
 * A tsquery for texts that hold what was typed as it stands, or in simplified characters where it was typed in traditional ones;
 * empty where nothing is left of it.
 */
export function toPartsQuery(typed: string): string {
  const queries = [...new Set([typed, simplified(typed)])].map(partsOf);
  return queries.length > 1 ? queries.map((query) => `(${query})`).join(' | ') : (queries[0] ?? '');
}

function partsOf(typed: string): string {
  const signs = signsOf(typed);
  // A single sign begins a pair, or ends the text and stands alone.
  if (signs.length === 1) return `${quote(signs.join(''))}:*`;
  return signs
    .slice(0, -1)
    .map((sign, at) => quote(sign + signs[at + 1]))
    .join(' <-> ');
}
