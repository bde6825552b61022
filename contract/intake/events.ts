import { z } from 'zod';
import { formats } from '../formats.ts';

export const intakeEvents = [
  /** Something has become of a CV of an import. */
  z.object({ type: z.literal('intake.changed'), uuid: formats.uuid }),
] as const;

/** Domains of which something is no longer as it was. */
export const touchedByIntake = { 'intake.changed': ['intake'] } as const;
