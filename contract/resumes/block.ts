import { z } from 'zod';
import { formats, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOf } from '../paging.ts';
import { byUuid } from '../shapes.ts';
import { applicationDetail, blockReason } from './application.ts';
import { domain } from './domain.ts';
import { jobKind, stage } from './stages.ts';

/** Days after which a block ends by itself. */
export const BLOCK_DAYS = 365;

const path = '/api/v1/applications/block';

export const blockCandidate = domain.endpoint({
  method: 'POST',
  path,
  access: 'user',
  summary: 'Marks all applications of a person for the company’s recruiters, for a year; the candidate is not told',
  input: byUuid
    .extend({ reason: blockReason, note: plainText(0, limits.reason).default('') })
    .refine(({ reason, note }) => reason !== 'other' || note !== '', { path: ['note'], error: 'format.required' }),
  output: applicationDetail,
});

export const unblockCandidate = domain.endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  summary: 'Takes the mark off a person, by one of the applications; who made it may, and the master',
  input: byUuid,
  output: applicationDetail,
});

const blockedCandidate = z.object({
  /** The application by which the person was marked. */
  uuid: formats.uuid,
  kind: jobKind,
  stage,
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  job_title: z.string(),
  reason: blockReason,
  note: z.string(),
  by_name: z.string(),
  created_at: formats.instant,
  until: formats.instant,
  can_unblock: z.boolean(),
});
export type BlockedCandidate = z.infer<typeof blockedCandidate>;

export const listBlocked = domain.endpoint({
  method: 'GET',
  path: '/api/v1/applications/blocked',
  access: 'user',
  summary: 'People whom the company has marked, the newest first; a sub-account sees those of its own jobs',
  input: z.object(pageInput),
  output: pageOf(blockedCandidate),
});
