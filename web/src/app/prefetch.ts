import type { Endpoint } from '@qinghe/contract/endpoint.ts';
import { apiPages, apiQuery } from '../lib/api/api-query.ts';
import { call } from '../lib/api/call.ts';
import type { FirstQuery } from '../lib/api/first-queries.ts';
import { queryClient } from './query-client.ts';

/**
 * Asks for what a screen shows first, so that it is there when the screen is drawn, and for what that leads to. Who fails
 * here is told there.
 */
export async function prefetch(queries: readonly FirstQuery[]): Promise<void> {
  await Promise.all(queries.map(prefetchOne));
}

async function prefetchOne(query: FirstQuery): Promise<void> {
  const data = await responseTo(query);
  if (data !== undefined && query.leadsTo) await prefetch(query.leadsTo(data as never));
}

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
