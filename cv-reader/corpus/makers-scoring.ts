/**
 * Compares what was read from the CVs of many makers with what a person reads on their pages.
 *
 * Corrections are what the apply form costs whoever sends that CV: of the seven fields that every form fills from it –
 * name, phone, e-mail, school, degree, major, graduation – each counts 1 that the page states and the form leaves empty,
 * that says something else than the page, or that says something where the page is silent. What neither says must be
 * typed with any reader and counts nothing, nor does the graduation of who is still there with no end.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Degree } from '@qinghe/contract/dict/endpoints.ts';
import type { CvFields } from '@qinghe/contract/resumes/cv.ts';

export const parts = ['open', 'choosing', 'final'] as const;
export type Part = (typeof parts)[number];

/** What the page says: null where it says nothing, a list where several forms are right, of which it prints the first. */
type Said = string | string[] | null;
/** `YYYY-MM`, the year alone where the page gives no month, or `present`. */
type When = string | null;

export type MakerTruth = {
  name: Said;
  phone: Said;
  email: Said;
  educations: { school: Said; degree: Degree | null; major: Said; start: When; end: When }[];
  employers: { name: Said; title: Said; start: When; end: When }[];
  projects: { name: Said; start: When; end: When }[];
  awards: number;
};
export type MakerCv = {
  file: string;
  part: Part;
  maker: string;
  layout: string;
  class: 'one column' | 'two columns' | 'table' | 'text boxes';
  language: 'zh' | 'en' | 'both' | 'ja' | 'ko' | 'ru';
  /** All files of a person are in one part. */
  person: string;
  fields: MakerTruth;
};

export type Tally = { right: number; read: number; expected: number };

const makers = new URL('./makers/', import.meta.url);

/**
 * The files of a part; the truth of the final ones lies apart, so that nobody sees it while making rules.
 *
 * @param folder another set of files of the same form, as `written/make.mjs` draws
 */
export async function makerCvs(part: Part, folder: string | URL = makers): Promise<MakerCv[]> {
  const truths: MakerCv[] = JSON.parse(
    await readFile(inside(folder, part === 'final' ? 'final.json' : 'expected.json'), 'utf8'),
  );
  return truths.filter((cv) => cv.part === part);
}

export const makerFile = ({ part, file }: MakerCv, folder: string | URL = makers): Promise<Buffer> =>
  readFile(inside(folder, `${part}/${file}`));

const inside = (folder: string | URL, file: string): string | URL =>
  typeof folder === 'string' ? join(folder, file) : new URL(file, folder);

type Values = Record<string, { value: string; doubt?: string | undefined } | undefined>;
/** Of what was read, how much carries a doubt. */
export type Doubts = { right: Marked; wrong: Marked };
type Marked = { values: number; doubted: number };
/** Of a form: how much of it must be changed, and of what it says how much is marked. */
export type Corrections = Doubts & { needed: number };
type Truths = Record<string, Said>;

/** How many values of each field are right, were read, and are on the page. A file that cannot be read has no fields. */
export function scoreMakerCv(truth: MakerTruth, fields: CvFields): Record<string, Tally> {
  const awards = fields.awards?.length ?? 0;
  const tallies = Object.entries(pairsOf(truth, fields)).map(([prefix, pairs]) => tallied(prefix, pairs));
  return {
    ...Object.assign({}, ...tallies),
    awards: { right: Math.min(truth.awards, awards), read: awards, expected: truth.awards },
  };
}

const pairsOf = (truth: MakerTruth, fields: CvFields): Record<string, Pair[]> => ({
  '': [[{ name: truth.name, phone: truth.phone, email: truth.email }, plainOf(fields)]],
  'school.': paired(truth.educations, (fields.educations ?? []).map(educationOf)),
  'employer.': paired(truth.employers, (fields.internships ?? []).map(employerOf)),
  'project.': paired(truth.projects, (fields.projects ?? []).map(projectOf)),
});

/** How many of all values that were read are right and wrong, and how many of them the reader doubts. */
export const doubtsOf = (truth: MakerTruth, fields: CvFields): Doubts =>
  markedOf(Object.values(pairsOf(truth, fields)).flat());

