import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { listOutbox, type OutboxMessage } from '@qinghe/contract/ops/endpoints.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { apiPages } from '../../../lib/api/api-query.ts';

export type { OutboxMessage };
export type OutboxFilters = Pick<InputOf<typeof listOutbox>, 'channel' | 'address' | 'q'>;

const REFRESH_MS = 3000;
const PAGE_SIZE = 50;

/** The messages that would have been sent, newest first, refreshed while the page is seen. */
export const useOutbox = (filters: OutboxFilters) =>
  useInfiniteQuery({
    ...apiPages(listOutbox, { ...filters, limit: PAGE_SIZE }, { refetchInterval: REFRESH_MS, staleTime: 0 }),
    placeholderData: keepPreviousData,
  });
