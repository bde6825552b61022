import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react';

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
  const [inView, setInView] = useState(() => Math.ceil(innerHeight / height));
  // What cannot be seen is not waited for: the first drawing is of what is in view alone.
  const [ahead, setAhead] = useState(0);
  useEffect(() => startTransition(() => setAhead(STEP + overscan)), [overscan]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onScroll = () => setFirst(Math.floor(element.scrollTop / height / STEP) * STEP);
    const onResize = () => setInView(Math.ceil(innerHeight / height));
    element.addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onResize);
    return () => {
      element.removeEventListener('scroll', onScroll);
      removeEventListener('resize', onResize);
    };
  }, [frame, height]);
  const reveal = useCallback(
    (index: number) => {
      const element = frame.current;
      if (!element) return;
      const { scrollTop, clientHeight } = element;
      const top = index * height;
      if (top < scrollTop) element.scrollTop = top;
      else if (top + height > scrollTop + clientHeight) element.scrollTop = top + height - clientHeight;
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
