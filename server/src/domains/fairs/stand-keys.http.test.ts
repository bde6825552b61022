import { listAudit } from '@qinghe/contract/company/audit.ts';
import { removeMember, setMemberRole } from '@qinghe/contract/company/members.ts';
import { type DeskEntry, syncDesk } from '@qinghe/contract/fairs/desk.ts';
import { endStandKey, listStandKeys, makeStandKey, syncDeskByKey } from '@qinghe/contract/fairs/stand-keys.ts';
import { getApplication, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, makeTeam } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { aCall, aScan, makeStand, makeStandWithKey } from '../../../test/fairs.ts';
import { eraseFairVisitors } from './tasks.ts';

const app = await startTestApp();
const { db } = app.services;
afterEach(() => app.clock.reset());

const sync = ({ fair, key }: { fair: string; key: string }, entries: DeskEntry[] = []) =>
  app.call(syncDeskByKey, { key, fair_uuid: fair, device_now: app.clock.now().toISOString(), entries });
const now = () => app.clock.now().toISOString();

test('whoever holds a key works at the stand without an account; the log names the key, the application whoever gave it out', async () => {
  const master = await makeMaster(app);
  const stand = await makeStandWithKey(app, master);
  const [code = ''] = stand.codes;
  const decided = {
    kind: 'decide',
    uuid: uuidv7(),
    at: now(),
    code,
    decision: 'interview',
    job_uuid: stand.job,
  } as const;
  const { code: response, data } = await sync(stand, [aScan(code), aCall(code, uuidv7()), decided]);
  expect(response).toBe(100);
  expect(data.visits).toMatchObject([{ code, number: 1, application: 'made' }]);
  expect(JSON.stringify(data)).not.toMatch(/phone|139\d{8}/);
  const filter = { kind: 'internship', stage: 'interview' } as const;
  expect((await app.ok(listApplications, filter, { token: master.token })).items).toHaveLength(1);
  const { items } = await app.ok(listStandKeys, { fair_uuid: stand.fair }, { token: master.token });
  expect(items).toMatchObject([{ uuid: stand.uuid, name: '志愿者小李', used_at: expect.any(String) }]);
  const rows = await db
    .selectFrom('audit_entry')
    .select(['action', 'detail'])
    .where('object_uuid', '=', stand.fair)
    .execute();
  expect(rows).toContainEqual({ action: 'fair.desk_written', detail: { key: '志愿者小李' } });
  const log = await app.ok(listAudit, {}, { token: master.token });
  expect(log.items.map(({ action }) => action)).toContain('fair.key_given');
  expect(app.logs()).not.toContain(stand.key);
});

test('what is noted at a stand stands in the record by who held the key, and is nobody’s own to change', async () => {
  const master = await makeMaster(app);
  const stand = await makeStandWithKey(app, master);
  const [code = ''] = stand.codes;
  const at = { at: now(), code };
  await sync(stand, [
    aScan(code),
    aCall(code, uuidv7()),
    { kind: 'note', uuid: uuidv7(), ...at, text: '作品集很好' },
    { kind: 'decide', uuid: uuidv7(), ...at, decision: 'interview', job_uuid: stand.job },
  ]);
  const read = async () => {
    const filter = { kind: 'internship', stage: 'interview' } as const;
    const [item] = (await app.ok(listApplications, filter, { token: master.token })).items;
    return (await app.ok(getApplication, { uuid: item?.uuid ?? '' }, { token: master.token })).notes;
  };
  expect(await read()).toMatchObject([{ text: '作品集很好', author_name: '志愿者小李', mine: false }]);
  const own = { kind: 'note' as const, uuid: uuidv7(), ...at, at: now(), text: '我也看过' };
  const input = { fair_uuid: stand.fair, device_now: now(), entries: [own] };
  await app.ok(syncDesk, input, { token: master.token });
  expect(await read()).toMatchObject([{ text: '我也看过', author_name: master.name, mine: true }]);
});

test('accounts and keys write into one queue', async () => {
  const master = await makeMaster(app);
  const stand = await makeStandWithKey(app, master);
  const [code = ''] = stand.codes;
  await sync(stand, [aScan(code)]);
  const input = { fair_uuid: stand.fair, device_now: now(), entries: [] };
  expect((await app.ok(syncDesk, input, { token: master.token })).visits).toMatchObject([{ code, number: 1 }]);
});

test('a key is withdrawn at once, opens no other stand, and nothing when made up', async () => {
  const [one, other] = [
    await makeStandWithKey(app, await makeMaster(app)),
    await makeStandWithKey(app, await makeMaster(app)),
  ];
  expect((await sync({ fair: other.fair, key: one.key })).code).toBe(40401);
  expect((await sync({ fair: one.fair, key: 'made-up' })).code).toBe(40401);
  for (let twice = 0; twice < 2; twice += 1)
    await app.ok(endStandKey, { fair_uuid: one.fair, uuid: one.uuid }, { token: one.token });
  expect((await sync(one)).code).toBe(40401);
  expect((await sync(other)).code).toBe(100);
  expect((await app.call(endStandKey, { fair_uuid: other.fair, uuid: other.uuid }, { token: one.token })).code).toBe(
    40401,
  );
});

test('a key opens while the stand does, and none is given out later', async () => {
  const stand = await makeStandWithKey(app, await makeMaster(app));
  app.clock.advance({ hours: 18 });
  expect((await sync(stand)).code).toBe(100);
  app.clock.advance({ hours: 2 });
  expect((await sync(stand)).code).toBe(40401);
  const late = await app.call(makeStandKey, { fair_uuid: stand.fair, name: '晚来的' }, { token: stand.token });
  expect(late.code).toBe(40902);
});

test('keys of who leaves, only reads by now, or whose company was frozen open nothing', async () => {
  const { master, child } = await makeTeam(app);
  const { fair } = await makeStand(app, master);
  const keyOf = async (token: string) =>
    new URL((await app.ok(makeStandKey, { fair_uuid: fair, name: '小李' }, { token })).url).hash.slice(1);
  const [own, theirs] = [await keyOf(master.token), await keyOf(child.token)];
  expect((await sync({ fair, key: theirs })).code).toBe(100);
  await app.ok(setMemberRole, { uuid: child.uuid, role: 'interviewer' }, { token: master.token });
  expect((await sync({ fair, key: theirs })).code).toBe(40401);
  await app.ok(removeMember, { uuid: child.uuid, hand_to: master.uuid }, { token: master.token });
  const left = await db.selectFrom('fair_stand_key').select('uuid').where('account_uuid', '=', child.uuid).execute();
  expect(left).toEqual([]);
  expect((await sync({ fair, key: own })).code).toBe(100);
  await db
    .updateTable('company')
    .set({ frozen_at: app.clock.now() })
    .where('company_uuid', '=', String(master.companyUuid))
    .execute();
  expect((await sync({ fair, key: own })).code).toBe(40401);
});

test('who held a key is forgotten with the people of the fair', async () => {
  const stand = await makeStandWithKey(app, await makeMaster(app));
  const kept = () => db.selectFrom('fair_stand_key').select('name').where('uuid', '=', stand.uuid).execute();
  await eraseFairVisitors.run(app.services, {}, { last: false });
  expect(await kept()).toHaveLength(1);
  app.clock.advance({ hours: 181 * 24 });
  await eraseFairVisitors.run(app.services, {}, { last: false });
  expect(await kept()).toEqual([]);
});
