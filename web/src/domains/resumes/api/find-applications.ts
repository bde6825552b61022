import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { findApplications } from '@qinghe/contract/resumes/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

export type FoundApplication = OutputOf<typeof findApplications>['items'][number];

/** The few people that the words may mean, in whatever stage they stand. */
export const foundApplicationsQuery = (q: string) =>
  queryOptions({
    queryKey: ['resumes', 'find', q],
    queryFn: ({ signal }) => call(findApplications, { q }, { signal, background: true }),
    select: ({ items }) => items,
    // Each letter makes one of these.
    gcTime: 60_000,
  });
