import { z } from 'zod';
import { formats, messageText, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { domain } from './domain.ts';
import { applicationFilters, applicationOrder, parkedOnly } from './filters.ts';
import { listedStage, stage } from './stages.ts';

/*
 * Decisions on many applications at once. First a dry run (`plan`), then the deed with the same input, then a window in
 * which its messages are held and everything can be taken back.
 */

/** Most applications in one decision. */
export const MAX_BATCH = 1000;
/** Most messages of one decision that a person has rewritten. */
export const MAX_REWRITTEN = 50;
/** Seconds for which the messages of a batch are held, and in which it can be recalled. */
export const BATCH_HOLD_SECONDS = 600;

/** What of an application a decision names: the version is the one that the person saw. */
const seen = z.object({ uuid: formats.uuid, version: z.number().int() });

const decision = {
  items: z.array(seen).min(1).max(MAX_BATCH),
  to: stage,
  reason: plainText(0, limits.reason).default(''),
  /** What each candidate is told; `{name}`, `{job}` and `{company}` are filled in. Empty tells nobody. Only with `reject`. */
  message: messageText(0, limits.message).default(''),
};

/**
 * Why an application is left out of a decision.
 * - `gone`: unknown, or for a job that is not the caller's; `changed`: someone changed it since it was seen
 * - `already_there`: stands in that stage; `has_offer`: hired people are decided one by one
 * - `rejected`: goes back only to the stage that it was rejected from; `needs_reason`: a way back without a reason
 * - `already_told`: a rejection was sent to this candidate before; `withdrew`: the candidate took the application back
 * - `read_only`: the job is shared with the caller to be read
 */
export const leftOutReason = z.enum([
  'gone',
  'changed',
  'already_there',
  'has_offer',
  'rejected',
  'needs_reason',
  'already_told',
  'withdrew',
  'read_only',
]);
export type LeftOutReason = z.infer<typeof leftOutReason>;

export const leftOut = z.object({
  uuid: formats.uuid,
  /** Empty where the caller may not see it. */
  name: z.string(),
  /** The code of who is anonymous: screens have a name for it in their language. */
  anonymous_as: z.string().nullable(),
  stage: stage.nullable(),
  reason: leftOutReason,
});
export type LeftOut = z.infer<typeof leftOut>;

export const selectApplications = domain.endpoint({
  method: 'GET',
  path: '/api/v1/applications/selection',
  access: 'user',
  summary: 'Everyone in a stage under a filter, in the order of the list, as far as one decision may reach (1,000)',
  input: z.object({
    ...applicationFilters,
    stage: listedStage,
    parked: parkedOnly,
    sort: applicationOrder.default('newest'),
  }),
  output: z.object({ items: z.array(seen), more: z.boolean() }),
});

export const planDecision = domain.endpoint({
  method: 'POST',
  path: '/api/v1/applications/bulk/plan',
  access: 'user',
  silent: true,
  summary: 'Dry run of a decision on many: who is moved, what each is told, who is left out and why; changes nothing',
  input: z.object(decision),
  output: z.object({
    moves: z.array(
      z.object({
        uuid: formats.uuid,
        name: z.string(),
        anonymous_as: z.string().nullable(),
        job_title: z.string(),
        from: stage,
        /** How the message travels; null where none is sent. */
        channel: z.enum(['email', 'sms']).nullable(),
        message: z.string(),
      }),
    ),
    left_out: z.array(leftOut),
  }),
});

/** A decision that can still be taken back as a whole. */
export const heldBatch = z.object({
  uuid: formats.uuid,
  actor_name: z.string(),
  to: stage,
  applications: z.number().int(),
  messages: z.number().int(),
  hold_until: formats.instant,
});
export type HeldBatch = z.infer<typeof heldBatch>;

export const decideMany = domain.endpoint({
  method: 'POST',
  path: '/api/v1/applications/bulk',
  access: 'user',
  idempotent: true,
  summary: 'Moves or rejects many at once; messages are held for ten minutes, until then all of it can be recalled',
  input: z
    .object({
      ...decision,
      /** Messages rewritten for single candidates, in place of `message`; an empty one is not sent. */
      rewritten: z
        .array(z.object({ uuid: formats.uuid, message: messageText(0, limits.message) }))
        .max(MAX_REWRITTEN)
        .default([]),
    })
    .refine(({ to, reason }) => to !== 'reject' || reason !== '', { path: ['reason'], error: 'format.required' }),
  output: z.object({
    /** Null when nobody could be moved. */
    batch: heldBatch.nullable(),
    left_out: z.array(leftOut),
  }),
});

export const listHeldBatches = domain.endpoint({
  method: 'GET',
  path: '/api/v1/applications/bulk/held',
  access: 'user',
  silent: true,
  summary: 'Decisions on many that can still be recalled: the caller’s own, for a master everybody’s',
  input: z.object({}),
  output: z.object({ items: z.array(heldBatch) }),
});

export const recallBatch = domain.endpoint({
  method: 'POST',
  path: '/api/v1/applications/bulk/recall',
  access: 'user',
  summary:
    'Takes a decision on many back while its messages are held; whoever was moved on since stays (40903 too late)',
  input: z.object({ uuid: formats.uuid }),
  output: z.object({ taken_back: z.number().int(), left_out: z.array(leftOut) }),
});
