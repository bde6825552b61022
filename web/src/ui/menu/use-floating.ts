import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Placement, putBeside } from './put-beside.ts';

interface Floating {
  open: boolean;
  placement: Placement;
  onClose: () => void;
}

/** Something that opens beside its trigger in the top layer, follows it, and closes by a press or a focus elsewhere. */
export function useFloating<Trigger extends HTMLElement>({ open, placement, onClose }: Floating) {
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<Trigger>(null);
  const floating = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    if (!open || !floating.current || !trigger.current) return;
    floating.current.showPopover?.();
    putBeside(floating.current, trigger.current, placement);
  }, [open, placement]);
  useEffect(() => {
    if (!open) return;
    // Its trigger moves when the page does, and it goes with it.
    const follow = () => floating.current && trigger.current && putBeside(floating.current, trigger.current, placement);
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) close.current();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    addEventListener('scroll', follow, true);
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow, true);
      removeEventListener('resize', follow);
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open, placement]);
  return { root, trigger, floating };
}
