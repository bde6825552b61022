import { z } from 'zod';
import { formats } from '../formats.ts';
import { domain } from './domain.ts';
import { expectedUnit, unitQuote } from './quote.ts';
import { unlockQuote } from './unlock.ts';

/** Days for which a card adds a place. */
export const EXPANSION_DAYS = 30;

/** Most jobs that are named as ones that could make room. */
export const MAX_OFFERED = 20;

export const expansionQuote = unitQuote.extend({
  /** Why no card can be used; null where one can. */
  why: z.enum(['uncertified']).nullable(),
});
export type ExpansionQuote = z.infer<typeof expansionQuote>;

export const listExpansions = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/expend_service_list',
  access: 'user',
  summary: 'Cards that run, the one that ends first first, and what a further one takes',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({ uuid: formats.uuid, begins_at: formats.instant, until: formats.instant, actor: z.string() }),
    ),
    quote: expansionQuote,
  }),
});

export const useExpansion = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/service_expend',
  access: 'user',
  idempotent: 'required',
  summary:
    'Adds a place for one more online job of either kind for 30 days; 40931 with the quote where it takes something else than expected, 40930 where coins are missing, 40934 for sub-accounts where it takes coins',
  input: z.object({ expect: expectedUnit }),
  output: z.object({ until: formats.instant, units: z.number().int(), coins: z.number().int() }),
});

export const onlineCost = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/online_cost',
  access: 'user',
  summary: 'What a job needs to be online: nothing, a place that is free, or one of the ways to get one',
  input: z.object({ job: formats.uuid }),
  output: z.object({
    /** `none`: it has its place, or is unlocked. */
    place: z.enum(['none', 'free', 'taken']),
    /** Jobs of its kind that may be online at once, with those of cards. */
    most: z.number().int(),
    unlock: unlockQuote,
    expansion: expansionQuote,
    /** Who has the coins; null for the main account itself. */
    owner: z.string().nullable(),
    /** Jobs whose places the caller could free, who came online first first. */
    offline: z.array(z.object({ uuid: formats.uuid, title: z.string(), version: z.number().int() })),
  }),
});
