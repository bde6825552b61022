import { z } from 'zod';
import { MAX_PAPER_BYTES } from '../files/endpoints.ts';
import { formats } from '../formats.ts';
import { domain } from './domain.ts';

/** Where something stands on a page, in parts of its width and height from the upper left. */
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** A field that was read from a licence. */
const readField = z.object({
  field: z.enum([
    'name',
    'credit_code',
    'company_type',
    'legal_person',
    'registered_capital',
    'founded_on',
    'valid_until',
    'registered_address',
    'scope',
  ]),
  /** As the form takes it; a date as YYYY-MM-DD, a term without end as an empty text. */
  value: z.string(),
  /** The reader is not sure of it. */
  doubtful: z.boolean(),
  box: box.nullable(),
});
export type ReadField = z.infer<typeof readField>;

export const readLicence = domain.endpoint({
  method: 'POST',
  path: '/api/v1/account/license-ocr',
  access: 'user',
  body: 'multipart',
  maxBytes: MAX_PAPER_BYTES,
  perMinute: 10,
  summary: 'Keeps a picture or PDF of a licence and reads its fields; multipart with one part `file`',
  input: z.object({}),
  output: z.object({
    licence_uuid: formats.uuid,
    /** Where it can be looked at for some minutes. */
    url: z.string(),
    fields: z.array(readField),
  }),
});
