const KEY = 'chunkError';
/** At most one reload in this time (product document, section 9). */
export const RELOAD_WINDOW_MS = 60_000;

interface Ports {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether the server answers: a page that is reloaded without it is gone. */
  isReachable: () => Promise<boolean>;
  reload: () => void;
  now: () => number;
}

const here = (): Ports => ({
  storage: sessionStorage,
  isReachable: async () => {
    if (!navigator.onLine) return false;
    const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10_000) } as const;
    return fetch('/', options).then(
      ({ ok }) => ok,
      () => false,
    );
  },
  reload: () => location.reload(),
  now: Date.now,
});

/**
 * A file of the page could not be loaded: usually a newer build replaced it, and the page is reloaded, but not in a circle.
 * Where the network is what failed it is not: whoever checks people in at a door, or types, would lose the page. When the
 * network is back and the file is asked for again it is reloaded too: Chromium keeps a module that failed as failed.
 */
export async function reloadOnce(ports: Ports = here()): Promise<'reloads' | 'unreachable' | 'again'> {
  if (!(await ports.isReachable())) return 'unreachable';
  const last = Number(ports.storage.getItem(KEY) ?? 0);
  if (last > 0 && ports.now() - last < RELOAD_WINDOW_MS) return 'again';
  ports.storage.setItem(KEY, String(ports.now()));
  ports.reload();
  return 'reloads';
}

/** The words in which browsers report a module that did not load. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS|Importing a module/i.test(error.message);
