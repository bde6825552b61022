import { type FocusEvent, useLayoutEffect, useRef } from 'react';

const rowOf = (element: EventTarget | null) =>
  (element as HTMLElement | null)?.closest<HTMLElement>('[data-key]') ?? null;

/**
 * Keeps the keyboard in a list of rows (`data-key`): where the row that has it goes away, the next one gets it, also one that
 * only now moves up behind the last; else the one before. The browser would give it to the page, where no key of the list is heard.
 * @param order keys of the rows as they are shown
 * @returns what the list carries
 */
export function useKeptFocus<List extends HTMLElement>(order: readonly string[]) {
  const list = useRef<List>(null);
  const held = useRef<string | null>(null);
  const before = useRef(order);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = order;
    const key = held.current;
    if (key === null || order.includes(key) || document.activeElement !== document.body) return;
    const at = was.indexOf(key);
    const isThere = (one: string) => order.includes(one);
    const above = was.slice(0, Math.max(0, at)).findLast(isThere);
    const next = was.slice(at + 1).find(isThere) ?? order[above === undefined ? 0 : order.indexOf(above) + 1] ?? above;
    held.current = next ?? null;
    if (next)
      list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next)}"]`)?.focus({ preventScroll: true });
  });
  return {
    ref: list,
    onFocus: ({ target }: FocusEvent) => {
      held.current = rowOf(target)?.dataset.key ?? null;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Not where its row has just gone: that is told of nobody.
      if (relatedTarget !== null) held.current = null;
    },
  };
}
