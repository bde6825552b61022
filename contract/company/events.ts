import { z } from 'zod';
import { formats } from '../formats.ts';

export const companyEvents = [
  /** Who somebody of the company is has changed: let in, suspended, removed, another role. */
  z.object({ type: z.literal('member.changed'), uuid: formats.uuid }),
  /** The company was decided on, frozen, let go on, or asked for something: what its people may do has changed. */
  z.object({ type: z.literal('company.decided') }),
] as const;

/** Domains of which something is no longer as it was. */
export const touchedByCompany = { 'member.changed': ['company'], 'company.decided': ['company'] } as const;
