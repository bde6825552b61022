import { useEffect, useRef } from 'react';

const TYPING = 'input:not([type=checkbox],[type=radio],[type=button]), textarea, select, [contenteditable=true]';

/** Runs `act` on a key (`'s'`, `'?'`, `'ArrowDown'`), but never while somebody types or a dialog is open. */
export function useKey(key: string | undefined, act: () => void, enabled = true): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!key || !enabled) return;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
      if (event.key.toLowerCase() !== key.toLowerCase()) return;
      const target = event.target as Element | null;
      if (target?.closest?.(TYPING) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [key, enabled]);
}
