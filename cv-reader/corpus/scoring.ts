/** Compares what was read from a CV with what should have been read. Shared by the tests and bench/cv-reading.ts. */
import type { CvFields } from '@qinghe/contract/resumes/cv.ts';

type Plain = string | number | boolean | null;
type Entry = Record<string, Plain | undefined>;
/** As CvFields, with plain values instead of values with places. */
export type ExpectedFields = { [Field in keyof CvFields]?: Plain | Entry[] | string[] };
export type ExpectedCv = {
  file: string;
  layout: string;
  kind: 'PDF, one column' | 'PDF, two columns' | 'PDF, table' | 'DOCX' | 'DOC' | 'picture' | 'photo' | 'scan';
  language: 'zh' | 'en';
  heldOut: boolean;
  fields: ExpectedFields;
};

export type FieldScore = { right: number; read: number; expected: number; misses: string[] };
export type FieldTotal = { right: number; read: number; expected: number; precision: number; recall: number };

const entryFields = {
  educations: ['school', 'degree', 'major', 'start', 'end', 'fullTime'],
  internships: ['company', 'title', 'start', 'end', 'text'],
  projects: ['name', 'role', 'start', 'end', 'text'],
} as const;
const listFields = ['awards', 'skills', 'languages'] as const;
const plainFields = [
  'name',
  'gender',
  'birthYear',
  'phone',
  'email',
  'city',
  'graduationMonth',
  'daysPerWeek',
  'months',
  'earliestStart',
] as const;

/** One score per field: how many values are right, were read, and were expected. */
export function scoreOf(expected: ExpectedFields, fields: CvFields): Record<string, FieldScore> {
  const scores: Record<string, FieldScore> = {};
  for (const field of plainFields) scores[field] = compare([expected[field] as Plain], [fields[field]?.value], same);
  for (const [list, names] of Object.entries(entryFields) as [keyof typeof entryFields, readonly string[]][]) {
    const wanted = (expected[list] ?? []) as Entry[];
    const found = (fields[list] ?? []) as Record<string, { value: Plain } | undefined>[];
    for (const name of names) {
      const equal = name === 'text' ? alike : same;
      scores[`${list}.${name}`] = compare(
        wanted.map((entry) => entry[name]),
        found.map((entry) => entry[name]?.value),
        equal,
      );
    }
  }
  for (const list of listFields) {
    scores[list] = compareSets(
      (expected[list] ?? []) as string[],
      (fields[list] ?? []).map(({ value }) => value),
    );
  }
  scores.selfDescription = compare([expected.selfDescription as Plain], [fields.selfDescription?.value], alike);
  return scores;
}

/** Sums scores and gives precision and recall per field. */
export function totals(scores: Record<string, FieldScore>[]): Record<string, FieldTotal> {
  const result: Record<string, FieldTotal> = {};
  for (const score of scores) {
    for (const [field, { right, read, expected }] of Object.entries(score)) {
      const total = result[field] ?? { right: 0, read: 0, expected: 0, precision: 1, recall: 1 };
      result[field] = total;
      total.right += right;
      total.read += read;
      total.expected += expected;
      total.precision = total.read ? total.right / total.read : 1;
      total.recall = total.expected ? total.right / total.expected : 1;
    }
  }
  return result;
}

type Value = Plain | undefined;

/** Entries are compared in order; a value read where none is expected counts against precision. */
function compare(expected: Value[], read: Value[], equal: (want: Plain, got: Plain) => boolean): FieldScore {
  const score: FieldScore = { right: 0, read: 0, expected: 0, misses: [] };
  for (let at = 0; at < Math.max(expected.length, read.length); at++) {
    const want = expected[at];
    const got = read[at];
    if (want !== undefined) score.expected += 1;
    if (got !== undefined) score.read += 1;
    if (want !== undefined && got !== undefined && equal(want, got)) score.right += 1;
    else if (want !== undefined || got !== undefined)
      score.misses.push(`wanted ${JSON.stringify(want)}, read ${JSON.stringify(got)}`);
  }
  return score;
}

function compareSets(expected: string[], read: string[]): FieldScore {
  const left = read.map(folded);
  const score: FieldScore = { right: 0, read: read.length, expected: expected.length, misses: [] };
  for (const want of expected) {
    const at = left.indexOf(folded(want));
    if (at < 0) score.misses.push(`not read: ${want}`);
    else {
      score.right += 1;
      left.splice(at, 1);
    }
  }
  score.misses.push(...left.map((extra) => `read besides: ${extra}`));
  return score;
}

function folded(value: Plain): string {
  return String(value).normalize('NFKC').replace(/\s+/g, '').toLowerCase();
}

function same(want: Plain, got: Plain): boolean {
  return want === null || got === null ? want === got : folded(want) === folded(got);
}

/** Long texts: at least 95 in 100 pairs of neighbouring characters in common. */
function alike(want: Plain, got: Plain): boolean {
  const one = pairsOf(folded(want));
  const other = pairsOf(folded(got));
  const all = one.length + other.length;
  let common = 0;
  for (const pair of one) {
    const at = other.indexOf(pair);
    if (at < 0) continue;
    common += 1;
    other.splice(at, 1);
  }
  return all === 0 || (2 * common) / all >= 0.95;
}

function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}
