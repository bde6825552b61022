import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

interface Rows {
  /** What scrolls. */
  frame: RefObject<HTMLDivElement | null>;
  items: readonly { uuid: string }[];
  /** Pixels of one row. */
  height: number;
  /** Rows drawn before and after those in view. */
  overscan: number;
}

/**
 * Of a long list only rows in view are in the page, so that ten thousand scroll like ten. The first drawing takes the frame
 * for as high as the window and looks when that is painted: measured before, everything would be laid out twice.
 */
export const useRows = ({ frame, items, height, overscan }: Rows) =>
  useVirtualizer<HTMLDivElement, Element>({
    count: items.length,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    overscan,
    getItemKey: (index) => items[index]?.uuid ?? index,
    initialRect: { width: 0, height: innerHeight },
    observeElementRect,
  });

function observeElementRect({ scrollElement }: Virtualizer<HTMLDivElement, Element>, tell: (rect: Size) => void) {
  if (!scrollElement) return;
  const observer = new ResizeObserver(() =>
    tell({ width: scrollElement.offsetWidth, height: scrollElement.offsetHeight }),
  );
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

interface Size {
  width: number;
  height: number;
}
