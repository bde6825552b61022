import { z } from 'zod';
import { degree } from '../dict/endpoints.ts';
import { formats } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { linkVerdict } from '../resumes/application.ts';
import { domain } from './domain.ts';
import { filterNames, talentFilter } from './filter.ts';
import { invitationState } from './invitation-state.ts';

/** Counted no further: one more says that there are more. */
export const COUNTED_AT_MOST = 999;

const experience = z.object({
  title: z.string(),
  organization: z.string(),
  text: z.string(),
});
export type TalentExperience = z.infer<typeof experience>;

/** How what somebody offers stands to what the chosen job wants. */
const talentFit = z.object({
  aspect: z.enum(['days', 'months', 'degree', 'city']),
  verdict: z.enum(['meets', 'exact', 'misses', 'unknown']),
  wanted: z.string(),
  offered: z.string(),
});
export type TalentFit = z.infer<typeof talentFit>;

/** What a colleague without an account has said of a talent by a link of the company. */
export const talentOpinion = z.object({
  /** Who, in the words of whoever asked. */
  name: z.string(),
  verdict: linkVerdict,
  stars: z.number().int().nullable(),
  words: z.string(),
  said_at: formats.instant,
});
export type TalentOpinion = z.infer<typeof talentOpinion>;

/** What somebody says of themselves, as companies see it: no name and nothing to reach the person by. */
export const talentCard = z.object({
  uuid: formats.uuid,
  /** What this company calls the person by: the same each time, another one for each company. */
  code: z.string(),
  /** Null where fewer than five people of that school match: beside major and year it would name one. */
  school: z.string().nullable(),
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
  experiences: z.array(experience),
});
export type TalentCard = z.infer<typeof talentCard>;

/** A talent as a member of a company sees one. */
export const talent = talentCard.extend({
  /** The line of theirs that holds most of the words. */
  excerpt: z.string(),
  /** How many of the words stand in what they look for, can do or studied. */
  met: z.number().int(),
  /** Beside the chosen job; empty without one. */
  fit: z.array(talentFit),
  /** The company's latest invitation that still counts. */
  invitation: z
    .object({
      state: invitationState,
      at: formats.instant,
      /** From when the company may invite again; null where the answer ends that. */
      again_at: formats.instant.nullable(),
    })
    .nullable(),
  /** Of the company's own links, the newest first. */
  opinions: z.array(talentOpinion),
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
  summary:
    'People who agreed to be found by companies: by how many of the words they meet, then those heard of last; no contact, no name',
  input: talentFilter.extend({
    ...pageInput,
    /** A job of the company to which they are compared. */
    job_uuid: formats.uuid.optional(),
  }),
  output: pageOf(talent),
});

const filterName = z.enum(filterNames);
/** Counted up to 999; 1000 stands for more. */
const counted = z
  .number()
  .int()
  .min(0)
  .max(COUNTED_AT_MOST + 1);

export const countTalents = domain.endpoint({
  method: 'GET',
  path: '/api/v1/talents/counts',
  access: 'user',
  role: 'recruiter',
  perMinute: 120,
  summary: 'How many talents a filter finds, by how many of the words they meet, and what further filters would leave',
  input: talentFilter,
  output: z.object({
    /** Everybody whom the company may find. */
    pool: z.number().int(),
    total: counted,
    /** The words that count, in their order. */
    words: z.array(z.string()),
    /** From those who meet all the words down to those who only mention some; one group without words. */
    groups: z.array(
      z.object({
        met: z.number().int(),
        count: counted,
        /** Of an empty group: which single filter to drop, and how many that brings; the best first. */
        without: z.array(z.object({ filter: filterName, count: counted })),
      }),
    ),
    /** Further filters that many ask for, with what each would leave. */
    further: z.array(z.object({ filter: filterName, value: z.string(), count: counted })),
  }),
});

export const listTalentOpinions = domain.endpoint({
  method: 'GET',
  path: '/api/v1/talents/opinions',
  access: 'user',
  role: 'recruiter',
  summary:
    'Talents of whom colleagues have said something by links of the company, the latest said first; of one link, or of all',
  input: z.object({ ...pageInput, link: formats.uuid.optional() }),
  output: pageOf(talent),
});
