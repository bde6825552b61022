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
/** Words that are not known and are shown, those of the most rows first. */
export const SHOWN_WORDS = 50;
/** Most characters of a word that a choice can stand for, as words are compared. */
export const MAX_WORD = 60;

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

/** Words of many cells that are no value of their column, or that the company's choice stood in for. */
const importWord = z.object({
  field: jobField,
  /** As words are compared; names the word in other calls. */
  word: z.string(),
  /** As it stands in the sheet. */
  shown: z.string(),
  rows: z.number().int(),
});

/** A value that a column may hold: its code, and its name in the reader's language. */
export const importValue = z.object({ value: z.string(), name: z.string() });
export type ImportValue = z.infer<typeof importValue>;

const importColumn = z.object({
  /** From 0 on. */
  column: z.number().int(),
  head: z.string(),
  /** Null where it is not read. */
  field: jobField.nullable(),
  /** Who says so: the head itself, what the company said of an earlier sheet, or a person of this one; null for nobody. */
  by: z.enum(['head', 'company', 'person']).nullable(),
  /** The field that the head is most like, where nobody has said which one it is. */
  near: jobField.nullable(),
});
export type ImportColumn = z.infer<typeof importColumn>;

/** All that is asked about a sheet, and what it came to. */
const conversation = z.object({
  columns: z.array(importColumn),
  /** Needed fields that no column holds; a row without title is left out, the others keep a job from being published. */
  missing: z.array(jobField),
  /** Words that are no value of their column, those of the most rows first, with values that are like them. */
  unknown: z.array(importWord.extend({ near: z.array(importValue) })),
  /** How many such words there are. */
  unknown_words: z.number().int(),
  /** Words for which the company has chosen a value, and what it is. */
  mapped: z.array(importWord.extend(importValue.shape)),
  /** What may still be put online of this kind. */
  room: z.object({
    free: z.number().int(),
    most: z.number().int(),
    /** Whose limit is the closer one. */
    of: z.enum(['company', 'account']),
  }),
});

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
    ...conversation.shape,
    /** By the number that the row has in the sheet; rows whose only problem is asked about above are none of them. */
    problems: z.array(
      z.object({
        row: z.number().int(),
        title: z.string(),
        problems: z.array(problem),
        /** What stands in the cells that have problems. */
        cells: z.record(z.string(), z.string()),
      }),
    ),
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
