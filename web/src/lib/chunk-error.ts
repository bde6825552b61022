const KEY = 'chunkError';
/** At most one reload in this time (product document, section 9). */
export const RELOAD_WINDOW_MS = 60_000;

/**
 * A file of the page could not be loaded, usually because a newer build replaced it: reload, but not in a circle.
 * Gives true when it reloads.
 */
export function reloadOnce(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  reload: () => void,
  now: number = Date.now(),
): boolean {
  const last = Number(storage.getItem(KEY) ?? 0);
  if (last > 0 && now - last < RELOAD_WINDOW_MS) return false;
  storage.setItem(KEY, String(now));
  reload();
  return true;
}

/** The words in which browsers report a module that did not load. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS|Importing a module/i.test(error.message);
