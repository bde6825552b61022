import { type TouchEvent, useRef } from 'react';

/** A finger that goes this far sideways, and much less up or down, means the next or the previous one. */
const FAR = 72;

interface Start {
  x: number;
  y: number;
}

/** Swipes to the left and right on a touch screen. What scrolls sideways by itself keeps its own gesture. */
export function useSwipe(onLeft: (() => void) | undefined, onRight: (() => void) | undefined) {
  const start = useRef<Start | null>(null);
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0];
      const one = event.touches.length === 1 && !scrollsSideways(event.target as Element);
      start.current = one && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!from || !touch) return;
      const [across, down] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(across) < FAR || Math.abs(down) > Math.abs(across) / 2) return;
      if (across < 0) onLeft?.();
      else onRight?.();
    },
  };
}

function scrollsSideways(element: Element | null): boolean {
  for (let at = element; at; at = at.parentElement) {
    if (at.matches('dialog, textarea, input, select')) return true;
    const { overflowX } = getComputedStyle(at);
    if (at.scrollWidth > at.clientWidth + 1 && (overflowX === 'auto' || overflowX === 'scroll')) return true;
  }
  return false;
}
