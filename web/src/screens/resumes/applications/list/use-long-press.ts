import { type PointerEvent, useRef } from 'react';

/** A finger that rests so long, and goes no further than so many pixels, means what it rests on. */
const LONG = 450;
const STILL = 10;

/** A long press on a touch screen; that the finger leaves means nothing else, whatever has come below it meanwhile. */
export function useLongPress(action: (() => void) | undefined) {
  const timer = useRef(0);
  const from = useRef({ x: 0, y: 0 });
  const cancel = () => clearTimeout(timer.current);
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      cancel();
      if (pointerType !== 'touch' || !action) return;
      from.current = { x: clientX, y: clientY };
      timer.current = window.setTimeout(() => {
        swallowPress();
        action();
      }, LONG);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (Math.abs(clientX - from.current.x) > STILL || Math.abs(clientY - from.current.y) > STILL) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
  };
}

/** Until a finger is put down anew, no click and no menu of the browser. */
function swallowPress(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const events = ['click', 'contextmenu'] as const;
  for (const name of events) document.addEventListener(name, swallow, true);
  const end = () => {
    for (const name of events) document.removeEventListener(name, swallow, true);
  };
  document.addEventListener('pointerdown', end, { capture: true, once: true });
}
