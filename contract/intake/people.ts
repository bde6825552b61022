import { z } from 'zod';
import { formats, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { cvReading } from '../resumes/apply.ts';
import { reachableCandidate } from '../resumes/candidate.ts';
import { byUuid } from '../shapes.ts';
import { cvFile, legalBasis, MAX_BASIS_NOTE } from './cv-imports.ts';
import { domain } from './domain.ts';

/** Where somebody who is added by hand came from. */
export const handSources = ['referral', 'offline', 'agency', 'hand'] as const;

/** What came of it: an application, or the one that was there already. */
const taken = z.object({ application_uuid: formats.uuid, made: z.boolean() });

/** What a person fills in for somebody else: the fields that the job's form would ask for are not needed. */
const written = { candidate: reachableCandidate, note: plainText(0, limits.note).default('') };

export const getCvFile = domain.endpoint({
  method: 'GET',
  path: '/api/v1/intake/imports/one',
  access: 'user',
  role: 'recruiter',
  summary: 'One CV of an import: how far its reading is, and what it found, for the form that completes it',
  input: byUuid,
  output: cvFile.extend({ reading: cvReading.nullable() }),
});

export const completeCvFile = domain.endpoint({
  method: 'POST',
  path: '/api/v1/intake/imports/complete',
  access: 'user',
  summary: 'Fills in what the reader did not find in a CV, and makes the application',
  input: byUuid.extend({ source: z.enum(handSources).optional(), ...written }),
  output: taken,
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
