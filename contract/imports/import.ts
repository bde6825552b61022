import { z } from 'zod';
import { exportedFile } from '../company/audit.ts';
import { formats } from '../formats.ts';
import { jobField } from '../jobs/job.ts';
import { jobKind } from '../resumes/stages.ts';
import { byUuid } from '../shapes.ts';
import { domain } from './domain.ts';

export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
/** Jobs of one file. */
export const MAX_IMPORT_ROWS = 5000;
/** Rows with problems that are shown; the file of problems has all. */
export const SHOWN_PROBLEM_ROWS = 100;

/**
 * Rows are looked at (`checking`), wait for the person (`checked`), become drafts (`creating`), have become them (`done`). Where
 * either comes to nothing (`check_failed`, `create_failed`), what was done of it stays, and it can be tried again.
 */
export const importState = z.enum(['checking', 'check_failed', 'checked', 'creating', 'create_failed', 'done']);

const problem = z.object({
  /** `wrong` keeps the row from becoming a draft; `block` keeps the draft from being published; `advise` neither. */
  level: z.enum(['wrong', 'block', 'advise']),
  field: jobField,
  /** What stands in the cell, or the words that are meant. */
  words: z.string(),
  /** What is wrong and what to do, in a sentence. */
  message: z.string(),
});
export type ImportProblem = z.infer<typeof problem>;

export const jobImport = z.object({
  uuid: formats.uuid,
  kind: jobKind,
  /** Of the file. */
  name: z.string(),
  state: importState,
  /** The sheet of the workbook that was read; empty for separated values. */
  sheet: z.string(),
  /** Rows that were read though Excel does not show them: hidden, or filtered away. */
  hidden_rows: z.number().int(),
  /** Rows with text in them, below the head. */
  rows: z.number().int(),
  checked: z.number().int(),
  /** Can become drafts. */
  ready: z.number().int(),
  /** Of these, drafts that can be handed in as they are. */
  publishable: z.number().int(),
  wrong: z.number().int(),
  created: z.number().int(),
  /** Heads of columns that are not known, and so not read. */
  unread_columns: z.array(z.string()),
  created_at: formats.instant,
});
export type JobImport = z.infer<typeof jobImport>;

const path = '/api/v1/imports';

export const startImport = domain.endpoint({
  method: 'POST',
  path,
  access: 'user',
  body: 'multipart',
  maxBytes: MAX_IMPORT_BYTES,
  costly: true,
  summary: 'Takes an XLSX or CSV of jobs, one a row, and looks at each row; multipart with one part `file`',
  input: z.object({ kind: jobKind }),
  output: jobImport,
});

export const getImport = domain.endpoint({
  method: 'GET',
  path: `${path}/detail`,
  access: 'user',
  summary: 'How far an import is, and the first rows with problems',
  input: byUuid,
  output: jobImport.extend({
    /** By the number that the row has in the sheet. */
    problems: z.array(z.object({ row: z.number().int(), title: z.string(), problems: z.array(problem) })),
  }),
});

export const createImported = domain.endpoint({
  method: 'POST',
  path: `${path}/create`,
  access: 'user',
  summary: 'Makes a draft of each row that is ready; rows that are wrong are left out',
  input: byUuid,
  output: jobImport,
});

export const retryImport = domain.endpoint({
  method: 'POST',
  path: `${path}/retry`,
  access: 'user',
  perMinute: 10,
  summary: 'Goes on with an import whose looking or making came to nothing, from where it stopped',
  input: byUuid,
  output: jobImport,
});

export const exportProblems = domain.endpoint({
  method: 'POST',
  path: `${path}/problems`,
  access: 'user',
  perMinute: 10,
  summary:
    'The rows that are wrong as a spreadsheet of the same columns, each with what is wrong, to be corrected and handed in again',
  input: byUuid,
  output: exportedFile,
});

export const importTemplate = domain.endpoint({
  method: 'POST',
  path: `${path}/template`,
  access: 'user',
  perMinute: 10,
  summary: 'A spreadsheet with the head that an import reads, and a row of examples',
  input: z.object({ kind: jobKind }),
  output: exportedFile,
});
