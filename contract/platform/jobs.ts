import { z } from 'zod';
import { formats } from '../formats.ts';
import { publicJob } from '../jobs/endpoints.ts';
import { askedChoices } from '../jobs/resume-config.ts';
import { pageInput, pageOf } from '../paging.ts';
import { jobKind } from '../resumes/stages.ts';
import { byUuid } from '../shapes.ts';
import { domain } from './domain.ts';

export const listPlatformJobs = domain.endpoint({
  method: 'POST',
  path: '/platform/v1/jobs/list',
  access: 'platform',
  scope: 'jobs:read',
  perMinute: 120,
  summary: 'Jobs of the company that are online, those published last first',
  input: z.object({ kind: jobKind.optional(), ...pageInput }),
  output: pageOf(
    z.object({
      uuid: formats.uuid,
      kind: jobKind,
      title: z.string(),
      city_names: z.array(z.string()),
      headcount: z.number().int().nullable(),
      /** The last day, in China, on which it takes applications; null: no end. */
      deadline: formats.date.nullable(),
      published_at: formats.instant,
      updated_at: formats.instant,
      /** Its public page. */
      url: z.string(),
    }),
  ),
});

export const getPlatformJob = domain.endpoint({
  method: 'POST',
  path: '/platform/v1/jobs/detail',
  access: 'platform',
  scope: 'jobs:read',
  perMinute: 300,
  summary: 'A published job of the company as candidates see it, and what its form asks for',
  input: byUuid,
  output: z.object({
    job: publicJob.omit({ usual_reply_hours: true }),
    /** Where candidates apply instead, or its public page. */
    url: z.string(),
    fields: askedChoices,
  }),
});
