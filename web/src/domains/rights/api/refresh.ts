import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { listRefreshes, refreshCost, refreshJobs } from '@qinghe/contract/rights/refresh.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages } from '../../../lib/api/api-query.ts';
import { call } from '../../../lib/api/call.ts';
import { useAction } from '../../../lib/api/use-action.ts';

/** What refreshing jobs takes as it is now. */
export const useRefreshQuote = (uuids: string[]) =>
  useQuery({
    queryKey: ['what refreshing takes', uuids],
    queryFn: () => call(refreshCost, { uuids }, { background: true }),
    gcTime: 0,
    staleTime: 0,
    meta: { silent: true },
  });

export const useRefreshJobs = () => useAction(refreshJobs, { touches: ['jobs', 'rights', 'wallet'] });

export const useRefreshes = (filters: Omit<InputOf<typeof listRefreshes>, 'cursor' | 'limit'>) =>
  useInfiniteQuery(apiPages(listRefreshes, { ...filters, limit: 50 }));
