import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { listApplications } from '@qinghe/contract/resumes/endpoints.ts';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { type ListInput, pageOf } from './list-input.ts';

export type ApplicationPage = OutputOf<typeof listApplications>;

export const applicationsQuery = (input: ListInput) =>
  infiniteQueryOptions({
    queryKey: ['resumes', 'list', input],
    queryFn: ({ signal, pageParam }) => call(listApplications, pageOf(input, pageParam), { signal, background: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ApplicationPage) => page.next_cursor ?? undefined,
  });

export const useApplications = (input: ListInput) => useInfiniteQuery(applicationsQuery(input));
