import { z } from 'zod';
import { formats } from '../formats.ts';
import { jobKind } from '../resumes/stages.ts';

export const jobEvents = [
  z.object({ type: z.literal('job.changed'), uuid: formats.uuid, kind: jobKind }),
  /** A brochure of campus recruitment, or which jobs belong to it. */
  z.object({ type: z.literal('brochure.changed'), uuid: formats.uuid }),
] as const;

/** Domains of which something is no longer as it was. */
export const touchedByJobs = { 'job.changed': ['jobs'], 'brochure.changed': ['jobs', 'talks'] } as const;
