import { z } from 'zod';
import { formats } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { domain } from './domain.ts';

/** Refreshes that a company has for nothing on a day of China. */
export const FREE_REFRESHES = 3;

/** Most jobs that are refreshed at once. */
export const MAX_REFRESHED = 20;

/** Minutes after which a job may be refreshed again: before that it stands near the top still. */
export const REFRESH_AGAIN_MINUTES = 60;

const jobs = z.array(formats.uuid).min(1).max(MAX_REFRESHED);

/** What somebody saw before they pressed: where it is another one by now nothing is done (40931). */
const count = z.number().int().min(0);
const expected = z.object({ free: count, units: count.default(0), coins: count });

/** What refreshing some jobs takes: the free ones of the day first, then units of grants, then coins. */
export const refreshQuote = expected.extend({
  /** Free ones of today, and units of grants, that are left before this. */
  free_left: z.number().int(),
  units_left: z.number().int(),
  /** Coins of one refresh that is not free. */
  price: z.number().int(),
  /** What is in the wallet; null for sub-accounts, who may use the free ones. */
  balance: z.number().int().nullable(),
  /** Coins that are not there. */
  missing: z.number().int(),
  jobs: z.array(
    z.object({
      uuid: formats.uuid,
      title: z.string(),
      /** Why it is left out; null where it is refreshed. */
      left_out: z.enum(['offline', 'lately', 'shared']).nullable(),
    }),
  ),
});
export type RefreshQuote = z.infer<typeof refreshQuote>;

export const refreshCost = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/refresh_cost',
  access: 'user',
  summary: 'What refreshing jobs would take, and which would be left out; nothing is done',
  input: z.object({ uuids: jobs }),
  output: refreshQuote,
});

export const refreshJobs = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/refresh',
  access: 'user',
  idempotent: 'required',
  summary:
    'Moves jobs to the top of the public list; 40931 with the quote where it takes something else than expected, 40930 where coins are missing',
  input: z.object({ uuids: jobs, expect: expected }),
  output: z.object({ refreshed: z.number().int(), coins: z.number().int(), free_left: z.number().int() }),
});

export const jobRefresh = z.object({
  uuid: formats.uuid,
  at: formats.instant,
  job: z.object({ uuid: formats.uuid, title: z.string() }),
  actor: z.string(),
  /** 0 where it was free, or took a unit. */
  coins: z.number().int(),
  /** It took a unit of a grant. */
  unit: z.boolean(),
  /** It came by a plan. */
  planned: z.boolean(),
  /** Who applied within 24 hours after it. */
  applications: z.number().int(),
});
export type JobRefresh = z.infer<typeof jobRefresh>;

export const listRefreshes = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/refresh_lst',
  access: 'user',
  role: 'recruiter',
  summary: 'Jobs that were refreshed, the newest first, with who applied within 24 hours; sub-accounts see their own',
  input: z.object({ job_uuid: formats.uuid.optional() }).extend(pageInput),
  output: pageOf(jobRefresh),
});
