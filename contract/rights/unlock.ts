import { z } from 'zod';
import { formats } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { domain } from './domain.ts';
import { expectedUnit, unitQuote } from './quote.ts';

/** Days for which an unlocked job takes no place of the quota. */
export const UNLOCK_DAYS = 30;

export const unlockQuote = unitQuote.extend({
  job: z.object({ uuid: formats.uuid, title: z.string() }),
  /** Why it cannot be unlocked; null where it can. */
  why: z.enum(['campus', 'online', 'running', 'notNeeded', 'uncertified', 'limit']).nullable(),
});
export type UnlockQuote = z.infer<typeof unlockQuote>;

export const unlockCost = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/unlock_cost',
  access: 'user',
  summary: 'What unlocking an internship job takes for which the quota has no place; nothing is done',
  input: z.object({ job: formats.uuid }),
  output: unlockQuote,
});

export const unlockJob = domain.endpoint({
  method: 'POST',
  path: '/api/v1/intern/unlock_intern',
  access: 'user',
  idempotent: 'required',
  summary:
    'Lets an internship job be online beside the quota for 30 days; 40902 where it needs no unlocking, 40931 with the quote where it takes something else than expected, 40930 where coins are missing, 40934 for sub-accounts where it takes coins',
  input: z.object({ job: formats.uuid, expect: expectedUnit }),
  output: z.object({ until: formats.instant, units: z.number().int(), coins: z.number().int() }),
});

/** A use of a right that makes room for an online job. */
const placeUse = z.object({
  uuid: formats.uuid,
  right: z.enum(['unlock', 'expansion']),
  /** The unlocked one; null for a card, whose place is for any job. */
  job: z.object({ uuid: formats.uuid, title: z.string() }).nullable(),
  actor: z.string(),
  begins_at: formats.instant,
  until: formats.instant,
  is_running: z.boolean(),
  /** 0 where it took a unit of a grant. */
  coins: z.number().int(),
});
export type PlaceUse = z.infer<typeof placeUse>;

export const listPlaceUses = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/unlock_lst',
  access: 'user',
  role: 'recruiter',
  summary: 'Jobs that were unlocked and cards that were used, the newest first; sub-accounts see their own',
  input: z.object({ right: z.enum(['unlock', 'expansion']).optional() }).extend(pageInput),
  output: pageOf(placeUse),
});
