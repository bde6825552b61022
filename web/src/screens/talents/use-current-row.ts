import { type KeyboardEvent, useState } from 'react';
import { useKey } from '../../ui/key/use-key.ts';

/** The row that keys mean: J and K lead on and back wherever the focus is, arrows within the list. */
export function useCurrentRow(keys: readonly string[]) {
  const [current, setCurrent] = useState<string | null>(null);
  const at = current === null ? -1 : keys.indexOf(current);
  const stop = keys[Math.max(at, 0)];
  const go = (to: number) => {
    const key = keys[Math.max(0, Math.min(keys.length - 1, to))];
    if (key === undefined) return;
    setCurrent(key);
    const row = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };
  useKey('j', () => go(at + 1));
  useKey('k', () => go(at - 1));
  const press = (event: KeyboardEvent<HTMLElement>) => {
    // A button inside a row has keys of its own.
    if ((event.target as HTMLElement).dataset['key'] === undefined) return;
    const step = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  };
  return { current: stop, setCurrent, press };
}
