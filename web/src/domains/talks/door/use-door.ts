import { syncDoor } from '@qinghe/contract/talks/check-in.ts';
import { syncDoorByKey } from '@qinghe/contract/talks/door-keys.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { forget, keep, loadCached, put } from '../../../lib/offline/offline-cache.ts';
import { openOutbox } from '../../../lib/offline/outbox.ts';
import { PATIENCE_MS, requireStill, useExchange, whoIsHere } from '../../../lib/offline/use-offline-sync.ts';
import type { Snapshot } from './attendance.ts';
import { type Door, openDoor } from './door.ts';

const EVERY_MS = 20_000;
/** Days after a talk for which the phone still knows who was expected. */
const RETENTION_DAYS = 2;

const keptUntil = ({ talk }: Snapshot) => new Date(Date.parse(talk.ends_at) + RETENTION_DAYS * 86_400_000);
const background = () => ({ background: true, signal: AbortSignal.timeout(PATIENCE_MS) });

function doorOf(talk: string): Door {
  const person = whoIsHere();
  const address = `/door/people/${person}/${talk}`;
  return openDoor({
    talk,
    outbox: openOutbox(`door:${person}:${talk}`),
    load: () => loadCached<Snapshot>(address),
    keep: (snapshot) => void keep(address, snapshot, keptUntil(snapshot)),
    async send(input) {
      requireStill(person);
      return call(syncDoor, input, background());
    },
    now: () => new Date(),
  });
}

/** The door for who holds a key of it: no session is asked for, and what the key opened goes when it opens no more. */
function doorByKey(talk: string, key: string): Door {
  const address = `/door/people/key/${talk}`;
  return openDoor({
    talk,
    outbox: openOutbox(`door:key:${talk}`),
    load: () => loadCached<Snapshot>(address),
    keep: (snapshot) => void put(address, snapshot, keptUntil(snapshot)),
    async send(input) {
      try {
        return await call(syncDoorByKey, { ...input, key }, background());
      } catch (failure) {
        if (hasCode(failure, 40401)) await forget(address);
        throw failure;
      }
    },
    now: () => new Date(),
  });
}

/** Opens the door of a talk on this phone, by a key where there is one, else for who is logged in. */
export function useDoor(talk: string, { key, prepare }: { key: string | undefined; prepare: () => Promise<unknown> }) {
  const make = () => (key === undefined ? doorOf(talk) : doorByKey(talk, key));
  const { exchange: door, state } = useExchange(make, { prepare, everyMs: EVERY_MS });
  return { door, state };
}
