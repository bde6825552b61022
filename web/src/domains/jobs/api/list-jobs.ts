import type { InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

export type JobListInput = Omit<InputOf<typeof listJobs>, 'cursor' | 'limit'>;
export type JobPage = OutputOf<typeof listJobs>;

export const useJobs = (input: JobListInput) =>
  useInfiniteQuery({
    queryKey: ['jobs', 'list', input],
    queryFn: ({ signal, pageParam }) =>
      call(listJobs, { ...input, cursor: pageParam, limit: 30 }, { signal, background: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: JobPage) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
