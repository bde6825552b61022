import { z } from 'zod';
import { formats } from '../formats.ts';

/** A radar has found somebody, or has ended. */
export const talentEvents = [
  z.object({ type: z.literal('radar.changed'), uuid: formats.uuid, job_uuid: formats.uuid }),
] as const;

/** Domains of which something is no longer as it was. */
export const touchedByTalents = { 'radar.changed': ['talents'] } as const;
