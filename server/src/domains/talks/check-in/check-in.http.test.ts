import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { type DoorEntry, syncDoor } from '@qinghe/contract/talks/check-in.ts';
import { cancelTalk } from '@qinghe/contract/talks/talks.ts';
import { exportVisitors, listVisitors } from '@qinghe/contract/talks/visitors.ts';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeTalk } from '../../../../test/jobs.ts';
import { sheetAt } from '../../../../test/sheets.ts';
import { shuffled } from '../../../../test/shuffled.ts';
import { aWalkIn, insertSigned } from '../../../../test/talks.ts';
import { withTransaction } from '../../../db/database.ts';
import { takeQuota } from '../../../db/quota.ts';
import { DOOR_ENTRIES } from '../quotas.ts';
import { eraseTalkVisitors } from '../sign-up/erase-visitors.ts';

const app = await startTestApp();
const { db } = app.services;
afterEach(() => app.clock.reset());

/** A talk that has begun, with people who signed up. */
const openDoor = async (people = 1) => {
  const master = await makeMaster(app);
  const { uuid: talk } = await makeTalk(app, master, { state: 'online' });
  return {
    ...master,
    talk,
    visitors: await insertSigned(app, { companyUuid: String(master.companyUuid), talk }, people),
  };
};
type Door = Awaited<ReturnType<typeof openDoor>>;

const made = () => ({ uuid: uuidv7(), at: app.clock.now().toISOString() });
const scan = (code: string) => ({ kind: 'scan' as const, ...made(), code });
const takeBack = (entry_uuid: string) => ({ kind: 'take_back' as const, ...made(), entry_uuid });
const sync = (
  { token, talk }: Pick<Door, 'token' | 'talk'>,
  entries: DoorEntry[],
  more: Partial<InputOf<typeof syncDoor>> = {},
) => app.ok(syncDoor, { talk_uuid: talk, device_now: app.clock.now().toISOString(), entries, ...more }, { token });
const codeOf = ({ visitors }: Door, index = 0): string => visitors[index]?.code ?? '';
const here = async (door: Door) =>
  (await sync(door, [])).visitors.filter(({ attended_at }) => attended_at !== null).map(({ name }) => name);
const counts = async ({ token, talk }: Door) => (await app.ok(listVisitors, { talk_uuid: talk }, { token })).counts;

test('a scan is somebody who came: in the list, in its counts and in the sheet', async () => {
  const door = await openDoor(2);
  const { results, talk, visitors } = await sync(door, [scan(codeOf(door))]);
  expect(results).toEqual([{ uuid: expect.any(String), result: 'kept' }]);
  expect(talk).toMatchObject({ uuid: door.talk, title: expect.any(String) });
  expect(visitors).toHaveLength(2);
  expect(visitors[0]).not.toHaveProperty('phone');
  expect(await counts(door)).toEqual({ attended: 1, signed: 1, waiting: 0, cancelled: 0 });
  const came = await app.ok(listVisitors, { talk_uuid: door.talk, show: 'attended' }, { token: door.token });
  expect(came.items).toMatchObject([{ uuid: door.visitors[0]?.uuid, attended_at: expect.any(String) }]);
  const file = await app.ok(exportVisitors, { talk_uuid: door.talk }, { token: door.token });
  expect((await sheetAt(app, file.url)).text).toContain('签到时间');
});

test('an entry that is sent again, by another phone too, is there once; taken back it is gone, whichever came first', async () => {
  const door = await openDoor();
  const [one, two] = [scan(codeOf(door)), scan(codeOf(door))];
  await sync(door, [one]);
  const { visitors } = await sync(door, [one, two]);
  expect(visitors[0]?.entries.toSorted()).toEqual([one.uuid, two.uuid].toSorted());
  await sync(door, [takeBack(one.uuid)]);
  expect(await here(door)).toHaveLength(1);
  await sync(door, [takeBack(two.uuid)]);
  expect(await here(door)).toEqual([]);
  const late = scan(codeOf(door));
  await sync(door, [takeBack(late.uuid)]);
  await sync(door, [late]);
  expect(await here(door)).toEqual([]);
  await sync(door, [scan(codeOf(door))]);
  expect(await here(door)).toHaveLength(1);
});

test('who comes without having signed up is written down once, without a phone; taken back they were never there', async () => {
  const door = await openDoor(0);
  const entry = aWalkIn();
  await sync(door, [entry]);
  await sync(door, [entry]);
  const list = await app.ok(listVisitors, { talk_uuid: door.talk }, { token: door.token });
  expect(list.items).toMatchObject([{ uuid: entry.uuid, name: '罗旭东', phone: '', state: 'walk_in' }]);
  expect(list.counts).toMatchObject({ attended: 1 });
  await sync(door, [takeBack(entry.uuid)]);
  const after = await app.ok(listVisitors, { talk_uuid: door.talk }, { token: door.token });
  expect(after).toMatchObject({ items: [], counts: { attended: 0 } });
});

