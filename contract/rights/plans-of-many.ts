import { z } from 'zod';
import { formats } from '../formats.ts';
import { domain } from './domain.ts';
import { planExpected, planQuote, planSchedule } from './refresh-plans.ts';

/** Most jobs that are planned at once. */
export const MAX_PLANNED_JOBS = 50;

/** One schedule for several jobs: each gets a plan of its own. */
const many = planSchedule.extend({ job_uuids: z.array(formats.uuid).min(1).max(MAX_PLANNED_JOBS) });

const plannedJob = z.object({
  uuid: formats.uuid,
  title: z.string(),
  /** Why it is left out; null where it is planned. */
  left_out: z.enum(['offline', 'shared', 'running']).nullable(),
});
export type PlannedJob = z.infer<typeof plannedJob>;

/**
 * What the plans may take together. `coins`: those of all refreshes, so that no plan stops because another one was quicker with the
 * units; 0 where the units are enough for all, and for sub-accounts.
 */
const quoteOfMany = planQuote.extend({ jobs: z.array(plannedJob) });
export type QuoteOfMany = z.infer<typeof quoteOfMany>;

export const planManyCost = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/refresh_plans_cost',
  access: 'user',
  summary: 'What plans for several jobs would take at most, and which jobs would be left out; nothing is done',
  input: many,
  output: quoteOfMany,
});

export const planMany = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/refresh_plans',
  access: 'user',
  idempotent: 'required',
  summary:
    'Refreshes several jobs at set times, and names those that it leaves out; 40931 with the quote where it is another one than expected, 40902 where none can be planned, 40934 for sub-accounts with coins',
  input: many.extend({
    /** What somebody saw. `coins`: those of the quote, or 0 where the plans end with what is free and the units. */
    expect: planExpected,
  }),
  output: z.object({ planned: z.number().int(), jobs: z.array(plannedJob) }),
});
