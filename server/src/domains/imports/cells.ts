import { cut } from '@qinghe/contract/cut.ts';
import { degrees as degreeCodes } from '@qinghe/contract/dict/endpoints.ts';
import { MAX_WORD } from '@qinghe/contract/imports/import.ts';
import { campusBatch } from '@qinghe/contract/jobs/job.ts';
import { plainSigns } from '@qinghe/contract/pasted.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { degrees } from '@qinghe/contract/texts/degrees.ts';
import type { jobImport } from '@qinghe/contract/texts/job-import.ts';
import { optionTexts } from '@qinghe/contract/texts/options.ts';
import { type Locale, locales, say, type Values } from '@qinghe/contract/texts/say.ts';
import { simplified } from '../../text/variants.ts';
import { exampleOf, type ImportField } from './columns.ts';
import { type NumberField, readNumber } from './number-cell.ts';

/** What cells name by words: folded names to codes. */
export interface CellReference {
  categories: ReadonlyMap<string, string>;
  cities: ReadonlyMap<string, string>;
  /** What the company said that words stand for, by field and folded word. */
  remembered: ReadonlyMap<string, string>;
}

/** A word of a column that holds one of a list, as words are compared and as it stands there. */
interface CellWord {
  word: string;
  shown: string;
}

interface CellProblem {
  problem: ProblemKey;
  values?: Values;
  /** Given where a choice can stand for it. */
  unknown?: CellWord;
}

/** A value of a draft, with the words that the company's choice stood in for, or all that is wrong with the cell. */
export type CellValue = { value: unknown; mapped?: CellWord[] } | { problems: CellProblem[] };
type Key = keyof (typeof jobImport)['zh-CN'];
type ProblemKey = Extract<Key, `problem.${string}`>;

/** Words as they are compared: letters of one width and case, without what stands between them. */
export const folded = (text: string): string =>
  simplified(plainSigns(text))
    .toLowerCase()
    .replace(/[\s·']/g, '');

/** Under which a remembered word is found. */
export const wordKey = (field: string, word: string): string => `${field}|${word}`;

/** Reads a cell that is not empty; what it says of pay concerns several fields, see `pay.ts`. */
export function readCell(
  field: Exclude<ImportField, 'pay_min' | 'pay_max'>,
  cell: string,
  reference: CellReference,
  { kind, locale }: { kind: JobKind; locale: Locale },
): CellValue {
  const { categories, cities, remembered } = reference;
  const from =
    (names: ReadonlyMap<string, string>, problem: ProblemKey, values: string[] = []) =>
    (text: string) =>
      named(text, { field, names, remembered, problem, values });
  switch (field) {
    case 'category': {
      const read = from(categories, 'problem.category');
      const whole = read(cell);
      return 'value' in whole ? whole : read(cell.split(/[/／>＞\p{Pd}]/u).at(-1) ?? '');
    }
    case 'cities':
      return all(listIn(cell).map((name) => from(cities, 'problem.city')(name.replace(/(?<=.)市$/, ''))));
    case 'min_degree':
      return from(degreeWords, 'problem.degree', degreeNames(locale))(cell);
    case 'batch':
      return from(batchWords, 'problem.batch', batchNames(locale))(cell);
    case 'deadline':
      return dayIn(cell);
    case 'headcount':
    case 'days_per_week':
    case 'months':
    case 'pay_months':
      return numberIn(field, cell, exampleOf(field, kind, locale));
    case 'graduation_years':
      return all(listIn(cell).map((year) => numberIn(field, year, '2027')));
    case 'pay_negotiable':
    case 'conversion':
    case 'certificate':
    case 'remote':
      return yesOrNo(from(yesNoWords, 'problem.yesOrNo')(cell));
    case 'majors':
    case 'highlights':
      return { value: listIn(cell) };
    case 'questions':
      // A question may have commas in it.
      return { value: parts(cell, /[;；\n]/) };
    case 'title':
    case 'address':
      return { value: cell.replace(/\s*\n\s*/g, ' ') };
    case 'description':
    case 'auto_reply':
    case 'delivery_email':
    case 'external_url':
      return { value: cell };
  }
}

const parts = (cell: string, between: RegExp): string[] =>
  cell
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const listIn = (cell: string): string[] => [...new Set(parts(cell, /[;；,，、\n]/))];

interface Names {
  field: ImportField;
  names: ReadonlyMap<string, string>;
  remembered: ReadonlyMap<string, string>;
  problem: ProblemKey;
  /** Named by the problem. */
  values: readonly string[];
}

function named(text: string, { field, names, remembered, problem, values }: Names): CellValue {
  const word = folded(text);
  const value = names.get(word);
  if (value !== undefined) return { value };
  const shown = cut(text.trim(), SHOWN);
  const chosen = remembered.get(wordKey(field, word));
  if (chosen !== undefined) return { value: chosen, mapped: [{ word, shown }] };
  const fits = word !== '' && word.length <= MAX_WORD;
  return {
    problems: [
      { problem, values: { words: shown, values: values.join(' · ') }, ...(fits && { unknown: { word, shown } }) },
    ],
  };
}

const degreeNames = (locale: Locale) => degreeCodes.map((code) => say(degrees, code, locale));
const batchNames = (locale: Locale) =>
  campusBatch.options.map((code) => say(optionTexts, `campus_batch.${code}`, locale));

/** The values of a list, each once, or everything that is wrong in it. */
function all(values: readonly CellValue[]): CellValue {
  const problems = values.flatMap((one) => ('problems' in one ? one.problems : []));
  if (problems.length > 0) return { problems };
  const mapped = values.flatMap((one) => ('value' in one ? (one.mapped ?? []) : []));
  const value = [...new Set(values.map((one) => 'value' in one && one.value))];
  return mapped.length > 0 ? { value, mapped } : { value };
}

function numberIn(field: NumberField, cell: string, example: string): CellValue {
  const value = readNumber(field, cell);
  return value === undefined
    ? { problems: [{ problem: 'problem.number', values: { words: cut(cell.trim(), SHOWN), example } }] }
    : { value };
}

/** Most of a cell that a sentence names. */
const SHOWN = 40;

/** `2027-03-31`, `2027/3/31`, `2027年3月31日`, or a day as Excel counts it where a cell has no format. */
function dayIn(cell: string): CellValue {
  const text = plainSigns(cell);
  if (/^\d{5}$/.test(text)) return { value: new Date(EXCEL_EPOCH + Number(text) * DAY).toISOString().slice(0, 10) };
  const [, year, month, day] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T].*)?$/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined)
    return { problems: [{ problem: 'problem.date' }] };
  return { value: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
}

