/** Does something when the page has nothing else to do, or after so many milliseconds at the latest. @returns what calls it off */
export function whenIdle(action: () => unknown, milliseconds = 2000): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(action, { timeout: milliseconds });
    return () => cancelIdleCallback(id);
  }
  // Safari has no idle callback.
  const timer = setTimeout(action, 300);
  return () => clearTimeout(timer);
}
