import { useSyncExternalStore } from 'react';

/** Device pixels a CSS pixel; it changes with the browser's zoom and with the screen that the window is on. */
export const useDensity = (): number => useSyncExternalStore(follow, () => devicePixelRatio);

function follow(watcher: () => void): () => void {
  let stop = () => {};
  // A query tells of one density only: after each change the next one is asked for.
  const watch = () => {
    const media = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const changed = () => {
      watch();
      watcher();
    };
    media.addEventListener('change', changed, { once: true });
    stop = () => media.removeEventListener('change', changed);
  };
  watch();
  return () => stop();
}
