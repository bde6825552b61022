import { z } from 'zod';
import { formats, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOf } from '../paging.ts';
import { done } from '../shapes.ts';
import { domain } from './domain.ts';

/** Hours in which whoever asked may think again; the law leaves thirty days (GB/T 35273-2020, 8.7). */
export const THINK_HOURS = 24;
/** Days for which a hold may last; it can be set anew. */
const HOLD_DAYS = 366;

/** The last day up to which a hold may be set on a day, YYYY-MM-DD. */
export const lastHoldDay = (today: string): string =>
  new Date(Date.parse(today) + HOLD_DAYS * 86_400_000).toISOString().slice(0, 10);

/** A phone or an e-mail, whole. */
const address = z.union([formats.phone, formats.email]);

const request = z.object({
  application_uuid: formats.uuid,
  /** Masked. */
  name: z.string(),
  /** What the application names: the operator looks for all that is kept of it. */
  phone: z.string(),
  email: z.string(),
  job_title: z.string(),
  company_name: z.string(),
  asked_at: formats.instant,
  /** When it is erased by itself. */
  due_at: formats.instant,
});
export type ErasureRequest = z.infer<typeof request>;

export const listErasureRequests = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/candidates/requests',
  access: 'operator',
  summary:
    'Candidates who asked on the page of their application for the erasure of their data, and when that comes by itself',
  input: z.object(pageInput),
  output: pageOf(request),
});

const found = z.object({
  /** Masked; of the newest application or registration. */
  name: z.string(),
  /** The first hundred. */
  applications: z.array(
    z.object({ uuid: formats.uuid, job_title: z.string(), company_name: z.string(), applied_at: formats.instant }),
  ),
  application_count: z.number().int(),
  talk_count: z.number().int(),
  fair_count: z.number().int(),
  /** Broadcasts that somebody signed up for. */
  live_count: z.number().int(),
  /** CVs that companies brought in and that wait for a name or a phone. */
  import_count: z.number().int(),
  is_talent: z.boolean(),
  /** Why nothing of it may be erased, and until which day. */
  hold: z.object({ reason: z.string(), until: formats.date }).nullable(),
});
export type FoundCandidate = z.infer<typeof found>;

/** By POST: a phone belongs in no address. */
export const findCandidate = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/candidates/find',
  access: 'operator',
  summary: 'All that is kept under a phone or an e-mail of a candidate; null for nothing. Kept in the operators’ log',
  input: z.object({ address }),
  output: z.object({ candidate: found.nullable() }),
});

export const eraseCandidate = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/candidates/erase',
  access: 'operator',
  summary:
    'Erases all that is kept under a phone or an e-mail, for good, and says so to the person; 40901 with what is there now when it is not what was seen',
  input: z.object({
    address,
    /** How many applications the operator saw. */
    application_count: z.number().int().min(0),
    /** How the person asked, and showed who they are. */
    reason: plainText(2, limits.reason),
  }),
  output: done,
});

export const holdCandidate = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/candidates/hold',
  access: 'operator',
  summary:
    'Keeps what is stored under an address from erasure, for a court or an authority: nothing else is done with it meanwhile; at most a year',
  input: z.object({ address, reason: plainText(2, limits.reason), until: formats.date }),
  output: done,
});

export const releaseCandidate = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/candidates/release',
  access: 'operator',
  summary: 'Ends a hold before its day',
  input: z.object({ address, reason: plainText(2, limits.reason) }),
  output: done,
});
