import { z } from 'zod';
import { formats } from '../formats.ts';
import { jobKind } from '../resumes/stages.ts';
import { brochureState } from './brochures.ts';
import { domain } from './domain.ts';
import { jobCounts } from './endpoints.ts';

/** How far the calendar of the overview looks ahead, today with it. */
export const AHEAD_DAYS = 60;

const figures = z.object({
  counts: jobCounts,
  /** Applications that nobody has looked at. */
  applications_new: z.number().int(),
});

export const comingEvent = z.object({
  /**
   * A talk that is published; a job fair at which the company has a booth; the last day of an online job; the last day of
   * an online brochure's schedule.
   */
  type: z.enum(['talk', 'fair', 'job_deadline', 'brochure_end']),
  uuid: formats.uuid,
  title: z.string(),
  /** In China. */
  day: formats.date,
  /** Of a job. */
  job_kind: jobKind.nullable(),
  /** Of a talk or a fair. */
  starts_at: formats.instant.nullable(),
  ends_at: formats.instant.nullable(),
  /** School and room of a talk, its school alone where it is online; place and booth of a fair. */
  place: z.string(),
});
export type ComingEvent = z.infer<typeof comingEvent>;

export const jobsOverview = domain.endpoint({
  method: 'GET',
  path: '/api/v1/jobs/overview',
  access: 'user',
  summary:
    'Jobs of both kinds by state, what waits, talks, brochures, and what comes in the next 60 days; a sub-account its own',
  input: z.object({}),
  output: z.object({
    internship: figures,
    campus: figures,
    /** Published and not over. */
    talks_coming: z.number().int(),
    brochures: z.record(brochureState, z.number().int()),
    /** Soonest first. */
    events: z.array(comingEvent),
  }),
});
