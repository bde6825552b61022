import type { InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { syncDesk } from '@qinghe/contract/fairs/desk.ts';
import { syncDeskByKey } from '@qinghe/contract/fairs/stand-keys.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { forget, keep, loadCached, put } from '../../../lib/offline/offline-cache.ts';
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

/** Whose phone it is, where it keeps what it knows, and how it asks. */
interface Phone {
  /** Names what the phone keeps. */
  name: string;
  keep: typeof keep;
  send: (input: InputOf<typeof syncDesk>) => Promise<OutputOf<typeof syncDesk>>;
}

const background = () => ({ background: true, signal: AbortSignal.timeout(PATIENCE_MS) });

function ofAccount(): Phone {
  const person = whoIsHere();
  return {
    name: person,
    keep,
    async send(input) {
      requireStill(person);
      return call(syncDesk, input, background());
    },
  };
}

/** For who holds a key: no session is asked for, and what the key opened goes when it opens no more. */
const ofKey = (fair: string, key: string): Phone => ({
  name: 'key',
  keep: put,
  async send(input) {
    try {
      return await call(syncDeskByKey, { ...input, key }, background());
    } catch (failure) {
      if (hasCode(failure, 40401)) await forget(addressOf('key', fair));
      throw failure;
    }
  },
});

const addressOf = (name: string, fair: string): string => `/door/stand/${name}/${fair}`;

function deskOf(fair: string, phone: Phone) {
  const address = addressOf(phone.name, fair);
  return openExchange<PhoneEntry, Snapshot, OutputOf<typeof syncDesk>, Person[]>({
    outbox: openOutbox<PhoneEntry>(`stand:${phone.name}:${fair}`),
    load: () => loadCached<Snapshot>(address),
    keep: (snapshot) =>
      void phone.keep(address, snapshot, new Date(Date.parse(snapshot.fair.ends_at) + RETENTION_DAYS * 86_400_000)),
    async send(entries, device_now, since) {
      const input = {
        fair_uuid: fair,
        device_now,
        ...(since ? { since } : {}),
        // What a ticket said of its owner stays on the phone: the server knows them.
        entries: entries.map(({ card: _card, ...entry }) => entry),
      };
      return phone.send(input);
    },
    merge,
    hasNews: ({ visits }) => visits.length > 0,
    view: queueOf,
    now: () => new Date(),
  });
}

/** Opens a company's stand at a job fair on this phone, by a key where there is one, else for who is logged in. */
export function useDesk(fair: string, key: string | undefined) {
  const make = () => deskOf(fair, key === undefined ? ofAccount() : ofKey(fair, key));
  const { exchange: desk, state } = useExchange(make, {
    prepare: async () => undefined,
    everyMs: EVERY_MS,
  });
  return { desk, state };
}
