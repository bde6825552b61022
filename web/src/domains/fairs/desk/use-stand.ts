import type { DeskDecision } from '@qinghe/contract/fairs/desk.ts';
import { useState } from 'react';
import { newUuid } from '../../../lib/api/new-key.ts';
import { deviceUuid } from '../../../lib/session/device-uuid.ts';
import { signal } from '../../../ui/scanner/signal.ts';
import { hoursOf, inFront, type Person, readTicket } from './queue.ts';
import type { Desk, DeskState } from './use-desk.ts';

/** What the last scan came to; `unknown` once the server has said so, `early` and `closed` where the stand takes nobody in. */
export type Scanned =
  | { kind: 'in' | 'again'; person: Person }
  | { kind: 'unknown'; code: string }
  | { kind: 'foreign' | 'early' | 'closed' };

/** What people at a stand do, as entries of their phone, and who is in front of them. */
export function useStand(desk: Desk, { view: people, refused, snapshot }: DeskState) {
  const [device] = useState(deviceUuid);
  const [chosen, choose] = useState<string | null>(null);
  const [last, setLast] = useState<LastScan | null>(null);
  const about = ({ code }: { code: string }) => ({ uuid: newUuid(), at: new Date().toISOString(), code });
  const person = inFront(people, device, chosen);

  return {
    device,
    person,
    scanned: last && scannedOf(last, people, refused),
    /** Nothing is said of the last scan any more. */
    forget: () => setLast(null),
    /** What a QR code says, or what was typed of it. */
    scan(text: string): void {
      const ticket = readTicket(text);
      const isHere = people.some(({ code }) => code === ticket?.code);
      const state = snapshot ? hoursOf(snapshot, new Date()).state : 'open';
      if (ticket && !isHere && state !== 'open') {
        signal('warning');
        setLast({ kind: state });
        return;
      }
      signal(ticket && !isHere ? 'done' : 'warning');
      setLast(ticket ? { kind: isHere ? 'again' : 'in', code: ticket.code } : { kind: 'foreign' });
      if (ticket && !isHere)
        desk.write({ kind: 'scan', ...about(ticket), ...(ticket.card ? { card: ticket.card } : {}) });
    },
    call(of: Person): void {
      desk.write({ kind: 'call', ...about(of), device });
      choose(of.code);
    },
    missed(of: Person): void {
      desk.write({ kind: 'miss', ...about(of), device });
      choose(null);
    },
    /** Somebody who was talked to is in front again. */
    choose,
    note: (of: { code: string }, text: string) => desk.write({ kind: 'note', ...about(of), text }),
    rate: (of: Person, stars: number) => desk.write({ kind: 'stars', ...about(of), stars }),
    decide(of: Person, decision: DeskDecision, job_uuid: string | null): void {
      desk.write({ kind: 'decide', ...about(of), decision, job_uuid });
      choose(of.code);
    },
    undecide(of: Person): void {
      if (of.decidedBy) desk.write({ kind: 'take_back', ...about(of), entry_uuid: of.decidedBy });
    },
    /** Whoever was scanned by mistake stands nowhere. */
    remove: (of: Person) =>
      desk.write(...of.scans.map((entry_uuid) => ({ kind: 'take_back' as const, ...about(of), entry_uuid }))),
  };
}

type LastScan = { kind: 'in' | 'again'; code: string } | { kind: 'foreign' | 'early' | 'closed' };

function scannedOf(last: LastScan, people: readonly Person[], refused: DeskState['refused']): Scanned | null {
  if (!('code' in last)) return last;
  const person = people.find(({ code }) => code === last.code);
  if (person) return { kind: last.kind, person };
  const why = refused.find(({ entry }) => entry.code === last.code);
  if (!why) return null;
  const { result } = why;
  return result === 'early' || result === 'closed' ? { kind: result } : { kind: 'unknown', code: last.code };
}
