export type Placement = 'below-end' | 'below-start' | 'above-start' | 'right-start';

const GAP = 4;
const EDGE = 8;

/** In the top layer no card or pane cuts it off; it opens to the other side where its own has no room. */
export function putBeside(floating: HTMLElement, trigger: HTMLElement, placement: Placement): void {
  const from = trigger.getBoundingClientRect();
  const { width, height } = floating.getBoundingClientRect();
  if (placement === 'right-start') {
    // Without a gap: the pointer that goes across leaves neither.
    floating.style.top = `${Math.max(EDGE, Math.min(from.top, innerHeight - height - EDGE))}px`;
    floating.style.left = `${from.right}px`;
    return;
  }
  const below = from.bottom + GAP;
  const above = from.top - GAP - height;
  const wantsBelow = placement !== 'above-start';
  const top = wantsBelow ? (below + height > innerHeight - EDGE ? above : below) : above < EDGE ? below : above;
  const left = placement === 'below-end' ? from.right - width : from.left;
  floating.style.top = `${Math.max(EDGE, top)}px`;
  floating.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - width - EDGE))}px`;
}
