import { z } from 'zod';
import { TALENT_SCOPE } from '../endpoint.ts';
import { formats, lineText, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { reference } from '../platform/reference.ts';
import { candidate } from '../resumes/candidate.ts';
import { domain } from './domain.ts';

/** Most of what a talent names of each. */
const MAX_WISH_CITIES = 5;
const MAX_WISHED_WORK = 5;
const MAX_SKILLS = 20;
const MAX_EXPERIENCES = 10;
const MAX_HIDDEN_FROM = 20;

const { name, phone, email, school, major, degree, graduation_month, city } = candidate.shape;
const { days_per_week, months, earliest_start } = candidate.shape;

const some = (most: number, each: z.ZodType<string, string>) => z.array(each).max(most).default([]);

/** Somebody who agreed to be found by companies, as a platform of students tells of them. */
const talentInput = z.object({
  reference,
  name,
  gender: z.enum(['male', 'female']).nullable().default(null),
  birth_year: z.number().int().min(1940).max(2020).nullable().default(null),
  phone,
  email: email.default(''),
  school,
  major,
  degree,
  graduation_month,
  /** As people say them: `杭州`. */
  city,
  wish_cities: some(MAX_WISH_CITIES, lineText(1, limits.cityName)),
  /** Names of categories, or words of their own. */
  wished_work: some(MAX_WISHED_WORK, lineText(1, limits.wishedWork)),
  days_per_week: days_per_week.default(null),
  months: months.default(null),
  earliest_start: earliest_start.default(null),
  skills: some(MAX_SKILLS, lineText(1, limits.skill)),
  about: plainText(0, limits.about).default(''),
  /** What they did so far, the latest first. */
  experiences: z
    .array(
      z.object({
        title: lineText(1, limits.experienceTitle),
        organization: lineText(0, limits.companyName).default(''),
        text: plainText(0, limits.about).default(''),
      }),
    )
    .max(MAX_EXPERIENCES)
    .default([]),
  /** The words of their CV; searched, and never shown whole. */
  cv_text: plainText(0, limits.cvText).default(''),
  /** Companies that must not find them: each by its unified social credit code or its registered name. */
  hidden_from: some(MAX_HIDDEN_FROM, lineText(2, limits.companyName)),
  /** Whether they look for full-time work; null where nobody said. */
  full_time: z.boolean().nullable().default(null),
  /** To which words the person agreed, and when. */
  consent: z.object({ version: z.string().regex(/^[\x21-\x7e]{1,40}$/, 'talent.consentVersion'), at: formats.instant }),
});
export type TalentInput = z.output<typeof talentInput>;

/** No more than that: a key that only writes must be no way to ask who is known. */
const taken = z.object({ taken: z.literal(true) });

export const putTalent = domain.endpoint({
  method: 'POST',
  path: '/platform/v1/talents/put',
  access: 'platform',
  scope: TALENT_SCOPE,
  perMinute: 300,
  summary:
    'Tells of somebody who agreed to be found by companies; sent again under its reference it replaces what was there',
  input: talentInput,
  output: taken,
});

export const withdrawTalent = domain.endpoint({
  method: 'POST',
  path: '/platform/v1/talents/withdraw',
  access: 'platform',
  scope: TALENT_SCOPE,
  perMinute: 300,
  summary: 'Takes back a reference; the person is erased at once unless another reference stands for them',
  input: z.object({ reference }),
  output: taken,
});
