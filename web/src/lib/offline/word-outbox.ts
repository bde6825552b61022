import type { Attachment } from '@qinghe/contract/attachments.ts';
import { hasCode, messageOf } from '../api/api-error.ts';
import { isLost } from '../api/idempotency.ts';
import { newUuid } from '../api/new-key.ts';
import { currentLocale } from '../i18n/i18n.ts';
import { createActionQueue } from '../queue/action-queue.ts';
import { session } from '../session/browser-session.ts';
import { type OutboxEntry, openOutbox } from './outbox.ts';
import { untilBack } from './retry-when-online.ts';
import { requireStill } from './use-offline-sync.ts';

/** On its way; sent without a response, and sent again; refused by the server. */
type UnsentState = 'sending' | 'unconfirmed' | 'failed';

export interface Unsent extends OutboxEntry {
  text: string;
  /** Uploaded before. */
  file: Attachment | null;
  state: UnsentState;
  /** Why the server refused it, and whether under this uuid it has other words. */
  reason?: string;
  isTaken?: boolean;
}

/** What is sent of a word: its file by its name. */
export interface NewWord {
  uuid: string;
  text: string;
  file: string | null;
}

/** Those that do not stand in the conversation yet. What stands there under a uuid that is taken are other words. */
export const stillUnsent = (unsent: readonly Unsent[], said: readonly { uuid: string }[]): Unsent[] =>
  unsent.filter(({ uuid, isTaken }) => isTaken || said.every((word) => word.uuid !== uuid));

export type WordOutbox = ReturnType<typeof openWordOutbox>;

interface WordOutboxPorts {
  /** Of the conversation, among all of its person. */
  name: string;
  /** Hands a word to the server, which stores it once under its uuid. */
  send: (word: NewWord) => Promise<unknown>;
  /** What was sent is told, and read again, before it leaves. */
  settled: () => Promise<unknown>;
}

/**
 * What a person wrote and the server has not confirmed: sent one after the other in their order, kept over a reload of the
 * tab. Its uuid goes along, so that what is sent again is there once.
 */
function openWordOutbox(person: string, { name, send, settled }: WordOutboxPorts) {
  const outbox = openOutbox<Unsent>(`${name}:${person}`, sessionStorage);
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
    const { uuid, text, file } = entry;
    queue.add(entry, {
      send: async () => {
        requireStill(person);
        return send({ uuid, text, file: file?.uuid ?? null });
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
    send: (text: string, file: Attachment | null = null) =>
      put({ uuid: newUuid(), at: later().toISOString(), text, file, state: 'sending' }),
    /** Words whose uuid is taken keep, under another one. */
    again(entry: Unsent): void {
      outbox.remove([entry.uuid]);
      const { text, file, at } = entry;
      put({ uuid: entry.isTaken ? newUuid() : entry.uuid, at, text, file, state: 'sending' });
    },
    /** What was typed and not sent: closing what it is typed in loses nothing. */
    draft: { text: '' } as { text: string; file?: Attachment | undefined },
    drop: ({ uuid }: Unsent) => outbox.remove([uuid]),
    end: () => queue.clear(),
  };
}

/** Of who is here, by the names of their conversations. */
const current = { person: '', outboxes: new Map<string, WordOutbox>() };

function endAll(person: string): void {
  for (const outbox of current.outboxes.values()) outbox.end();
  current.outboxes.clear();
  current.person = person;
}
session.onPersonChange(() => endAll(''));

/** The one of a conversation of who is here. */
export function wordOutboxOf(person: string, ports: WordOutboxPorts): WordOutbox {
  if (current.person !== person) endAll(person);
  const outbox = current.outboxes.get(ports.name) ?? openWordOutbox(person, ports);
  current.outboxes.set(ports.name, outbox);
  return outbox;
}
