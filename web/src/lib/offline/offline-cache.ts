import { session } from '../session/browser-session.ts';

/*
 * What pages that work without a network were told, as the phone keeps it for the hours at a door or a stand: up to some
 * megabytes, so not among the entries, and gone with the session. Browsers without a store for responses keep nothing; they
 * open no page without a network either.
 */
const STORE = 'door-people';

interface Kept {
  until: string;
  value: unknown;
}

const read = async (store: Cache, address: string) =>
  (await (await store.match(address))?.json().catch(() => null)) as Kept | null | undefined;

/** What was kept last at an address, if it still holds; null where a browser keeps nothing. What holds no more is thrown away. */
export async function loadCached<Value>(address: string): Promise<Value | null> {
  try {
    const store = await caches.open(STORE);
    for (const { url } of await store.keys()) {
      const kept = await read(store, url);
      if (!kept?.until || Date.parse(kept.until) < Date.now()) await store.delete(url);
    }
    return ((await read(store, address))?.value ?? null) as Value | null;
  } catch {
    return null;
  }
}

/** Keeps it until the session ends, or longest until `until`; what comes in after a session's end is not kept. */
export async function keep(address: string, value: unknown, until: Date): Promise<void> {
  if (session.token() !== null) await put(address, value, until);
}

/** Keeps what a key has opened in place of a session: until it is forgotten, or longest until `until`. */
export async function put(address: string, value: unknown, until: Date): Promise<void> {
  try {
    const kept: Kept = { until: until.toISOString(), value };
    await (await caches.open(STORE)).put(address, Response.json(kept));
  } catch {
    // A phone that is full goes on with what the page holds.
  }
}

/** A key that was withdrawn leaves nothing on the phone. */
export async function forget(address: string): Promise<void> {
  try {
    await (await caches.open(STORE)).delete(address);
  } catch {
    // Nothing was kept.
  }
}

session.onPersonChange(() => void globalThis.caches?.delete(STORE));
