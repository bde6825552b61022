import { z } from 'zod';
import { checkStatus } from '../company/endpoints.ts';
import { companyLimits } from '../company/services.ts';
import { formats } from '../formats.ts';
import { domain } from './domain.ts';

/** What wants something of the master, as a sentence of it needs it. */
const waiting = z.discriminatedUnion('kind', [
  /** Who asked first, and how many ask. */
  z.object({
    kind: z.literal('join_requests'),
    count: z.number().int(),
    name: z.string(),
    way: z.enum(['code', 'name']),
    at: formats.instant,
  }),
  /** The licence ends within 30 days; 0 is its last day. */
  z.object({ kind: z.literal('licence'), until: formats.date, days: z.number().int() }),
  /** Addresses that are told of events, and of which every message fails since then. */
  z.object({ kind: z.literal('webhooks'), count: z.number().int(), since: formats.instant }),
  /** The papers are looked at. */
  z.object({ kind: z.literal('papers'), status: checkStatus, since: formats.instant.nullable() }),
]);
export type Waiting = z.infer<typeof waiting>;

export const companyRoom = domain.endpoint({
  method: 'GET',
  path: '/api/v1/business/room',
  access: 'master',
  silent: true,
  summary: 'What waits for the master in the company’s room, and how each of its entries stands',
  input: z.object({}),
  output: z.object({
    /** The most pressing first. */
    waiting: z.array(waiting),
    /** The whole company’s. */
    overview: z.object({ online_jobs: z.number().int(), new_applications: z.number().int() }),
    members: z.object({
      active: z.number().int(),
      unidentified: z.number().int(),
      suspended: z.number().int(),
      /** Invitations that still open something. */
      invited: z.number().int(),
      requests: z.number().int(),
    }),
    limits: companyLimits,
    /** Its papers, and the last day of the licence; null where it has no end, or none is kept. */
    information: z.object({ check_status: checkStatus, licence_until: formats.date.nullable() }),
    /** Keys and addresses that are not revoked or off, and when one of the keys was used last. */
    platform: z.object({
      keys: z.number().int(),
      used_at: formats.instant.nullable(),
      webhooks: z.number().int(),
      failing: z.number().int(),
    }),
    /** Entries of the last seven days, today among them, and how many of them took data along. */
    audit: z.object({ entries: z.number().int(), exports: z.number().int() }),
    /** Coins in the wallet, and units of rights that are left. */
    wallet: z.object({ coins: z.number().int(), refreshes: z.number().int() }),
    /** For how many months applications are kept, and how many go within 30 days. */
    retention: z.object({ months: z.number().int(), ending: z.number().int() }),
  }),
});
