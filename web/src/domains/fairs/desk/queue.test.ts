import type { DeskVisit } from '@qinghe/contract/fairs/desk.ts';
import { expect, test } from 'vitest';
import {
  figuresOf,
  hoursOf,
  inFront,
  merge,
  nextOf,
  type PhoneEntry,
  queueOf,
  readTicket,
  type Snapshot,
} from './queue.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 6, minute)).toISOString();
let serial = 0;
const made = (code: string, minute: number) => ({ uuid: `e${serial++}`, at: at(minute), code });
const scan = (code: string, minute: number): PhoneEntry => ({ kind: 'scan', ...made(code, minute) });
const call = (code: string, minute: number, device = 'me'): PhoneEntry => ({
  kind: 'call',
  ...made(code, minute),
  device,
});
const visit = (code: string, number: number, entries: DeskVisit['entries']): DeskVisit => ({
  code,
  number,
  name: `同学 ${number}`,
  school: '武汉理工大学',
  major: '车辆工程',
  degree: 'master',
  graduation_year: 2027,
  wishes: [],
  application: 'none',
  entries,
});
const snapshot = (visits: DeskVisit[], ahead = 0): Snapshot => ({
  fair: { uuid: 'f', title: '双选会', place: '体育馆', booth: 'B27', starts_at: at(0), ends_at: at(59) },
  jobs: [],
  visits,
  ahead,
  as_of: at(0),
  whole_at: at(0),
});

test('who is scanned without a network stands after those with numbers, with what the ticket said', () => {
  const ticket = readTicket('acde3467\n谢雨桐\n武汉理工大学\n车辆工程\nmaster\n2027');
  expect(ticket).toMatchObject({ code: 'ACDE3467', card: { name: '谢雨桐', degree: 'master', graduation_year: 2027 } });
  const arrived: PhoneEntry = { kind: 'scan', ...made('ACDE3467', 1), ...(ticket?.card ? { card: ticket.card } : {}) };
  const people = queueOf(snapshot([visit('QRTU3467', 1, [scan('QRTU3467', 5)])]), [arrived]);
  expect(people).toMatchObject([
    { number: 1, pending: false },
    { number: null, name: '谢雨桐', pending: true, state: 'waiting' },
  ]);
});

test('a hostile ticket is a code at most: no line is long, none turns others around', () => {
  const evil = readTicket(`ACDE3467\n\u202e${'长'.repeat(500)}\n<b>x</b>\n\u0000\nking\n99999`);
  expect(evil?.card).toEqual({
    name: '长'.repeat(60),
    school: '<b>x</b>',
    major: '',
    degree: null,
    graduation_year: null,
  });
  expect([readTicket(''), readTicket('https://example.com'), readTicket('A'.repeat(9000))]).toEqual([null, null, null]);
  expect(readTicket('ACDE 3467')).toEqual({ code: 'ACDE3467' });
});

test('a phone whose clock is slow sees its own call after the scan that another phone made', () => {
  const people = queueOf(snapshot([visit('ACDE3467', 1, [scan('ACDE3467', 20)])], 600_000), [
    call('ACDE3467', 12),
    { kind: 'decide', ...made('ACDE3467', 13), decision: 'keep', job_uuid: null },
  ]);
  expect(people).toMatchObject([{ state: 'done', decidedAt: at(23), pending: true }]);
});

test('the next one is the first who was not missed; who was missed comes after all others', () => {
  const missed = [scan('A', 0), call('A', 1), { kind: 'miss' as const, ...made('A', 2), device: 'me' }];
  const people = queueOf(snapshot([visit('A', 1, missed), visit('B', 2, [scan('B', 1)])]), []);
  expect(nextOf(people)?.code).toBe('B');
  expect(nextOf(people.slice(0, 1))?.code).toBe('A');
  expect(nextOf([])).toBeUndefined();
});

test('in front is who was called from this phone, after a reload too, and who was opened', () => {
  const people = queueOf(
    snapshot([
      visit('A', 1, [scan('A', 0), call('A', 5)]),
      visit('B', 2, [scan('B', 0), call('B', 6, 'other')]),
      visit('C', 3, [scan('C', 0), { kind: 'decide', ...made('C', 9), decision: 'no', job_uuid: null }]),
    ]),
    [],
  );
  expect([inFront(people, 'me', null)?.code, inFront(people, 'me', 'C')?.code]).toEqual(['A', 'C']);
  expect(figuresOf(people, undefined)).toEqual({ registered: 3, waiting: 0, minutes: 6 });
  expect(figuresOf([], undefined)).toEqual({ registered: 0, waiting: 0, minutes: null });
  // Who is called when the stand has closed has not waited for it.
  expect(figuresOf(people, new Date(0))).toEqual({ registered: 3, waiting: 0, minutes: null });
});

test('a phone whose clock is slow opens and closes when the server does', () => {
  const end = Date.parse(at(59));
  const closes = end + 12 * 3_600_000;
  const opens = Date.parse(at(0)) - 12 * 3_600_000;
  const slow = 600_000;
  const seen = (instant: number) => hoursOf(snapshot([], slow), new Date(instant - slow));
  expect(seen(opens - 1)).toMatchObject({ isOver: false, state: 'early' });
  expect(seen(opens)).toMatchObject({ isOver: false, state: 'open' });
  expect(seen(end - 1)).toEqual({
    isOver: false,
    state: 'open',
    opens: new Date(opens),
    closes: new Date(closes),
  });
  expect(seen(end)).toMatchObject({ isOver: true, state: 'open' });
  expect(seen(closes - 1)).toMatchObject({ isOver: true, state: 'open' });
  expect(seen(closes)).toMatchObject({ isOver: true, state: 'closed' });
});

test('what changed replaces who was there, and the server’s clock is known', () => {
  const first = snapshot([visit('A', 1, []), visit('B', 2, [])]);
  const { visits: _v, ahead: _a, whole_at: _w, ...rest } = first;
  const next = merge(
    first,
    { ...rest, results: [], visits: [visit('B', 2, [scan('B', 3)])], now: at(20) },
    new Date(at(10)),
  );
  expect(next.visits.map(({ code, entries }) => [code, entries.length])).toEqual([
    ['A', 0],
    ['B', 1],
  ]);
  expect(next).toMatchObject({ ahead: 600_000, whole_at: first.whole_at });
});
