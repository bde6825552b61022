import { type PointerEvent, useRef } from 'react';

const LONG_MS = 500;
/** A thumb trembles; what moves further scrolls. */
const STILL_PX = 10;

/** Half a second of a finger that stays where it is. */
export function useLongPress(action: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const long = useRef(false);
  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  return {
    /** The click that follows belongs to the long press. */
    wasLong: () => long.current,
    handlers: {
      onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
        long.current = false;
        if (pointerType !== 'touch') return;
        const timer = setTimeout(() => {
          long.current = true;
          action();
        }, LONG_MS);
        press.current = { timer, x: clientX, y: clientY };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const { current } = press;
        if (current && Math.hypot(clientX - current.x, clientY - current.y) > STILL_PX) end();
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
