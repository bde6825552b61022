import type { Endpoint } from '@qinghe/contract/endpoint.ts';
import { apiPages, apiQuery } from '../lib/api-query.ts';
import type { FirstQuery } from '../lib/first-queries.ts';
import { queryClient } from './query-client.ts';

/** Asks for what a screen shows first, so that it is there when the screen is drawn. Who fails here is told there. */
export function prefetch(queries: readonly FirstQuery[]): void {
  for (const { endpoint, input, paged } of queries) {
    if (paged) void queryClient.prefetchInfiniteQuery(apiPages(endpoint as PagedEndpoint, input, { silent: true }));
    else void queryClient.prefetchQuery(apiQuery(endpoint, input, { silent: true }));
  }
}

/** `firstPage` takes no other ones. */
type PagedEndpoint = Endpoint & Parameters<typeof apiPages>[0];
