import { z } from 'zod';
import { formats, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { reachableCandidate } from '../resumes/candidate.ts';
import { cvDoubt } from '../resumes/cv.ts';
import { byUuid } from '../shapes.ts';
import { cvFile, legalBasis, MAX_BASIS_NOTE, personThere } from './cv-imports.ts';
import { domain } from './domain.ts';

/** Where somebody who is added by hand came from. */
export const handSources = ['referral', 'offline', 'agency', 'hand'] as const;

/** What came of it: an application, or the one that was there already. */
const taken = z.object({ application: personThere, made: z.boolean() });
export type Taken = z.infer<typeof taken>;

/** What of a person a CV can say for the form; '' where it says nothing. */
export const suggestedFields = [
  ...(['name', 'phone', 'email', 'school', 'degree', 'major', 'graduation_month', 'city'] as const),
] as const;
export type SuggestedField = (typeof suggestedFields)[number];

/** What a person fills in for somebody else: the fields that the job's form would ask for are not needed. */
const written = { candidate: reachableCandidate, note: plainText(0, limits.note).default('') };

const suggested = Object.fromEntries(suggestedFields.map((field) => [field, z.string()])) as Record<
  SuggestedField,
  z.ZodString
>;

export const getCvFile = domain.endpoint({
  method: 'GET',
  path: '/api/v1/intake/imports/one',
  access: 'user',
  role: 'recruiter',
  summary: 'One CV of an import: how far its reading is, and what it found, for the form that completes it',
  input: byUuid,
  output: cvFile.extend({
    /** Whether the reader is at it still. */
    is_reading: z.boolean(),
    /** Why it could not be read, in words. */
    failure_text: z.string().nullable(),
    suggested: z.object(suggested),
    /** Why a value is less than sure. */
    doubts: z.partialRecord(z.enum(suggestedFields), cvDoubt),
  }),
});

export const completeCvFile = domain.endpoint({
  method: 'POST',
  path: '/api/v1/intake/imports/complete',
  access: 'user',
  summary: 'Fills in what the reader did not find in a CV, and makes the application',
  input: byUuid.extend({ source: z.enum(handSources).optional(), ...written }),
  output: taken,
});

export const dropCvFile = domain.endpoint({
  method: 'POST',
  path: '/api/v1/intake/imports/drop',
  access: 'user',
  summary: 'Leaves out a CV that waits for somebody, or has failed; its file is erased, its row says so',
  input: byUuid,
  output: cvFile,
});

export const addCandidate = domain.endpoint({
  method: 'POST',
  path: '/api/v1/intake/candidates',
  access: 'user',
  idempotent: true,
  summary: 'Adds somebody by hand, without a CV file; whoever stands for the job already is named',
  input: z
    .object({
      job_uuid: formats.uuid,
      basis: legalBasis,
      basis_note: plainText(0, MAX_BASIS_NOTE).default(''),
      source: z.enum(handSources).default('hand'),
      ...written,
    })
    .refine(({ basis, basis_note }) => basis !== 'other' || basis_note !== '', {
      path: ['basis_note'],
      error: 'format.required',
    }),
  output: taken,
});
