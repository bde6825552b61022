import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { formats, plainText } from '../formats.ts';
import { cvFields } from './cv.ts';
import { candidate } from './endpoints.ts';

/** Where a candidate's uploaded CV stands. */
export const cvReading = z.object({
  state: z.enum(['waiting', 'done', 'failed']),
  /** Code of the reader where it failed: encrypted, no_text, damaged, … */
  failure: z.string().nullable(),
  fields: cvFields.nullable(),
});

export const uploadCv = defineEndpoint({
  method: 'POST',
  path: '/api/v1/apply/cv',
  access: 'public',
  body: 'multipart',
  perMinute: 20,
  summary: 'A candidate uploads a CV for a job; it is read in the background',
  input: z.object({ job_uuid: formats.uuid }),
  output: z.object({
    /** Opens this upload and nothing else, for one day. */
    upload_token: z.string(),
    name: z.string(),
    type: z.string(),
    size: z.number().int(),
  }),
});

export const getCvReading = defineEndpoint({
  method: 'GET',
  path: '/api/v1/apply/reading',
  access: 'link',
  silent: true,
  summary: 'How far the reading of an uploaded CV is, and what it found',
  input: z.object({ upload_token: z.string().min(1).max(200) }),
  output: cvReading,
});

export const apply = defineEndpoint({
  method: 'POST',
  path: '/api/v1/apply',
  access: 'public',
  idempotent: true,
  perMinute: 20,
  summary: 'A candidate applies; gives the link of the status page',
  input: z.object({
    job_uuid: formats.uuid,
    upload_token: z.string().min(1).max(200),
    candidate,
    answers: z.array(plainText(0, 500)).max(5).default([]),
    consent: z.literal(true, 'application.consent'),
  }),
  output: z.object({ status_url: z.string() }),
});