/** What was read otherwise than the page says, in words: the field, what the page says, what was read. */
export const missesOf = (truth: MakerTruth, fields: CvFields): string[] =>
  Object.entries(pairsOf(truth, fields)).flatMap(([prefix, pairs]) =>
    pairs.flatMap(([said, values]) =>
      [...new Set([...Object.keys(said), ...Object.keys(values)])].flatMap((field) => {
        const [wanted, got] = [said[field] ?? null, values[field]];
        if ((wanted === null && !saysMore(wanted, got)) || isRight(field, wanted, got)) return [];
        return `${prefix}${field}: ${[wanted].flat()[0] ?? '–'} | ${got?.value ?? '–'}${got?.doubt ? ` (${got.doubt})` : ''}`;
      }),
    ),
  );

/** Tells of a value of an entry whether it is right; null for what says no more than nothing. */
export function isRightIn(truth: MakerTruth, fields: CvFields) {
  const lists = {
    educations: listed(truth.educations, (fields.educations ?? []).map(educationOf)),
    internships: listed(truth.employers, (fields.internships ?? []).map(employerOf)),
    projects: listed(truth.projects, (fields.projects ?? []).map(projectOf)),
  };
  return (list: keyof typeof lists, entry: number, field: string): boolean | null => {
    const name = field === 'company' ? 'name' : field;
    const { pairs, values } = lists[list];
    const [own, said] = [values[entry]?.[name], pairs.find(([, one]) => one === values[entry])?.[0][name]];
    return saysMore(said, own) ? isRight(name, said, own) : null;
  };
}

const listed = (truths: Truths[], values: Values[]) => ({ values, pairs: paired(truths, values) });

function markedOf(pairs: Pair[]): Doubts {
  const doubts: Doubts = { right: { values: 0, doubted: 0 }, wrong: { values: 0, doubted: 0 } };
  for (const [truth, values] of pairs) {
    for (const [field, got] of Object.entries(values)) {
      if (!saysMore(truth[field], got)) continue;
      const marked = doubts[isRight(field, truth[field], got) ? 'right' : 'wrong'];
      marked.values += 1;
      if (got?.doubt) marked.doubted += 1;
    }
  }
  return doubts;
}

/** Counts what a person would have to type or change in a form. A file that cannot be read has filled none. */
export function correctionsOf({ name, phone, email, educations }: MakerTruth, form: Values): Corrections {
  const { school = null, degree = null, major = null, end = null } = newestOf(educations) ?? {};
  const isOpen = end === 'present';
  const truth: Truths = { name, phone, email, school, degree, major, ...(isOpen ? {} : { end }) };
  const shown: Values = { ...form, end: form.graduation_month };
  const values = Object.fromEntries(Object.keys(truth).map((field) => [field, shown[field]]));
  const isWrong = ([field, wanted]: [string, Said]) =>
    (wanted !== null || values[field] !== undefined) && !isRight(field, wanted, values[field]);
  return { ...markedOf([[truth, values]]), needed: Object.entries(truth).filter(isWrong).length };
}

/** The schooling that the form is about: who is still there has the latest end, an unknown one is the earliest. */
const newestOf = (educations: MakerTruth['educations']) =>
  educations.toSorted((one, other) => endOf(other).localeCompare(endOf(one)))[0];
const endOf = ({ end }: MakerTruth['educations'][number]): string => (end === 'present' ? '9999' : (end ?? ''));

/** What many CVs cost whoever sends them, in lines to print. */
export function tellCorrections(all: { corrections: Corrections; doubts: Doubts }[]): string[] {
  const { mean, median, p90, none } = spread(all.map(({ corrections }) => corrections.needed));
  const told = (what: string, doubts: Doubts[]) =>
    (['wrong', 'right'] as const).map((verdict) => {
      const sum = (key: keyof Marked) => doubts.reduce((total, counted) => total + counted[verdict][key], 0);
      return `${what}: of ${sum('values')} ${verdict} values ${share(sum('doubted'), sum('values'))} carry a doubt`;
    });
  return [
    `corrections a CV needs: mean ${mean.toFixed(2)}, median ${median}, p90 ${p90}, none in ${share(none, 1)}`,
    ...told(
      'apply form',
      all.map(({ corrections }) => corrections),
    ),
    ...told(
      'all that is read',
      all.map(({ doubts }) => doubts),
    ),
  ];
}

const share = (part: number, whole: number): string => (whole ? `${((part / whole) * 100).toFixed(0)} %` : '–');

/** Of many CVs: corrections on average and in the middle, where nine of ten need no more, and how often none. */
export function spread(needed: number[]) {
  const sorted = needed.toSorted((one, other) => one - other);
  const within = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  const whole = sorted.length || 1;
  return {
    mean: sorted.reduce((sum, count) => sum + count, 0) / whole,
    median: within(0.5),
    p90: within(0.9),
    none: sorted.filter((count) => count === 0).length / whole,
  };
}

