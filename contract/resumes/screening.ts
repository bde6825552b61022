import { z } from 'zod';
import { degree } from '../dict/endpoints.ts';
import { formats, lineText } from '../formats.ts';
import { limits, MAX_JOB_QUESTIONS } from '../limits.ts';
import { anonymousUntil } from './anonymous-until.ts';
import { domain } from './domain.ts';

/*
 * What a job asks at least of who applies by themselves. Who misses one is parked: a place of its own in the new stage, with
 * the condition's words. Nobody is rejected by it or told, and the promise of a reply runs on.
 */

/** Most majors and graduation years of one job's conditions. */
export const MAX_SCREENED_MAJORS = 10;
export const MAX_SCREENED_YEARS = 5;
/** Most words of a condition on an answer, and the highest number that one can ask for. */
export const MAX_ANSWER_WORDS = 10;
export const MAX_ANSWER_NUMBER = 9_999_999;

/** How an answer is measured: it holds one of some words, or its one number is at least or at most so much. */
export const answerMeasures = ['words', 'at_least', 'at_most'] as const;

export const screeningAspects = [
  'degree',
  'days_per_week',
  'months',
  'start',
  'graduation',
  'major',
  'answer_words',
  'answer_at_least',
  'answer_at_most',
] as const;

/**
 * A condition that somebody misses, with what it asks: a code of a degree, a number, a day, a list; of an answer the question
 * first.
 */
export const missedCondition = z.object({ aspect: z.enum(screeningAspects), wanted: z.array(z.string()) });
export type MissedCondition = z.infer<typeof missedCondition>;

const ofQuestion = { question: lineText(1, limits.jobQuestion) };
/** What the answer to one of the job's own questions must be. */
export const answerCondition = z.discriminatedUnion('measure', [
  z.object({
    ...ofQuestion,
    measure: z.literal(answerMeasures[0]),
    words: z.array(lineText(1, limits.major)).min(1).max(MAX_ANSWER_WORDS),
  }),
  z.object({
    ...ofQuestion,
    measure: z.enum([answerMeasures[1], answerMeasures[2]]),
    number: z.number().int().min(0).max(MAX_ANSWER_NUMBER),
  }),
]);
export type AnswerCondition = z.infer<typeof answerCondition>;

const conditions = {
  min_degree: degree.nullable(),
  /** At least so many days a week and months, and by when at the latest somebody starts; internships alone ask for these. */
  days_per_week: z.number().int().min(1).max(7).nullable(),
  months: z.number().int().min(1).max(24).nullable(),
  latest_start: formats.date.nullable(),
  /** One of these; none: any. */
  graduation_years: z.array(z.number().int().min(2000).max(2100)).max(MAX_SCREENED_YEARS),
  /** The major holds one of these words; none: any. */
  majors: z.array(lineText(1, limits.major)).max(MAX_SCREENED_MAJORS),
  /** Until which stage whoever applies by themselves is anonymous; null: nobody is. */
  anonymous_until: anonymousUntil.nullable(),
  /** One for each question at most; one whose question the job no longer asks parks nobody. */
  answers: z
    .array(answerCondition)
    .max(MAX_JOB_QUESTIONS)
    .refine((all) => new Set(all.map(({ question }) => question)).size === all.length, 'format.twice'),
};
const screeningConditions = z.object(conditions);
export type ScreeningConditions = z.infer<typeof screeningConditions>;

/** Nothing is asked, and nobody is parked. */
export const noConditions: ScreeningConditions = {
  min_degree: null,
  days_per_week: null,
  months: null,
  latest_start: null,
  graduation_years: [],
  majors: [],
  anonymous_until: null,
  answers: [],
};

/** Version 0 where none were ever saved. */
const screeningRule = z.object({
  ...conditions,
  /** What the job asks as it stands. */
  questions: z.array(z.string()),
  version: z.number().int(),
  abilities: z.object({ change: z.boolean() }),
});
export type ScreeningRule = z.infer<typeof screeningRule>;

const path = '/api/v1/applications/screening';
const ofJob = { job_uuid: formats.uuid };

export const getScreeningRule = domain.endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'What a job asks at least of who applies, as far as it parks who misses it',
  input: z.object(ofJob),
  output: screeningRule,
});

/** How many are parked and released, made anonymous and revealed. */
const moved = { parked: z.int(), released: z.int(), hidden: z.int(), revealed: z.int() };

export const planScreeningRule = domain.endpoint({
  method: 'POST',
  path: `${path}/plan`,
  access: 'user',
  role: 'recruiter',
  silent: true,
  summary:
    'How many a change of the conditions would park and release, make anonymous and reveal, without changing anything',
  input: z.object({ ...ofJob, ...conditions }),
  output: z.object(moved),
});

export const saveScreeningRule = domain.endpoint({
  method: 'PUT',
  path,
  access: 'user',
  summary:
    'Changes what a job asks at least; parks or releases those whom nobody touched, and says how many. 40901 with the current conditions when they were changed since',
  input: z.object({ ...ofJob, ...conditions, version: z.number().int() }),
  output: screeningRule.extend(moved),
});
