import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { listOutbox } from '@qinghe/contract/ops/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

export type OutboxMessage = OutputOf<typeof listOutbox>['items'][number];

const REFRESH_MS = 3000;

/** The newest messages that would have been sent, refreshed while the page is seen. */
export const useOutbox = () =>
  useQuery({
    queryKey: ['ops', 'outbox'],
    queryFn: ({ signal }) => call(listOutbox, { limit: 50 }, { signal, background: true }),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