const DAY = 86_400_000;
// Day 0 of the 1900 system, as it has a 29 February 1900 (ECMA-376, part 1, 18.17.4.1).
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);

const yesOrNo = (read: CellValue): CellValue => ('value' in read ? { ...read, value: read.value === 'yes' } : read);

const YES = ['是', '有', '可', '可以', '能', 'y', 'yes', 'true', '1', '√', '✓'];
const NO = ['否', '无', '不', '没有', '不可以', '不能', 'n', 'no', 'false', '0', '×', 'x'];
const yesNoWords: ReadonlyMap<string, string> = new Map([
  ...YES.map((word): [string, string] => [word, 'yes']),
  ...NO.map((word): [string, string] => [word, 'no']),
]);

const namesIn = <Code extends string>(codes: readonly Code[], nameOf: (code: Code, locale: Locale) => string) =>
  codes.flatMap((code) =>
    locales.flatMap((locale) => {
      const name = nameOf(code, locale);
      return [name, ...name.split('/')].map((one): [string, string] => [folded(one), code]);
    }),
  );

const degreeWords: ReadonlyMap<string, string> = new Map([
  ...namesIn(degreeCodes, (code, locale) => say(degrees, code, locale)),
  ...degreeCodes.flatMap((code) =>
    [`${say(degrees, code, 'zh-CN')}及以上`, `${say(degrees, code, 'zh-CN')}以上`].map((name): [string, string] => [
      name,
      code,
    ]),
  ),
  ['专科', 'associate'],
  ['学士', 'bachelor'],
  ['研究生', 'master'],
  ['bachelor', 'bachelor'],
  ['master', 'master'],
  ['phd', 'doctor'],
  // Nobody who applies has less.
  ['不限', 'high_school'],
  ['学历不限', 'high_school'],
]);

const batchWords: ReadonlyMap<string, string> = new Map([
  ...namesIn(campusBatch.options, (code, locale) => say(optionTexts, `campus_batch.${code}`, locale)),
  ['秋季', 'autumn'],
  ['秋季校招', 'autumn'],
  ['春季', 'spring'],
  ['春季校招', 'spring'],
]);
