import { removeMember } from '@qinghe/contract/company/members.ts';
import { assignUnits, getGrant, getRights, listGrants } from '@qinghe/contract/rights/grants.ts';
import { refreshCost, refreshJobs } from '@qinghe/contract/rights/refresh.ts';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { noDifferences } from '../../../../test/money.ts';
import { key } from '../../../../test/orders.ts';
import { grantRight } from '../../../../test/rights.ts';
import { lapseGrants } from './lapse-grants.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
afterEach(() => app.clock.reset());

type Who = Pick<TestAccount, 'token' | 'uuid'>;
const assign = (by: Who, to: Who, units: number, direction: 'assign' | 'take_back' = 'assign', headers = key()) =>
  app.call(assignUnits, { right: 'refresh', units, account_uuid: to.uuid, direction }, { token: by.token, headers });
const grants = ({ token }: Who) => app.ok(listGrants, { right: 'refresh' }, { token });
const left = async (who: Who) => (await grants(who)).propsNum;
const refreshes = async ({ token }: Who) =>
  (await app.ok(getRights, {}, { token })).rights.find(({ right }) => right === 'refresh');

/** Refreshes one job after the free ones of the day are gone. */
async function refresh(who: TestAccount) {
  const { uuid } = await makeJob(app, who, { state: 'online' });
  const yesterday = new Date(app.clock.now().getTime() - 86_400_000);
  await db.updateTable('job').set({ published_at: yesterday }).where('uuid', '=', uuid).execute();
  const day = {
    company_uuid: who.companyUuid ?? '',
    day: new Date(app.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10),
    used: 3,
  };
  await db
    .insertInto('free_refresh')
    .values(day)
    .onConflict((c) => c.doNothing())
    .execute();
  const input = { uuids: [uuid] };
  const { free, units, coins } = await app.ok(refreshCost, input, { token: who.token });
  return app.call(refreshJobs, { ...input, expect: { free, units, coins } }, { token: who.token, headers: key() });
}

test('what is assigned is one member’s alone, is used first, and is everybody’s again once it is taken back', async () => {
  const { master, child } = await makeTeam(app);
  await grantRight(app, master, 'refresh', 5);
  expect((await assign(master, child, 3)).data).toEqual({ free: 2, held: 3 });
  expect([await left(master), await left(child)]).toEqual([2, 5]);
  expect(await refreshes(master)).toMatchObject({ left: 2, assigned: 3 });
  expect(await refreshes(child)).toMatchObject({ left: 5, assigned: 0 });
  expect((await grants(master)).items[0]?.held).toEqual([
    { account_uuid: child.uuid, name: expect.any(String), units: 3 },
  ]);
  expect((await refresh(child)).code).toBe(100);
  expect([await left(master), await left(child)]).toEqual([2, 4]);
  const few = await assign(master, child, 3, 'take_back');
  expect([few.code, few.data]).toEqual([40933, { left: 2 }]);
  expect((await assign(master, child, 2, 'take_back')).data).toEqual({ free: 4, held: 0 });
  expect([await left(master), await left(child)]).toEqual([4, 4]);
  const uuid = (await grants(master)).items[0]?.uuid ?? '';
  const { entries } = await app.ok(getGrant, { uuid }, { token: master.token });
  expect(entries.map((one) => [one.kind, one.units, one.left, one.holder !== null])).toEqual([
    ['take_back', -2, 4, true],
    ['use', -1, 4, true],
    ['assign', 3, 5, true],
    ['grant', 5, 5, false],
  ]);
  await noDifferences(app, master);
});

test('units go from the grants that end first, and one press that is sent ten times moves them once', async () => {
  const { master, child } = await makeTeam(app);
  await grantRight(app, master, 'refresh', 2);
  app.clock.advance({ minutes: 1 });
  await grantRight(app, master, 'refresh', 2);
  const headers = key();
  const all = await Promise.all(Array.from({ length: 10 }, () => assign(master, child, 3, 'assign', headers)));
  expect(new Set(all.map(({ code }) => code))).toEqual(new Set([100]));
  expect((await grants(child)).items.map(({ held }) => held[0]?.units)).toEqual([2, 1]);
  // Of ten at once with one unit left one gets it.
  const more = await Promise.all(Array.from({ length: 10 }, () => assign(master, child, 1)));
  expect(more.map(({ code }) => code).toSorted()).toEqual([100, ...Array(9).fill(40933)]);
});

test('only the master assigns, and to nobody outside the company', async () => {
  const { master, child } = await makeTeam(app);
  const stranger = await makeMaster(app);
  await grantRight(app, master, 'refresh', 5);
  expect((await assign(child, child, 1)).code).toBe(40934);
  expect((await assign(master, stranger, 1)).code).toBe(40401);
  expect((await assign(stranger, child, 1)).code).toBe(40401);
  expect((await assign(master, child, 6)).code).toBe(40933);
  expect((await assign(master, child, 0)).code).toBe(400);
  expect(await left(master)).toBe(5);
});

test('a member who is removed leaves the units, and what ends lapses wherever it is', async () => {
  const { master, child } = await makeTeam(app);
  await grantRight(app, master, 'refresh', 5);
  await assign(master, child, 3);
  await app.ok(removeMember, { uuid: child.uuid, hand_to: master.uuid }, { token: master.token });
  expect(await left(master)).toBe(5);
  await assign(master, master, 2);
  app.clock.advance({ hours: 24 * 91 });
  await lapseGrants.run(app.services, {}, { last: false });
  const rows = await db
    .selectFrom('ledger_account')
    .select(['name', 'balance'])
    .where('company_uuid', '=', master.companyUuid ?? '')
    .where('unit', '=', 'refresh')
    .where('balance', '!=', 0)
    .execute();
  expect(rows.map(({ name, balance }) => [name, balance]).toSorted()).toEqual([
    ['right.refresh.granted', -5],
    ['right.refresh.lapsed', 5],
  ]);
  await noDifferences(app, master);
});
