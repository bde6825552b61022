import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Action, offer } from './actions.ts';
import { areKeysHeld } from './hold-keys.tsx';

const TYPING = 'input:not([type=checkbox],[type=radio],[type=button]), textarea, select, [contenteditable=true]';

const GOES_ON = /^(?:Shift\+)?(?:[jk]|Arrow\w+)$/;

interface KeyOptions {
  enabled?: boolean;
  /** Before all others who listen to the same key: what is selected comes before what is open. */
  first?: boolean;
  /** The words of the button that does the same; with them the command palette lists it. */
  label?: string | undefined;
}

/** Runs `action` on a key (`'s'`, `'Shift+j'`, `'?'`, `'ArrowDown'`), but never while somebody types or a dialog is open. */
export function useKey(key: string | undefined, action: () => void, options: KeyOptions | boolean = true): void {
  const { enabled = true, first = false, label } = typeof options === 'boolean' ? { enabled: options } : options;
  const latest = useRef<Action>({ enabled: false, run: action });
  // Bound in the drawing that shows it, not after: what is on the screen can be pressed.
  useLayoutEffect(() => {
    latest.current = { label, shortcut: key, first, enabled, run: action };
  });
  useEffect(() => offer(latest), []);
  useLayoutEffect(() => {
    if (!key || !enabled) return;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
      if (!isKey(event, key) || areKeysHeld()) return;
      const target = event.target as Element | null;
      if (target?.closest?.(TYPING) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      // A key held down goes through a list, but does nothing else twice.
      if (!event.repeat || GOES_ON.test(key)) latest.current.run();
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

const signs: Record<string, string> = { escape: 'Esc', arrowdown: '↓', arrowup: '↑', enter: '↵' };

/** A key as it is shown: `S`, `⇧ J`, `Esc`. */
export function keySign(shortcut: string): string {
  const shifted = shortcut.startsWith(SHIFT);
  const name = shifted ? shortcut.slice(SHIFT.length) : shortcut;
  return `${shifted ? '⇧ ' : ''}${signs[name.toLowerCase()] ?? name.toUpperCase()}`;
}
