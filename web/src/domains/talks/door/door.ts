import type { InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import type { DoorEntry, syncDoor } from '@qinghe/contract/talks/door.ts';
import type { Outbox } from '../../../lib/outbox.ts';
import { type Attendance, attendanceOf, merge, type Snapshot } from './attendance.ts';

export interface DoorPorts {
  talk: string;
  outbox: Outbox<DoorEntry>;
  /** What the phone kept of the people; null where it keeps nothing. */
  load: () => Promise<Snapshot | null>;
  keep: (snapshot: Snapshot) => void;
  send: (input: InputOf<typeof syncDoor>) => Promise<OutputOf<typeof syncDoor>>;
  now: () => Date;
}

/** An entry that the server did not take: of no ticket of this talk, or of one person too many. */
export interface Refused {
  entry: DoorEntry;
  result: 'unknown' | 'full';
}

export interface DoorState {
  /** Null until the server or the phone says who is expected. */
  snapshot: Snapshot | null;
  attendance: Attendance;
  /** Entries that are not sent yet. */
  pending: readonly DoorEntry[];
  refused: readonly Refused[];
  /** Why the last call failed; null after one that did not. */
  failure: unknown;
  /** When the server was last reached from this phone. */
  syncedAt: Date | null;
  isSyncing: boolean;
}

export type Door = ReturnType<typeof openDoor>;

/** As many as one call takes. */
const AT_ONCE = 200;
/**
 * Hours for which the server is asked only for what changed; then for everybody, since some may have been erased. By the
 * phone's clock alone, which may be days off.
 */
const FRESH_HOURS = 12;

/**
 * The door of a talk on one phone: whoever comes is written down here first, shown at once, and told to the server when
 * that can be reached. Nothing waits for the network, and nothing is forgotten before the server has confirmed it.
 */
export function openDoor({ talk, outbox, load, keep, send, now }: DoorPorts) {
  const empty: DoorState = {
    snapshot: null,
    attendance: { people: [], unknown: [] },
    pending: outbox.entries(),
    refused: [],
    failure: null,
    syncedAt: null,
    isSyncing: false,
  };
  let state = empty;
  const watchers = new Set<() => void>();
  const change = (next: Partial<DoorState>) => {
    const pending = outbox.entries();
    const snapshot = next.snapshot ?? state.snapshot;
    const isSame = pending === state.pending && snapshot === state.snapshot && state !== empty;
    const attendance = isSame ? state.attendance : attendanceOf(snapshot?.visitors ?? [], pending);
    state = { ...state, ...next, snapshot, pending, attendance };
    for (const watcher of watchers) watcher();
  };

  /** Sends what is pending, as many calls as that takes; at least one, which asks who else came. */
  async function exchange(): Promise<void> {
    let sent = 0;
    do {
      const entries = outbox.entries().slice(0, AT_ONCE);
      const { snapshot } = state;
      const isFresh = snapshot && now().getTime() - Date.parse(snapshot.whole_at) < FRESH_HOURS * 3_600_000;
      const response = await send({
        talk_uuid: talk,
        device_now: now().toISOString(),
        ...(isFresh ? { since: snapshot.as_of } : {}),
        entries: [...entries],
      });
      const merged = merge(isFresh ? snapshot : null, response, now());
      // Megabytes for a large talk: written where somebody changed.
      if (!isFresh || response.visitors.length > 0) keep(merged);
      outbox.remove(response.results.map(({ uuid }) => uuid));
      const refused = response.results.flatMap(({ uuid, result }) => {
        const entry = entries.find((one) => one.uuid === uuid);
        return entry && result !== 'kept' ? [{ entry, result }] : [];
      });
      change({ snapshot: merged, failure: null, syncedAt: now(), refused: [...refused, ...state.refused] });
      sent = entries.length;
    } while (sent === AT_ONCE);
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

  return {
    state: () => state,
    subscribe(watcher: () => void): () => void {
      watchers.add(watcher);
      const stop = outbox.subscribe(() => change({}));
      return () => {
        watchers.delete(watcher);
        stop();
      };
    },
    /** What the phone kept, until the server was reached. */
    async open(): Promise<void> {
      const kept = await load();
      if (kept && !state.snapshot) change({ snapshot: kept, syncedAt: new Date(kept.as_of) });
    },
    /** Writes something down and tells the server as soon as may be. */
    write(...entries: DoorEntry[]): void {
      for (const entry of entries) outbox.add(entry);
      change({});
      void this.sync();
    },
    /** Exchanges with the server; resolves when it was reached or was not. Called again meanwhile it goes once more. */
    sync(): Promise<void> {
      if (running) again = true;
      running ??= run();
      return running;
    },
    /** Whether closing the page would lose something. */
    isAtRisk: outbox.isAtRisk,
    /** The refused ones were seen. */
    dismiss: () => change({ refused: [] }),
  };
}
