import { z } from 'zod';
import { areaCode } from '../dict/endpoints.ts';
import { formats, lineText, searchWords } from '../formats.ts';
import { jobState } from '../jobs/job.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOf } from '../paging.ts';
import { byUuid, done, listOf, seen } from '../shapes.ts';
import { domain } from './domain.ts';
import { fairFields, fairState } from './fair.ts';

/** waiting → accepted or refused; a refused one that is changed waits again, one that is withdrawn is gone. */
export const signUpStates = ['waiting', 'accepted', 'refused'] as const;
export const signUpState = z.enum(signUpStates);
export type SignUpState = z.infer<typeof signUpState>;

/** Most jobs of a sign-up, and people whom a company sends. */
export const MAX_FAIR_JOBS = 20;
export const MAX_PEOPLE = 50;

/** What a company says when it signs up. */
const signUpFields = z.object({
  job_uuids: z.array(formats.uuid).min(1, 'fair.jobs').max(MAX_FAIR_JOBS),
  contact_name: lineText(1, limits.personName),
  contact_phone: formats.phone,
  people: z.number().int().min(1).max(MAX_PEOPLE),
});
export type SignUpFields = z.infer<typeof signUpFields>;

/** What the form of a sign-up holds: a new one has version 0. */
export const signUpForm = signUpFields.extend({ version: z.number().int() });

const signUp = seen.extend({
  ...signUpFields.omit({ job_uuids: true }).shape,
  state: signUpState,
  /** Those that the account may see; the others are counted. */
  jobs: z.array(byUuid.extend({ title: z.string(), state: jobState })),
  other_jobs: z.number().int(),
  booth: z.string().nullable(),
  /** Why it was refused; empty otherwise. */
  refusal: z.string(),
  signed_at: formats.instant,
  abilities: z.object({ change: z.boolean(), withdraw: z.boolean() }),
});

/** A fair as companies see it, with their own sign-up. */
export const fair = byUuid.extend({
  ...fairFields.shape,
  city_name: z.string().nullable(),
  state: fairState,
  over: z.boolean(),
  cancel_reason: z.string(),
  booths_left: z.number().int(),
  /** Whole days until sign-up closes; null once it has. */
  days_left: z.number().int().nullable(),
  sign_up: signUp.nullable(),
});
export type Fair = z.infer<typeof fair>;

const path = '/api/v1/fairs';

export const listMyFairs = domain.endpoint({
  method: 'GET',
  path: `${path}/mine`,
  access: 'user',
  summary: 'Job fairs that the company has signed up for: those to come, soonest first, then those that are over',
  input: z.object({}),
  output: listOf(fair),
});

export const listOpenFairs = domain.endpoint({
  method: 'GET',
  path: `${path}/square`,
  access: 'user',
  summary: 'Job fairs that companies may sign up for, the soonest first',
  input: z.object({
    ...pageInput,
    /** Words of title, place or address. */
    q: searchWords(limits.search).min(1, 'format.required').optional(),
    city: areaCode.optional(),
    /** In which it begins. */
    month: formats.month.optional(),
  }),
  output: pageOf(fair),
});

export const getFair = domain.endpoint({
  method: 'GET',
  path: `${path}/detail`,
  access: 'user',
  summary: 'One job fair that is open, or that the company has signed up for',
  input: byUuid,
  output: fair,
});

export const signUpForFair = domain.endpoint({
  method: 'POST',
  path: `${path}/sign-up`,
  access: 'user',
  idempotent: true,
  summary: 'Signs the company up for a job fair, with online jobs that the account may see',
  input: byUuid.extend(signUpFields.shape),
  output: fair,
});

export const changeSignUp = domain.endpoint({
  method: 'PUT',
  path: `${path}/sign-up`,
  access: 'user',
  summary: 'Changes a sign-up until it closes; jobs that the account may not see stay in it',
  input: seen.extend(signUpFields.shape),
  output: fair,
});

export const withdrawSignUp = domain.endpoint({
  method: 'DELETE',
  path: `${path}/sign-up`,
  access: 'user',
  summary: 'Withdraws a sign-up before the job fair begins; its booth is free again',
  input: seen,
  output: done,
});
