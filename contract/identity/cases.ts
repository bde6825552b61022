import { z } from 'zod';
import { caseRecord, caseTurn, heldDecision, queueHead, queueOrder, refusedBy } from '../casework.ts';
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
  /** The refusal of the same papers is appealed, and by whom it came. */
  appealed: z.boolean(),
  refused_by: refusedBy,
  ...caseTurn,
});

/** One step of the review of an identity, for operators. */
const identityReview = z.object({
  uuid: formats.uuid,
  step: z.enum(['submitted', 'appealed', 'passed', 'refused']),
  by: z.enum(['account', 'operator', 'clock']),
  by_name: z.string().nullable(),
  reason: z.string(),
  message: z.string(),
  at: formats.instant,
});
export type IdentityReview = z.infer<typeof identityReview>;

const identityDecision = z.enum(['pass', 'refuse']);

export const listIdentityCases = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/identities',
  access: 'operator',
  summary: 'People whose identity waits for a decision, the longest waiting first',
  input: z.object({ ...pageInput, order: queueOrder.default('oldest') }),
  output: pageOf(identityCase).extend({ head: queueHead }),
});

export const getIdentityCase = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/identities/detail',
  access: 'operator',
  summary: 'One identity with its number and pictures; looking at it is kept in the audit log',
  input: byUuid,
  output: identityCase.omit({ shelved: true }).extend({
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
    history: z.array(identityReview),
    ...caseRecord,
    decisions: z.array(identityDecision),
  }),
});

export const decideIdentityCase = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/identities/review',
  access: 'operator',
  summary:
    'Passes an identity, or refuses it with a reason; can be taken back for ten seconds. An appeal is for another operator',
  input: z.discriminatedUnion('decision', [
    seen.extend({ decision: z.literal('pass') }),
    seen.extend({ decision: z.literal('refuse'), reason: identityReason }),
  ]),
  output: heldDecision,
});
