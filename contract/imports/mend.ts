import { z } from 'zod';
import { formats } from '../formats.ts';
import { DESCRIPTION_STORED_MAX } from '../jobs/description.ts';
import { jobField } from '../jobs/job.ts';
import { jobKind } from '../resumes/stages.ts';
import { byUuid } from '../shapes.ts';
import { domain } from './domain.ts';
import { importValue, jobImport, MAX_WORD } from './import.ts';

const path = '/api/v1/imports';

export const listImportValues = domain.endpoint({
  method: 'GET',
  path: `${path}/values`,
  access: 'user',
  summary: 'The values that columns may hold, of those that hold one of a list, and the fields that a column may be',
  input: z.object({ kind: jobKind }),
  output: z.object({
    fields: z.array(z.object({ field: jobField, name: z.string() })),
    lists: z.array(z.object({ field: jobField, values: z.array(importValue) })),
  }),
});

export const mapColumns = domain.endpoint({
  method: 'POST',
  path: `${path}/columns`,
  access: 'user',
  summary:
    'Says which field a column holds, or that it is not read; every row is looked at again, and the company’s next sheets are read so by themselves',
  input: byUuid.extend({
    columns: z
      .array(z.object({ column: z.number().int().min(0).max(199), field: jobField.nullable() }))
      .min(1)
      .max(200),
  }),
  output: jobImport,
});

export const mapWords = domain.endpoint({
  method: 'POST',
  path: `${path}/words`,
  access: 'user',
  summary:
    'Says which value a word of the sheet stands for, in every row and in the company’s next sheets, or forgets what was said',
  input: byUuid.extend({
    words: z
      .array(
        z.object({
          field: jobField,
          word: z.string().min(1).max(MAX_WORD),
          /** Null forgets the word. */
          value: z.string().max(30).nullable(),
        }),
      )
      .min(1)
      .max(100),
  }),
  output: jobImport,
});

export const mendCell = domain.endpoint({
  method: 'PUT',
  path: `${path}/cell`,
  access: 'user',
  summary:
    'Writes a cell of a row anew and looks at the row again; 40901 with what stands there where it is no longer what was seen',
  input: z.object({
    uuid: formats.uuid,
    row: z.number().int().min(1).max(2_000_000),
    field: jobField,
    text: z.string().max(DESCRIPTION_STORED_MAX),
    /** What stood there. */
    seen: z.string().max(30_000),
  }),
  output: z.object({
    text: z.string(),
    /** Whether something in the cell still keeps the row from becoming a draft, or the draft from being published. */
    is_broken: z.boolean(),
  }),
});
