import { z } from 'zod';
import { areaCode, degree } from '../dict/endpoints.ts';
import { formats, searchWords } from '../formats.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOf } from '../paging.ts';
import { domain } from './domain.ts';

/** A talent as companies see one: nothing to reach the person by, and a name of one character. */
export const talent = z.object({
  uuid: formats.uuid,
  /** `张**`. */
  name: z.string(),
  school: z.string(),
  major: z.string(),
  degree,
  graduation_month: formats.month,
  city: z.string(),
  wish_cities: z.array(z.string()),
  wished_work: z.array(z.string()),
  days_per_week: z.number().int().nullable(),
  months: z.number().int().nullable(),
  /** A day, or `now`. */
  earliest_start: z.string().nullable(),
  full_time: z.boolean().nullable(),
  skills: z.array(z.string()),
  about: z.string(),
  /** When somebody last told of them. */
  refreshed_at: formats.instant,
});
export type Talent = z.infer<typeof talent>;

export const listTalents = domain.endpoint({
  method: 'GET',
  path: '/api/v1/talents/list',
  access: 'user',
  role: 'recruiter',
  perMinute: 120,
  summary: 'People who agreed to be found by companies, those heard of last first; no contact, no whole name',
  input: z.object({
    ...pageInput,
    /** Words of school, major, skills, wished work and what they say of themselves. */
    q: searchWords(limits.search).min(1, 'format.required').optional(),
    /** This one or a higher one. */
    degree: degree.optional(),
    graduation_year: z.coerce.number().int().min(2000).max(2100).optional(),
    /** Where they are, or would go. */
    city: areaCode.optional(),
  }),
  output: pageOf(talent),
});
