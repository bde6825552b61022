import { z } from 'zod';
import { HALL_A_MINUTE } from '../endpoint.ts';
import { formats, plainText } from '../formats.ts';
import { documentKind, documentKinds } from '../jobs/deliver-setting.ts';
import { jobSource } from '../jobs/figures.ts';
import { done } from '../shapes.ts';
import { reachableCandidate } from './candidate.ts';
import { cvFields } from './cv.ts';
import { domain } from './domain.ts';

/**
 * Bytes of a chunk of an upload; only the last one is shorter. Small enough to arrive within a minute on a poor mobile
 * network (35 kbit/s), so that a lost connection costs little.
 */
export const CHUNK_BYTES = 256 * 1024;

/** Opens one upload and nothing else, for one day. It stands in bodies and headers, never in an address. */
const uploadToken = z.string().min(1).max(200);

const uploadState = z.object({
  /** Bytes that have arrived without a gap: where the next chunk begins. */
  offset: z.number().int(),
  size: z.number().int(),
  chunk_bytes: z.number().int(),
});

export const startUpload = domain.endpoint({
  method: 'POST',
  path: '/api/v1/apply/uploads',
  access: 'public',
  perMinute: HALL_A_MINUTE,
  summary: 'A candidate announces a file for a job; its bytes follow in chunks. Needs a captcha proof',
  input: z.object({
    job_uuid: formats.uuid,
    name: z.string().max(1000),
    size: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
    /** A document is what is asked for beside the CV: nothing reads it. */
    purpose: z.enum(['cv', 'document']).default('cv'),
    captcha_proof: z.string().max(100).default(''),
  }),
  output: uploadState.extend({ upload_token: z.string() }),
});

/** A call with POST, so that the token stands in no address. */
export const getUpload = domain.endpoint({
  method: 'POST',
  path: '/api/v1/apply/uploads/standing',
  access: 'link',
  silent: true,
  summary: 'How much of an upload has arrived, and whether it is finished',
  input: z.object({ upload_token: uploadToken }),
  output: uploadState.extend({ finished: z.boolean() }),
});

export const sendChunk = domain.endpoint({
  method: 'PUT',
  path: '/api/v1/apply/uploads/chunk',
  access: 'link',
  body: 'bytes',
  maxBytes: CHUNK_BYTES,
  perMinute: 3 * HALL_A_MINUTE,
  summary: 'The bytes at an offset; at a wrong one it answers 40920 with the right one in `data.offset`',
  input: z.object({ upload_token: uploadToken, upload_offset: z.coerce.number().int().min(0) }),
  output: uploadState,
});

export const finishUpload = domain.endpoint({
  method: 'POST',
  path: '/api/v1/apply/uploads/finish',
  access: 'link',
  perMinute: HALL_A_MINUTE,
  summary: 'Joins an upload, checks by its content what it is, and has a CV read in the background',
  input: z.object({ upload_token: uploadToken }),
  output: z.object({ name: z.string(), type: z.string(), size: z.number().int() }),
});

/** Where a candidate's uploaded CV stands. */
export const cvReading = z.object({
  state: z.enum(['waiting', 'done', 'failed']),
  /** Code of the reader where it failed: encrypted, no_text, damaged, … */
  failure: z.string().nullable(),
  /** The same in words: what happened, what can be done, and that the form can be filled in by hand. */
  failure_text: z.string().nullable(),
  /** The page that OCR is at; null for files that have their text, and when the reading has ended. */
  progress: z.object({ page: z.number().int(), pages: z.number().int() }).nullable(),
  /** Read off a picture: single characters may be wrong. */
  by_ocr: z.boolean(),
  /** Pages or lines were left out: of a scan, all but its first pages until somebody applies with it. */
  partial: z.boolean(),
  fields: cvFields.nullable(),
});

/** A call with POST, so that the token stands in no address. */
export const getCvReading = domain.endpoint({
  method: 'POST',
  path: '/api/v1/apply/reading',
  access: 'link',
  // Asked again and again while a CV is read.
  perMinute: 6 * HALL_A_MINUTE,
  silent: true,
  summary: 'How far the reading of an uploaded CV is, and what it found',
  input: z.object({ upload_token: uploadToken }),
  output: cvReading,
});

export const apply = domain.endpoint({
  method: 'POST',
  path: '/api/v1/apply',
  access: 'public',
  idempotent: true,
  perMinute: HALL_A_MINUTE,
  summary: 'A candidate applies; the same response whether this phone has applied for the job before or not',
  input: z.object({
    job_uuid: formats.uuid,
    upload_token: uploadToken,
    candidate: reachableCandidate,
    /** Of the phone, sent for `apply`; needed where the company takes so many applications of one person and no more. */
    code: z.union([z.literal(''), formats.smsCode]).default(''),
    answers: z.array(plainText(0, 500)).max(5).default([]),
    /** One of a kind; those that the company does not ask for are not kept. */
    documents: z
      .array(z.object({ kind: documentKind, upload_token: uploadToken }))
      .max(documentKinds.length)
      .refine((given) => new Set(given.map(({ kind }) => kind)).size === given.length, 'format.twice')
      .default([]),
    /** Where the candidate came from; what is no source counts as none. */
    source: jobSource.catch('').default(''),
    consent: z.literal(true, 'application.consent'),
  }),
  output: done,
});
