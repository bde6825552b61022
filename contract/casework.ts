import { z } from 'zod';
import { formats } from './formats.ts';

/** What all queues of operators have in common: companies, identities, appeals of jobs. */

/** Seconds for which an operator can take a decision back; nobody is told before they are over. */
export const TAKE_BACK_SECONDS = 10;

/** A queue: how many wait, and since when the one that waits longest; null where nobody does. */
export const queueHead = z.object({ count: z.number().int(), since: formats.instant.nullable() });
export type QueueHead = z.infer<typeof queueHead>;

export const queueOrder = z.enum(['oldest', 'newest']);
export type QueueOrder = z.infer<typeof queueOrder>;

/** A decision that was made and takes effect in some seconds, unless it is taken back by its `held_uuid`. */
export const heldDecision = z.object({ held_uuid: formats.uuid, effective_at: formats.instant });
export type HeldDecision = z.infer<typeof heldDecision>;

/** What an operator wrote for the others; shelved: why the case was put at the end of the own queue. */
export const caseNote = z.object({
  uuid: formats.uuid,
  kind: z.enum(['note', 'shelved']),
  by: z.string(),
  words: z.string(),
  at: formats.instant,
});
export type CaseNote = z.infer<typeof caseNote>;

/** A decision that has not taken effect: it still can be taken back, or has lapsed, since the case changed meanwhile. */
export const pendingDecision = z.object({
  state: z.enum(['waiting', 'lapsed']),
  decision: z.string(),
  by: z.string(),
  is_you: z.boolean(),
  decided_at: formats.instant,
});

/** What operators know of a case beside its papers. */
export const caseRecord = {
  held: pendingDecision.nullable(),
  /** What operators wrote for each other, the newest first. */
  notes: z.array(caseNote),
};
export type CaseRecord = { [Key in keyof typeof caseRecord]: z.infer<(typeof caseRecord)[Key]> };

/** What a row of every queue says beside what it is about. */
export const caseTurn = {
  /** How often it was handed in. */
  submissions: z.number().int(),
  /** Why the operator who asks has put it aside; null where that is not so. */
  shelved: z.string().nullable(),
};

/** Of an appeal: who refused. Another operator decides; `alone` where there is no other one, so that it waits for one. */
export const refusedBy = z.object({ name: z.string(), is_you: z.boolean(), alone: z.boolean() }).nullable();
