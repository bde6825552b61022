import { useSyncExternalStore } from 'react';

/*
 * Notes that were begun and not sent, by application: going to the next person and back loses no word. They are held in
 * memory only, since what is written about people has no place in a browser's store.
 */
const unsent = new Map<string, string>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The unsent note about a person. */
export const useUnsent = (uuid: string): string => useSyncExternalStore(subscribe, () => unsent.get(uuid) ?? '');

export function saveUnsent(uuid: string, text: string): void {
  if (text === '') unsent.delete(uuid);
  else unsent.set(uuid, text);
  for (const listener of listeners) listener();
}

/** Forgets what has been sent; words that were written since stay. */
export function forgetSent(uuid: string, sent: string): void {
  if (unsent.get(uuid)?.trim() === sent) saveUnsent(uuid, '');
}
