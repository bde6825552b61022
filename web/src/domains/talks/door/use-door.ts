import { syncDoor } from '@qinghe/contract/talks/door.ts';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { keepPage } from '../../../lib/keep-page.ts';
import { openOutbox } from '../../../lib/outbox.ts';
import { PERSON_KEY } from '../../../lib/storage-keys.ts';
import { type Door, openDoor } from './door.ts';
import { keepPeople, loadPeople } from './kept-people.ts';

/** Who came to the other phones is seen this soon. */
const EVERY_MS = 20_000;
/** A network that answers nobody is none. */
const PATIENCE_MS = 15_000;

/** The door of a talk on this phone. Entries are the person's own: who logs in next neither sees nor sends them. */
function doorOf(talk: string): Door {
  const person = whoIsHere();
  return openDoor({
    talk,
    outbox: openOutbox(`door:${person}:${talk}`),
    load: () => loadPeople(person, talk),
    keep: (snapshot) => void keepPeople(person, snapshot),
    async send(input) {
      if (whoIsHere() !== person) throw new ApiError(401);
      return call(syncDoor, input, { background: true, signal: AbortSignal.timeout(PATIENCE_MS) });
    },
    now: () => new Date(),
  });
}

const whoIsHere = () => localStorage.getItem(PERSON_KEY) ?? '';

/**
 * Opens the door of a talk, and keeps exchanging with the server while the page is seen. `prepare` fetches what the page
 * needs later, so that it is there without a network.
 */
export function useDoor(talk: string, prepare: () => Promise<unknown>) {
  const [door] = useState(() => doorOf(talk));
  const state = useSyncExternalStore(door.subscribe, door.state);
  const prepared = useEffectEvent(prepare);
  useEffect(() => {
    const sync = () => void (document.visibilityState === 'visible' && door.sync());
    const opened = door.open().then(() => door.sync());
    void opened.then(prepared).then(keepPage);
    const timer = setInterval(sync, EVERY_MS);
    addEventListener('online', sync);
    document.addEventListener('visibilitychange', sync);
    return () => {
      clearInterval(timer);
      removeEventListener('online', sync);
      document.removeEventListener('visibilitychange', sync);
    };
  }, [door]);
  return { door, state };
}
