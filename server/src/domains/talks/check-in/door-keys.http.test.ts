import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { listAudit } from '@qinghe/contract/company/audit.ts';
import { removeMember, setMemberStatus } from '@qinghe/contract/company/members.ts';
import type { DoorEntry } from '@qinghe/contract/talks/check-in.ts';
import { endDoorKey, listDoorKeys, makeDoorKey, syncDoorByKey } from '@qinghe/contract/talks/door-keys.ts';
import { cancelTalk } from '@qinghe/contract/talks/talks.ts';
import { listVisitors } from '@qinghe/contract/talks/visitors.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeTalk } from '../../../../test/jobs.ts';
import { aWalkIn, insertSigned, makeKey, soon } from '../../../../test/talks.ts';
import { waitsForLocks } from '../../../../test/waiting.ts';

const app = await startTestApp();
const { db } = app.services;
afterEach(() => app.clock.reset());

type Key = Awaited<ReturnType<typeof makeKey>>;
const sync = ({ talk_uuid, key }: Pick<Key, 'talk_uuid' | 'key'>, entries: DoorEntry[] = [aWalkIn()]) =>
  app.call(syncDoorByKey, { key, talk_uuid, device_now: app.clock.now().toISOString(), entries });

test('whoever holds a key checks people in without an account; the company sees who came, and which key was used when', async () => {
  const master = await makeMaster(app);
  const key = await makeKey(app, master);
  const [visitor] = await insertSigned(app, { companyUuid: String(master.companyUuid), talk: key.talk_uuid }, 1);
  const scan = { kind: 'scan' as const, uuid: uuidv7(), at: app.clock.now().toISOString(), code: visitor?.code ?? '' };
  const { code, data } = await sync(key, [scan]);
  expect(code).toBe(100);
  expect(data.visitors).toMatchObject([{ uuid: visitor?.uuid, phone_end: expect.stringMatching(/^\d{4}$/) }]);
  expect(JSON.stringify(data)).not.toMatch(/"phone":/);
  const { counts } = await app.ok(listVisitors, { talk_uuid: key.talk_uuid }, { token: master.token });
  expect(counts.attended).toBe(1);
  const { items } = await app.ok(listDoorKeys, { talk_uuid: key.talk_uuid }, { token: master.token });
  expect(items).toMatchObject([{ uuid: key.uuid, name: '志愿者小李', used_at: expect.any(String) }]);
  const log = await app.ok(listAudit, {}, { token: master.token });
  expect(log.items.map(({ action }) => action)).toEqual(expect.arrayContaining(['talk.key_given', 'talk.checked_in']));
  expect(app.logs()).not.toContain(key.key);
});

test('a key is withdrawn at once, and opens no other talk, nor when made up', async () => {
  const master = await makeMaster(app);
  const [key, other] = [await makeKey(app, master), await makeKey(app, master)];
  expect((await sync({ ...key, talk_uuid: other.talk_uuid })).code).toBe(40401);
  expect((await sync({ ...key, key: 'made-up' })).code).toBe(40401);
  await app.ok(endDoorKey, { talk_uuid: key.talk_uuid, uuid: key.uuid }, { token: master.token });
  await app.ok(endDoorKey, { talk_uuid: key.talk_uuid, uuid: key.uuid }, { token: master.token });
  expect((await sync(key)).code).toBe(40401);
  expect((await sync(other)).code).toBe(100);
});

test('a key opens from twelve hours before its talk until twelve after it, and none is given out later', async () => {
  const master = await makeMaster(app);
  const key = await makeKey(app, master);
  app.clock.advance({ hours: 14 });
  expect((await sync(key)).code).toBe(100);
  app.clock.advance({ hours: 2 });
  expect((await sync(key)).code).toBe(40401);
  const input = { talk_uuid: key.talk_uuid, name: '晚来的' };
  expect((await app.call(makeDoorKey, input, { token: master.token })).code).toBe(40902);
  app.clock.reset();
  const early = await makeTalk(app, master, { state: 'online' });
  expect((await sync(await makeKey(app, master, early.uuid))).code).toBe(40401);
});

test('a talk that is called off, and a company that was frozen, open to no key', async () => {
  const master = await makeMaster(app);
  const [called, frozen] = [await makeKey(app, master), await makeKey(app, master)];
  await app.ok(cancelTalk, { uuid: called.talk_uuid, version: 1, reason: '讲者生病' }, { token: master.token });
  expect((await sync(called)).code).toBe(40401);
  await db
    .updateTable('company')
    .set({ frozen_at: app.clock.now() })
    .where('company_uuid', '=', String(master.companyUuid))
    .execute();
  expect((await sync(frozen)).code).toBe(40401);
});

test('a colleague who may not see a talk makes no key of it, and keys of who leaves end', async () => {
  const { master, child } = await makeTeam(app);
  const { talk_uuid } = await makeKey(app, master);
  expect((await app.call(makeDoorKey, { talk_uuid, name: '小李' }, { token: child.token })).code).toBe(40401);
  expect((await app.call(listDoorKeys, { talk_uuid }, { token: child.token })).code).toBe(40401);
  const own = await makeTalk(app, child, { state: 'online', ...soon(app) });
  const key = await makeKey(app, child, own.uuid);
  expect((await sync(key)).code).toBe(100);
  await app.ok(removeMember, { uuid: child.uuid, hand_to: master.uuid }, { token: master.token });
  expect((await sync(key)).code).toBe(40401);
});

test('a key rests while whoever made it may not work', async () => {
  const { master, child } = await makeTeam(app);
  const talk = await makeTalk(app, child, { state: 'online', ...soon(app) });
  const key = await makeKey(app, child, talk.uuid);
  const place = (user_status: 'active' | 'unactive') =>
    app.ok(setMemberStatus, { uuid: child.uuid, user_status }, { token: master.token });
  await place('unactive');
  expect((await sync(key)).code).toBe(40401);
  await place('active');
  expect((await sync(key)).code).toBe(100);
  await db.updateTable('account').set({ frozen_at: app.clock.now() }).where('uuid', '=', child.uuid).execute();
  expect((await sync(key)).code).toBe(40401);
});

test('a helper who sends much at once keeps nobody else from working', async () => {
  const [master, other] = [await makeMaster(app), await makeMaster(app)];
  const { key, talk_uuid } = await makeKey(app, master);
  const input = { key, talk_uuid, device_now: app.clock.now().toISOString(), entries: [] };
  const sent = await db.transaction().execute(async (trx) => {
    await trx.selectFrom('talk').select('uuid').where('uuid', '=', talk_uuid).forUpdate().execute();
    const all = Array.from({ length: 30 }, () => app.call(syncDoorByKey, input, { ip: '192.0.2.7' }));
    await waitsForLocks(db, 2);
    await app.ok(getUserInfo, {}, { token: other.token });
    await makeKey(app, other);
    return { all };
  });
  expect(new Set((await Promise.all(sent.all)).map(({ code }) => code))).toEqual(new Set([100]));
});
