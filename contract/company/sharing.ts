import { z } from 'zod';
import { formats } from '../formats.ts';
import { memberRole, ownRight, shareRight } from '../roles.ts';
import { domain } from './domain.ts';

/** What an owner can share. */
export const sharedKind = z.enum(['job', 'brochure', 'talk']);
export type SharedKind = z.infer<typeof sharedKind>;

/** At most so many jobs, brochures or talks are shared at once. */
export const MAX_SHARED_AT_ONCE = 100;

const colleague = z.object({ uuid: formats.uuid, name: z.string(), role: memberRole });
export type Colleague = z.infer<typeof colleague>;

export const listShares = domain.endpoint({
  method: 'GET',
  path: '/api/v1/company/shares',
  access: 'user',
  summary: 'With whom a job, a brochure or a talk is shared, and with whom its owner may share it',
  input: z.object({ kind: sharedKind, uuid: formats.uuid }),
  output: z.object({
    yours: ownRight,
    owner_name: z.string(),
    shares: z.array(colleague.extend({ may: shareRight })),
    /** Those who may be asked besides; none for whoever may not share it. */
    colleagues: z.array(colleague),
  }),
});

export const setShare = domain.endpoint({
  method: 'POST',
  path: '/api/v1/company/shares',
  access: 'user',
  summary: 'Lets a colleague see jobs, brochures or talks, or no longer; all of them or none',
  input: z.object({
    kind: sharedKind,
    uuids: z.array(formats.uuid).min(1).max(MAX_SHARED_AT_ONCE),
    account_uuid: formats.uuid,
    /** `none` takes it back. */
    may: z.enum([...shareRight.options, 'none']),
  }),
  output: z.object({
    /** How many are shared otherwise than before. */
    changed: z.number().int(),
  }),
  objects: ({ uuids }) => uuids.length,
});
