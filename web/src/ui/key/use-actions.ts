import { useEffect, useRef } from 'react';
import { type Action, offer } from './actions.ts';

/** Actions of a screen that have a button but no key, for the command palette. Their number stays the same. */
export function useActions(actions: readonly Pick<Action, 'label' | 'run'>[]): void {
  const slots = useRef<{ current: Action }[]>([]);
  useEffect(() => {
    actions.forEach((action, index) => {
      const current = { ...action, enabled: true };
      const slot = slots.current[index];
      if (slot) slot.current = current;
      else slots.current[index] = { current };
    });
  });
  useEffect(() => {
    const stops = slots.current.map(offer);
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
