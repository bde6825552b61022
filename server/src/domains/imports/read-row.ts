import { cut } from '@qinghe/contract/cut.ts';
import type { ImportProblem } from '@qinghe/contract/imports/import.ts';
import {
  campusDraft,
  emptyCampusDraft,
  emptyInternshipDraft,
  internshipDraft,
  type JobDraft,
  type JobField,
} from '@qinghe/contract/jobs/job.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { formats } from '@qinghe/contract/texts/formats.ts';
import { jobImport } from '@qinghe/contract/texts/job-import.ts';
import { type Locale, say, textsIn } from '@qinghe/contract/texts/say.ts';
import { inputIssue } from '../../http/input-issue.ts';
import { type CellReference, readCell } from './cells.ts';
import { columnsIn, exampleOf, fieldsOf, type ImportField, unitOf } from './columns.ts';
import { type PayReading, readPay } from './pay.ts';

/** Most characters of a cell that a problem names. */
const SHOWN = 60;

/** A row as a draft; null where something in it is wrong. */
export interface RowReading {
  draft: JobDraft | null;
  problems: ImportProblem[];
}

/** Reads the cells of a row below a head, then checks it as the form's draft is checked. */
export function readRow(
  head: readonly string[],
  cells: readonly string[],
  reference: CellReference,
  { kind, locale }: { kind: JobKind; locale: Locale },
): RowReading {
  const t = textsIn(jobImport, locale);
  const columns = columnsIn(head, kind);
  const problems: ImportProblem[] = [];
  const draft: Record<string, unknown> = { ...(kind === 'campus' ? emptyCampusDraft : emptyInternshipDraft) };
  const cellOf = (field: JobField) => cells[columns.indexOf(field as ImportField)] ?? '';
  const wrong = (field: JobField, message: string) => {
    if (!problems.some((problem) => problem.field === field))
      problems.push({ level: 'wrong', field, words: cut(cellOf(field), SHOWN), message });
  };
  if (cellOf('title') === '') wrong('title', t('problem.noTitle'));
  columns.forEach((field, index) => {
    const cell = cells[index] ?? '';
    if (field === null || cell === '') return;
    if (field === 'pay_min' || field === 'pay_max') {
      const pay = readPay(cell, kind, unitOf(head[index] ?? ''));
      if (typeof pay === 'object' && 'min' in pay) Object.assign(draft, payFields(field, pay, draft));
      else if (pay === 'negotiable') draft.pay_negotiable = true;
      else wrong(field, unfitPay(pay, cutCell(cell), { field, kind, locale }));
      return;
    }
    const read = readCell(field, cell, reference, { kind, locale });
    if ('value' in read) draft[field] = read.value;
    else wrong(field, t(read.problem, read.values));
  });
  if (draft.pay_negotiable === true) Object.assign(draft, { pay_min: null, pay_max: null });
  const schema = kind === 'campus' ? campusDraft : internshipDraft;
  const checked = schema.safeParse(draft, { error: inputIssue(locale) });
  for (const { path, message } of checked.error?.issues ?? []) wrong(path[0] as JobField, sentence(message, locale));
  return { draft: problems.length === 0 && checked.success ? checked.data : null, problems };
}

const cutCell = (cell: string): string => cut(cell, 40);

/** A range fills both fields, as long as the other column says nothing. */
function payFields(
  field: 'pay_min' | 'pay_max',
  { min, max, isRange, months }: Extract<PayReading, { min: number }>,
  draft: Record<string, unknown>,
): Record<string, unknown> {
  const { pay_min, pay_max, pay_months } = draft;
  const paid = 'pay_months' in draft && months !== undefined ? { pay_months: pay_months ?? months } : {};
  if (!isRange) return { [field]: min, ...paid };
  return field === 'pay_min'
    ? { pay_min: min, pay_max: pay_max ?? max, ...paid }
    : { pay_min: pay_min ?? min, pay_max: max, ...paid };
}

/** Names what was read of pay, and what the kind asks for. */
function unfitPay(
  pay: Exclude<PayReading, 'negotiable' | { min: number }>,
  words: string,
  { field, kind, locale }: { field: ImportField; kind: JobKind; locale: Locale },
): string {
  const t = textsIn(jobImport, locale);
  const asked = t(`problem.payAsked.${kind}`, { example: exampleOf(field, kind, locale) });
  if (pay === 'unread') return t('problem.payUnread', { words, asked });
  const yuan = pay.yuan.toLocaleString('en');
  return t(`problem.pay.${pay.period ?? 'none'}`, { words, yuan, asked });
}

/** What a format of the contract says by its key, and zod by itself. */
const sentence = (message: string, locale: Locale): string =>
  message in formats['zh-CN'] ? say(formats, message as keyof (typeof formats)['zh-CN'], locale) : message;

/** Whether a row is the template's own example, left in by mistake. */
export const isExample = (columns: readonly (ImportField | null)[], cells: readonly string[], kind: JobKind): boolean =>
  (['zh-CN', 'en'] as const).some((locale) =>
    fieldsOf(kind).every(
      (field) => field === 'deadline' || cells[columns.indexOf(field)] === exampleOf(field, kind, locale),
    ),
  );
