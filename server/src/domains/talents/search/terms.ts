import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import type { TalentFilter } from '@qinghe/contract/talents/filter.ts';
import { folded, MAX_WORDS, runsOf, typedWords } from '@qinghe/contract/talents/words.ts';
import { variantsOf } from '../../../text/variants.ts';
import type { TalentFacts } from '../rules.ts';

/*
 * What stands in `talent_search.terms`, and how it is asked for. A word is held by its terms alone, so that the index
 * answers without opening a row: Han text as single signs, pairs and triples, other runs whole and by their parts. `^` before
 * a term says that it stands in a strong field, `~` what filters ask for.
 */

/** PostgreSQL takes words of at most 2046 bytes. */
const MAX_TERM = 60;
/** Terms of one person; what lies further down in a CV is not found. */
const MAX_TERMS = 6000;
/** Those who can stay longer than any job asks for. */
const MAX_MONTHS = 24;
const MAX_DAYS = 7;
/** Half of a sign beyond the first 65,536. */
const HALF = /[\ud800-\udfff]/;
const PARTS = /\p{L}[\p{L}+#]*|\p{N}+/gu;

/** A text as it is searched: small letters without accents, simplified characters. */
export const canonical = (text: string): string => variantsOf(folded(text)).at(-1) ?? '';

/** What a text is found by. */
function termsOf(text: string): Set<string> {
  const terms = new Set<string>();
  for (const { text: run, isHan } of runsOf(canonical(text))) {
    if (terms.size >= MAX_TERMS) break;
    if (isHan) addSigns(terms, run);
    else for (const term of [run, ...(run.match(PARTS) ?? [])]) terms.add(cut(term));
  }
  return terms;
}

/** Each sign of a run, each two and each three of them. Most runs hold no sign of two halves, and are cut as they stand. */
function addSigns(terms: Set<string>, run: string): void {
  const signs = HALF.test(run) ? [...run] : undefined;
  const end = (signs ?? run).length;
  const between = (from: number, to: number): string => signs?.slice(from, to).join('') ?? run.slice(from, to);
  for (let first = 0; first < end; first += 1)
    for (let to = first + 1; to <= Math.min(first + 3, end); to += 1) terms.add(between(first, to));
}

const cut = (run: string): string => [...run].slice(0, MAX_TERM).join('');

/** The terms that hold a typed word. */
function termsOfWord(word: string): string[] {
  return runsOf(canonical(word)).flatMap(({ text, isHan }) => {
    const signs = [...text];
    if (!isHan || signs.length <= 3) return [cut(text)];
    return signs.slice(2).map((_, index) => signs.slice(index, index + 3).join(''));
  });
}

const quote = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
const allOf = (parts: readonly string[]): string => parts.join(' & ');
const anyOf = (parts: readonly string[]): string => `(${parts.join(' | ')})`;

const holds = (word: string, sign: '' | '^'): string =>
  `(${allOf(termsOfWord(word).map((term) => quote(sign + term)))})`;

/** The words of a search that count. */
export const wordsOf = (q: string | undefined): string[] => typedWords(q ?? '').slice(0, MAX_WORDS);

/** What a filter by a name of several words asks for. */
const named = (sign: string, name: string): string => cut(`~${sign}${canonical(name)}`);
const upTo = (sign: string, most: number): string[] =>
  Array.from({ length: Math.max(0, most) }, (_, index) => `~${sign}${index + 1}`);

type Searched = Pick<
  TalentFacts,
  | 'school'
  | 'major'
  | 'degree'
  | 'graduation_month'
  | 'skills'
  | 'wished_work'
  | 'about'
  | 'experiences'
  | 'cv_text'
  | 'cities'
  | 'days_per_week'
  | 'months'
>;

/** Everything that a talent is found by; what filters compare by size stands there for each step below it too. */
export function talentTerms(facts: Searched): string[] {
  const { school, major, skills, wished_work, about, experiences, cv_text, cities } = facts;
  const strong = termsOf([...wished_work, ...skills, major, experiences[0]?.title ?? ''].join('\n'));
  const all = termsOf(
    [...wished_work, ...skills, major, school, ...experiences.flatMap(Object.values<string>), about, cv_text].join(
      '\n',
    ),
  );
  return [
    ...new Set([
      ...all,
      ...[...strong].map((term) => `^${term}`),
      named('s', school),
      named('j', major),
      ...skills.map((skill) => named('k', skill)),
      ...cities.map((city) => named('c', city)),
      ...upTo('g', degrees.indexOf(facts.degree) + 1),
      ...upTo('d', Math.min(facts.days_per_week ?? 0, MAX_DAYS)),
      ...upTo('m', Math.min(facts.months ?? 0, MAX_MONTHS)),
      `~y${facts.graduation_month.slice(0, 4)}`,
    ]),
  ];
}

/** What of a filter terms answer; cities by their names, as `cityWord` has them. */
export type TermFilter = Pick<
  TalentFilter,
  'schools' | 'majors' | 'degree' | 'graduation_year' | 'days' | 'months' | 'skills'
> & { cities?: readonly string[] | undefined; graduation_years?: readonly number[] | undefined };

/** A filter as a tsquery, one part for each of its fields. */
function filterParts(filter: TermFilter): string[] {
  const { schools, majors, degree, graduation_year, graduation_years, cities, days, months, skills } = filter;
  const some = (sign: string, names: readonly string[] | undefined) =>
    names ? [anyOf(names.map((name) => quote(named(sign, name))))] : [];
  return [
    ...some('s', schools),
    ...some('j', majors),
    ...some('c', cities),
    ...(skills ?? []).map((skill) => quote(named('k', skill))),
    ...(degree ? [`'~g${degrees.indexOf(degree) + 1}'`] : []),
    ...(graduation_year ? [`'~y${graduation_year}'`] : []),
    ...(graduation_years ? [anyOf(graduation_years.map((year) => `'~y${year}'`))] : []),
    ...(days ? [`'~d${days}'`] : []),
    ...(months ? [`'~m${months}'`] : []),
  ];
}

/** Who belongs to one stretch of the order. */
export interface Tier {
  /** How many of the words stand in strong fields. */
  met: number;
  /** A tsquery; empty where it asks for nothing. */
  query: string;
}

/** The stretches of a search, the best first: all words in strong fields, all but one, …, then those who only mention some. */
export function tiersOf(words: readonly string[], filter: TermFilter): Tier[] {
  const parts = filterParts(filter);
  if (words.length === 0) return [{ met: 0, query: allOf(parts) }];
  const strong = words.map((word) => holds(word, '^'));
  const exactly = (met: number) =>
    anyOf(
      subsetsOf(words.length, met).map(
        (chosen) => `(${allOf(strong.map((word, at) => (chosen.has(at) ? word : `!${word}`)))})`,
      ),
    );
  const tiers = words.map((_, index) => ({ met: words.length - index, query: exactly(words.length - index) }));
  const mentioned = allOf([anyOf(words.map((word) => holds(word, ''))), `!${anyOf(strong)}`]);
  return [...tiers, { met: 0, query: mentioned }].map(({ met, query }) => ({ met, query: allOf([query, ...parts]) }));
}

/** Everybody whom a search finds, in whichever stretch; undefined where it asks for nothing. */
export function anybody(words: readonly string[], filter: TermFilter): string | undefined {
  const parts = filterParts(filter);
  if (words.length > 0) parts.unshift(anyOf(words.map((word) => holds(word, ''))));
  return parts.length === 0 ? undefined : allOf(parts);
}

/** A tsquery for people of a school. */
export const ofSchool = (school: string): string => quote(named('s', school));

/** A tsquery for whoever has a phrase in a strong field. */
export const inStrong = (phrase: string): string => holds(phrase, '^');

function subsetsOf(size: number, chosen: number): Set<number>[] {
  if (chosen === 0) return [new Set()];
  if (size < chosen) return [];
  const without = subsetsOf(size - 1, chosen);
  return [...without, ...subsetsOf(size - 1, chosen - 1).map((one) => new Set([...one, size - 1]))];
}
