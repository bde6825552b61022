import { useLayoutEffect } from 'react';

let holders = 0;
let typed = '';

/** Whether a dialog has been asked for that is not there yet. */
export const areKeysHeld = (): boolean => holders > 0;

/** What was typed since the dialog was asked for: what its first field begins with. */
export const heldKeys = (): string => typed;

/**
 * Stands in the place of a dialog that is still being fetched, as the fallback of its Suspense: what is typed meanwhile is
 * meant for the dialog, and decides on nobody.
 */
export function HoldKeys() {
  useLayoutEffect(() => {
    holders += 1;
    const collect = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key.length === 1) typed += event.key;
      else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    };
    addEventListener('keydown', collect, true);
    return () => {
      holders -= 1;
      typed = '';
      removeEventListener('keydown', collect, true);
    };
  }, []);
  return null;
}
