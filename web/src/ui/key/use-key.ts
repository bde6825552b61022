import { useEffect, useRef } from 'react';

const TYPING = 'input:not([type=checkbox],[type=radio],[type=button]), textarea, select, [contenteditable=true]';

interface KeyOptions {
  enabled?: boolean;
  /** Before all others who listen to the same key: what is selected comes before what is open. */
  first?: boolean;
}

/** Runs `act` on a key (`'s'`, `'Shift+j'`, `'?'`, `'ArrowDown'`), but never while somebody types or a dialog is open. */
export function useKey(key: string | undefined, act: () => void, options: KeyOptions | boolean = true): void {
  const { enabled = true, first = false } = typeof options === 'boolean' ? { enabled: options } : options;
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!key || !enabled) return;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
      if (!isKey(event, key)) return;
      const target = event.target as Element | null;
      if (target?.closest?.(TYPING) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', listen, first);
    return () => removeEventListener('keydown', listen, first);
  }, [key, enabled, first]);
}

const SHIFT = 'Shift+';

/** Shift tells letters and arrows apart; signs such as `?` are made with it on some keyboards and without on others. */
function isKey(event: KeyboardEvent, key: string): boolean {
  const shifted = key.startsWith(SHIFT);
  const name = shifted ? key.slice(SHIFT.length) : key;
  if (event.key.toLowerCase() !== name.toLowerCase()) return false;
  return /^([a-z]|Arrow\w+)$/i.test(name) ? event.shiftKey === shifted : true;
}
