import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { syncDesk } from '@qinghe/contract/fairs/desk.ts';
import { call } from '../../../lib/api/call.ts';
import { keep, loadCached } from '../../../lib/offline/offline-cache.ts';
import { openExchange } from '../../../lib/offline/offline-sync.ts';
import { openOutbox } from '../../../lib/offline/outbox.ts';
import { PATIENCE_MS, requireStill, useExchange, whoIsHere } from '../../../lib/offline/use-offline-sync.ts';
import { merge, type Person, type PhoneEntry, queueOf, type Snapshot } from './queue.ts';

/** Two phones call from one queue. */
const EVERY_MS = 5_000;
/** Days after a fair for which the phone still knows who came. */
const RETENTION_DAYS = 2;

export type Desk = ReturnType<typeof deskOf>;
export type DeskState = ReturnType<Desk['state']>;

function deskOf(fair: string) {
  const person = whoIsHere();
  const address = `/door/stand/${person}/${fair}`;
  return openExchange<PhoneEntry, Snapshot, OutputOf<typeof syncDesk>, Person[]>({
    outbox: openOutbox<PhoneEntry>(`stand:${person}:${fair}`),
    load: () => loadCached<Snapshot>(address),
    keep: (snapshot) =>
      void keep(address, snapshot, new Date(Date.parse(snapshot.fair.ends_at) + RETENTION_DAYS * 86_400_000)),
    async send(entries, device_now, since) {
      requireStill(person);
      const input = {
        fair_uuid: fair,
        device_now,
        ...(since ? { since } : {}),
        // What a ticket said of its owner stays on the phone: the server knows them.
        entries: entries.map(({ card: _card, ...entry }) => entry),
      };
      return call(syncDesk, input, { background: true, signal: AbortSignal.timeout(PATIENCE_MS) });
    },
    merge,
    hasNews: ({ visits }) => visits.length > 0,
    view: queueOf,
    now: () => new Date(),
  });
}

/** Opens a company's stand at a job fair on this phone. */
export function useDesk(fair: string) {
  const { exchange: desk, state } = useExchange(() => deskOf(fair), {
    prepare: async () => undefined,
    everyMs: EVERY_MS,
  });
  return { desk, state };
}
