import type { WalkIn } from '@qinghe/contract/talks/check-in.ts';
import { useState } from 'react';
import { newUuid } from '../../../lib/api/new-key.ts';
import { ticketCodeIn } from '../../../lib/offline/ticket-code.ts';
import { signal } from '../../../ui/scanner/signal.ts';
import { type Attendee, findByCode } from './attendance.ts';
import type { Door, DoorState } from './door.ts';

/** What the last scan or choice came to; what became of an entry meanwhile is looked up when it is shown. */
type Last =
  | { kind: 'entry'; uuid: string; code: string }
  | { kind: 'again'; uuid: string }
  | { kind: 'foreign' }
  | null;

/** What is said of it: somebody is here, was here already, is not known to this phone, is none of this talk, no ticket. */
export type Outcome =
  | { kind: 'in'; person: Attendee }
  | { kind: 'again'; person: Attendee }
  | { kind: 'kept'; code: string }
  | { kind: 'unknown'; code: string }
  | { kind: 'foreign' };

const made = () => ({ uuid: newUuid(), at: new Date().toISOString() });

/** Checks people in at a door, and says what came of the last one. */
export function useCheckIn(door: Door, state: DoorState) {
  const [last, setLast] = useState<Last>(null);
  const { people } = state.view;

  const checkIn = (person: Attendee, write: () => string) => {
    const isHere = person.entries.length > 0;
    signal(isHere ? 'warning' : 'done');
    setLast(isHere ? { kind: 'again', uuid: person.uuid } : { kind: 'entry', uuid: write(), code: person.code });
  };
  const arrive = (person: Attendee) => () => {
    const entry = { kind: 'arrive' as const, ...made(), visitor_uuid: person.uuid };
    door.write(entry);
    return entry.uuid;
  };
  const scan = (code: string) => () => {
    const entry = { kind: 'scan' as const, ...made(), code };
    door.write(entry);
    return entry.uuid;
  };

  return {
    outcome: outcomeOf(last, state),
    /** What a QR code says. */
    scanned(text: string): void {
      const code = ticketCodeIn(text);
      const person = code && findByCode(people, code);
      if (person) checkIn(person, scan(code));
      else {
        signal('warning');
        setLast(code ? { kind: 'entry', uuid: scan(code)(), code } : { kind: 'foreign' });
      }
    },
    found: (person: Attendee) => checkIn(person, arrive(person)),
    walkedIn(person: WalkIn): void {
      const entry = { kind: 'walk_in' as const, ...made(), person };
      door.write(entry);
      signal('done');
      setLast({ kind: 'entry', uuid: entry.uuid, code: '' });
    },
    /** By all their entries, whichever phone made them. */
    takeBack(person: Attendee): void {
      door.write(...person.entries.map((entry_uuid) => ({ kind: 'take_back' as const, ...made(), entry_uuid })));
      setLast(null);
    },
  };
}

function outcomeOf(last: Last, { view: attendance, refused }: DoorState): Outcome | null {
  if (last === null || last.kind === 'foreign') return last;
  const { uuid } = last;
  if (last.kind === 'again') {
    const person = attendance.people.find((one) => one.uuid === uuid);
    return person ? { kind: 'again', person } : null;
  }
  const person = attendance.people.find(({ entries }) => entries.includes(uuid));
  if (person) return { kind: 'in', person };
  if (last.code === '') return null;
  return { kind: refused.some(({ entry }) => entry.uuid === uuid) ? 'unknown' : 'kept', code: last.code };
}
