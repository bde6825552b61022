import { useEffect, useSyncExternalStore } from 'react';
import { needTexts } from '../../../../lib/i18n/i18n.ts';

type RecordForms = typeof import('./record-forms.ts');

let forms: RecordForms | undefined;
let isAskedFor = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

async function load(): Promise<void> {
  [forms] = await Promise.all([import('./record-forms.ts'), needTexts(['ui'])]);
  for (const listener of listeners) listener();
}

/**
 * The forms of a record, which is drawn before they are fetched; undefined until then. Without Suspense, which holds
 * back for 300 ms what came at once.
 * @param wanted false while there is no record yet
 */
export function useRecordForms(wanted = true): RecordForms | undefined {
  useEffect(() => {
    if (!wanted || isAskedFor) return;
    isAskedFor = true;
    // What could not be fetched is tried again with the next record.
    load().catch(() => {
      isAskedFor = false;
    });
  }, [wanted]);
  return useSyncExternalStore(subscribe, () => forms);
}
