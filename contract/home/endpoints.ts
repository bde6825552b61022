import { z } from 'zod';
import { formats } from '../formats.ts';
import { stageCounts } from '../resumes/stages.ts';
import { domain } from './domain.ts';

const jobsByKind = z.object({ online: z.number().int(), expiring: z.number().int(), all: z.number().int() });

/** Figures for the home page and the counts beside the sidebar's names; every number opens the list that it counts. */
export const businessOverview = domain.endpoint({
  method: 'GET',
  path: '/api/v1/business/overview',
  access: 'user',
  silent: true,
  summary: 'Figures for the home page: jobs, applications by stage, trend, what waits',
  input: z.object({}),
  output: z.object({
    jobs: z.object({ internship: jobsByKind, campus: jobsByKind }),
    applications: z.object({ internship: stageCounts, campus: stageCounts }),
    new_today: z.number().int(),
    /** Share (0–1) of applications of the last 7 days that left the new stage; null without any. */
    reply_rate: z.number().nullable(),
    /** How many applications that share is of. */
    reply_cases: z.number().int(),
    /** Hours from application to first move, median of the last 90 days; null without any. */
    median_reply_hours: z.number().nullable(),
    /** What public pages say of the company's speed: within so many hours most were answered; null where they say nothing. */
    usual_reply_hours: z.number().nullable(),
    /** Applications that have waited in the new stage for more than 2 of the 3 promised days. */
    waiting: z.array(
      z.object({
        job_uuid: formats.uuid,
        kind: z.enum(['internship', 'campus']),
        title: z.string(),
        count: z.number().int(),
      }),
    ),
    expiring_jobs: z.array(
      z.object({
        job_uuid: formats.uuid,
        kind: z.enum(['internship', 'campus']),
        title: z.string(),
        deadline: formats.date,
        applications: z.number().int(),
      }),
    ),
    /** The last 30 days in the company's calendar (Asia/Shanghai), oldest first. */
    trend: z.array(z.object({ day: formats.date, internship: z.number().int(), campus: z.number().int() })),
  }),
});
