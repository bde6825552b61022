const MAX_PAUSE_MS = 30_000;

/** Waits until it is worth another try: at once when the browser is back online, else a little longer each time. */
export function untilBack(failures: number, signal?: AbortSignal): Promise<void> {
  const pause = navigator.onLine ? Math.min(1000 * 2 ** failures, MAX_PAUSE_MS) : MAX_PAUSE_MS;
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, pause);
    addEventListener('online', done);
    signal?.addEventListener('abort', done, { once: true });
  });
}
