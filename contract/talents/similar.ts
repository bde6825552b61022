import { z } from 'zod';
import { formats, lineText } from '../formats.ts';
import { limits } from '../limits.ts';
import { domain } from './domain.ts';
import { talent } from './list.ts';

/** By how many of the rarest words of somebody others are looked for. */
export const SIMILAR_WORDS = 8;

export const similarTalents = domain.endpoint({
  method: 'GET',
  path: '/api/v1/talents/similar',
  access: 'user',
  role: 'recruiter',
  perMinute: 120,
  summary:
    'People who share the most of the eight rarest words of one: skills, wished work, major, latest post; never school, gender or age',
  input: z.object({
    uuid: formats.uuid,
    /** Words that do not count this time, with commas between them. */
    without: z
      .string()
      .transform((text) => text.split(',').filter((word) => word !== ''))
      .pipe(z.array(lineText(1, limits.major)).max(SIMILAR_WORDS))
      .optional(),
  }),
  output: z.object({
    code: z.string(),
    /** The eight, also those that were taken out. */
    words: z.array(z.string()),
    items: z.array(talent.extend({ shared: z.array(z.string()) })),
  }),
});
