import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeskEntry } from './desk.ts';
import { settleVisit, tellingEntries } from './visit.ts';

const CODE = 'ACDE3467';
const [PHONE, OTHER] = ['phone', 'other'];
const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 6, minute)).toISOString();
let serial = 0;
const made = (minute: number) => ({ uuid: `e${String(serial++).padStart(4, '0')}`, at: at(minute), code: CODE });
const scan = (minute: number): DeskEntry => ({ kind: 'scan', ...made(minute) });
const call = (minute: number, device = PHONE): DeskEntry => ({ kind: 'call', ...made(minute), device });
const miss = (minute: number, device = PHONE): DeskEntry => ({ kind: 'miss', ...made(minute), device });
const note = (minute: number, text: string): DeskEntry => ({ kind: 'note', ...made(minute), text });
const stars = (minute: number, count: number): DeskEntry => ({ kind: 'stars', ...made(minute), stars: count });
const decide = (minute: number, decision: 'keep' | 'no' = 'keep'): DeskEntry => ({
  kind: 'decide',
  ...made(minute),
  decision,
  job_uuid: null,
});
const takeBack = (minute: number, { uuid }: DeskEntry): DeskEntry => ({
  kind: 'take_back',
  ...made(minute),
  entry_uuid: uuid,
});

test('somebody waits, is talked to, and is decided about', () => {
  const entries = [scan(0)];
  expect(settleVisit(entries)).toMatchObject({ state: 'waiting', arrivedAt: at(0), calledAt: null });
  entries.push(call(9));
  expect(settleVisit(entries)).toMatchObject({ state: 'talking', device: PHONE, calledAt: at(9) });
  entries.push(note(10, 'CAN 总线实做过'), stars(11, 4), decide(12));
  expect(settleVisit(entries)).toMatchObject({
    state: 'done',
    decision: 'keep',
    note: 'CAN 总线实做过',
    stars: 4,
    decidedAt: at(12),
  });
});

test('whom two phones call is talked to by the one that called first; only it can say that nobody came', () => {
  const entries = [scan(0), call(5), call(6, OTHER)];
  expect(settleVisit(entries)).toMatchObject({ device: PHONE, calledAt: at(5) });
  expect(settleVisit([...entries, miss(7, OTHER)])).toMatchObject({ state: 'talking', missed: 0 });
  const waiting = [...entries, miss(8)];
  expect(settleVisit(waiting)).toMatchObject({ state: 'waiting', device: null, missed: 1 });
  expect(settleVisit([...waiting, call(9, OTHER)])).toMatchObject({ device: OTHER, firstCalledAt: at(5) });
});

test('a scan that is taken back leaves nobody, a decision that is taken back leaves them in talk', () => {
  const arrived = scan(0);
  expect(settleVisit([arrived, takeBack(1, arrived)])).toMatchObject({ arrivedAt: null, scans: [] });
  const decided = decide(3, 'no');
  const entries = [scan(0), call(1), decided, takeBack(4, decided)];
  expect(settleVisit(entries)).toMatchObject({ state: 'talking', decision: null, decidedBy: null });
});

test('in whatever order entries arrive and however often, the same became of them; what says nothing more is left out', () => {
  const some = fc.array(
    fc.oneof(
      fc.nat(59).map(scan),
      fc.tuple(fc.nat(59), fc.constantFrom(PHONE, OTHER)).map(([minute, device]) => call(minute, device)),
      fc.tuple(fc.nat(59), fc.constantFrom(PHONE, OTHER)).map(([minute, device]) => miss(minute, device)),
      fc.tuple(fc.nat(59), fc.string()).map(([minute, text]) => note(minute, text)),
      fc.tuple(fc.nat(59), fc.nat(5)).map(([minute, count]) => stars(minute, count)),
      fc.nat(59).map((minute) => decide(minute)),
    ),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(some, fc.array(fc.nat(29)), fc.integer(), (entries, backs, seed) => {
      const all = [...entries, ...backs.flatMap((index) => entries[index] ?? []).map((entry) => takeBack(5, entry))];
      const shuffled = all.toSorted((one, other) => (hash(one.uuid, seed) < hash(other.uuid, seed) ? -1 : 1));
      expect(settleVisit([...shuffled, ...all])).toEqual(settleVisit(all));
      expect(settleVisit(tellingEntries(shuffled))).toEqual(settleVisit(all));
    }),
  );
});

/** FNV-1a, so that a seed gives one order. */
function hash(text: string, seed: number): number {
  let value = seed ^ 0x811c9dc5;
  for (const sign of text) value = Math.imul(value ^ sign.charCodeAt(0), 0x01000193);
  return value >>> 0;
}
