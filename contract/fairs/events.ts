import { z } from 'zod';
import { formats } from '../formats.ts';

/** The company's sign-up for a job fair, or what was decided on it; `uuid` is the fair's. */
export const fairEvents = [z.object({ type: z.literal('fair.changed'), uuid: formats.uuid })] as const;

/** Domains of which something is no longer as it was. */
export const touchedByFairs = { 'fair.changed': ['fairs'] } as const;