test('a code of another talk is unknown and keeps nothing back; who is found by hand is found in this talk alone', async () => {
  const [door, other] = [await openDoor(), await openDoor()];
  const stranger = { kind: 'arrive' as const, ...made(), visitor_uuid: other.visitors[0]?.uuid ?? '' };
  const own = { kind: 'arrive' as const, ...made(), visitor_uuid: door.visitors[0]?.uuid ?? '' };
  const { results } = await sync(door, [scan('ACDEFGHJ'), stranger, own]);
  expect(results.map(({ result }) => result)).toEqual(['unknown', 'unknown', 'kept']);
  expect(await here(other)).toEqual([]);
  expect(await here(door)).toHaveLength(1);
});

test('only what changed since is given; the instant is the server’s, however wrong the phone’s clock is', async () => {
  const door = await openDoor(3);
  app.clock.advance({ minutes: 2 });
  const { as_of } = await sync(door, []);
  app.clock.advance({ minutes: 10 });
  const ahead = new Date(app.clock.now().getTime() + 600_000).toISOString();
  const { visitors } = await sync(door, [{ ...scan(codeOf(door)), at: ahead }], { since: as_of, device_now: ahead });
  expect(visitors.map(({ uuid }) => uuid)).toEqual([door.visitors[0]?.uuid]);
  const off = Date.parse(visitors[0]?.attended_at ?? '') - app.clock.now().getTime();
  expect(Math.abs(off)).toBeLessThan(10_000);
});

test('no clock, however wrong, breaks the door; a phone is found by the four figures that its mask shows, and no more', async () => {
  const door = await openDoor();
  const [past, future] = ['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.000Z'];
  const wild = [
    { ...scan(codeOf(door)), at: past },
    { ...scan(codeOf(door)), at: future },
  ];
  for (const device_now of [past, future]) await sync(door, wild, { device_now });
  expect(await here(door)).toHaveLength(1);
  // What no clock can have shown counts as received: nobody came half a year before the talk.
  const came = (await sync(door, [])).visitors.find(({ attended_at }) => attended_at !== null);
  expect(Math.abs(Date.parse(came?.attended_at ?? '') - app.clock.now().getTime())).toBeLessThan(60_000);
  const { phone } = await db
    .selectFrom('talk_visitor')
    .select('phone')
    .where('talk_uuid', '=', door.talk)
    .executeTakeFirstOrThrow();
  const find = async (q: string) =>
    (await app.ok(listVisitors, { talk_uuid: door.talk, q }, { token: door.token })).items.length;
  expect([await find(phone?.slice(-4) ?? ''), await find(phone?.slice(-5) ?? '')]).toEqual([1, 0]);
});

test('an entry that names somebody of another talk writes nobody down', async () => {
  const [door, other] = [await openDoor(0), await openDoor(1)];
  const { uuid: second } = await makeTalk(app, door, { state: 'online' });
  const entry = aWalkIn();
  await sync(door, [entry]);
  expect((await sync({ token: door.token, talk: second }, [entry])).results).toMatchObject([{ result: 'full' }]);
  expect((await sync(other, [])).visitors).toHaveLength(1);
});

test('another company’s talk, a colleague’s, and a draft have no door; one that was called off still takes who came', async () => {
  const team = await makeTeam(app);
  const { uuid: talk } = await makeTalk(app, team.master, { state: 'online' });
  const input = { talk_uuid: talk, device_now: new Date().toISOString(), entries: [aWalkIn()] };
  expect(await app.call(syncDoor, input, { token: team.child.token })).toMatchObject({ code: 40401 });
  expect(await app.call(syncDoor, input, { token: (await makeMaster(app)).token })).toMatchObject({ code: 40401 });
  const draft = await makeTalk(app, team.master);
  expect(await app.call(syncDoor, { ...input, talk_uuid: draft.uuid }, { token: team.master.token })).toMatchObject({
    code: 40401,
  });
  await app.ok(cancelTalk, { uuid: talk, version: 1, reason: '停电' }, { token: team.master.token });
  expect((await app.ok(syncDoor, input, { token: team.master.token })).results).toMatchObject([{ result: 'kept' }]);
});

test('the list finds people by part of a name or the end of a phone, and names the entries by which they are here', async () => {
  const door = await openDoor(2);
  const entry = scan(codeOf(door));
  await sync(door, [entry, aWalkIn()]);
  const list = async (q: string) =>
    (await app.ok(listVisitors, { talk_uuid: door.talk, q }, { token: door.token })).items;
  expect(await list('旭东')).toMatchObject([{ name: '罗旭东', state: 'walk_in' }]);
  const [, second] = await list('雨桐');
  expect(second?.entries).toEqual([]);
  const { phone } = await db
    .selectFrom('talk_visitor')
    .select('phone')
    .where('uuid', '=', door.visitors[0]?.uuid ?? '')
    .executeTakeFirstOrThrow();
  expect(await list(phone?.slice(-4) ?? '')).toMatchObject([{ uuid: door.visitors[0]?.uuid, entries: [entry.uuid] }]);
  expect(await list('%')).toEqual([]);
  expect(await list(' ')).toHaveLength(3);
});

