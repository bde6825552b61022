import type { Endpoint } from '@qinghe/contract/endpoint.ts';
import { apiPages, apiQuery } from '../lib/api/api-query.ts';
import { call } from '../lib/api/call.ts';
import type { FirstQuery } from '../lib/api/first-queries.ts';
import { queryClient } from './query-client.ts';

/** When what was asked for is there: a screen's own queries, and also what these lead to. */
interface Prefetched {
  own: Promise<unknown>;
  all: Promise<unknown>;
}

/**
 * Asks for what a screen shows first, so that it is there when the screen is drawn, and for what that leads to. Who fails
 * here is told there.
 */
export function prefetch(queries: readonly FirstQuery[]): Prefetched {
  const asked = queries.map((query) => ({ query, response: responseTo(query) }));
  return {
    own: Promise.all(asked.map(({ response }) => response)),
    all: Promise.all(asked.map(async ({ query, response }) => goOn(query, await response))),
  };
}

const goOn = (query: FirstQuery, data: unknown): Promise<unknown> | undefined =>
  data === undefined || !query.leadsTo ? undefined : prefetch(query.leadsTo(data as never)).all;

async function responseTo({ endpoint, input, paged, keep }: FirstQuery): Promise<unknown> {
  if (paged) {
    const pages = apiPages(endpoint as PagedEndpoint, input, { silent: true });
    await queryClient.prefetchInfiniteQuery(pages);
    return queryClient.getQueryData(pages.queryKey)?.pages[0];
  }
  const query = apiQuery(endpoint, input, { silent: true });
  if (!keep) {
    await queryClient.prefetchQuery(query);
    return queryClient.getQueryData(query.queryKey);
  }
  await queryClient.prefetchQuery({
    queryKey: keep.key,
    queryFn: async () => keep.as((await call(endpoint, input, { background: true })) as never),
    meta: query.meta,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return queryClient.getQueryData(keep.key);
}

/** `firstPage` takes no other ones. */
type PagedEndpoint = Endpoint & Parameters<typeof apiPages>[0];
