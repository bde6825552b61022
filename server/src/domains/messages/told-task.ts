import { formats } from '@qinghe/contract/formats.ts';
import { type MessageKind, messageKinds } from '@qinghe/contract/messages/kinds.ts';
import { z } from 'zod';

const kinds = Object.keys(messageKinds) as [MessageKind, ...MessageKind[]];

/** The kind of task alone, for `tell`; `write-told.ts` does it. */
export const writeToldTask = {
  name: 'messages.write-told',
  payload: z.object({
    uuid: formats.uuid,
    accounts: z.array(formats.uuid),
    kind: z.enum(kinds),
    companyUuid: formats.uuid.nullable(),
    subjectUuid: formats.uuid.optional(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    count: z.number().int().positive().optional(),
  }),
  retries: 12,
  timeoutSeconds: 60,
  // One after the other, as they were caused.
  atOnce: 1,
};
