import { variantsOf } from '../../../text/variants.ts';

// Runs of Han characters, or of other letters and digits (with + # . inside, for C++, C#, Node.js).
const RUN = /\p{Script=Han}+|[[\p{L}\p{N}]--\p{Script=Han}][[\p{L}\p{N}+#.]--\p{Script=Han}]*/gv;
const HAN = /^\p{Script=Han}/u;
// PostgreSQL keeps positions up to 16383 and refuses words above 2046 bytes.
const MAX_WORDS = 16_000;
const MAX_WORD_LENGTH = 60;

interface Token {
  word: string;
  position: number;
}

/** Cuts a text into words with places: letters as they stand, Han text into overlapping pairs (the last one alone). */
function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  for (const [run] of text.toLowerCase().matchAll(RUN)) {
    if (tokens.length >= MAX_WORDS) break;
    if (!HAN.test(run)) {
      tokens.push({ word: [...run.replace(/[.]+$/, '')].slice(0, MAX_WORD_LENGTH).join(''), position: ++position });
      continue;
    }
    const characters = [...run];
    characters.forEach((character, index) => {
      tokens.push({ word: character + (characters[index + 1] ?? ''), position: ++position });
    });
    position += 1;
  }
  return tokens.filter((token) => token.word !== '' && token.position <= MAX_WORDS);
}

const quote = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/**
 * A tsvector of a text as PostgreSQL reads it. Any word of two characters or more, and any single one, is found; traditional
 * characters also by simplified ones, and letters without their accents.
 */
export function toSearchVector(text: string): string {
  return variantsOf(text.normalize('NFKC'))
    .flatMap(tokenize)
    .map(({ word, position }) => `${quote(word)}:${position}`)
    .join(' ');
}

/** A tsquery that finds a text holding all words of what was typed; undefined when nothing in it can be searched. */
export function toSearchQuery(typed: string): string | undefined {
  const queries = variantsOf(typed.normalize('NFKC')).flatMap((variant) => allOf(variant) ?? []);
  return queries.length > 1 ? queries.map((query) => `(${query})`).join(' | ') : queries[0];
}

function allOf(typed: string): string | undefined {
  const parts: string[] = [];
  for (const [run] of typed.toLowerCase().matchAll(RUN)) {
    if (!HAN.test(run)) {
      parts.push(`${quote([...run.replace(/[.]+$/, '')].slice(0, MAX_WORD_LENGTH).join(''))}:*`);
      continue;
    }
    const characters = [...run];
    const pairs = characters.slice(0, -1).map((character, index) => quote(character + characters[index + 1]));
    parts.push(pairs.length === 0 ? `${quote(run)}:*` : pairs.join(' <-> '));
  }
  return parts.length === 0 ? undefined : parts.join(' & ');
}

/** Whether a tsquery holds the beginning of a word, as a single sign or letters are: its matches may be very many. */
export const hasOpenEnd = (query: string): boolean => query.includes("':*");
