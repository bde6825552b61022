import type { JobField } from '@qinghe/contract/jobs/job.ts';
import { plainSigns } from '@qinghe/contract/pasted.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { jobImport } from '@qinghe/contract/texts/job-import.ts';
import { type Locale, locales, say } from '@qinghe/contract/texts/say.ts';
import { simplified } from '../../text/variants.ts';

const common = [
  'title',
  'category',
  'cities',
  'address',
  'headcount',
  'min_degree',
  'majors',
  'description',
  'highlights',
  'questions',
  'pay_min',
  'pay_max',
  'pay_negotiable',
  'deadline',
  'auto_reply',
  'delivery_email',
] as const;
const own = {
  internship: ['days_per_week', 'months', 'conversion', 'certificate', 'remote'],
  campus: ['batch', 'graduation_years', 'pay_months', 'external_url'],
} as const;

/** A field that a column may hold. */
export type ImportField = (typeof common)[number] | (typeof own)[JobKind][number];

/** The columns of a file of jobs, in the order of its template. */
export const fieldsOf = (kind: JobKind): readonly ImportField[] => [...common, ...own[kind]];

/** The head of a column, and what its cells look like. */
export const headOf = (field: ImportField, locale: Locale): string => say(jobImport, `head.${field}`, locale);

export function exampleOf(field: ImportField, kind: JobKind, locale: Locale): string {
  const isCampus = kind === 'campus' && (field === 'title' || field === 'pay_min' || field === 'pay_max');
  return say(jobImport, isCampus ? `example.campus.${field}` : `example.${field}`, locale);
}

/** What somebody said of a column: the company of an earlier sheet with this head, or a person of this one. */
export interface ChosenColumn {
  column: number;
  /** Null where it is not read. */
  field: ImportField | null;
  by: 'company' | 'person';
}

/**
 * Which column holds which field; null for one that is not read. Heads of both languages are known, what somebody chose comes
 * first.
 */
export function columnsIn(
  head: readonly string[],
  kind: JobKind,
  chosen: readonly ChosenColumn[] = [],
): (ImportField | null)[] {
  const fields = fieldsOf(kind);
  const known = new Map(locales.flatMap((locale) => fields.map((field) => [foldedHead(headOf(field, locale)), field])));
  const said = new Map(chosen.map(({ column, field }) => [column, field]));
  const taken = new Set<JobField>([...said.values()].filter((field) => field !== null));
  return head.map((text, index) => {
    const own = said.get(index);
    if (own !== undefined) return own;
    const field = known.get(foldedHead(text)) ?? null;
    // Of two columns of one name the first counts.
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** Fields of a kind by which the company calls heads of columns: by the folded head, '' for those that are not read. */
export function chosenBefore(
  head: readonly string[],
  kind: JobKind,
  remembered: ReadonlyMap<string, string>,
): ChosenColumn[] {
  const fields = fieldsOf(kind);
  const taken = new Set<ImportField>();
  return head.flatMap((text, column) => {
    const value = remembered.get(foldedHead(text));
    if (value === '') return { column, field: null, by: 'company' as const };
    const field = fields.find((one) => one === value);
    if (!field || taken.has(field)) return [];
    taken.add(field);
    return { column, field, by: 'company' as const };
  });
}

/** What a job cannot be published without, where a column says so. */
const neededFields = (kind: JobKind): readonly ImportField[] => [
  'title',
  'category',
  'cities',
  'headcount',
  'min_degree',
  'description',
  'pay_min',
  'deadline',
  ...(kind === 'campus' ? (['batch', 'graduation_years'] as const) : (['days_per_week', 'months'] as const)),
];

/** Needed fields that no column holds. One column of pay is enough: it may say a range. */
export const missingIn = (columns: readonly (ImportField | null)[], kind: JobKind): ImportField[] =>
  neededFields(kind).filter(
    (field) =>
      !columns.includes(field) &&
      !(field === 'pay_min' && (columns.includes('pay_max') || columns.includes('pay_negotiable'))),
  );

/** A head without what people put around it: a star for what is needed, a unit in brackets. */
export const foldedHead = (text: string): string =>
  simplified(plainSigns(text))
    .replace(/\(.*?\)|\[.*?\]|[*:\s]/g, '')
    .toLowerCase();

/** What a head says in brackets: the unit of the figures below it. */
export const unitOf = (head: string): string => /[([](.*?)[)\]]/.exec(plainSigns(head))?.[1] ?? '';
