import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { putBeside } from '../../../ui/menu/put-beside.ts';

/** Words beside what is pointed at, has the focus or was tapped; pressing elsewhere and scrolling it away end them. */
export function useTip<Trigger extends HTMLElement, Tip extends HTMLElement>() {
  const trigger = useRef<Trigger>(null);
  const tip = useRef<Tip>(null);
  const [shown, setShown] = useState(false);
  useLayoutEffect(() => {
    const [element, beside] = [tip.current, trigger.current];
    if (!shown || !element || !beside) return;
    element.showPopover?.();
    putBeside(element, beside, 'below-start');
    return () => element.hidePopover?.();
  }, [shown]);
  useEffect(() => {
    if (!shown) return;
    const onPress = ({ target }: Event) => {
      if (!trigger.current?.contains(target as Node)) setShown(false);
    };
    const onScroll = ({ target }: Event) => {
      if ((target as Node).contains(trigger.current)) setShown(false);
    };
    document.addEventListener('pointerdown', onPress);
    addEventListener('scroll', onScroll, true);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      removeEventListener('scroll', onScroll, true);
    };
  }, [shown]);
  return { trigger, tip, shown, show: () => setShown(true), hide: () => setShown(false) };
}
