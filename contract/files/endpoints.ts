import { z } from 'zod';
import { formats } from '../formats.ts';
import { domain } from './domain.ts';

/** Largest CV file, in bytes (20 MB). */
export const MAX_CV_BYTES = 20 * 1024 * 1024;

/** Largest picture or PDF of a licence or an identity card, in bytes (10 MB). */
export const MAX_PAPER_BYTES = 10 * 1024 * 1024;

/** What a file is uploaded for; each purpose has its own types and limit. */
export const filePurpose = z.enum(['cv', 'picture']);
export type FilePurpose = z.infer<typeof filePurpose>;

export const storedFile = z.object({
  file_uuid: formats.uuid,
  name: z.string(),
  /** Media type as the content shows it, whatever the name says. */
  type: z.string(),
  /** Bytes. */
  size: z.number().int(),
});
export type StoredFile = z.infer<typeof storedFile>;

export const uploadSignature = domain.endpoint({
  method: 'GET',
  path: '/api/v1/file/upload_signature',
  access: 'user',
  summary: 'Where and how to upload a file: address, fields, limits, expiry',
  input: z.object({ purpose: filePurpose.default('picture') }),
  output: z.object({
    url: z.string(),
    fields: z.object({ key: z.string() }),
    max_bytes: z.number().int(),
    types: z.array(z.string()),
    expires_at: formats.instant,
  }),
});

/** Multipart: field `key` first, then one part `file`. */
export const upload = domain.endpoint({
  method: 'POST',
  path: '/api/v1/upload',
  access: 'public',
  body: 'multipart',
  maxBytes: MAX_CV_BYTES,
  perMinute: 30,
  summary: 'Uploads one file under a one-time key, without a token',
  input: z.object({ key: z.string().max(400).default('') }),
  output: storedFile,
});
