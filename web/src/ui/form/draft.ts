import type { FieldValues } from 'react-hook-form';
import { session } from '../../lib/session/browser-session.ts';
import { store } from '../../lib/storage/store.ts';

/**
 * `session` outlives a reload, `browser` also the tab; `memory` neither: what is written about people has no place in a
 * browser's store.
 */
export type DraftStore = 'session' | 'browser' | 'memory';

/** What was typed, and what stood there when it was. */
interface Draft<Values> {
  seen: Values;
  values: Values;
}

const PREFIX = 'draft:';

const memory = new Map<string, string>();
const inMemory = {
  getItem: (name: string) => memory.get(name) ?? null,
  setItem: (name: string, text: string) => void memory.set(name, text),
  removeItem: (name: string) => void memory.delete(name),
};
const storeOf = (where: DraftStore) => ({ memory: inMemory, session: sessionStorage, browser: localStorage })[where];
const saves = new EventTarget();

/** Forgets every draft in memory. */
export const forgetDrafts = (): void => memory.clear();
session.onAnotherPerson(() => {
  forgetDrafts();
  for (const kept of [sessionStorage, localStorage])
    for (const name of Object.keys(kept).filter((key) => key.startsWith(PREFIX))) kept.removeItem(name);
});

/** What was typed into all forms whose keys begin so, and not saved. */
export function keptDrafts<Values extends FieldValues>(prefix: string, where: DraftStore): Values[] {
  const kept = storeOf(where);
  const names = new Set([...memory.keys(), ...(kept === inMemory ? [] : Object.keys(kept))]);
  return [...names]
    .filter((name) => name.startsWith(`${PREFIX}${prefix}`))
    .flatMap((name) => draftOf<Values>(name.slice(PREFIX.length), where).read()?.values ?? []);
}

/** What was typed into a form and not saved. Files cannot be stored, and are left out. */
export function draftOf<Values extends FieldValues>(key: string, where: DraftStore) {
  const name = `${PREFIX}${key}`;
  const kept = storeOf(where);
  const forget = (): void => {
    kept.removeItem(name);
    inMemory.removeItem(name);
  };
  return {
    read(): Draft<Values> | null {
      const text = inMemory.getItem(name) ?? kept.getItem(name);
      return text === null ? null : (JSON.parse(text) as Draft<Values>);
    },
    /** What is as it was in the beginning need not be offered back. */
    write(values: Values, seen: Values): void {
      const [typed, begun] = [values, seen].map((one) => JSON.stringify(one, withoutFiles));
      forget();
      if (typed === begun) return;
      const text = `{"seen":${begun},"values":${typed}}`;
      // A browser that is full: it lives as long as the page.
      if (!store(kept, name, text)) inMemory.setItem(name, text);
    },
    clear: forget,
    /** Tells the same form, drawn anew meanwhile, that what it was opened with is saved. */
    tellSaved: () => void saves.dispatchEvent(new Event(name)),
    onSaved(listener: () => void): () => void {
      saves.addEventListener(name, listener);
      return () => saves.removeEventListener(name, listener);
    },
  };
}

// What the browser does not store would be gone with the page: it asks first.
addEventListener('beforeunload', (event) => {
  if (memory.size > 0 && session.token()) event.preventDefault();
});

const withoutFiles = (_name: string, value: unknown) => (value instanceof File ? undefined : value);
