import { z } from 'zod';
import { formats, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { byUuid } from '../shapes.ts';
import { domain } from './domain.ts';
import { registerMarks } from './paper-values.ts';
import { paperField } from './papers.ts';

export const registerMark = z.enum(registerMarks);
export type RegisterMark = z.infer<typeof registerMark>;

export const notedMark = z.object({
  field: paperField,
  mark: registerMark,
  /** What stands in the register; empty where nobody typed it. */
  words: z.string(),
  /** What stood in the papers when it was compared: of another value the mark says nothing. */
  about: z.string(),
  by: z.string(),
  at: formats.instant,
});
export type NotedMark = z.infer<typeof notedMark>;

export const noteRegister = domain.endpoint({
  method: 'PUT',
  path: '/api/v1/ops/companies/register',
  access: 'operator',
  summary:
    'Keeps what an operator has read in the public register about a field, for the next operator and the next hand-in',
  input: byUuid.extend({
    field: paperField,
    /** Null takes it back. */
    mark: registerMark.nullable(),
    words: plainText(0, limits.registeredAddress).default(''),
  }),
  output: z.object({ marks: z.array(notedMark) }),
});
