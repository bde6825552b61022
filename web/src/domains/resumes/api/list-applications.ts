import type { InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { listApplications } from '@qinghe/contract/resumes/endpoints.ts';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

export type ListInput = Omit<InputOf<typeof listApplications>, 'cursor' | 'limit'>;
export type ApplicationPage = OutputOf<typeof listApplications>;

const PAGE_SIZE = 50;

export const applicationsQuery = (input: ListInput) =>
  infiniteQueryOptions({
    queryKey: ['resumes', 'list', input],
    queryFn: ({ signal, pageParam }) =>
      call(listApplications, { ...input, cursor: pageParam, limit: PAGE_SIZE }, { signal, background: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ApplicationPage) => page.next_cursor ?? undefined,
  });

export const useApplications = (input: ListInput) => useInfiniteQuery(applicationsQuery(input));
