import { z } from 'zod';
import { degree } from '../dict/endpoints.ts';
import { formats, lineText, searchWords } from '../formats.ts';
import { jobSource } from '../jobs/figures.ts';
import { limits } from '../limits.ts';
import { splitValues } from '../listed-values.ts';
import { jobKind } from './stages.ts';

/** Most values of one filter that takes several. */
export const MAX_FILTER_VALUES = 10;

const said = z.union([z.string(), z.number()]);

/** Any of these: a list, or as an address has it one text with commas between them (`splitValues`). */
const anyOf = <Value>(each: z.ZodType<Value, string>) =>
  z
    .union([said, z.array(said)])
    .transform((given) => [...new Set(Array.isArray(given) ? given.map(String) : splitValues(String(given)))])
    .pipe(z.array(each).min(1).max(MAX_FILTER_VALUES))
    .optional();

/** What narrows a list; everything may be left out. */
export const filterConditions = {
  job_uuid: anyOf(formats.uuid),
  /** At least this degree. */
  degree: degree.optional(),
  graduation_year: anyOf(z.coerce.number<string>().int().min(2000).max(2100)),
  /** Words in name, school, major or CV text. */
  q: searchWords(limits.search).optional(),
  tag_uuid: anyOf(formats.uuid),
  /** At least so many stars on average. */
  rating: z.coerce.number().int().min(1).max(5).optional(),
  /** In the new stage for more than so many days, and not withdrawn: somebody waits for an answer. */
  waiting_days: z.coerce.number().int().min(1).max(90).optional(),
  /** Where they came from, as `jobSource` says it. */
  source: anyOf(jobSource.min(1)),
  /** Where they live now, as they wrote it. */
  city: anyOf(lineText(1, limits.cityName)),
  /** At least so many days a week, and months. */
  days_per_week: z.coerce.number().int().min(1).max(7).optional(),
  months: z.coerce.number().int().min(1).max(24).optional(),
  /** Who can start within so many days, today being 0. */
  start_within: z.coerce.number().int().min(0).max(365).optional(),
  /** Who applied, and about whom something was decided, within so many days: since the beginning of a day of China. */
  applied_within: z.coerce.number().int().min(1).max(400).optional(),
  decided_within: z.coerce.number().int().min(1).max(400).optional(),
  /** Those who took their application back, instead of all others. */
  withdrawn: z.literal('1').optional(),
};

/** Those of the new ones that are parked, alone; without it those that are not, or all where the account splits nothing. */
export const parkedOnly = z.literal('1').optional();

/**
 * Orders of a list: by when they applied, `newest` or `oldest` first; by stars, highest first and newest among equals; by
 * the time in their stage, longest first.
 */
export const applicationOrders = ['newest', 'oldest', 'stars', 'longest'] as const;
export const applicationOrder = z.enum(applicationOrders);
export type ApplicationOrder = z.infer<typeof applicationOrder>;

/** Filters of the list and of its counts. */
export const applicationFilters = { kind: jobKind, ...filterConditions };
