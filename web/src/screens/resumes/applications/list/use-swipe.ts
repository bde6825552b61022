import { type TouchEvent, useLayoutEffect, useRef } from 'react';

/** A finger that goes this far sideways, and much less up or down, means the next or the previous one. */
const FAR = 72;

/** Swipes to the left and right on a touch screen. What scrolls sideways by itself keeps its own gesture. */
export function useSwipe(onLeft: (() => void) | undefined, onRight: (() => void) | undefined) {
  const latest = useRef({ onLeft, onRight });
  useLayoutEffect(() => {
    latest.current = { onLeft, onRight };
  });
  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const from = touches[0];
      if (!from || touches.length > 1 || scrollsSideways(target as Element)) return;
      const { clientX, clientY } = from;
      // A sheet that comes meanwhile takes the element below the finger away; its events go to it all the same.
      const end = (event: Event) => {
        target.removeEventListener('touchend', end);
        target.removeEventListener('touchcancel', end);
        const to = (event as globalThis.TouchEvent).changedTouches[0];
        if (!to || event.type === 'touchcancel') return;
        const [across, down] = [to.clientX - clientX, to.clientY - clientY];
        if (Math.abs(across) < FAR || Math.abs(down) > Math.abs(across) / 2) return;
        if (across < 0) latest.current.onLeft?.();
        else latest.current.onRight?.();
      };
      target.addEventListener('touchend', end);
      target.addEventListener('touchcancel', end);
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
