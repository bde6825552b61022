import { useSyncExternalStore } from 'react';
import type { TextRange } from './ranges.ts';

/*
 * The stretch of the CV that the person points at in the record. It passes from one pane to the other many times a
 * second, so it stands beside React's tree instead of redrawing all that lies between.
 */
let pointed: TextRange | null = null;
const watchers = new Set<() => void>();

export function point(range: TextRange | null): void {
  pointed = range;
  for (const watcher of watchers) watcher();
}

/** `here`: the document that is seen; nobody points at the others. */
export const usePointed = (here: boolean): TextRange | null =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => (here ? pointed : null),
  );
