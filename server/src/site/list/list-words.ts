import { simplified } from '../../text/variants.ts';

/*
 * Words of the public list, cut as the database cuts them (`list_words` in migration 0190): small ASCII letters, runs of Han
 * as overlapping pairs, other runs as they stand.
 */
const HAN = '\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{323af}';
const BESIDES =
  '\\u0000-\\u0020:-@\\[\\\\\\]^_`\\{-\\u00bf\\u00d7\\u00f7\\u2000-\\u206f\\u3000-\\u303f\\ufe00-\\ufe0f\\ufeff';
const RUN = new RegExp(`[${HAN}]+|[^${HAN}${BESIDES}!-\\/][^${HAN}${BESIDES}!"$-*,\\/\\-]*`, 'gu');
const IS_HAN = new RegExp(`^[${HAN}]`, 'u');
const MAX_WORD = 60;

const folded = (typed: string): string => typed.normalize('NFKC').replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * A tsquery for jobs that hold all words of what was typed, anywhere or in the title alone; undefined where nothing in it
 * can be searched for. Jobs are written in simplified characters: what is typed in traditional ones is looked for in both.
 */
export function toListQuery(typed: string, where: 'anywhere' | 'title' = 'anywhere'): string | undefined {
  const queries = [...new Set([typed, simplified(typed)])].flatMap((variant) => allOf(variant, where) ?? []);
  return queries.length > 1 ? queries.map((query) => `(${query})`).join(' | ') : queries[0];
}

function allOf(typed: string, where: 'anywhere' | 'title'): string | undefined {
  const sign = where === 'title' ? '^' : '';
  const word = (text: string) => `'${sign}${text}'`;
  const beginning = (text: string) => `'${sign}${text}':*`;
  const parts = [...folded(typed).matchAll(RUN)].map(([run]) => {
    if (!IS_HAN.test(run)) return beginning([...run.replace(/\.+$/, '')].slice(0, MAX_WORD).join(''));
    const characters = [...run];
    const pairs = characters.slice(0, -1).map((character, index) => word(character + characters[index + 1]));
    return pairs.length === 0 ? beginning(run) : pairs.join(' <-> ');
  });
  return parts.length === 0 ? undefined : parts.join(' & ');
}
