import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { countApplications } from '@qinghe/contract/resumes/endpoints.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

export const applicationCountsQuery = (input: InputOf<typeof countApplications>) =>
  queryOptions({
    queryKey: ['resumes', 'counts', input],
    queryFn: ({ signal }) => call(countApplications, input, { signal, background: true }),
  });

/** Counts per stage and the jobs to filter by; the last numbers stay until the new ones are here. */
export const useApplicationCounts = (input: InputOf<typeof countApplications>) =>
  useQuery({ ...applicationCountsQuery(input), placeholderData: keepPreviousData });
