import { session } from '../../../lib/browser-session.ts';
import type { Snapshot } from './attendance.ts';

/*
 * Who is expected, as the phone keeps it for the hours at the door: up to some megabytes, so not among the entries, and
 * gone with the session. Browsers without a store for responses keep nothing; they open no page without a network either.
 */
const STORE = 'door-people';
/** Days after a talk for which the phone still knows who was expected. */
const KEPT_DAYS = 2;

const addressOf = (talk: string) => `/door/people/${talk}`;
const store = async (): Promise<Cache | null> => (globalThis.caches ? caches.open(STORE).catch(() => null) : null);

/** The people of a talk as they were kept last. */
export async function loadPeople(talk: string): Promise<Snapshot | null> {
  const kept = await store();
  for (const address of (await kept?.keys()) ?? []) {
    const response = await kept?.match(address);
    const snapshot = (await response?.json().catch(() => null)) as Snapshot | null;
    const isOver = !snapshot || Date.parse(snapshot.talk.ends_at) + KEPT_DAYS * 86_400_000 < Date.now();
    if (isOver) await kept?.delete(address);
    else if (snapshot.talk.uuid === talk) return snapshot;
  }
  return null;
}

export async function keepPeople(snapshot: Snapshot): Promise<void> {
  const kept = await store();
  // A phone that is full goes on with what the page holds.
  await kept?.put(addressOf(snapshot.talk.uuid), Response.json(snapshot)).catch(() => undefined);
}

session.onPersonChange(() => void globalThis.caches?.delete(STORE));
