import { setMemberLimit } from '@qinghe/contract/company/members.ts';
import { getServices } from '@qinghe/contract/company/services.ts';
import { setJobOnline } from '@qinghe/contract/jobs/endpoints.ts';
import { useExpansion } from '@qinghe/contract/rights/expansion.ts';
import { getPublishRoom } from '@qinghe/contract/rights/publish-room.ts';
import type { Right } from '@qinghe/contract/rights/right.ts';
import { listPlaceUses, unlockJob } from '@qinghe/contract/rights/unlock.ts';
import { listUsableJobs } from '@qinghe/contract/rights/usable-jobs.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { giveTestCoins, grantRight, setPlaces } from '../../../../test/rights.ts';
import { endExpansions } from '../expansion/end-expansions.ts';

const app = await startTestApp();
const { db } = app.services;
afterEach(() => app.clock.reset());

const once = ({ token }: TestAccount) => ({ token, headers: { 'idempotency-key': uuidv7() } });
const UNIT = { units: 1, coins: 0 };
const addCard = (by: TestAccount, expect = UNIT) => app.ok(useExpansion, { expect }, once(by));
const unlock = (job: string, by: TestAccount, expect = UNIT) => app.ok(unlockJob, { job, expect }, once(by));
const room = ({ token }: TestAccount) => app.ok(getPublishRoom, {}, { token });
const make = async (owner: TestAccount, state: 'online' | 'offline' | 'draft', title = '后端开发实习生') =>
  (await makeJob(app, owner, { state, title })).uuid;

test('what can still be published counts cards that run, and leaves unlocked jobs out, everywhere alike', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  await make(master, 'online');
  const waiting = await make(master, 'offline');
  await setPlaces(app, master.companyUuid ?? '', 1);
  expect(await room(master)).toMatchObject({
    internship: { quota: 1, most: 1, taken: 1, free: 0 },
    ...{ campus: { quota: 1, most: 1, taken: 0, free: 1 }, cards: 0, unlocks: [], publishNum: 0 },
    expandCardExpireTime: null,
  });
  await grantRight(app, master, 'unlock');
  const { until: unlocked } = await unlock(waiting, master);
  await app.ok(setJobOnline, { uuid: waiting, version: 1, online: true }, { token });
  await grantRight(app, master, 'expansion', 2);
  const { until } = await addCard(master);
  app.clock.advance({ hours: 2 });
  await addCard(master);
  expect(await room(master)).toMatchObject({
    internship: { quota: 1, most: 3, taken: 1, free: 2 },
    ...{ campus: { most: 3 }, cards: 2, unlocks: [{ uuid: waiting, until: unlocked }], publishNum: 2 },
    expandCardExpireTime: until,
  });
  expect(await app.ok(getServices, {}, { token })).toMatchObject({
    internship: { quota: 1, most: 3, used: 1 },
    campus: { quota: 1, most: 3, used: 0 },
  });
  app.clock.advance({ days: 29, hours: 23 });
  await endExpansions.run(app.services, {}, { last: false });
  // Back to a day on which the session is good.
  app.clock.reset();
  expect(await room(master)).toMatchObject({ cards: 1, publishNum: 1 });
});

test('a sub-account reads what it can publish itself, and its own unlocked jobs alone', async () => {
  const { master, child } = await makeTeam(app);
  await setPlaces(app, master.companyUuid ?? '', 0);
  await grantRight(app, master, 'unlock', 2);
  const [own, others] = [await make(child, 'offline'), await make(master, 'offline')];
  await unlock(own, child);
  await unlock(others, master);
  await setPlaces(app, master.companyUuid ?? '', 5);
  await app.ok(setMemberLimit, { uuid: child.uuid, job_limit: 2 }, { token: master.token });
  expect(await room(child)).toMatchObject({ publishNum: 2, unlocks: [{ uuid: own }] });
  expect(await room(master)).toMatchObject({ publishNum: 5, unlocks: [{ uuid: own }, { uuid: others }] });
});

