import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useWithQueued } from '../../../lib/queue/optimistic.ts';
import { hasKnownAccess } from '../../../lib/session/known-access.ts';

export type Overview = OutputOf<typeof businessOverview>;

const overviewQuery = apiQuery(businessOverview, {});

export function useOverview() {
  const { data, error, refetch } = useQuery({ ...overviewQuery, enabled: hasKnownAccess() });
  return { data: useWithQueued(overviewQuery.queryKey, data), error, refetch };
}