type Sourced = Record<string, { value: string | boolean | null; doubt?: string | undefined } | undefined>;
const plainOf = ({ name, phone, email }: CvFields): Values => valuesOf({ name, phone, email });
const educationOf = ({ school, degree, major, start, end }: NonNullable<CvFields['educations']>[number]): Values =>
  valuesOf({ school, degree, major, start, end });
const employerOf = ({ company, title, start, end }: NonNullable<CvFields['internships']>[number]): Values =>
  valuesOf({ name: company, title, start, end });
const projectOf = ({ name, start, end }: NonNullable<CvFields['projects']>[number]): Values =>
  valuesOf({ name, start, end });

/** A value of null is an end that is still open. */
function valuesOf(read: Sourced): Values {
  return Object.fromEntries(
    Object.entries(read).map(([field, item]) => [
      field,
      item && { value: item.value === null ? 'present' : String(item.value), doubt: item.doubt },
    ]),
  );
}

type Pair = [Truths, Values];

/** Entries belong together that have most in common, so that one missed head does not make all after it wrong. */
function paired(truths: Truths[], read: Values[]): Pair[] {
  const candidates = truths
    .flatMap((truth, at) => read.map((values, other) => ({ at, other, common: commonOf(truth, values) })))
    .filter(({ common }) => common > 0)
    .sort((one, next) => next.common - one.common || Math.abs(one.at - one.other) - Math.abs(next.at - next.other));
  const taken = new Map<number, number>();
  const used = new Set<number>();
  for (const { at, other } of candidates) {
    if (taken.has(at) || used.has(other)) continue;
    taken.set(at, other);
    used.add(other);
  }
  const lost = read.filter((_, other) => !used.has(other));
  return [
    ...truths.map((truth, at): Pair => [truth, read[taken.get(at) ?? -1] ?? {}]),
    ...lost.map((values): Pair => [{}, values]),
  ];
}

/** The first field, which names the entry, weighs more than all others. */
function commonOf(truth: Truths, values: Values): number {
  const fields = Object.keys(truth);
  return fields.reduce(
    (sum, field, at) => sum + (isRight(field, truth[field], values[field]) ? (at === 0 ? 10 : 1) : 0),
    0,
  );
}

function tallied(prefix: string, pairs: Pair[]): Record<string, Tally> {
  const tallies: Record<string, Tally> = {};
  for (const [truth, values] of pairs) {
    for (const field of new Set([...Object.keys(truth), ...Object.keys(values)])) {
      tallies[prefix + field] ??= { right: 0, read: 0, expected: 0 };
      const tally = tallies[prefix + field] as Tally;
      const [wanted, got] = [truth[field] ?? null, values[field]];
      tally.expected += wanted === null ? 0 : 1;
      tally.read += saysMore(wanted, got) ? 1 : 0;
      tally.right += isRight(field, wanted, got) ? 1 : 0;
    }
  }
  return tallies;
}

/** Whether something was read: an open end that nobody states says no more than no end. */
const saysMore = (wanted: Said | undefined, got: Values[string]): boolean =>
  got !== undefined && !((wanted ?? null) === null && got.value === 'present');

function isRight(field: string, wanted: Said | undefined, got: Values[string]): boolean {
  if (wanted === null || wanted === undefined || got === undefined) return false;
  return [wanted].flat().some((form) => same(field, form, got.value));
}

function same(field: string, wanted: string, got: string): boolean {
  if (field === 'start' || field === 'end') return got === wanted || (/^\d{4}$/.test(wanted) && got.startsWith(wanted));
  if (field === 'phone') return digits(got) === digits(wanted);
  return folded(got) === folded(wanted);
}

const digits = (phone: string): string => phone.replace(/\D/g, '').replace(/^86(?=1\d{10}$)/, '');
/** Width, case, spaces, hyphens, stops and the form of an apostrophe do not count; accents do. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}\p{Po}−‘’]/gu, '');

/** Sums tallies of files, by field. */
export function summed(scores: Record<string, Tally>[]): Record<string, Tally> {
  const sums: Record<string, Tally> = {};
  for (const score of scores) {
    for (const [field, { right, read, expected }] of Object.entries(score)) {
      sums[field] ??= { right: 0, read: 0, expected: 0 };
      const sum = sums[field] as Tally;
      sum.right += right;
      sum.read += read;
      sum.expected += expected;
    }
  }
  return sums;
}
