import { type RefObject, useEffect, useRef } from 'react';

/** Whether a pane stands elsewhere than at its beginning, noted as it scrolls: to ask it later has the page laid out. */
export function useScrolled(pane: RefObject<HTMLElement | null>): RefObject<boolean> {
  const scrolled = useRef(false);
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const note = () => {
      scrolled.current = element.scrollTop > 0 || element.scrollLeft > 0;
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [pane]);
  return scrolled;
}
