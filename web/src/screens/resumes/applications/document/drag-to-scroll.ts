/** What a press on it means something else for. */
const HELD = '[data-own-marks] span, a, button, mark, article';

/**
 * A sheet that is larger than its pane follows the mouse; words are selected as ever, and fingers scroll by themselves.
 * @returns what ends it
 */
export function dragToScroll(element: HTMLElement): () => void {
  let last: { x: number; y: number } | null = null;
  const press = (event: PointerEvent) => {
    const wide = element.scrollWidth > element.clientWidth;
    if (event.pointerType !== 'mouse' || event.button !== 0 || !wide || (event.target as Element).closest(HELD)) return;
    // The scroll bars are the browser's.
    const onBar = event.offsetX > element.clientWidth || event.offsetY > element.clientHeight;
    if (event.target === element && onBar) return;
    event.preventDefault();
    element.setPointerCapture(event.pointerId);
    element.dataset.dragged = '';
    last = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent) => {
    if (!last) return;
    element.scrollBy(last.x - event.clientX, last.y - event.clientY);
    last = { x: event.clientX, y: event.clientY };
  };
  const release = () => {
    last = null;
    delete element.dataset.dragged;
  };
  element.addEventListener('pointerdown', press);
  element.addEventListener('pointermove', move);
  element.addEventListener('lostpointercapture', release);
  return () => {
    element.removeEventListener('pointerdown', press);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('lostpointercapture', release);
  };
}
