import { getApplication } from '@qinghe/contract/resumes/endpoints.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

export const applicationQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['resumes', 'detail', uuid],
    queryFn: ({ signal }) => call(getApplication, { uuid }, { signal, silent: true, background: true }),
  });

export const useApplication = (uuid: string) => useQuery(applicationQuery(uuid));
