import { z } from 'zod';
import { formats } from './formats.ts';
import { jobKind, stage } from './resumes/stages.ts';

/*
 * Events on the socket. They name what changed, never the data itself: the receiver reads it again with its own rights.
 * Each carries a cursor; after a reconnect the client hands in the last one and gets what it missed, once.
 */

const application = { uuid: formats.uuid, job_uuid: formats.uuid, kind: jobKind };

const realtimeEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('application.created'), ...application }),
  z.object({ type: z.literal('application.moved'), ...application, from: stage, to: stage, version: z.number().int() }),
  z.object({ type: z.literal('application.read'), ...application }),
  /** A message to the candidate has gone out. */
  z.object({ type: z.literal('application.messaged'), ...application }),
  /** The candidate took it back. */
  z.object({ type: z.literal('application.withdrawn'), ...application }),
  /** A colleague wrote a note, put a tag or gave stars. */
  z.object({ type: z.literal('application.noted'), ...application }),
  /** Many were moved, tagged or taken back at once: one event for all of them. */
  z.object({ type: z.literal('applications.changed'), batch_uuid: formats.uuid }),
  z.object({ type: z.literal('job.changed'), uuid: formats.uuid, kind: jobKind }),
  /** A brochure of campus recruitment, or which jobs belong to it. */
  z.object({ type: z.literal('brochure.changed'), uuid: formats.uuid }),
  /** A career talk. */
  z.object({ type: z.literal('talk.changed'), uuid: formats.uuid }),
  /** The company's sign-up for a job fair, or what was decided on it; `uuid` is the fair's. */
  z.object({ type: z.literal('fair.changed'), uuid: formats.uuid }),
  /** Who somebody of the company is has changed: let in, suspended, removed, another role. */
  z.object({ type: z.literal('member.changed'), uuid: formats.uuid }),
  /** The company was decided on, frozen, let go on, or asked for something: what its people may do has changed. */
  z.object({ type: z.literal('company.decided') }),
  /** The phone has gone a step further, or somebody's identity was decided on; its own session hears it. */
  z.object({ type: z.literal('identity.changed') }),
  /** The session that hears this is over; `code` says why (4062 logged in elsewhere, 10107, 10110, …). */
  z.object({ type: z.literal('session.ended'), code: z.number().int() }),
]);
export type RealtimeEvent = z.infer<typeof realtimeEvent>;

/** One of those that arrive together, in their order, as a list under the name `events`. */
export interface RealtimeMessage {
  cursor: string;
  event: RealtimeEvent;
}

/*
 * After the handshake the server hands over what was missed since the cursor `since`, then says `ready` with
 * `{ cursor }`: everything up to there was told. A page that has no cursor yet says for how many milliseconds it has been
 * reading (`age`), and is told what happened since then: its socket may open long after its first read.
 */

/** Socket.IO path; the handshake's `auth` is `{ token, since?, age? }`. */
export const REALTIME_PATH = '/realtime';
