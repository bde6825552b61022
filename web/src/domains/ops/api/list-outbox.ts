import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { listOutbox } from '@qinghe/contract/ops/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';

export type OutboxMessage = OutputOf<typeof listOutbox>['items'][number];

/** The newest messages that would have been sent, refreshed while the page is seen. */
export const useOutbox = () => useQuery(apiQuery(listOutbox, { limit: 50 }, { refetchInterval: 3000, staleTime: 0 }));
