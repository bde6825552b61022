import { z } from 'zod';
import { formats } from '../formats.ts';
import { jobKind } from '../resumes/stages.ts';
import { domain } from './domain.ts';

/** Days of a trend that the company's overview shows. */
export const trendDays = ['7', '30', '90'] as const;

const handler = z.object({
  uuid: formats.uuid,
  name: z.string(),
  type: z.enum(['master', 'slave']),
  online_jobs: z.number().int(),
  /** New CVs of their jobs. */
  waiting: z.number().int(),
  /** Applications that they moved or rejected in the last 30 days, each counted once. */
  handled: z.number().int(),
  /** Share (0–1) of what came to their jobs in the last 7 days and left the new stage; null without any. */
  reply_rate: z.number().nullable(),
  /** Their job with most new CVs; null where none waits. */
  busiest: z.object({ job_uuid: formats.uuid, kind: jobKind, title: z.string(), waiting: z.number().int() }).nullable(),
});
export type Handler = z.infer<typeof handler>;

export const companyHandling = domain.endpoint({
  method: 'GET',
  path: '/api/v1/business/handling',
  access: 'master',
  silent: true,
  summary: 'Applications a day of the whole company, and who handles them',
  input: z.object({ days: z.enum(trendDays).default('30') }),
  output: z.object({
    /** In the company's calendar (Asia/Shanghai), oldest first. */
    trend: z.array(z.object({ day: formats.date, internship: z.number().int(), campus: z.number().int() })),
    /** Members with online jobs, new CVs or decisions; most new CVs first. */
    people: z.array(handler),
    /** Who needs help: too few answers within a week, and CVs that wait. */
    needs_help: formats.uuid.nullable(),
  }),
});
