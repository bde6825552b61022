import { z } from 'zod';
import { domain } from './domain.ts';
import { phoneKey } from './face-check.ts';

/** What was read from the portrait side of an identity card; it is always typed over by hand. */
const readCardField = z.object({
  field: z.enum(['name', 'number']),
  value: z.string(),
  /** The reader is not sure of it, or the check digit does not add up. */
  doubtful: z.boolean(),
});
export type ReadCardField = z.infer<typeof readCardField>;

export const readCardByPhone = domain.endpoint({
  method: 'POST',
  path: '/api/v2/account/face_check/read',
  access: 'link',
  silent: true,
  perMinute: 10,
  summary: 'Reads name and number from a picture that was sent under the key; stores nothing',
  input: z.object({ key: phoneKey, front_uuid: z.uuid('format.picture') }),
  output: z.object({ fields: z.array(readCardField) }),
});
