import { readFileSync } from 'node:fs';

/**
 * Facts that no rule can guess: the Ministry of Education’s institutions and its catalogues of undergraduate and
 * vocational majors, as the dictionary has them (contract/dict/data/sources.json says of what date they are).
 */
const rowsOf = (list: string): string[][] =>
  readFileSync(new URL(`../../contract/dict/data/${list}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));

const schools = rowsOf('schools');
/** By their first two characters, the longest name first: 北京师范大学-香港浸会大学联合国际学院 before 北京师范大学. */
const byStart = Map.groupBy(
  schools.map(([, name = '']) => name).sort((one, other) => other.length - one.length),
  (name) => name.slice(0, 2),
);
const englishNames = schools
  .flatMap(([, , name = '']) => (name === '' ? [] : [name]))
  .sort((one, other) => other.length - one.length);
/** All by which a school of the list is called: its names, and what people call it for short (北大, PKU). */
export const schoolNames: readonly string[] = schools.flatMap(([, name = '', english = '', , , short = '']) =>
  [name, english, ...short.split('|')].filter((one) => one !== ''),
);
const knownSchools = new Set(schoolNames);

/** Whether the list has a school of this name. */
export const isKnownSchool = (text: string): boolean => knownSchools.has(text);

const majorNames = rowsOf('majors').map(([, , name = '']) => name);
const majors = new Set(majorNames);

/** Whether it is the end of a longer name in the catalogues. */
export const endsKnownMajor = (text: string): boolean =>
  majorNames.some((name) => name.length > text.length && name.endsWith(text));

/** The school of the list with whose name a text begins. */
export const schoolAtStart = (text: string): string | undefined =>
  byStart.get(text.slice(0, 2))?.find((name) => text.startsWith(name));

/** As `schoolAtStart`, by its English name. */
export const englishSchoolAtStart = (text: string): string | undefined =>
  englishNames.find(
    (name) => text.startsWith(name) && !/^(?:\p{L}|\s+(?:of|for|and|&|at)\s)/u.test(text.slice(name.length)),
  );

/** Whether the catalogues have a major of this name, apart from what brackets add to it. */
export const isKnownMajor = (text: string): boolean => majors.has(text.replace(/\s*[（(][^）)]*[）)]\s*$/u, ''));
