import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import type { JobSummary } from '@qinghe/contract/jobs/job.ts';
import { useQueries } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';

export type FoundJob = Pick<JobSummary, 'uuid' | 'kind' | 'title' | 'state' | 'abilities'>;

const MAX_JOBS = 100;
const kinds = ['internship', 'campus'] as const;

/** Jobs of both kinds whose title holds the words; all of them, for most companies, where nothing is typed. */
export const useFoundJobs = (q: string, { enabled = true } = {}) =>
  useQueries({
    queries: kinds.map((kind) => ({
      ...apiQuery(listJobs, { kind, q: q || undefined, limit: MAX_JOBS }, { silent: true }),
      enabled,
    })),
    combine: (found) => ({
      items: found.flatMap(({ data }): FoundJob[] => data?.items ?? []),
      /** There is more than has come. */
      partial: found.some(({ data }) => typeof data?.next_cursor === 'string'),
    }),
  });
