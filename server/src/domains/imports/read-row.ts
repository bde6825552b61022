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
import { exampleOf, fieldsOf, type ImportField } from './columns.ts';
import { isFormula } from './formula.ts';
import { type PayReading, readPay } from './pay.ts';
import type { RowValues } from './values.ts';

/** Most characters of a cell that a problem names. */
const SHOWN = 60;

/** What is wrong with a row, as it is kept. */
export interface RowProblem extends ImportProblem {
  /** The word, as words are compared, for which a choice can stand. */
  unknown?: string;
  /** It is the sheet that has no such column: said once, of all rows. */
  of_column?: true;
}

/** A row as a draft; null where something in it is wrong. */
export interface RowReading {
  draft: JobDraft | null;
  /** All of it that could be read, for what else there is to say of it. */
  read: JobDraft;
  problems: RowProblem[];
  /** Words that the company's choice stood in for. */
  words: { field: ImportField; word: string; shown: string }[];
}

interface Reading {
  kind: JobKind;
  locale: Locale;
  reference: CellReference;
  units: RowValues;
  missing: readonly ImportField[];
  /** The sheet has one column of pay: a single amount in it is the least and the most. */
  hasOnePay: boolean;
}

/** Reads what a row says, then checks it as the form's draft is checked: all that is wrong is said, not what comes first. */
export function readRow(values: RowValues, source: Reading): RowReading {
  const { kind, locale, reference, units, missing, hasOnePay } = source;
  const t = textsIn(jobImport, locale);
  const problems: RowProblem[] = [];
  const words: RowReading['words'] = [];
  const draft: Record<string, unknown> = { ...(kind === 'campus' ? emptyCampusDraft : emptyInternshipDraft) };
  const wrong = (field: JobField, message: string, more: Partial<RowProblem> = {}) => {
    const cell = cut(values[field as ImportField] ?? '', SHOWN);
    problems.push({ level: 'wrong', field, words: cell, message, ...more });
  };
  if (!values.title) wrong('title', t('problem.noTitle'), missing.includes('title') ? { of_column: true } : {});
  for (const field of fieldsOf(kind)) {
    const cell = values[field] ?? '';
    if (cell === '') continue;
    if (isFormula(cell)) wrong(field, t('problem.formula', { words: cutCell(cell) }));
    else if (field === 'pay_min' || field === 'pay_max') {
      const pay = readPay(cell, kind, units[field]);
      if (typeof pay === 'object' && 'min' in pay)
        Object.assign(draft, payFields(field, { ...pay, isRange: pay.isRange || hasOnePay }, draft));
      else if (pay === 'negotiable') draft.pay_negotiable = true;
      else wrong(field, unfitPay(pay, cutCell(cell), { field, kind, locale }));
    } else {
      const read = readCell(field, cell, reference, { kind, locale });
      if ('value' in read) {
        draft[field] = read.value;
        words.push(...(read.mapped ?? []).map((one) => ({ field, ...one })));
      } else
        for (const { problem, values: named, unknown } of read.problems)
          wrong(field, t(problem, named), unknown && { unknown: unknown.word, words: unknown.shown });
    }
  }
  if (draft.pay_negotiable === true) Object.assign(draft, { pay_min: null, pay_max: null });
  const schema = kind === 'campus' ? campusDraft : internshipDraft;
  const checked = schema.safeParse(draft, { error: inputIssue(locale) });
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = path[0] as JobField;
    if (!problems.some((problem) => problem.field === field)) wrong(field, sentence(message, locale));
  }
  const isWhole = problems.length === 0 && checked.success;
  return {
    draft: isWhole ? checked.data : null,
    read: isWhole ? checked.data : readable(draft, kind, problems),
    problems,
    words,
  };
}

/** The draft with nothing in fields that hold no valid value; texts stay, since their words are looked at. */
function readable(draft: Record<string, unknown>, kind: JobKind, problems: readonly RowProblem[]): JobDraft {
  const empty: Record<string, unknown> = { ...(kind === 'campus' ? emptyCampusDraft : emptyInternshipDraft) };
  const broken = problems.map(({ field }) => field).filter((field) => !TEXTS.has(field));
  return { ...draft, ...Object.fromEntries(broken.map((field) => [field, empty[field]])) } as JobDraft;
}

const TEXTS: ReadonlySet<string> = new Set([
  'title',
  'address',
  'majors',
  'description',
  'highlights',
  'questions',
  'auto_reply',
]);

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
