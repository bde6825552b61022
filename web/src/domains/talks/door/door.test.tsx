import type { InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import type { DoorEntry, DoorVisitor, syncDoor } from '@qinghe/contract/talks/check-in.ts';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { openOutbox } from '../../../lib/offline/outbox.ts';
import type { Snapshot } from './attendance.ts';
import { openDoor } from './door.ts';

type Call = InputOf<typeof syncDoor>;
type Answer = OutputOf<typeof syncDoor>;

const talk = { uuid: 't', title: '秋招宣讲会', starts_at: '2026-11-26T11:00:00.000Z' } as Answer['talk'];
const anna: DoorVisitor = {
  uuid: 'anna',
  code: 'ANNA',
  name: '安娜',
  school: '武汉大学',
  major: '法学',
  degree: 'bachelor',
  graduation_year: 2027,
  phone_end: '1234',
  state: 'signed',
  attended_at: null,
  entries: [],
};
const scan = (uuid: string, code = 'ANNA'): DoorEntry => ({ kind: 'scan', uuid, code, at: '2026-11-26T11:01:00.000Z' });

/** A server that keeps entries once and can be out of reach. */
function aServer() {
  const taken = new Map<string, DoorEntry>();
  const calls: Call[] = [];
  let reached = true;
  let held: Promise<void> | null = null;
  return {
    taken,
    calls,
    cut: () => {
      reached = false;
    },
    back: () => {
      reached = true;
    },
    hold(until: Promise<void>) {
      held = until;
    },
    async send(call: Call): Promise<Answer> {
      calls.push(call);
      await held;
      if (!reached) throw new Error('out of reach');
      const results = call.entries.map((entry) => {
        const isKnown = entry.kind !== 'scan' || entry.code === 'ANNA';
        if (isKnown) taken.set(entry.uuid, entry);
        return { uuid: entry.uuid, result: isKnown ? ('kept' as const) : ('unknown' as const) };
      });
      const entries = [...taken.keys()];
      const attended_at = entries.length > 0 ? '2026-11-26T11:01:00.000Z' : null;
      return { talk, results, visitors: [{ ...anna, entries, attended_at }], as_of: '2026-11-26T11:00:00.000Z' };
    },
  };
}

function aDoor(server = aServer(), kept: Snapshot | null = null) {
  const keeps: Snapshot[] = [];
  const door = openDoor({
    talk: 't',
    outbox: openOutbox('door:test'),
    load: async () => kept,
    keep: (snapshot) => keeps.push(snapshot),
    send: (call) => server.send(call),
    now: () => new Date('2026-11-26T11:02:00.000Z'),
  });
  return { door, server, keeps };
}
const here = (door: ReturnType<typeof openDoor>) =>
  door.state().view.people.filter(({ entries }) => entries.length > 0);

afterEach(() => localStorage.clear());

test('what is written down is confirmed, and kept by the phone until then', async () => {
  const { door, server, keeps } = aDoor();
  await door.sync();
  door.write(scan('1'));
  expect(here(door)).toMatchObject([{ name: '安娜', pending: true }]);
  await door.sync();
  expect(here(door)).toMatchObject([{ name: '安娜', pending: false }]);
  expect([...server.taken.keys()]).toEqual(['1']);
  expect(door.state()).toMatchObject({ pending: [], failure: null, isSyncing: false });
  expect(keeps.at(-1)?.visitors).toMatchObject([{ entries: ['1'] }]);
});

test('an entry that the server cannot read is set aside, and keeps none of the others back', async () => {
  const { door, server } = aDoor();
  const { send } = server;
  const bad = scan('2');
  server.send = async (call) => {
    if (call.entries.some(({ uuid }) => uuid === bad.uuid)) throw new ApiError(400);
    return send(call);
  };
  await door.sync();
  door.write(scan('1'), bad, scan('3'));
  await door.sync();
  await door.sync();
  expect([...server.taken.keys()]).toEqual(['1', '3']);
  expect(door.state()).toMatchObject({ pending: [], failure: null, refused: [{ entry: bad, result: 'unreadable' }] });
});

test('without a network everybody is checked in, after a reload too, and told to the server when it is back', async () => {
  const { door, server, keeps } = aDoor();
  await door.sync();
  server.cut();
  door.write(scan('1'));
  await door.sync();
  expect(door.state().failure).toBeInstanceOf(Error);
  const reloaded = aDoor(server, keeps.at(-1));
  await reloaded.door.open();
  expect(here(reloaded.door)).toMatchObject([{ name: '安娜', pending: true }]);
  server.back();
  await reloaded.door.sync();
  expect(reloaded.door.state()).toMatchObject({ pending: [], failure: null });
  expect([...server.taken.keys()]).toEqual(['1']);
});

test('200 are sent at once, and as often as there are more', async () => {
  const { door, server } = aDoor();
  server.cut();
  for (let index = 0; index < 450; index += 1) door.write(scan(`${index}`));
  await door.sync();
  server.back();
  server.calls.length = 0;
  await door.sync();
  expect(server.calls.map(({ entries }) => entries.length)).toEqual([200, 200, 50]);
  expect(server.taken.size).toBe(450);
});

test('what is written while a call is under way goes with the next one', async () => {
  const { door, server } = aDoor();
  let release = () => {};
  server.hold(
    new Promise((resolve) => {
      release = resolve;
    }),
  );
  const first = door.sync();
  door.write(scan('1'));
  release();
  await first;
  expect(server.calls.map(({ entries }) => entries.length)).toEqual([0, 1]);
  expect(door.state().pending).toEqual([]);
});

test('a ticket of another talk is named once and not sent again', async () => {
  const { door, server } = aDoor();
  await door.sync();
  door.write(scan('1', 'ELSE'));
  expect(door.state().view.unknown).toMatchObject([{ code: 'ELSE' }]);
  await door.sync();
  expect(door.state()).toMatchObject({ refused: [{ result: 'unknown', entry: { code: 'ELSE' } }], pending: [] });
  expect(door.state().view.unknown).toEqual([]);
  door.dismiss();
  await door.sync();
  expect(door.state().refused).toEqual([]);
  expect(server.calls.at(-1)?.entries).toEqual([]);
});

test('what a phone kept half a day ago is asked for anew', async () => {
  const old: Snapshot = {
    talk,
    visitors: [{ ...anna, uuid: 'erased' }],
    as_of: '2026-11-26T10:59:00.000Z',
    whole_at: '2026-11-25T11:00:00.000Z',
  };
  const { door, server } = aDoor(aServer(), old);
  await door.open();
  await door.sync();
  expect(server.calls[0]?.since).toBeUndefined();
  expect(door.state().snapshot?.visitors.map(({ uuid }) => uuid)).toEqual(['anna']);
  await door.sync();
  expect(server.calls[1]?.since).toBe('2026-11-26T11:00:00.000Z');
});
