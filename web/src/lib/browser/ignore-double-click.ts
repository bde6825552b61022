const DOUBLE_CLICK_MS = 500;

/** For what a click takes away: the second one of a double click would land on what lay under it. */
export function ignoreDoubleClick(): void {
  const listening = new AbortController();
  const ignore = (event: MouseEvent) => {
    // The first click of another one.
    if (event.detail < 2) return listening.abort();
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', ignore, { capture: true, signal: listening.signal });
  setTimeout(() => listening.abort(), DOUBLE_CLICK_MS);
}
