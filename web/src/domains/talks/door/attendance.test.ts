import type { DoorEntry, DoorVisitor } from '@qinghe/contract/talks/check-in.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attendanceOf, figuresOf, findByCode, findPeople, latest, merge } from './attendance.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 11, minute)).toISOString();
const visitor = (uuid: string, more: Partial<DoorVisitor> = {}): DoorVisitor => ({
  uuid,
  code: `CODE${uuid}`,
  name: '谢雨桐',
  school: '武汉理工大学',
  major: '车辆工程',
  degree: 'master',
  graduation_year: 2027,
  phone_end: '1234',
  state: 'signed',
  attended_at: null,
  entries: [],
  ...more,
});
const scan = (uuid: string, code: string, minute = 1): DoorEntry => ({ kind: 'scan', uuid, code, at: at(minute) });
const takeBack = (uuid: string, entry_uuid: string): DoorEntry => ({
  kind: 'take_back',
  uuid,
  entry_uuid,
  at: at(9),
});
const walkIn = (uuid: string): DoorEntry => ({
  kind: 'walk_in',
  uuid,
  at: at(2),
  person: { name: '马骁', school: '武汉大学', degree: 'bachelor', graduation_year: 2027 },
});

test('a scan counts before it is sent, once however often', () => {
  const { people } = attendanceOf([visitor('a'), visitor('b')], [scan('1', 'CODEa'), scan('2', 'CODEa', 3)]);
  expect(people).toMatchObject([
    { uuid: 'a', entries: ['1', '2'], at: at(1), pending: true },
    { uuid: 'b', entries: [], at: null, pending: false },
  ]);
});

test('who is here by the server stays so with its time, sent or not', () => {
  const here = visitor('a', { attended_at: at(0), entries: ['1'] });
  expect(attendanceOf([here], [scan('1', 'CODEa', 5)]).people).toMatchObject([{ at: at(0), pending: false }]);
});

test('who is taken back is here by nothing, unless by another entry', () => {
  const here = visitor('a', { attended_at: at(0), entries: ['1', '2'] });
  expect(attendanceOf([here], [takeBack('8', '1')]).people).toMatchObject([{ entries: ['2'], at: at(0) }]);
  expect(attendanceOf([here], [takeBack('8', '1'), takeBack('9', '2')]).people).toMatchObject([
    { entries: [], at: null, pending: true },
  ]);
});

test('a ticket that this phone does not know is kept as such until it is taken back', () => {
  const entries = [scan('1', 'NEW')];
  expect(attendanceOf([visitor('a')], entries).unknown).toMatchObject([{ uuid: '1', code: 'NEW' }]);
  expect(attendanceOf([visitor('a')], [...entries, takeBack('2', '1')]).unknown).toEqual([]);
});

test('who walked in is somebody at once, and the same one when the server knows them', () => {
  const { people } = attendanceOf([], [walkIn('w')]);
  expect(people).toMatchObject([{ uuid: 'w', name: '马骁', state: 'walk_in', entries: ['w'], at: at(2) }]);
  const known = visitor('w', { state: 'walk_in', attended_at: at(2), entries: ['w'] });
  expect(attendanceOf([known], [walkIn('w')]).people).toMatchObject([{ uuid: 'w', entries: ['w'], pending: false }]);
});

test('in whatever order entries lie, the same people are here, and the numbers add up', () => {
  const people = ['a', 'b', 'c', 'd'].map((uuid, index) =>
    visitor(uuid, { state: (['signed', 'waiting', 'cancelled', 'signed'] as const)[index] ?? 'signed' }),
  );
  const entry = fc
    .nat(5)
    .chain((of) =>
      fc.constantFrom<DoorEntry>(
        scan(`s${of}`, `CODE${'abcdxy'[of]}`, of),
        { kind: 'arrive', uuid: `m${of}`, visitor_uuid: 'abcdef'[of] ?? 'a', at: at(of) },
        walkIn(`w${of}`),
        takeBack(`t${of}`, `s${of}`),
        takeBack(`u${of}`, `w${of}`),
      ),
    );
  const isHere = (entries: DoorEntry[]) =>
    attendanceOf(people, entries)
      .people.filter(({ entries }) => entries.length > 0)
      .map(({ uuid }) => uuid)
      .sort();
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 30 }), (entries) => {
      const attendance = attendanceOf(people, entries);
      const { here, extra, signed, missing } = figuresOf(attendance);
      expect(here).toBe(signed - missing + extra);
      expect(latest(attendance)).toHaveLength(here);
      expect(isHere([...entries].reverse())).toEqual(isHere(entries));
      expect(isHere([...entries, ...entries])).toEqual(isHere(entries));
    }),
  );
});

test('people are found by name, by the last figures and by the code as it is read out', () => {
  const people = attendanceOf(
    [visitor('a', { code: 'ACDE3467' }), visitor('b', { name: 'Anna Li', phone_end: '9876', code: 'QRTU3467' })],
    [walkIn('w')],
  ).people;
  const found = (typed: string) => findPeople(people, typed).map(({ uuid }) => uuid);
  expect([found('雨桐'), found('anna'), found('1234'), found('acde 3467')]).toEqual([['a'], ['b'], ['a'], ['a']]);
  expect([found(' '), found('3'), found('34'), found('马')]).toEqual([[], [], [], ['w']]);
});

test('nobody has an empty code, not even who was written down a moment ago', () => {
  const { people } = attendanceOf([visitor('a', { code: 'ACDE3467' })], [walkIn('w')]);
  expect(findByCode(people, 'ACDE3467')?.uuid).toBe('a');
  expect(findByCode(people, '')).toBeUndefined();
});

test('what changed replaces who was there, and nobody else', () => {
  const talk = { uuid: 't', title: '宣讲会', starts_at: at(0), ends_at: at(50) } as never;
  const whole = { talk, results: [], visitors: [visitor('a'), visitor('b')], as_of: at(0) };
  const first = merge(null, whole, new Date(at(2)));
  const changed = { ...whole, visitors: [visitor('b', { entries: ['1'] })], as_of: at(1) };
  const next = merge(first, changed, new Date(at(9)));
  expect(next.visitors.map(({ uuid, entries }) => [uuid, entries.length])).toEqual([
    ['a', 0],
    ['b', 1],
  ]);
  expect(next).toMatchObject({ as_of: at(1), whole_at: at(2) });
});