test('the record names unlocks and cards with what they took, page by page; sub-accounts see their own', async () => {
  const { master, child } = await makeTeam(app);
  const job = await make(child, 'offline');
  await setPlaces(app, master.companyUuid ?? '', 0);
  await grantRight(app, master, 'unlock');
  await giveTestCoins(app, master, 250);
  await unlock(job, child);
  app.clock.advance({ hours: 1 });
  await addCard(master, { units: 0, coins: 250 });
  const { token } = master;
  const first = await app.ok(listPlaceUses, { limit: 1 }, { token });
  expect(first.items).toMatchObject([
    { right: 'expansion', job: null, actor: master.name, coins: 250, is_running: true },
  ]);
  const second = await app.ok(listPlaceUses, { limit: 1, cursor: first.next_cursor ?? '' }, { token });
  expect(second).toMatchObject({
    items: [{ right: 'unlock', job: { uuid: job }, actor: child.name, coins: 0, is_running: true }],
    next_cursor: null,
  });
  expect((await app.ok(listPlaceUses, { right: 'unlock' }, { token })).items).toHaveLength(1);
  expect((await app.ok(listPlaceUses, {}, { token: child.token })).items).toMatchObject([{ right: 'unlock' }]);
  expect((await app.ok(listPlaceUses, {}, { token: (await makeMaster(app)).token })).items).toEqual([]);
});

const usable = async (right: Right, { token }: TestAccount, more: { q?: string } = {}) =>
  (await app.ok(listUsableJobs, { right, ...more }, { token })).items.map(({ title, why }) => [title, why]);

test('jobs on which a right can be used come first, the others say why', async () => {
  const { master, child } = await makeTeam(app);
  await make(master, 'draft', '草稿');
  await make(child, 'offline', '下线');
  const shown = await make(child, 'online', '在线');
  await make(master, 'online', '别人的');
  await db
    .updateTable('job')
    .set({ published_at: new Date(0) })
    .where('uuid', '=', shown)
    .execute();
  expect(await usable('refresh', master)).toEqual([
    ['别人的', 'lately'],
    ['在线', null],
    ['下线', 'offline'],
    ['草稿', 'offline'],
  ]);
  expect(await usable('top_home', child)).toEqual([
    ['在线', null],
    ['下线', 'offline'],
  ]);
  expect(await usable('unlock', child)).toEqual([
    ['下线', 'notNeeded'],
    ['在线', 'online'],
  ]);
  await setPlaces(app, master.companyUuid ?? '', 1);
  const full = [
    ['下线', null],
    ...[
      ['别人的', 'online'],
      ['在线', 'online'],
      ['草稿', 'draft'],
    ],
  ];
  expect(await usable('unlock', master)).toEqual(full);
  expect(await usable('expansion', master)).toEqual(full);
  await app.ok(setMemberLimit, { uuid: child.uuid, job_limit: 1 }, { token: master.token });
  expect(await usable('expansion', child)).toEqual([
    ['下线', 'limit'],
    ['在线', 'online'],
  ]);
  expect(await usable('unlock', master, { q: '草' })).toEqual([['草稿', 'draft']]);
  expect(await usable('refresh', await makeMaster(app))).toEqual([]);
});

test('the jobs come page by page, and a cursor is of one right', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const [draft, online] = [await make(master, 'draft'), await make(master, 'online')];
  const first = await app.ok(listUsableJobs, { right: 'refresh', limit: 1 }, { token });
  const cursor = first.next_cursor ?? '';
  const second = await app.ok(listUsableJobs, { right: 'refresh', limit: 1, cursor }, { token });
  expect([...first.items, ...second.items].map(({ uuid }) => uuid)).toEqual([online, draft]);
  expect(second.next_cursor).toBeNull();
  expect((await app.call(listUsableJobs, { right: 'unlock', cursor }, { token })).code).toBe(400);
});
