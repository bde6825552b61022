import { z } from 'zod';
import { degree } from '../dict/endpoints.ts';
import { formats, plainText } from '../formats.ts';
import { byUuid } from '../shapes.ts';
import { ticketCode } from '../talks/check-in.ts';
import { domain } from './domain.ts';
import { fairFields } from './fair.ts';

/** What a company makes of whom it talked to: interview and screening apply for one of its jobs. */
export const deskDecisions = ['interview', 'screening', 'keep', 'no'] as const;
export const deskDecision = z.enum(deskDecisions);
export type DeskDecision = z.infer<typeof deskDecision>;

/** Decisions that make an application. */
export const isApplying = (decision: DeskDecision): boolean => decision === 'interview' || decision === 'screening';

export const MAX_STARS = 5;
export const MAX_DESK_NOTE = 500;

/** Every entry has a name of its own, the instant by the phone's clock, and whose ticket it is about. */
const made = { uuid: formats.uuid, at: formats.instant, code: ticketCode };

/**
 * What a phone at a stand writes down. Entries are only added, and each may be sent again: what became of somebody follows
 * from the entries there are (`settleVisit`), in whatever order they arrive.
 */
export const deskEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('scan'), ...made }),
  /** Called to the stand by a phone, which talks to them until something is decided. */
  z.object({ kind: z.literal('call'), ...made, device: formats.uuid }),
  /** Was called by that phone and did not come. */
  z.object({ kind: z.literal('miss'), ...made, device: formats.uuid }),
  z.object({ kind: z.literal('note'), ...made, text: plainText(0, MAX_DESK_NOTE) }),
  z.object({ kind: z.literal('stars'), ...made, stars: z.number().int().min(0).max(MAX_STARS) }),
  z
    .object({ kind: z.literal('decide'), ...made, decision: deskDecision, job_uuid: formats.uuid.nullable() })
    .refine(({ decision, job_uuid }) => isApplying(decision) === (job_uuid !== null), {
      path: ['job_uuid'],
      error: 'fair.deskJob',
    }),
  z.object({ kind: z.literal('take_back'), ...made, entry_uuid: formats.uuid }),
]);
export type DeskEntry = z.infer<typeof deskEntry>;

/** Most entries of one call. */
const MAX_DESK_ENTRIES = 200;

/** Whether what was decided has become an application: `gone` where the job took none when the entry arrived. */
export const visitApplication = z.enum(['none', 'made', 'gone']);

/** Somebody who stood at the stand, with the entries that say what became of them. */
export const deskVisit = z.object({
  code: ticketCode,
  /** In the order in which the server heard of them. */
  number: z.number().int(),
  name: z.string(),
  school: z.string(),
  major: z.string(),
  degree,
  graduation_year: z.number().int(),
  /** Jobs of the company that they wished for when they registered. */
  wishes: z.array(formats.uuid),
  application: visitApplication,
  /** By the server's clock; those that no later one makes void. */
  entries: z.array(deskEntry),
});
export type DeskVisit = z.infer<typeof deskVisit>;

/**
 * `unknown`: nobody who registered for this fair has that code; `full`: the stand holds no more; `early`, `closed`: would
 * take somebody in before the stand opens, or after it has closed.
 */
export const deskResult = z.enum(['kept', 'unknown', 'full', 'early', 'closed']);

/** A stand with who stands there, as a phone is told of it. */
export const standAsOf = z.object({
  fair: byUuid.extend(fairFields.pick({ title: true, place: true }).shape).extend({
    booth: z.string(),
    starts_at: formats.instant,
    ends_at: formats.instant,
  }),
  /** Those that the company took to the fair. */
  jobs: z.array(byUuid.extend({ title: z.string() })),
  /** In the order of the entries. */
  results: z.array(z.object({ uuid: formats.uuid, result: deskResult })),
  visits: z.array(deskVisit),
  /** By the server's clock, by which `visits` are told. */
  now: formats.instant,
  as_of: formats.instant,
});

/** What a phone at a stand and the server tell each other. */
export const deskSync = {
  input: z.object({
    fair_uuid: formats.uuid,
    /** Now, by the clock by which the entries were made. */
    device_now: formats.instant,
    /** `as_of` of the response before; everybody without it. */
    since: formats.instant.optional(),
    entries: z.array(deskEntry).max(MAX_DESK_ENTRIES),
  }),
  output: standAsOf,
} as const;

export const syncDesk = domain.endpoint({
  method: 'POST',
  path: '/api/v1/fairs/desk',
  access: 'user',
  silent: true,
  summary:
    'Takes what a phone at the stand of a job fair has written down, each entry once however often it is sent, and gives everybody who was changed since',
  ...deskSync,
});
