import { session } from '../../../lib/browser-session.ts';
import type { Snapshot } from './attendance.ts';

/*
 * Who is expected, as the phone keeps it for the hours at the door: up to some megabytes, so not among the entries, and
 * gone with the session. Browsers without a store for responses keep nothing; they open no page without a network either.
 */
const STORE = 'door-people';
/** Days after a talk for which the phone still knows who was expected. */
const KEPT_DAYS = 2;

const addressOf = (person: string, talk: string) => `/door/people/${person}/${talk}`;

/** The people of a talk as they were kept last for a person; null where a browser keeps nothing. */
export async function loadPeople(person: string, talk: string): Promise<Snapshot | null> {
  try {
    const kept = await caches.open(STORE);
    for (const address of await kept.keys()) {
      const snapshot = (await (await kept.match(address))?.json().catch(() => null)) as Snapshot | null;
      if (!snapshot || Date.parse(snapshot.talk.ends_at) + KEPT_DAYS * 86_400_000 < Date.now())
        await kept.delete(address);
    }
    return ((await (await kept.match(addressOf(person, talk)))?.json()) ?? null) as Snapshot | null;
  } catch {
    return null;
  }
}

/** Keeps them until the session ends; what comes in after its end is not kept. */
export async function keepPeople(person: string, snapshot: Snapshot): Promise<void> {
  if (session.token() === null) return;
  try {
    await (await caches.open(STORE)).put(addressOf(person, snapshot.talk.uuid), Response.json(snapshot));
  } catch {
    // A phone that is full goes on with what the page holds.
  }
}

session.onPersonChange(() => void globalThis.caches?.delete(STORE));
