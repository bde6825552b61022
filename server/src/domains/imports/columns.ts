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

/** Which column holds which field; null for a head that is not known. Both languages are read. */
export function columnsIn(head: readonly string[], kind: JobKind): (ImportField | null)[] {
  const fields = fieldsOf(kind);
  const known = new Map(locales.flatMap((locale) => fields.map((field) => [folded(headOf(field, locale)), field])));
  const taken = new Set<JobField>();
  return head.map((text) => {
    const field = known.get(folded(text)) ?? null;
    // Of two columns of one name the first counts.
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** A head without what people put around it: a star for what is needed, a unit in brackets. */
const folded = (text: string): string =>
  simplified(plainSigns(text))
    .replace(/\(.*?\)|\[.*?\]|[*:\s]/g, '')
    .toLowerCase();

/** What a head says in brackets: the unit of the figures below it. */
export const unitOf = (head: string): string => /[([](.*?)[)\]]/.exec(plainSigns(head))?.[1] ?? '';

/** The row of the head: of the first ten in which a title and two more are named, the first that names most. */
export function findHead(rows: readonly string[][], kind: JobKind): number {
  const named = rows.slice(0, 10).map((row) => {
    const columns = columnsIn(row, kind).filter((field) => field !== null);
    return columns.includes('title') && columns.length > 2 ? columns.length : 0;
  });
  const most = Math.max(0, ...named);
  return most === 0 ? -1 : named.indexOf(most);
}
