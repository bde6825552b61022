import { useEffect, useRef } from 'react';

/**
 * Tells how far was read, once each: only while the end is in view and the page is visible.
 * @param leads whether what is new brings the end into view; false where it lies in a page about more than the conversation
 * @returns the ref of what stands at the end
 */
export function useSeen(last: number, tell: (seq: number) => void, leads = true) {
  const end = useRef<HTMLDivElement>(null);
  const said = useRef(0);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    const element = end.current;
    if (!element) return;
    if (leads) element.scrollIntoView({ block: 'nearest' });
    let inView = false;
    const look = () => {
      if (!inView || document.visibilityState !== 'visible' || last <= said.current) return;
      said.current = last;
      latest.current(last);
    };
    const observer = new IntersectionObserver((entries) => {
      inView = entries.at(-1)?.isIntersecting ?? false;
      look();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [last, leads]);
  return end;
}
