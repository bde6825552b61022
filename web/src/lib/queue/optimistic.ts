import type { DomainName } from '@qinghe/contract/domains.ts';
import { partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { isLost } from '../api/idempotency.ts';
import { touch } from '../api/touch.ts';
import { notices } from '../browser/notices.ts';
import { i18n } from '../i18n/i18n.ts';
import { session } from '../session/browser-session.ts';
import { createActionQueue } from './action-queue.ts';

/** How the responses under a key look once an action is done. */
export interface Patch {
  queryKey: QueryKey;
  change: (data: never) => unknown;
}

const RETRY_MS = [1000, 2000, 5000, 10_000] as const;
const stale = new Map<QueryClient, Set<DomainName>>();

/** The one queue of this tab: actions go out in the order in which they were taken, from every screen. */
export const actionQueue = createActionQueue<readonly Patch[]>({
  isLost,
  untilRetry,
  onLost: () => notices.error(i18n.t('networkFailed')),
  onDrained() {
    for (const [client, domains] of stale) void touch(client, domains);
    stale.clear();
  },
});

session.onPersonChange(() => actionQueue.clear());
actionQueue.subscribe(watchLeaving);

/** Reads everything of these domains again once every queued action has its response. */
export function touchWhenDrained(client: QueryClient, domains: readonly DomainName[]): void {
  stale.set(client, new Set([...(stale.get(client) ?? []), ...domains]));
}

/** A query's data with the effects of everything that is queued. */
export function useWithQueued<Data>(queryKey: QueryKey, data: Data): Data {
  const queued = useSyncExternalStore(actionQueue.subscribe, actionQueue.effects);
  const name = JSON.stringify(queryKey);
  return useMemo(() => patched(JSON.parse(name), data, queued.flat()), [name, data, queued]);
}

/** Makes an effect lasting: the action is done, and the responses that are here say so until newer ones come. */
export function applyPatches(client: QueryClient, patches: readonly Patch[]): void {
  for (const { queryKey, change } of patches) {
    // A response that is on its way may be older than the action.
    void client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });
    client.setQueriesData({ queryKey }, (data: unknown) => data && change(data as never));
  }
}

export const patched = <Data>(queryKey: QueryKey, data: Data, patches: readonly Patch[]): Data =>
  patches
    .filter((patch) => data !== undefined && partialMatchKey(queryKey, patch.queryKey))
    .reduce<Data>((before, { change }) => change(before as never) as Data, data);

/** A pause that grows, or until the browser is online again. */
function untilRetry(tries: number): Promise<void> {
  return new Promise((resolve) => {
    const pause = RETRY_MS[Math.min(tries, RETRY_MS.length) - 1];
    const timer = setTimeout(goOn, pause);
    addEventListener('online', goOn, { once: true });
    function goOn() {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      resolve();
    }
  });
}

/** While something is queued the browser asks before the page goes away; if it goes, everything is sent. */
function watchLeaving(): void {
  const change = actionQueue.size() > 0 ? addEventListener : removeEventListener;
  change('beforeunload', ask);
  change('pagehide', actionQueue.sendAll);
}

const ask = (event: Event): void => event.preventDefault();
