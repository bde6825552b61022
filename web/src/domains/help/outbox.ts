import { sendHelpMessage } from '@qinghe/contract/help/help.ts';
import { hasCode, messageOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { isLost } from '../../lib/api/idempotency.ts';
import { newUuid } from '../../lib/api/new-key.ts';
import { currentLocale } from '../../lib/i18n/i18n.ts';
import { type OutboxEntry, openOutbox } from '../../lib/offline/outbox.ts';
import { untilBack } from '../../lib/offline/retry-when-online.ts';
import { requireStill } from '../../lib/offline/use-offline-sync.ts';
import { createActionQueue } from '../../lib/queue/action-queue.ts';
import { session } from '../../lib/session/browser-session.ts';

/** On its way; sent without a response, and sent again; refused by the server. */
type UnsentState = 'sending' | 'unconfirmed' | 'failed';

export interface Unsent extends OutboxEntry {
  text: string;
  state: UnsentState;
  /** Why the server refused it, and whether under this uuid it has other words. */
  reason?: string;
  isTaken?: boolean;
}

export type HelpOutbox = ReturnType<typeof openHelpOutbox>;

/**
 * What a person wrote and the server has not confirmed: sent one after the other in their order, kept over a reload of the
 * tab. Its uuid goes along, so that what is sent again is there once.
 * @param settled what was sent is told, and read again, before it leaves
 */
function openHelpOutbox(person: string, settled: () => Promise<unknown>) {
  const outbox = openOutbox<Unsent>(`help:${person}`, sessionStorage);
  const queue = createActionQueue<Unsent>({
    isLost,
    untilRetry: untilBack,
    onLost: () => {
      const first = queue.effects()[0];
      if (first) outbox.add({ ...first, state: 'unconfirmed' });
    },
    onDrained: () => undefined,
  });
  const put = (entry: Unsent) => {
    outbox.add(entry);
    const { uuid, text } = entry;
    queue.add(entry, {
      send: async () => {
        requireStill(person);
        return call(sendHelpMessage, { uuid, text }, { background: true });
      },
      onDone: () => void settled().finally(() => outbox.remove([uuid])),
      onRefused: (error) =>
        outbox.add({
          ...{ ...entry, state: 'failed', reason: messageOf(error, currentLocale()) },
          isTaken: hasCode(error, 40904),
        }),
    });
  };
  // What a reload cut off: whether it arrived is not known.
  for (const entry of outbox.entries()) if (entry.state !== 'failed') put({ ...entry, state: 'unconfirmed' });
  const later = () => new Date(Math.max(Date.now(), Date.parse(outbox.entries().at(-1)?.at ?? '') + 1 || 0));
  return {
    subscribe: outbox.subscribe,
    entries: outbox.entries,
    send: (text: string) => put({ uuid: newUuid(), at: later().toISOString(), text, state: 'sending' }),
    /** Words whose uuid is taken keep, under another one. */
    again(entry: Unsent): void {
      outbox.remove([entry.uuid]);
      const { text, at } = entry;
      put({ uuid: entry.isTaken ? newUuid() : entry.uuid, at, text, state: 'sending' });
    },
    /** What was typed and not sent: closing the panel loses nothing. */
    draft: { text: '' },
    drop: ({ uuid }: Unsent) => outbox.remove([uuid]),
    end: () => queue.clear(),
  };
}

let current: { person: string; outbox: HelpOutbox } | undefined;
session.onPersonChange(() => {
  current?.outbox.end();
  current = undefined;
});

/** The one of who is here. */
export function helpOutboxOf(person: string, settled: () => Promise<unknown>): HelpOutbox {
  if (current?.person !== person) {
    current?.outbox.end();
    current = { person, outbox: openHelpOutbox(person, settled) };
  }
  return current.outbox;
}
