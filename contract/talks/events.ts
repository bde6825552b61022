import { z } from 'zod';
import { formats } from '../formats.ts';

/** A career talk, or who comes to it. */
export const talkEvents = [z.object({ type: z.literal('talk.changed'), uuid: formats.uuid })] as const;

/** Domains of which something is no longer as it was. */
export const touchedByTalks = { 'talk.changed': ['talks', 'jobs'] } as const;
