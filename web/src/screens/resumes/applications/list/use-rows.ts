import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface RowsOptions {
  /** What scrolls, no higher than the window. */
  frame: RefObject<HTMLDivElement | null>;
  count: number;
  /** Pixels of one row; all are of one height, so that none has to be measured. */
  height: number;
  /** Rows drawn before and after those in view. */
  overscan: number;
}

interface Rows {
  /** Index of the first row to draw, and the index behind the last. */
  from: number;
  to: number;
  /** Pixels of all rows together. */
  total: number;
  /** Scrolls just as far as it takes to see a row. */
  reveal: (index: number) => void;
}

/** Rows by which what is drawn moves on: between them a list is scrolled without being drawn anew. */
const STEP = 4;

/** Of a long list only the rows in view are in the page, so that ten thousand scroll like ten. */
export function useRows({ frame, count, height, overscan }: RowsOptions): Rows {
  const [first, setFirst] = useState(0);
  // What is in sight, noted when it changes: to ask at a step would have the new CV's page laid out twice.
  const sight = useRef<{ top: number; height: number }>(undefined);
  const [inView, setInView] = useState(() => Math.ceil(innerHeight / height));
  // What cannot be seen is not waited for: the first drawing is of what is in view alone.
  const [ahead, setAhead] = useState(0);
  useEffect(() => startTransition(() => setAhead(STEP + overscan)), [overscan]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onScroll = () => {
      const { scrollTop } = element;
      if (sight.current) sight.current.top = scrollTop;
      setFirst(Math.floor(scrollTop / height / STEP) * STEP);
    };
    const onResize = () => setInView(Math.ceil(innerHeight / height));
    const observer = new ResizeObserver(() => {
      sight.current = undefined;
    });
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onResize);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
      removeEventListener('resize', onResize);
    };
  }, [frame, height]);
  const reveal = useCallback(
    (index: number) => {
      const element = frame.current;
      if (!element) return;
      sight.current ??= { top: element.scrollTop, height: element.clientHeight };
      const { current: seen } = sight;
      const top = index * height;
      if (top < seen.top) seen.top = top;
      else if (top + height > seen.top + seen.height) seen.top = top + height - seen.height;
      else return;
      element.scrollTop = seen.top;
    },
    [frame, height],
  );
  return {
    from: Math.max(0, Math.min(first, count) - overscan),
    to: Math.min(count, first + inView + ahead),
    total: count * height,
    reveal,
  };
}
