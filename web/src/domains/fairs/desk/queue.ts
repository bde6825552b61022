import { cut } from '@qinghe/contract/cut.ts';
import { type Degree, degrees } from '@qinghe/contract/dict/endpoints.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { DeskEntry, DeskVisit, syncDesk } from '@qinghe/contract/fairs/desk.ts';
import { standAt, standCloses, standOpens } from '@qinghe/contract/fairs/stand-hours.ts';
import { type SettledVisit, settleVisit } from '@qinghe/contract/fairs/visit.ts';
import { limits } from '@qinghe/contract/limits.ts';
import type { KeptState } from '../../../lib/offline/offline-sync.ts';
import { ticketCodeIn } from '../../../lib/offline/ticket-code.ts';

type Response = OutputOf<typeof syncDesk>;

/** A stand as the server gave it last. */
export interface Snapshot extends KeptState {
  fair: Response['fair'];
  jobs: Response['jobs'];
  visits: DeskVisit[];
  /** Milliseconds by which the server's clock is ahead of the phone's. */
  ahead: number;
}

/** What a ticket's QR code says of its owner: as they told it, known before the server is asked. */
export interface Card {
  name: string;
  school: string;
  major: string;
  degree: Degree | null;
  graduation_year: number | null;
}

/** An entry as the phone keeps it, with what the ticket said. */
export type PhoneEntry = DeskEntry & { card?: Card };

/** Somebody at the stand, with what this phone has written down and not sent. */
export interface Person extends Card, SettledVisit {
  code: string;
  /** Null until the server has given one. */
  number: number | null;
  wishes: readonly string[];
  application: DeskVisit['application'];
  /** Something of them is not sent yet. */
  pending: boolean;
}

/** The snapshot with what changed since. */
export function merge(snapshot: Snapshot | null, { fair, jobs, visits, now, as_of }: Response, here: Date): Snapshot {
  const people = new Map(snapshot?.visits.map((visit) => [visit.code, visit]));
  for (const visit of visits) people.set(visit.code, visit);
  return {
    fair,
    jobs,
    visits: [...people.values()],
    as_of,
    whole_at: snapshot?.whole_at ?? here.toISOString(),
    ahead: Date.parse(now) - here.getTime(),
  };
}

/** When a stand opens and closes, whether the fair is over, and whether people are taken in; by the server's clock. */
export function hoursOf({ fair, ahead }: Snapshot, here: Date) {
  const now = new Date(here.getTime() + ahead);
  return {
    opens: standOpens(fair.starts_at),
    closes: standCloses(fair.ends_at),
    isOver: now.getTime() >= Date.parse(fair.ends_at),
    state: standAt(fair, now),
  };
}

/** Who stands at the stand: by their numbers, then those whom the server has not heard of. */
export function queueOf(snapshot: Snapshot | null, pending: readonly PhoneEntry[]): Person[] {
  const ahead = snapshot?.ahead ?? 0;
  const unsent = new Map<string, PhoneEntry[]>();
  for (const entry of pending) unsent.set(entry.code, [...(unsent.get(entry.code) ?? []), entry]);
  const known = new Set(snapshot?.visits.map(({ code }) => code));
  const strangers = [...unsent.keys()].filter((code) => !known.has(code)).map(stranger);
  return [...(snapshot?.visits ?? []), ...strangers]
    .map(({ entries, ...visit }) => {
      const own = unsent.get(visit.code) ?? [];
      const byServer = own.map((entry) => ({ ...entry, at: new Date(Date.parse(entry.at) + ahead).toISOString() }));
      const card = visit.name === '' ? own.find((entry) => entry.card)?.card : undefined;
      return { ...visit, ...card, ...settleVisit([...entries, ...byServer]), pending: own.length > 0 };
    })
    .filter(({ arrivedAt }) => arrivedAt !== null)
    .sort(inOrder);
}

const stranger = (code: string) => ({
  code,
  number: null,
  name: '',
  school: '',
  major: '',
  degree: null,
  graduation_year: null,
  wishes: [],
  application: 'none' as const,
  entries: [] as DeskEntry[],
});

const inOrder = (one: Person, other: Person): number =>
  (one.number ?? Number.MAX_SAFE_INTEGER) - (other.number ?? Number.MAX_SAFE_INTEGER) ||
  Date.parse(one.arrivedAt ?? '') - Date.parse(other.arrivedAt ?? '');

export const waiting = (people: readonly Person[]): Person[] => people.filter(({ state }) => state === 'waiting');

/** Who is called next: in order, those who did not come when they were called after the others. */
export const nextOf = (people: readonly Person[]): Person | undefined =>
  waiting(people).reduce<Person | undefined>(
    (best, one) => (best && best.missed <= one.missed ? best : one),
    undefined,
  );

/** Who is in front of this phone: whoever was chosen here, else whom it called last. */
export function inFront(people: readonly Person[], device: string, chosen: string | null): Person | undefined {
  const mine = people
    .filter((person) => person.state === 'talking' && person.device === device)
    .sort((one, other) => Date.parse(other.calledAt ?? '') - Date.parse(one.calledAt ?? ''));
  return people.find(({ code, state }) => code === chosen && state !== 'waiting') ?? mine[0];
}

/** So many of the latest say how long one waits. */
const LATEST = 10;
const MINUTE = 60_000;

/**
 * How many wait and were talked to, and how many minutes the latest waited; null before the first was called.
 * @param closes when the stand closes: who is called later has not waited for it
 */
export function figuresOf(people: readonly Person[], closes: Date | undefined) {
  const waits = people
    .flatMap(({ firstCalledAt, arrivedAt }) =>
      firstCalledAt && arrivedAt ? [{ at: Date.parse(firstCalledAt), since: Date.parse(arrivedAt) }] : [],
    )
    .filter(({ at }) => closes === undefined || at < closes.getTime())
    .sort((one, other) => other.at - one.at)
    .slice(0, LATEST)
    .map(({ at, since }) => Math.max(at - since, 0));
  const minutes =
    waits.length === 0 ? null : Math.round(waits.reduce((sum, wait) => sum + wait, 0) / waits.length / MINUTE);
  return { registered: people.length, waiting: waiting(people).length, minutes };
}

/** Nobody's card has more on a line, nor signs that turn others around. */
const line = (text: string | undefined, most: number): string => cut((text ?? '').replace(/\p{C}/gu, '').trim(), most);

/** What a QR code says, line by line: the code, then its owner's name, school, major, degree and year; null for any other. */
export function readTicket(text: string): { code: string; card?: Card } | null {
  const [first = '', name, school, major, degree, year] = text.split('\n');
  const code = ticketCodeIn(first);
  if (code === null) return null;
  if (!name?.trim()) return { code };
  return {
    code,
    card: {
      name: line(name, limits.personName),
      school: line(school, limits.school),
      major: line(major, limits.major),
      degree: degrees.find((one) => one === degree?.trim()) ?? null,
      graduation_year: /^(?:19|20)\d\d$/.test(year?.trim() ?? '') ? Number(year) : null,
    },
  };
}
