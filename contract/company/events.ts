import { z } from 'zod';
import { formats } from '../formats.ts';

export const companyEvents = [
  /** Who somebody of the company is has changed: let in, suspended, removed, another role. */
  z.object({ type: z.literal('member.changed'), uuid: formats.uuid }),
  /** The company was decided on, frozen, let go on, or asked for something: what its people may do has changed. */
  z.object({ type: z.literal('company.decided') }),
  /** What the owner of a job, a brochure or a talk lets a colleague do with it. */
  z.object({ type: z.literal('share.changed'), uuid: formats.uuid }),
] as const;

/** Domains of which something is no longer as it was. */
export const touchedByCompany = {
  'share.changed': ['company', 'jobs', 'talks', 'resumes', 'home'],
  'member.changed': ['company'],
  'company.decided': ['company'],
} as const;
