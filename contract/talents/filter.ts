import { z } from 'zod';
import { areaCode, degree } from '../dict/endpoints.ts';
import { formats, lineText, searchWords } from '../formats.ts';
import { limits } from '../limits.ts';

/** Most values of a filter that takes several. */
const MAX_VALUES = 10;
/** Most skills that somebody must have. */
const MAX_SKILLS = 5;

/** Days within which a talent was heard of. */
export const freshDays = [7, 30, 90] as const;
const FRESH = freshDays.map(String) as ['7', '30', '90'];

/** Several values of a filter, with commas between them as an address has them. */
export const several = (each: z.ZodType<string, string>, most = MAX_VALUES) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(',').filter((value) => value !== ''))])
    .pipe(z.array(each).min(1).max(most))
    .optional();

/** By what talents are found; what is left out filters nothing. No tiers of schools, no gender, no age. */
export const talentFilter = z.object({
  /** Words, of which the first five count; who has more of them in what they look for, can do or studied comes first. */
  q: searchWords(limits.talentSearch).min(1, 'format.required').optional(),
  /** Of one of these schools, by their whole names. */
  schools: several(lineText(1, limits.school)),
  /** Of one of these majors, by their whole names. */
  majors: several(lineText(1, limits.major)),
  /** This one or a higher one. */
  degree: degree.optional(),
  graduation_year: z.coerce.number().int().min(2000).max(2100).optional(),
  /** Who is in one of these cities, or would go there. */
  cities: several(areaCode),
  /** So many days a week or more. */
  days: z.coerce.number().int().min(1).max(7).optional(),
  /** So many months or more. */
  months: z.coerce.number().int().min(1).max(24).optional(),
  /** Who could start by that day. */
  start: formats.date.optional(),
  /** Who names all of these skills. */
  skills: several(lineText(1, limits.skill), MAX_SKILLS),
  /** Heard of within so many days. */
  fresh: z.enum(FRESH).optional(),
});
export type TalentFilter = z.output<typeof talentFilter>;
export type TalentFilterInput = z.input<typeof talentFilter>;

/** Those that can be dropped one by one; words are no filter. */
export const filterNames = [
  'schools',
  'majors',
  'degree',
  'graduation_year',
  'cities',
  'days',
  'months',
  'start',
  'skills',
  'fresh',
] as const;
export type FilterName = (typeof filterNames)[number];
