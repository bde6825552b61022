import { getJob } from '@qinghe/contract/jobs/endpoints.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

export const jobQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['jobs', 'detail', uuid],
    queryFn: ({ signal }) => call(getJob, { uuid }, { signal, silent: true }),
  });

export const useJob = (uuid: string) => useQuery(jobQuery(uuid));
