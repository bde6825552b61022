import { useEffect, useSyncExternalStore } from 'react';
import { isChunkError } from '../../lib/offline/chunk-error.ts';

/** A file that is fetched after what is seen first. */
interface LateModule<Module> {
  /** Fetches it; again where that failed before. */
  fetch: () => void;
  /**
   * The file, undefined until it is there, null where it could not be fetched; draws again with each change.
   * @param wanted false while nothing needs it; what failed is fetched again as it turns true
   */
  use: (wanted?: boolean) => Module | undefined | null;
}

/** A late file without Suspense, which holds back for 300 ms what came at once. */
export function lateModule<Module extends object>(load: () => Promise<Module>): LateModule<Module> {
  const late = keep(load);
  return { fetch: late.fetch, use: (wanted = true) => useLate(late, wanted) };
}

type Kept<Module> = ReturnType<typeof keep<Module>>;

function keep<Module>(load: () => Promise<Module>) {
  let module: Module | undefined | null;
  let isAskedFor = false;
  const listeners = new Set<() => void>();
  const settle = (loaded: Module | null) => {
    module = loaded;
    isAskedFor = loaded !== null;
    for (const listener of listeners) listener();
  };
  return {
    read: () => module,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    fetch: () => {
      if (isAskedFor) return;
      isAskedFor = true;
      load().then(settle, (error: unknown) => {
        settle(null);
        // A file that came and is broken is told as any other error of the page.
        if (!isChunkError(error)) throw error;
      });
    },
  };
}

function useLate<Module>({ fetch, subscribe, read }: Kept<Module>, wanted: boolean): Module | undefined | null {
  useEffect(() => {
    if (wanted) fetch();
  }, [wanted, fetch]);
  return useSyncExternalStore(subscribe, read);
}
