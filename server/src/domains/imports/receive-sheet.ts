import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@qinghe/contract/imports/import.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { CvUnreadable, type CvUnreadableReason, readSheetIsolated } from '@qinghe/cv-reader/index.ts';
import { AppError } from '../../app-error.ts';
import type { UploadedFile } from '../../http/context.ts';
import { columnsIn, findHead, type ImportField } from './columns.ts';
import { isExample } from './read-row.ts';

/** Rows above the head, such as a title, do not count. */
const ABOVE_HEAD = 10;

const reasons: Partial<Record<CvUnreadableReason, string>> = {
  unsupported: 'import.type',
  encrypted: 'import.locked',
  too_large: 'import.tooLarge',
  too_long: 'import.tooManyRows',
};

/** What a file of jobs holds: its head, and the rows below that have any text, by the number that the sheet gives them. */
export interface Sheet {
  head: string[];
  rows: { row: number; cells: string[] }[];
}

/** @throws AppError 400 without a file, 42203 with what is wrong with it and what to do */
export async function receiveSheet(file: UploadedFile | null, kind: JobKind): Promise<Sheet> {
  if (!file) throw new AppError(400, { field: 'file', reason: 'format.required' });
  if (file.bytes.length > MAX_IMPORT_BYTES) refuse('import.tooLarge');
  const read = await readSheetIsolated(file.bytes, MAX_IMPORT_ROWS + ABOVE_HEAD).catch((error: unknown) => {
    if (error instanceof CvUnreadable) return refuse(reasons[error.reason] ?? 'import.damaged');
    throw error;
  });
  const headAt = findHead(read, kind);
  const head = read[headAt] ?? refuse('import.noHead');
  const columns = columnsIn(head, kind);
  const rows = read
    .map((cells, index) => ({ row: index + 1, cells }))
    .slice(headAt + 1)
    .filter(({ cells }) => hasText(columns, cells) && !isExample(columns, cells, kind));
  if (rows.length === 0) refuse('import.noRows');
  if (rows.length > MAX_IMPORT_ROWS) refuse('import.tooManyRows');
  return { head, rows };
}

const hasText = (columns: readonly (ImportField | null)[], cells: readonly string[]): boolean =>
  columns.some((field, index) => field !== null && (cells[index] ?? '') !== '');

function refuse(reason: string): never {
  throw new AppError(42203, { field: 'file', reason });
}
