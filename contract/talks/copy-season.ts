import { z } from 'zod';
import { formats, lineText } from '../formats.ts';
import { MAX_BROCHURE_JOBS } from '../jobs/brochures.ts';
import { limits } from '../limits.ts';
import { byUuid } from '../shapes.ts';
import { domain } from './domain.ts';
import { MAX_TALKS } from './talks.ts';

export const copySeason = domain.endpoint({
  method: 'POST',
  path: '/api/v1/jobs/season/copy',
  access: 'user',
  idempotent: true,
  summary:
    'Copies a season for the next one: its brochure, and the jobs and talks that are named, all as drafts of the caller; all or none',
  input: z.object({
    brochure_uuid: formats.uuid,
    title: lineText(2, limits.brochureTitle),
    /** Of the brochure and of its jobs. */
    graduation_years: z.array(z.number().int().min(2000).max(2100)).max(5),
    /** The schedule and the last days of jobs a year later; otherwise there are none. */
    year_later: z.boolean(),
    job_uuids: z.array(formats.uuid).max(MAX_BROCHURE_JOBS),
    /** They have no day then. */
    talk_uuids: z.array(formats.uuid).max(MAX_TALKS),
  }),
  /** The new brochure. */
  output: byUuid.extend({ jobs: z.number().int(), talks: z.number().int() }),
});
