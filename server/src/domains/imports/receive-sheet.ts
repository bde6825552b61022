import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@qinghe/contract/imports/import.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { CvUnreadable, type CvUnreadableReason, readSheetsIsolated, type SheetRow } from '@qinghe/cv-reader/index.ts';
import { AppError } from '../../app-error.ts';
import type { UploadedFile } from '../../http/context.ts';
import type { ChosenColumn, ImportField } from './columns.ts';
import { findHead } from './find-head.ts';
import { isExample } from './read-row.ts';

const reasons: Partial<Record<CvUnreadableReason, string>> = {
  unsupported: 'import.type',
  encrypted: 'import.locked',
  too_large: 'import.tooLarge',
};

/** What a file of jobs holds: its head, and the rows below that have any text, by the number that the sheet gives them. */
export interface Sheet {
  head: string[];
  /** What the company said of columns of earlier sheets. */
  columns: ChosenColumn[];
  rows: { row: number; cells: string[] }[];
  /** Its name in the workbook; empty for separated values. */
  sheet: string;
  /** How many of the rows Excel does not show. */
  hiddenRows: number;
}

/** Rows above the head, such as a title, do not count. */
const ABOVE_HEAD = 10;

/**
 * The first visible sheet that has a head and jobs below it; one whose head is only like ours comes after those.
 * @throws AppError 400 without a file, 42203 with what is wrong with it and what to do
 */
export async function receiveSheet(
  file: UploadedFile | null,
  kind: JobKind,
  remembered: ReadonlyMap<string, string>,
): Promise<Sheet> {
  if (!file) throw new AppError(400, { field: 'file', reason: 'format.required' });
  if (file.bytes.length > MAX_IMPORT_BYTES) refuse('import.tooLarge');
  const sheets = await readSheetsIsolated(file.bytes, MAX_IMPORT_ROWS + ABOVE_HEAD).catch((error: unknown) => {
    if (error instanceof CvUnreadable) return refuse(reasons[error.reason] ?? 'import.damaged');
    throw error;
  });
  const found = sheets.flatMap(({ rows, name, long }) => {
    const head = findHead(
      rows.map(({ cells }) => cells),
      kind,
      remembered,
    );
    return head ? [{ name, long, ...head, rows: jobsBelow(rows.slice(head.at + 1), head, kind) }] : [];
  });
  const chosen =
    found.find(({ isSure, rows }) => isSure && rows.length > 0) ??
    found.find(({ rows }) => rows.length > 0) ??
    found[0] ??
    refuse('import.noHead');
  const { head, rows, name, long } = chosen;
  if (long || rows.length > MAX_IMPORT_ROWS) refuse('import.tooManyRows');
  if (rows.length === 0) refuse('import.noRows');
  const hiddenRows = rows.filter(({ hidden }) => hidden).length;
  return {
    head,
    columns: chosen.chosen,
    rows: rows.map(({ row, cells }) => ({ row, cells })),
    sheet: name,
    hiddenRows,
  };
}

interface Head {
  head: readonly string[];
  likely: readonly (ImportField | null)[];
}

const jobsBelow = (rows: readonly SheetRow[], { head, likely }: Head, kind: JobKind): SheetRow[] =>
  rows.filter(({ cells }) => hasText(likely, cells) && !isExample(likely, cells, kind) && !isHead(likely, head, cells));

const hasText = (columns: readonly (ImportField | null)[], cells: readonly string[]): boolean =>
  columns.some((field, index) => field !== null && (cells[index] ?? '') !== '');

/** A head over two rows says the same in both, and one of a long list stands there again on each page. */
const isHead = (
  columns: readonly (ImportField | null)[],
  head: readonly string[],
  cells: readonly string[],
): boolean => {
  const first =
    columns.indexOf('title') === -1 ? columns.findIndex((field) => field !== null) : columns.indexOf('title');
  return cells[first] === head[first];
};

function refuse(reason: string): never {
  throw new AppError(42203, { field: 'file', reason });
}
