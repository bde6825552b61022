import { type RefObject, useEffect } from 'react';

const NAME = 'found';

/**
 * Marks words in all that an element shows, now and as it changes, without a change to its elements (CSS Custom
 * Highlight API; a browser without it marks nothing). The colours stand in `app/base.css`.
 */
export function useHighlight(root: RefObject<HTMLElement | null>, typed: string): void {
  useEffect(() => {
    const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
    const element = root.current;
    if (!element || words.length === 0 || !('highlights' in CSS)) return;
    let frame = 0;
    const mark = () => CSS.highlights.set(NAME, new Highlight(...rangesIn(element, words)));
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    });
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    mark();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      CSS.highlights.delete(NAME);
    };
  }, [root, typed]);
}

function rangesIn(element: HTMLElement, words: readonly string[]): Range[] {
  const ranges: Range[] = [];
  // What marks its words by itself is left alone.
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof HTMLElement && 'ownMarks' in node.dataset ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!(node instanceof Text)) continue;
    const text = node.textContent?.toLowerCase() ?? '';
    // A few letters grow when they are made small; offsets would then be wrong.
    if (text.length !== node.textContent?.length) continue;
    for (const word of words)
      for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + word.length)) {
        const range = new Range();
        range.setStart(node, start);
        range.setEnd(node, start + word.length);
        ranges.push(range);
      }
  }
  return ranges;
}
