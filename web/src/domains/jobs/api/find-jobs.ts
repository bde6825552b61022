import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import type { JobSummary } from '@qinghe/contract/jobs/job.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

export type FoundJob = Pick<JobSummary, 'uuid' | 'kind' | 'title' | 'state' | 'abilities'>;

const MOST = 100;

/** Jobs of both kinds whose title holds the words; all of them, for most companies, where nothing is typed. */
export const foundJobsQuery = (q: string) =>
  queryOptions({
    queryKey: ['jobs', 'find', q],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        (['internship', 'campus'] as const).map((kind) =>
          call(listJobs, { kind, q: q || undefined, limit: MOST }, { signal, silent: true, background: true }),
        ),
      );
      const items: FoundJob[] = pages.flatMap((page) => page.items);
      return { items, whole: pages.every((page) => page.next_cursor === null) };
    },
  });
