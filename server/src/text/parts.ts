import { plainSigns } from '@qinghe/contract/pasted.ts';
import { simplified } from './variants.ts';

/** Signs as they are compared: of one width, small letters, without accents. */
const signsOf = (text: string): string[] => [
  ...plainSigns(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase(),
];

function quote(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** What PostgreSQL keeps at least: so many places of a pair, and none beyond the last one. */
const [MAX_PLACES, LAST_PLACE] = [255, 16_383];
/** Stands in the vector of a text whose places are not all kept. Nobody types it, and no pair holds it. */
const CROWDED = quote('\u0001');

/**
 * A tsvector by which any part of a text is found, also the middle of a number or a word: each sign with the one behind it,
 * with their place. Where PostgreSQL does not keep all places, as of one word said hundreds of times, it is marked.
 */
export function toParts(text: string): string {
  const pairs = pairsOf(signsOf(text));
  const times = Map.groupBy(pairs, (pair) => pair);
  const isCrowded = pairs.length > LAST_PLACE || [...times.values()].some(({ length }) => length > MAX_PLACES);
  const parts = pairs.map((pair, at) => `${quote(pair)}:${Math.min(at + 1, LAST_PLACE)}`);
  return [...(isCrowded ? [CROWDED] : []), ...parts].join(' ');
}

/** The last sign stands alone. */
const pairsOf = (signs: readonly string[]): string[] => signs.map((sign, at) => sign + (signs[at + 1] ?? ''));

/**
 * A tsquery for texts that hold what was typed as it stands, or in simplified characters where it was typed in traditional ones;
 * empty where nothing is left of it.
 */
export const toPartsQuery = (typed: string): string =>
  anyOf(typed, (signs) =>
    // A single sign begins a pair, or ends the text and stands alone.
    signs.length === 1 ? `${quote(signs.join(''))}:*` : quoted(signs).join(' <-> '),
  );

/** A tsquery for texts that are marked as crowded and hold all pairs of what was typed: these are to be read whole. */
export const toCrowdedQuery = (typed: string): string =>
  anyOf(typed, (signs) => (signs.length === 0 ? '' : [CROWDED, ...quoted(signs)].join(' & ')));

const quoted = (signs: readonly string[]): string[] => pairsOf(signs).slice(0, -1).map(quote);

/** For what was typed, and for the same in simplified characters. */
function anyOf(typed: string, queryOf: (signs: string[]) => string): string {
  const queries = [...new Set([typed, simplified(typed)])].map((one) => queryOf(signsOf(one)));
  return queries.length > 1 ? queries.map((query) => `(${query})`).join(' | ') : (queries[0] ?? '');
}
