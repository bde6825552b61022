import { z } from 'zod';
import { noticeChannel } from '../company/review.ts';
import { formats } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { byUuid, seen } from '../shapes.ts';
import { domain } from './domain.ts';
import { identityDocument, identityReason } from './identity.ts';

/** A person whose identity waits for a decision; `uuid` is the account's. */
const identityCase = z.object({
  uuid: formats.uuid,
  name: z.string(),
  company: z.string(),
  waiting_since: formats.instant,
});

export const listIdentityCases = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/identities',
  access: 'operator',
  summary: 'People whose identity waits for a decision, the longest waiting first',
  input: z.object(pageInput),
  output: pageOf(identityCase),
});

export const getIdentityCase = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/identities/detail',
  access: 'operator',
  summary: 'One identity with its number and pictures; looking at it is kept in the audit log',
  input: byUuid,
  output: identityCase.extend({
    version: z.number().int(),
    document: identityDocument,
    /** In full: it is compared with the picture. */
    number: z.string(),
    /** How the account calls itself. */
    account_name: z.string(),
    /** How the decision reaches the person, if anything does. */
    told_by: noticeChannel.nullable(),
    pictures: z.array(z.string()),
    /** Pictures of the face, where the person consented to them; they are for this comparison alone. */
    faces: z.array(z.string()),
    /** What a service says of the face: compared with the authority's picture of the number's holder. */
    face_outcome: z.enum(['waiting', 'operator', 'same', 'unlike']).nullable(),
  }),
});

export const decideIdentityCase = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/identities/review',
  access: 'operator',
  summary: 'Passes an identity, or refuses it with a reason',
  input: z.discriminatedUnion('decision', [
    seen.extend({ decision: z.literal('pass') }),
    seen.extend({ decision: z.literal('refuse'), reason: identityReason }),
  ]),
  output: z.object({ check_status: z.number().int() }),
});
