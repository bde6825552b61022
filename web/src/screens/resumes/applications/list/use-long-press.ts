import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A finger that rests so long, and goes no further than so many pixels, means what it rests on. */
const LONG = 450;
const STILL = 10;

/** A long press on a touch screen; the press that ends it means nothing else. */
export function useLongPress(action: (() => void) | undefined) {
  const timer = useRef(0);
  const from = useRef({ x: 0, y: 0 });
  const done = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      done.current = false;
      cancel();
      if (pointerType !== 'touch' || !action) return;
      from.current = { x: clientX, y: clientY };
      timer.current = window.setTimeout(() => {
        done.current = true;
        action();
      }, LONG);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (Math.abs(clientX - from.current.x) > STILL || Math.abs(clientY - from.current.y) > STILL) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onClickCapture(event: MouseEvent) {
      if (!done.current) return;
      done.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // The browser's own menu would come at the same time.
    onContextMenu(event: MouseEvent) {
      if (done.current) event.preventDefault();
    },
  };
}
