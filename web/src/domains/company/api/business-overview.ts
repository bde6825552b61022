import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

export type Overview = OutputOf<typeof businessOverview>;

export const overviewQuery = queryOptions({
  queryKey: ['company', 'overview'],
  queryFn: ({ signal }) => call(businessOverview, {}, { signal, background: true }),
});

export const useOverview = () => useQuery(overviewQuery);
