import { hasCode } from '../api/api-error.ts';
import type { Outbox, OutboxEntry } from './outbox.ts';

/** What the server gave last, on the phone. */
export interface KeptState {
  as_of: string;
  /** When everything was given and not only what had changed, by the phone's clock. */
  whole_at: string;
}

interface Answer {
  results: readonly { uuid: string; result: string }[];
}

export interface ExchangePorts<Entry extends OutboxEntry, Snapshot extends KeptState, Response extends Answer, View> {
  outbox: Outbox<Entry>;
  /** What the phone kept; null where it keeps nothing. */
  load: () => Promise<Snapshot | null>;
  keep: (snapshot: Snapshot) => void;
  /** @param since the `as_of` that is known; everything is asked for without it */
  send: (entries: readonly Entry[], deviceNow: string, since: string | undefined) => Promise<Response>;
  /** The snapshot with what changed since. */
  merge: (snapshot: Snapshot | null, response: Response, now: Date) => Snapshot;
  /** Whether a response changed something that is worth writing down again. */
  hasNews: (response: Response) => boolean;
  /** What is shown, from what the server said and what is not sent yet. */
  view: (snapshot: Snapshot | null, pending: readonly Entry[]) => View;
  now: () => Date;
}

/** An entry that the server did not take, and why. */
export interface RefusedEntry<Entry> {
  entry: Entry;
  result: string;
}

/** How the exchange with the server stands. */
export interface Network {
  pending: readonly OutboxEntry[];
  /** Why the last call failed; null after one that did not. */
  failure: unknown;
  /** When the server was last reached from this phone. */
  syncedAt: Date | null;
  isSyncing: boolean;
}

export interface ExchangeState<Entry extends OutboxEntry, Snapshot, View> extends Network {
  /** Null until the server or the phone says what there is. */
  snapshot: Snapshot | null;
  view: View;
  /** Entries that are not sent yet. */
  pending: readonly Entry[];
  refused: readonly RefusedEntry<Entry>[];
}

export type Exchange<Entry extends OutboxEntry, Snapshot, View> = {
  state: () => ExchangeState<Entry, Snapshot, View>;
  subscribe: (watcher: () => void) => () => void;
  /** What the phone kept, until the server was reached. */
  open: () => Promise<void>;
  /** Writes something down and tells the server as soon as may be. */
  write: (...entries: Entry[]) => void;
  /** Exchanges with the server; resolves when it was reached or was not. Called again meanwhile it goes once more. */
  sync: () => Promise<void>;
  /** Whether closing the page would lose something. */
  isAtRisk: () => boolean;
  /** The refused ones were seen. */
  dismiss: () => void;
};

/** What the server says of an entry that is none. */
const MALFORMED = 400;
/** As many as one call takes. */
const AT_ONCE = 200;
/**
 * Hours for which the server is asked only for what changed; then for everything, since some may have been erased. By the
 * phone's clock alone, which may be days off.
 */
const FRESH_HOURS = 12;

/**
 * Work on one phone that waits for no network: what happens is written down here first, shown at once, and told to the
 * server when that can be reached. Nothing is forgotten before the server has confirmed it.
 */
export function openExchange<Entry extends OutboxEntry, Snapshot extends KeptState, Response extends Answer, View>({
  outbox,
  load,
  keep,
  send,
  merge,
  hasNews,
  view,
  now,
}: ExchangePorts<Entry, Snapshot, Response, View>): Exchange<Entry, Snapshot, View> {
  const empty: ExchangeState<Entry, Snapshot, View> = {
    snapshot: null,
    view: view(null, []),
    pending: outbox.entries(),
    refused: [],
    failure: null,
    syncedAt: null,
    isSyncing: false,
  };
  let state = empty;
  const watchers = new Set<() => void>();
  const change = (next: Partial<ExchangeState<Entry, Snapshot, View>>) => {
    const pending = outbox.entries();
    const snapshot = next.snapshot ?? state.snapshot;
    const isSame = pending === state.pending && snapshot === state.snapshot && state !== empty;
    state = { ...state, ...next, snapshot, pending, view: isSame ? state.view : view(snapshot, pending) };
    for (const watcher of watchers) watcher();
  };

  /** Sends what is pending, as many calls as that takes; at least one, which asks what else happened. */
  async function exchange(): Promise<void> {
    let sent = 0;
    do {
      const entries = outbox.entries().slice(0, AT_ONCE);
      sent = entries.length;
      try {
        await exchangeSome(entries);
      } catch (error) {
        if (!hasCode(error, MALFORMED) || sent === 0) throw error;
        // One that the server cannot read must not keep the others back.
        for (const entry of entries) await exchangeSome([entry]).catch((failure) => setAside(entry, failure));
      }
    } while (sent === AT_ONCE);
  }

  function setAside(entry: Entry, failure: unknown): void {
    if (!hasCode(failure, MALFORMED)) throw failure;
    outbox.remove([entry.uuid]);
    change({ refused: [{ entry, result: 'unreadable' }, ...state.refused] });
  }

  async function exchangeSome(entries: readonly Entry[]): Promise<void> {
    const { snapshot } = state;
    const isFresh = snapshot && now().getTime() - Date.parse(snapshot.whole_at) < FRESH_HOURS * 3_600_000;
    const response = await send(entries, now().toISOString(), isFresh ? snapshot.as_of : undefined);
    const merged = merge(isFresh ? snapshot : null, response, now());
    // Megabytes at a large fair: written where something changed.
    if (!isFresh || hasNews(response)) keep(merged);
    outbox.remove(response.results.map(({ uuid }) => uuid));
    const refused = response.results.flatMap(({ uuid, result }) => {
      const entry = entries.find((one) => one.uuid === uuid);
      return entry && result !== 'kept' ? [{ entry, result }] : [];
    });
    change({ snapshot: merged, failure: null, syncedAt: now(), refused: [...refused, ...state.refused] });
  }

  let running: Promise<void> | null = null;
  let again = false;
  async function run(): Promise<void> {
    change({ isSyncing: true });
    try {
      do {
        again = false;
        await exchange();
      } while (again);
    } catch (failure) {
      change({ failure });
    }
    running = null;
    change({ isSyncing: false });
  }
  const sync = (): Promise<void> => {
    if (running) again = true;
    running ??= run();
    return running;
  };

  return {
    state: () => state,
    subscribe(watcher) {
      watchers.add(watcher);
      const stop = outbox.subscribe(() => change({}));
      return () => {
        watchers.delete(watcher);
        stop();
      };
    },
    async open() {
      const kept = await load();
      if (kept && !state.snapshot) change({ snapshot: kept, syncedAt: new Date(kept.as_of) });
    },
    write(...entries) {
      for (const entry of entries) outbox.add(entry);
      change({});
      void sync();
    },
    sync,
    isAtRisk: outbox.isAtRisk,
    dismiss: () => change({ refused: [] }),
  };
}
