import { type KeyboardEvent, useState } from 'react';
import { useKey } from '../../ui/key/use-key.ts';

/** The row that keys mean: J and K lead on and back wherever the focus is, Space and V select it. */
export function useCurrentRow(keys: readonly string[], onSelect: (key: string) => void) {
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
  useKey('v', () => stop && onSelect(stop));
  const press = (event: KeyboardEvent<HTMLElement>) => {
    // A button inside a row has keys of its own.
    if ((event.target as HTMLElement).dataset['key'] === undefined) return;
    const step = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (step === undefined && event.key !== ' ') return;
    event.preventDefault();
    if (step !== undefined) go(step);
    else if (stop) onSelect(stop);
  };
  return { current: stop, setCurrent, press };
}
