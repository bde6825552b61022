import { z } from 'zod';
import { formats, searchWords } from '../formats.ts';
import { jobState } from '../jobs/job.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOf } from '../paging.ts';
import { jobKind } from '../resumes/stages.ts';
import { domain } from './domain.ts';
import { right } from './right.ts';

const usableJob = z.object({
  uuid: formats.uuid,
  title: z.string(),
  kind: jobKind,
  state: jobState,
  version: z.number().int(),
  /** Why the right cannot be used on it; null where it can. */
  why: z
    .enum([
      ...(['offline', 'lately', 'shared', 'draft', 'expired'] as const),
      ...(['campus', 'online', 'running', 'notNeeded', 'uncertified', 'limit'] as const),
    ])
    .nullable(),
});
export type UsableJob = z.infer<typeof usableJob>;

export const listUsableJobs = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/get_jobs',
  access: 'user',
  role: 'recruiter',
  summary:
    'Jobs on which a right can be used, and the others with the reason: those in the state that it is for first, then last changed first; by words of the title',
  input: z.object({ right, q: searchWords(limits.search).optional() }).extend(pageInput),
  output: pageOf(usableJob),
});
