import { untilBack } from './retry-when-online.ts';

/** Loads code that the page can do without at first; where the network fails, again until it is there. */
export async function loadLater<T>(load: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await load();
    } catch {
      await untilBack(failures);
    }
  }
}
