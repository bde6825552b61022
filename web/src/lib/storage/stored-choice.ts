import { useSyncExternalStore } from 'react';
import { store } from './store.ts';

export interface StoredChoice<Value extends string | number | boolean | null> {
  get(): Value;
  set(value: Value): void;
  subscribe(watcher: () => void): () => void;
}

/** A choice that the browser keeps for the person, such as a zoom. `read` makes a value of what is stored, or of nothing. */
export function storedChoice<Value extends string | number | boolean | null>(
  key: string,
  read: (stored: string | null) => Value,
): StoredChoice<Value> {
  const watchers = new Set<() => void>();
  return {
    get: () => read(localStorage.getItem(key)),
    set(value) {
      if (value === null) localStorage.removeItem(key);
      else store(localStorage, key, String(value));
      for (const watcher of watchers) watcher();
    },
    subscribe(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

export const useStoredChoice = <Value extends string | number | boolean | null>(choice: StoredChoice<Value>): Value =>
  useSyncExternalStore(choice.subscribe, choice.get);
