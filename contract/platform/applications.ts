import { z } from 'zod';
import { MAX_CV_BYTES } from '../files/endpoints.ts';
import { formats, plainText } from '../formats.ts';
import { reachableCandidate } from '../resumes/candidate.ts';
import { domain } from './domain.ts';
import { reference } from './reference.ts';

/** Where applications that come by the platform API came from. */
export const PLATFORM_SOURCE = 'platform';

export const sendPlatformCv = domain.endpoint({
  method: 'POST',
  path: '/platform/v1/applications/cv',
  access: 'platform',
  scope: 'applications:write',
  body: 'bytes',
  maxBytes: MAX_CV_BYTES,
  perMinute: 120,
  summary: 'Hands in the CV of an application that follows; the token is good for one application within a day',
  /** `file_name` is percent-encoded: headers hold no Chinese. */
  input: z.object({ file_name: z.string().min(1).max(1000) }),
  output: z.object({ upload_token: z.string(), name: z.string(), type: z.string(), size: z.number().int() }),
});

export const createPlatformApplication = domain.endpoint({
  method: 'POST',
  path: '/platform/v1/applications/create',
  access: 'platform',
  scope: 'applications:write',
  perMinute: 300,
  summary:
    'Hands in an application, once however often it is sent under its reference; the response is the same whether this phone has applied for the job before or not',
  input: z.object({
    reference,
    job_uuid: formats.uuid,
    candidate: reachableCandidate,
    answers: z.array(plainText(0, 500)).max(5).default([]),
    /** Of a CV that was handed in before. */
    upload_token: z.string().min(1).max(200).optional(),
    /** The candidate agreed that the company gets and keeps this. */
    consent: z.literal(true, 'application.consent'),
  }),
  output: z.object({ reference: z.string(), received_at: formats.instant }),
});
