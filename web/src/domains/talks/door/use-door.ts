import { syncDoor } from '@qinghe/contract/talks/check-in.ts';
import { call } from '../../../lib/api/call.ts';
import { keep, loadCached } from '../../../lib/offline/offline-cache.ts';
import { openOutbox } from '../../../lib/offline/outbox.ts';
import { PATIENCE_MS, requireStill, useExchange, whoIsHere } from '../../../lib/offline/use-offline-sync.ts';
import type { Snapshot } from './attendance.ts';
import { type Door, openDoor } from './door.ts';

const EVERY_MS = 20_000;
/** Days after a talk for which the phone still knows who was expected. */
const RETENTION_DAYS = 2;

function doorOf(talk: string): Door {
  const person = whoIsHere();
  const address = `/door/people/${person}/${talk}`;
  return openDoor({
    talk,
    outbox: openOutbox(`door:${person}:${talk}`),
    load: () => loadCached<Snapshot>(address),
    keep: (snapshot) =>
      void keep(address, snapshot, new Date(Date.parse(snapshot.talk.ends_at) + RETENTION_DAYS * 86_400_000)),
    async send(input) {
      requireStill(person);
      return call(syncDoor, input, { background: true, signal: AbortSignal.timeout(PATIENCE_MS) });
    },
    now: () => new Date(),
  });
}

/** Opens the door of a talk on this phone. */
export function useDoor(talk: string, prepare: () => Promise<unknown>) {
  const { exchange: door, state } = useExchange(() => doorOf(talk), { prepare, everyMs: EVERY_MS });
  return { door, state };
}
