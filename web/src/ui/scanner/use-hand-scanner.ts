import { useEffect, useLayoutEffect, useRef } from 'react';

/** Milliseconds after which the next sign begins a new code: a scanner types all of one in a tenth of that. */
const PAUSE = 2000;
const FIELDS = 'input, textarea, select, [contenteditable=true]';

interface HandScanner {
  /** Whether a text is what is looked for; Enter after any other one stays the page's own. */
  isCode: (text: string) => boolean;
  onCode: (text: string) => void;
}

/** A scanner in the hand is a keyboard: what it types anywhere outside of a field, up to Enter, is a scan. */
export function useHandScanner(scanner: HandScanner): void {
  const latest = useRef(scanner);
  useLayoutEffect(() => {
    latest.current = scanner;
  });
  useEffect(() => {
    let typed = '';
    let at = 0;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element | null)?.closest?.(FIELDS)) return;
      if (event.timeStamp - at > PAUSE) typed = '';
      if (event.key.length === 1) {
        typed += event.key;
        at = event.timeStamp;
        return;
      }
      if (event.key !== 'Enter') return;
      const text = typed;
      typed = '';
      if (!latest.current.isCode(text)) return;
      // Not for the button that has the focus.
      event.preventDefault();
      event.stopPropagation();
      latest.current.onCode(text);
    };
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, []);
}
