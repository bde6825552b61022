import { z } from 'zod';
import { formats } from '../formats.ts';
import { jobKind } from '../resumes/stages.ts';

/** Something of the conversation on an application is no longer as it was: a word, or how far it was read. */
export const chatEvents = [
  z.object({ type: z.literal('chat.changed'), uuid: formats.uuid, job_uuid: formats.uuid, kind: jobKind }),
] as const;

/** Domains of which something is no longer as it was. */
export const touchedByChat = { 'chat.changed': ['chat'] } as const;
