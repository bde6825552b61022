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

/** Most characters of a cell that a problem names. */
const SHOWN = 60;

/** A row as a draft; null where something in it is wrong. */
export interface RowReading {
  draft: JobDraft | null;
  problems: ImportProblem[];
}

/** Reads the cells of a row, then checks it as the form's draft is checked. */
export function readRow(
  columns: readonly (ImportField | null)[],
  cells: readonly string[],
  reference: CellReference,
  { kind, locale }: { kind: JobKind; locale: Locale },
): RowReading {
  const t = textsIn(jobImport, locale);
  const problems: ImportProblem[] = [];
  const draft: Record<string, unknown> = { ...(kind === 'campus' ? emptyCampusDraft : emptyInternshipDraft) };
  const cellOf = (field: JobField) => cells[columns.indexOf(field as ImportField)] ?? '';
  const wrong = (field: JobField, message: string) => {
    if (!problems.some((problem) => problem.field === field))
      problems.push({ level: 'wrong', field, words: cellOf(field).slice(0, SHOWN), message });
  };
  if (cellOf('title') === '') wrong('title', t('problem.noTitle'));
  columns.forEach((field, index) => {
    const cell = cells[index] ?? '';
    if (field === null || cell === '') return;
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
