import { z } from 'zod';
import { HALL_A_MINUTE } from '../endpoint.ts';
import { searchWords } from '../formats.ts';
import { limits } from '../limits.ts';
import { domain } from './domain.ts';
import { option } from './endpoints.ts';
import { listSource } from './source.ts';

/** The higher level first: 双一流, other undergraduate and vocational (大专) institutions, those outside the mainland. */
export const schoolLevels = ['double_first_class', 'undergraduate', 'vocational', 'overseas'] as const;
export const schoolLevel = z.enum(schoolLevels);
export type SchoolLevel = z.infer<typeof schoolLevel>;

/** Most schools or majors that one search shows. */
export const FOUND_MAX = 20;

/** Words to search a dictionary for; empty finds nothing. */
export const dictionaryWords = searchWords(limits.search).default('');

export const findSchools = domain.endpoint({
  method: 'GET',
  path: '/api/v1/common/school',
  access: 'public',
  cacheable: true,
  // With every few letters that somebody types.
  perMinute: 3 * HALL_A_MINUTE,
  summary: 'Schools by name, former or short name, pinyin, its initials, or English name; the best match first',
  input: z.object({ q: dictionaryWords }),
  output: z.object({
    items: z.array(
      option.extend({
        province: z.string(),
        city: z.string(),
        level: schoolLevel,
      }),
    ),
    source: listSource,
  }),
});
