import { z } from 'zod';
import { formats } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { byUuid } from '../shapes.ts';
import { domain } from './domain.ts';
import { REFRESH_AGAIN_MINUTES } from './refresh.ts';

/** Times of a day at which a plan refreshes its job, and days of one plan. */
export const MAX_PLAN_TIMES = 3;
export const MAX_PLAN_DAYS = 30;
/** Days ahead at which a plan begins and ends. */
export const MAX_PLAN_AHEAD = 60;
/** Minutes that two times of a day lie apart: before that the job stands near the top still. */
export const MIN_PLAN_GAP = REFRESH_AGAIN_MINUTES;
/** Minutes after its time at which a refresh still comes; later ones are left out. */
export const MAX_PLAN_DELAY = 30;

const count = z.number().int().min(0);

/** Days of the calendar of China, both included, and times of its clocks. */
export const planSchedule = z.object({
  from: formats.date,
  to: formats.date,
  times: z.array(formats.time).min(1, 'format.required').max(MAX_PLAN_TIMES),
});
const ofJob = planSchedule.extend({ job_uuid: formats.uuid });
/** What somebody saw before they pressed. */
export const planExpected = z.object({ refreshes: count, price: count, coins: count });

/** What a plan may take: free refreshes of each day first, then units of grants, then coins. */
export const planQuote = z.object({
  /** Refreshes from now on. */
  refreshes: z.number().int(),
  units_left: z.number().int(),
  /** Coins of one refresh that is neither free nor a unit. */
  price: z.number().int(),
  /** Coins that it takes at most: where no free refresh is left on any day, and the units are there until it needs them. */
  coins: z.number().int(),
  /** What is in the wallet; null for sub-accounts, whose plans take no coins. */
  balance: z.number().int().nullable(),
});
export type PlanQuote = z.infer<typeof planQuote>;

/** Why a plan is over: it ran to its end, somebody ended or changed it, or something was in its way. */
export const planEnds = ['done', 'ended', 'changed', 'used_up', 'price', 'offline', 'member'] as const;
export type PlanEnd = (typeof planEnds)[number];

export const refreshPlan = z.object({
  uuid: formats.uuid,
  job: z.object({ uuid: formats.uuid, title: z.string() }),
  from: formats.date,
  to: formats.date,
  times: z.array(formats.time),
  /** In whose name it refreshes. */
  actor: z.string(),
  /** Coins that it may take in all, and has taken. */
  coins_most: z.number().int(),
  coins: z.number().int(),
  /** Refreshes that came, and times that were left out: the server was down, or the job stood at the top anyway. */
  done: z.number().int(),
  left_out: z.number().int(),
  /** Who applied within 24 hours after one of them. */
  applications: z.number().int(),
  /** Null once it is over. */
  next_at: formats.instant.nullable(),
  /** Null while it runs. */
  end: z.enum(planEnds).nullable(),
  ended_at: formats.instant.nullable(),
});
export type RefreshPlan = z.infer<typeof refreshPlan>;

export const refreshPlanCost = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/refresh_plan_cost',
  access: 'user',
  summary: 'How often a plan would refresh a job, and what it takes at most; nothing is done',
  input: ofJob,
  output: planQuote,
});

export const planRefreshes = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/refresh_plan',
  access: 'user',
  idempotent: 'required',
  summary:
    'Refreshes a job at set times; 40931 with the quote where it is another one than expected, 40902 where a plan runs that it does not replace, 40934 for sub-accounts with coins',
  input: ofJob.extend({
    /** The plan that runs, where this one takes its place. */
    replaces: formats.uuid.nullable(),
    /** What somebody saw. `coins`: how many it may take at most, 0 where it ends with what is free and the units. */
    expect: planExpected,
  }),
  output: byUuid.extend({ next_at: formats.instant }),
});

export const endRefreshPlan = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/refresh_plan/end',
  access: 'user',
  summary: 'Ends a plan that runs; what it has refreshed stays',
  input: byUuid,
  output: byUuid,
});

export const listRefreshPlans = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/refresh_plan_lst',
  access: 'user',
  role: 'recruiter',
  summary: 'Plans and what came of them, the newest first; sub-accounts see those of their jobs and their own',
  input: z.object({ job_uuid: formats.uuid.optional() }).extend(pageInput),
  output: pageOf(refreshPlan),
});
