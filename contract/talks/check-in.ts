import { z } from 'zod';
import { degree } from '../dict/endpoints.ts';
import { formats, lineText } from '../formats.ts';
import { limits } from '../limits.ts';
import { codeSigns } from '../pasted.ts';
import { domain } from './domain.ts';
import { talkVisitor, visitorState } from './sign-up.ts';
import { talk } from './talks.ts';

/** Signs of a ticket's code: none that look or sound alike. */
export const CODE_SIGNS = 'ACDEFGHJKLMNPQRTUVWXY34679';
export const CODE_LENGTH = 8;

/** What the QR code of a ticket says. */
export const ticketCode = z
  .string()
  .overwrite(codeSigns)
  .regex(new RegExp(`^[${CODE_SIGNS}]{${CODE_LENGTH}}$`));

/** Who comes without having signed up, as somebody at the door writes it down. */
export const walkIn = z.object({
  name: lineText(1, limits.personName),
  school: lineText(1, limits.school),
  degree,
  graduation_year: talkVisitor.shape.graduation_year,
});
export type WalkIn = z.infer<typeof walkIn>;

/** Every entry has a name of its own and the instant by the phone's clock, right or wrong. */
const made = { uuid: formats.uuid, at: formats.instant };

/**
 * What a phone at the door writes down. Entries are only added, and each may be sent again: whoever comes is counted by an
 * entry that no other one takes back, in whatever order they arrive.
 */
export const doorEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('scan'), ...made, code: ticketCode }),
  z.object({ kind: z.literal('arrive'), ...made, visitor_uuid: formats.uuid }),
  /** The visitor has the entry's uuid. */
  z.object({ kind: z.literal('walk_in'), ...made, person: walkIn }),
  z.object({ kind: z.literal('take_back'), ...made, entry_uuid: formats.uuid }),
]);
export type DoorEntry = z.infer<typeof doorEntry>;

/** Most entries of one call. */
export const MAX_DOOR_ENTRIES = 200;

/** Somebody whom the door may expect. */
export const doorVisitor = z.object({
  uuid: formats.uuid,
  code: ticketCode,
  name: z.string(),
  school: z.string(),
  major: z.string(),
  degree,
  graduation_year: z.number().int(),
  /** The last four figures; empty for who has not signed up. */
  phone_end: z.string(),
  state: visitorState,
  attended_at: formats.instant.nullable(),
  /** Entries by which they are here. */
  entries: z.array(formats.uuid),
});
export type DoorVisitor = z.infer<typeof doorVisitor>;

/** `unknown`: no such ticket of this talk; `full`: nobody more can be written down. */
export const doorResult = z.enum(['kept', 'unknown', 'full']);

/** What a door shows of its talk. */
export const doorTalk = talk
  .pick({ uuid: true, title: true, format: true, school: true, place: true, seats: true })
  .extend({ starts_at: formats.instant, ends_at: formats.instant });

/** What a phone at a door hands in, and what it is told. */
export const doorSync = {
  input: z.object({
    talk_uuid: formats.uuid,
    /** Now, by the clock by which the entries were made. */
    device_now: formats.instant,
    /** `as_of` of the response before; everybody without it. */
    since: formats.instant.optional(),
    entries: z.array(doorEntry).max(MAX_DOOR_ENTRIES),
  }),
  output: z.object({
    talk: doorTalk,
    /** In the order of the entries. */
    results: z.array(z.object({ uuid: formats.uuid, result: doorResult })),
    visitors: z.array(doorVisitor),
    as_of: formats.instant,
  }),
};

export const syncDoor = domain.endpoint({
  method: 'POST',
  path: '/api/v1/talks/door',
  access: 'user',
  silent: true,
  summary:
    'Takes what a phone at the door has written down, each entry once however often it is sent, and gives everybody who was changed since',
  ...doorSync,
});
