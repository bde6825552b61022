import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../api/api-error.ts';
import { PERSON_KEY } from '../storage/storage-keys.ts';
import type { Exchange } from './offline-sync.ts';
import type { OutboxEntry } from './outbox.ts';
import { keepPage } from './save-page.ts';

/** A network that answers nobody is none. */
export const PATIENCE_MS = 15_000;

/** After so long a server that gave no answer is asked again. */
const AGAIN_MS = 5000;

/** Whose session it is: entries are the person's own, and who logs in next neither sees nor sends them. */
export const whoIsHere = (): string => localStorage.getItem(PERSON_KEY) ?? '';

/** @throws ApiError 401 where somebody else has logged in since, in another tab */
export function requireStill(person: string): void {
  if (whoIsHere() !== person) throw new ApiError(401);
}

/**
 * Opens what a phone works with while it may have no network, and keeps exchanging with the server while the page is seen.
 * @param prepare fetches what the page needs later, so that it is there without a network
 * @param everyMs how soon it is seen what other phones did
 */
export function useExchange<Entry extends OutboxEntry, Snapshot, View>(
  make: () => Exchange<Entry, Snapshot, View>,
  { prepare, everyMs }: { prepare: () => Promise<unknown>; everyMs: number },
) {
  const [exchange] = useState(make);
  const state = useSyncExternalStore(exchange.subscribe, exchange.state);
  const prepared = useEffectEvent(prepare);
  useEffect(() => {
    let isReady = false;
    let isHere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const exchanged = async () => {
      await exchange.sync();
      // Once the network was there long enough for it.
      if (!isReady) isReady = await prepared().then(keepPage, () => false);
      clearTimeout(timer);
      if (isHere) timer = setTimeout(sync, exchange.state().failure === null ? everyMs : Math.min(AGAIN_MS, everyMs));
    };
    const sync = () => void (document.visibilityState === 'visible' && exchanged());
    void exchange.open().then(exchanged);
    addEventListener('online', sync);
    document.addEventListener('visibilitychange', sync);
    return () => {
      isHere = false;
      clearTimeout(timer);
      removeEventListener('online', sync);
      document.removeEventListener('visibilitychange', sync);
    };
  }, [exchange, everyMs]);
  return { exchange, state };
}
