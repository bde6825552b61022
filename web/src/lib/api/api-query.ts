import type { Endpoint, InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { endpointKey } from './query-keys.ts';

export interface QuerySettings {
  /** Milliseconds for which a response is shown without asking again. */
  staleTime?: number;
  /** Milliseconds for which a response that is not shown stays in the cache. */
  gcTime?: number;
  /** Milliseconds after which it is asked for again by itself. */
  refetchInterval?: number;
  /** No error toast, because the screen says what failed. The endpoint decides unless something else is said. */
  silent?: boolean;
}

/** A call that reads, as a query: `useQuery(apiQuery(getJob, { uuid }))`. Nobody waits for a progress bar. */
export const apiQuery = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { silent = endpoint.silent, ...settings }: QuerySettings = {},
) =>
  queryOptions({
    ...settings,
    queryKey: [...endpointKey(endpoint), input] as const,
    queryFn: ({ signal, meta }): Promise<OutputOf<E>> =>
      call(endpoint, input, { signal, background: true, priority: meta?.priority }),
    meta: { silent },
  });

/** A call that answers with `{ items, next_cursor }`. */
type PagedEndpoint = Endpoint & { output: { _zod: { output: { items: unknown[]; next_cursor: string | null } } } };

/** A list that is read page by page: `useInfiniteQuery(apiPages(listJobs, { kind, limit: 30 }))`. */
export const apiPages = <E extends PagedEndpoint>(
  endpoint: E,
  input: Omit<InputOf<E>, 'cursor'>,
  { silent = endpoint.silent, ...settings }: QuerySettings = {},
) =>
  infiniteQueryOptions({
    ...settings,
    queryKey: [...endpointKey(endpoint), input, 'pages'] as const,
    queryFn: ({ signal, pageParam, meta }): Promise<OutputOf<E>> =>
      call(endpoint, { ...input, cursor: pageParam } as InputOf<E>, {
        signal,
        background: true,
        priority: meta?.priority,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: OutputOf<E>) => page.next_cursor ?? undefined,
    meta: { silent },
  });

/** A query that is asked for before anybody wants it: what somebody waits for goes first. */
export const ahead = <Q extends { meta?: { silent: boolean } | undefined }>(query: Q) => ({
  ...query,
  meta: { silent: true, ...query.meta, priority: 'low' as const },
});

/** The items of all pages that are here, one after the other. */
export const itemsOf = <Item>(data: InfiniteData<{ items: Item[] }, unknown> | undefined): Item[] =>
  data?.pages.flatMap((page) => page.items) ?? [];
