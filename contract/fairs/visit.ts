import type { DeskDecision, DeskEntry } from './desk.ts';

/** waiting → talking, by a phone → done; called again they are talked to again. */
type VisitState = 'waiting' | 'talking' | 'done';

/** What became of somebody at a stand, as its entries say it. */
export interface SettledVisit {
  /** Since when they stand there; null where every scan was taken back. */
  arrivedAt: string | null;
  state: VisitState;
  /** The phone that talks to them, or talked last. */
  device: string | null;
  /** When they were called first, and last. */
  firstCalledAt: string | null;
  calledAt: string | null;
  /** How often they were called and did not come. */
  missed: number;
  note: string;
  stars: number;
  decision: DeskDecision | null;
  jobUuid: string | null;
  decidedAt: string | null;
  /** The entry that decided. */
  decidedBy: string | null;
  /** Scans by which they are here. */
  scans: string[];
}

/** Entries in one order everywhere: by their instant, then by their names. */
const inOrder = (one: DeskEntry, other: DeskEntry): number =>
  Date.parse(one.at) - Date.parse(other.at) || (one.uuid < other.uuid ? -1 : 1);

/** Those that stand: each once, and none that another one takes back; the entries that take back stand themselves. */
function standing(entries: readonly DeskEntry[]): DeskEntry[] {
  const takenBack = new Set(entries.flatMap((entry) => (entry.kind === 'take_back' ? [entry.entry_uuid] : [])));
  const byUuid = new Map(entries.map((entry) => [entry.uuid, entry]));
  return [...byUuid.values()].filter(({ uuid }) => !takenBack.has(uuid)).sort(inOrder);
}

/**
 * What became of somebody, from all that phones wrote down about them. The entries of two phones that were apart for an
 * hour say the same in whatever order they are put together, and however often each of them came: who is called holds them
 * until they are missed or decided about; the later note, stars and decision stand.
 */
export function settleVisit(entries: readonly DeskEntry[]): SettledVisit {
  const visit: SettledVisit = { ...NOBODY, scans: [] };
  for (const entry of standing(entries)) apply(visit, entry);
  return visit;
}

const NOBODY = {
  arrivedAt: null,
  state: 'waiting',
  device: null,
  firstCalledAt: null,
  calledAt: null,
  missed: 0,
  note: '',
  stars: 0,
  decision: null,
  jobUuid: null,
  decidedAt: null,
  decidedBy: null,
} as const;

function apply(visit: SettledVisit, entry: DeskEntry): void {
  const { at } = entry;
  switch (entry.kind) {
    case 'scan':
      visit.arrivedAt ??= at;
      visit.scans.push(entry.uuid);
      return;
    case 'call':
      // Two phones called at once: whoever did first talks to them.
      if (visit.state === 'talking') return;
      visit.firstCalledAt ??= at;
      Object.assign(visit, { state: 'talking', device: entry.device, calledAt: at });
      return;
    case 'miss':
      if (visit.state !== 'talking' || visit.device !== entry.device) return;
      Object.assign(visit, { state: 'waiting', device: null, missed: visit.missed + 1 });
      return;
    case 'decide': {
      const { decision, job_uuid: jobUuid, uuid: decidedBy } = entry;
      Object.assign(visit, { state: 'done', decision, jobUuid, decidedAt: at, decidedBy });
      return;
    }
    case 'note':
      visit.note = entry.text;
      return;
    case 'stars':
      visit.stars = entry.stars;
  }
}

/** The entries that still say something: earlier notes and stars, and what was taken back, are left out with what took it. */
export function tellingEntries(entries: readonly DeskEntry[]): DeskEntry[] {
  const rows = standing(entries).filter(({ kind }) => kind !== 'take_back');
  const last = (kind: DeskEntry['kind']) => rows.findLast((entry) => entry.kind === kind);
  const [note, stars] = [last('note'), last('stars')];
  return rows.filter((entry) => (entry.kind !== 'note' && entry.kind !== 'stars') || entry === note || entry === stars);
}
