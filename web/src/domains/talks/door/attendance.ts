import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { DoorEntry, DoorVisitor, syncDoor } from '@qinghe/contract/talks/check-in.ts';
import type { KeptState } from '../../../lib/offline/offline-sync.ts';

type Response = OutputOf<typeof syncDoor>;

/** The people of a talk as the server gave them last. */
export interface Snapshot extends KeptState {
  talk: Response['talk'];
  visitors: DoorVisitor[];
}

/** Somebody at the door, with what this phone has written down and not sent. */
export interface Attendee extends Omit<DoorVisitor, 'attended_at'> {
  /** Since when they are here. */
  at: string | null;
  /** Something of them is not sent yet. */
  pending: boolean;
}

export interface Attendance {
  people: Attendee[];
  /** Scans that fit nobody whom this phone knows; the server may. */
  unknown: { uuid: string; code: string; at: string }[];
}

/** The snapshot with what changed since; who is named again replaces who they were. */
export function merge(snapshot: Snapshot | null, { talk, visitors, as_of }: Response, now: Date): Snapshot {
  const people = new Map(snapshot?.visitors.map((visitor) => [visitor.uuid, visitor]));
  for (const visitor of visitors) people.set(visitor.uuid, visitor);
  return { talk, visitors: [...people.values()], as_of, whole_at: snapshot?.whole_at ?? now.toISOString() };
}

/** Who is here: an entry counts that no other one takes back, whoever holds it, in whatever order they came. */
export function attendanceOf(visitors: readonly DoorVisitor[], pending: readonly DoorEntry[]): Attendance {
  const people = new Map<string, Attendee>();
  const byCode = new Map<string, string>();
  for (const { attended_at, ...visitor } of visitors) {
    people.set(visitor.uuid, { ...visitor, at: attended_at, pending: false });
    byCode.set(visitor.code, visitor.uuid);
  }
  const unknown: Attendance['unknown'] = [];
  const takenBack = new Set(pending.flatMap((entry) => (entry.kind === 'take_back' ? [entry.entry_uuid] : [])));
  for (const entry of pending) {
    if (entry.kind === 'take_back') continue;
    if (entry.kind === 'walk_in' && !people.has(entry.uuid)) people.set(entry.uuid, stranger(entry));
    const person = people.get(
      entry.kind === 'scan'
        ? (byCode.get(entry.code) ?? '')
        : entry.kind === 'arrive'
          ? entry.visitor_uuid
          : entry.uuid,
    );
    if (person) arrive(person, entry);
    else if (entry.kind === 'scan' && !takenBack.has(entry.uuid)) unknown.push(entry);
  }
  for (const person of people.values()) {
    const left = person.entries.filter((uuid) => !takenBack.has(uuid));
    if (left.length === person.entries.length) continue;
    Object.assign(person, { entries: left, pending: true, at: left.length > 0 ? person.at : null });
  }
  return { people: [...people.values()], unknown };
}

function arrive(person: Attendee, { uuid, at }: DoorEntry): void {
  if (person.entries.includes(uuid)) return;
  person.entries = [...person.entries, uuid];
  person.at ??= at;
  person.pending = true;
}

/** Who was written down at the door and is not sent yet; without a ticket, so nothing fits its code. */
const stranger = ({ uuid, person }: Extract<DoorEntry, { kind: 'walk_in' }>): Attendee => ({
  ...person,
  uuid,
  code: '',
  major: '',
  phone_end: '',
  state: 'walk_in',
  at: null,
  pending: true,
  entries: [],
});

/** Whether they hold a seat or a place in the queue for one. */
const isExpected = ({ state }: Attendee) => state === 'signed';

/** What the numbers above the list say; `signed` is who is here of them and who is not. */
export function figuresOf({ people }: Attendance) {
  const here = people.filter(({ entries }) => entries.length > 0);
  const expected = people.filter(isExpected);
  const missing = expected.filter(({ entries }) => entries.length === 0).length;
  return { here: here.length, extra: here.length - (expected.length - missing), signed: expected.length, missing };
}

/** Whose ticket a code is of; who was written down at the door has none until the server knows them. */
export const findByCode = (people: readonly Attendee[], code: string): Attendee | undefined =>
  people.find((person) => person.code !== '' && person.code === code);

const MAX_FOUND = 20;

/** Who fits what was typed: a part of the name, the last figures of the phone, or the code of the ticket. */
export function findPeople(people: readonly Attendee[], typed: string): Attendee[] {
  const words = typed.trim().toUpperCase();
  const code = words.replace(/[\s-]/g, '');
  if (!code) return [];
  return people
    .filter(
      ({ name, phone_end, code: own }) =>
        name.toUpperCase().includes(words) || (phone_end !== '' && phone_end === code) || (own !== '' && own === code),
    )
    .slice(0, MAX_FOUND);
}

/** Who came last, first. */
export const latest = ({ people }: Attendance): Attendee[] =>
  people
    .filter(({ entries }) => entries.length > 0)
    .sort((one, other) => Date.parse(other.at ?? '') - Date.parse(one.at ?? ''));