test('entries are forgotten with those whom they are about', async () => {
  const door = await openDoor();
  const entry = scan(codeOf(door));
  await sync(door, [entry, takeBack(entry.uuid)]);
  app.clock.advance({ days: 190 });
  await eraseTalkVisitors.run(app.services, {}, { last: false });
  expect(await db.selectFrom('talk_door_entry').select('uuid').where('talk_uuid', '=', door.talk).execute()).toEqual(
    [],
  );
});

/* Two phones at one door without a network: 200 entries, clocks ten minutes apart, sent in any order, parts of them again. */
test('two phones that were offline agree in the end: each who came is there once, none is lost', async () => {
  const people = 60;
  const door = await openDoor(people);
  const entry = fc.record({ who: fc.nat(people - 1), phone: fc.constantFrom(0, 1), back: fc.nat(9) });
  const season = fc.record({
    scans: fc.array(entry, { minLength: 200, maxLength: 200 }),
    seed: fc.integer(),
    size: fc.integer({ min: 30, max: 200 }),
  });
  await fc.assert(
    fc.asyncProperty(season, async ({ scans, seed, size }) => {
      await db.deleteFrom('talk_door_entry').where('talk_uuid', '=', door.talk).execute();
      await db.updateTable('talk_visitor').set({ attended_at: null }).where('talk_uuid', '=', door.talk).execute();
      const skews = [-300_000, 300_000];
      const begun = app.clock.now().getTime() - 3_600_000;
      const clockOf = (phone: number, instant: number) => new Date(instant + (skews[phone] ?? 0)).toISOString();
      // One scan in ten is taken back.
      const written = scans.flatMap(({ who, phone, back }, index) => {
        const [uuid, at] = [uuidv7(), clockOf(phone, begun + index * 10_000)];
        const arrival = { phone, who, entry: { kind: 'scan' as const, uuid, at, code: codeOf(door, who) } };
        const gone = { phone, who: null, entry: { kind: 'take_back' as const, uuid: uuidv7(), at, entry_uuid: uuid } };
        return back === 0 ? [arrival, gone] : [arrival];
      });
      const takenBack = new Set(written.flatMap(({ entry: e }) => (e.kind === 'take_back' ? [e.entry_uuid] : [])));
      const expected = new Map<number, number>();
      const came = written.flatMap(({ who, entry: { uuid } }) => (who === null ? [] : [{ who, uuid }]));
      for (const [index, { who, uuid }] of came.entries())
        if (!takenBack.has(uuid) && !expected.has(who)) expected.set(who, begun + index * 10_000);
      // Every entry is sent once at least, some twice, by the phone that wrote it.
      const order = shuffled([...written, ...written.filter((_, index) => index % 3 === 0)], seed);
      for (const phone of [0, 1]) {
        const own = order.filter((row) => row.phone === phone).map((row) => row.entry);
        for (let from = 0; from < own.length; from += size)
          await sync(door, own.slice(from, from + size), { device_now: clockOf(phone, app.clock.now().getTime()) });
      }
      const { visitors } = await sync(door, []);
      const at = new Map(visitors.map(({ uuid, attended_at }) => [uuid, attended_at]));
      for (const [index, { uuid }] of door.visitors.entries()) {
        const [seen, truth] = [at.get(uuid), expected.get(index)];
        expect(seen === null).toBe(truth === undefined);
        // The way to the server takes some of a second.
        if (seen && truth) expect(Math.abs(Date.parse(seen) - truth)).toBeLessThan(9_000);
      }
    }),
    { numRuns: 4, endOnFailure: true },
  );
});

test('the doors of a talk write down no end of entries; what was sent before costs nothing', async () => {
  const door = await openDoor();
  const first = scan(codeOf(door));
  await sync(door, [first]);
  const others = { now: app.clock.now(), amount: DOOR_ENTRIES.most - 2 };
  await withTransaction(db, (trx) => takeQuota(trx, DOOR_ENTRIES, door.talk, others));
  await sync(door, [first, takeBack(first.uuid)]);
  const input = { talk_uuid: door.talk, device_now: app.clock.now().toISOString(), entries: [aWalkIn()] };
  const { code, data } = await app.call(syncDoor, input, { token: door.token });
  expect({ code, data }).toMatchObject({ code: 429, data: { retry_after: expect.any(Number) } });
  expect((await sync(door, [first])).visitors).toMatchObject([{ attended_at: null }]);
});
