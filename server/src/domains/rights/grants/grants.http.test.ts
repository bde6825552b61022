import {
  claimGift,
  getGift,
  getGrant,
  getMembership,
  getRights,
  getService,
  listGifts,
  listGrants,
  listUses,
  TRIAL_TOP,
} from '@qinghe/contract/rights/grants.ts';
import { refreshCost, refreshJobs } from '@qinghe/contract/rights/refresh.ts';
import { listCoins } from '@qinghe/contract/wallet/coins.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount, tokenOf } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { lapseGrants } from './lapse-grants.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
afterEach(() => app.clock.reset());

const key = () => ({ 'idempotency-key': uuidv7() });
const claim = ({ token }: TestAccount, gift_uuid?: string) =>
  app.call(claimGift, gift_uuid ? { gift_uuid } : {}, { token, headers: key() });
const gift = ({ token }: TestAccount) => app.ok(getGift, {}, { token });
const left = async ({ token }: { token: string }) =>
  (await app.ok(listGrants, { right: 'refresh' }, { token })).propsNum;
const WELCOME = [
  { right: 'refresh', units: 10 },
  { right: 'invitation', units: 50 },
];

async function jobsOf(account: TestAccount, count: number): Promise<string[]> {
  const jobs = [];
  for (let made = 0; made < count; made += 1) jobs.push((await makeJob(app, account, { state: 'online' })).uuid);
  const yesterday = new Date(app.clock.now().getTime() - 86_400_000);
  await db.updateTable('job').set({ published_at: yesterday }).where('uuid', 'in', jobs).execute();
  return jobs;
}

test('the gift of whoever is new is claimed once a company, by its master, as often as it is pressed', async () => {
  const { master, child } = await makeTeam(app);
  expect(await gift(master)).toMatchObject({ is_open: true, why: null, contents: WELCOME });
  expect(await gift(child)).toMatchObject({ is_open: false, why: 'owner' });
  expect((await claim(child)).code).toBe(40934);
  expect((await claim(master, '7')).code).toBe(40401);
  const all = await Promise.all(Array.from({ length: 8 }, () => claim(master)));
  expect(all.map(({ code }) => code).toSorted()).toEqual([100, ...Array(7).fill(40902)]);
  // What came, and what there is of it now.
  expect(all.find(({ code }) => code === 100)?.data).toMatchObject({
    contents: WELCOME.map((one) => ({ ...one, left: one.units })),
  });
  expect(await gift(master)).toMatchObject({ is_open: false, why: 'claimed' });
  expect(await left(master)).toBe(10);
  expect((await app.ok(listGifts, {}, { token: child.token })).items).toMatchObject([
    { gift_uuid: '40001', contents: WELCOME },
  ]);
  // It cost nothing and put no coins into the wallet: the bill says nothing of it.
  expect((await app.ok(listCoins, {}, { token: master.token })).items).toEqual([]);
  const foreigner = await makeMaster(app);
  expect(await left(foreigner)).toBe(0);
});

test('a day at the top of a search can be tried once, beside the gift; and what a membership includes is said', async () => {
  const { master, child } = await makeTeam(app);
  const trial = ({ token }: { token: string }) => app.call(getService, { code: TRIAL_TOP }, { token, headers: key() });
  expect((await trial(child)).code).toBe(40934);
  const all = await Promise.all(Array.from({ length: 4 }, () => trial(master)));
  expect(all.map(({ code }) => code).toSorted()).toEqual([100, 40902, 40902, 40902]);
  await claim(master);
  const units = new Map(
    (await app.ok(getRights, {}, { token: master.token })).rights.map((one) => [one.right, one.left]),
  );
  expect([units.get('top_search'), units.get('refresh')]).toEqual([1, 10]);
  expect(await app.ok(getMembership, {}, { token: child.token })).toEqual({
    ...{ level: 'basic', until: null, internships: 5, campus_jobs: 5, free_refreshes: 3 },
  });
});

test('a company whose papers are not in force is told so', async () => {
  const master = await makeMaster(app);
  await db
    .updateTable('company')
    .set({ check_status: 'uncheck' })
    .where('company_uuid', '=', master.companyUuid ?? '')
    .execute();
  expect(await gift(master)).toMatchObject({ is_open: false, why: 'uncertified' });
  expect((await claim(master)).code).toBe(40902);
});

test('refreshes beyond the free ones take units before coins, by sub-accounts too; each use says what for', async () => {
  const { master, child } = await makeTeam(app);
  await claim(master);
  const jobs = await jobsOf(child, 5);
  const quote = await app.ok(refreshCost, { uuids: jobs }, { token: child.token });
  expect(quote).toMatchObject({ free: 3, units: 2, coins: 0, units_left: 10 });
  const stale = await app.call(
    refreshJobs,
    { uuids: jobs, expect: { free: 3, units: 1, coins: 5 } },
    { token: child.token, headers: key() },
  );
  expect(stale.code).toBe(40931);
  await app.ok(
    refreshJobs,
    { uuids: jobs, expect: { free: 3, units: 2, coins: 0 } },
    { token: child.token, headers: key() },
  );
  const [grant] = (await app.ok(listGrants, { right: 'refresh' }, { token: master.token })).items;
  expect(grant).toMatchObject({ units: 10, left: 8, source: 'gift' });
  const { entries } = await app.ok(getGrant, { uuid: grant?.uuid ?? '' }, { token: master.token });
  expect(entries).toMatchObject([
    { kind: 'use', units: -1, left: 8, actor: child.name, job: { uuid: expect.any(String) } },
    { kind: 'use', units: -1, left: 9 },
    { kind: 'grant', units: 10, left: 10, actor: master.name, job: null },
  ]);
  expect((await app.ok(listUses, {}, { token: child.token })).items).toHaveLength(2);
  const other = await makeMaster(app);
  expect((await app.call(getGrant, { uuid: grant?.uuid ?? '' }, { token: other.token })).code).toBe(40401);
  expect((await app.ok(listUses, {}, { token: other.token })).items).toEqual([]);
});

test('at its end what is left counts no more at once, and lapses once', async () => {
  const master = await makeMaster(app);
  await claim(master);
  expect((await app.ok(getRights, {}, { token: master.token })).rights).toContainEqual(
    expect.objectContaining({ right: 'refresh', left: 10, ending: 0 }),
  );
  const again = async () => {
    await db.deleteFrom('session').where('account_uuid', '=', master.uuid).execute();
    return { token: await tokenOf(app, master.uuid) };
  };
  app.clock.advance({ hours: 24 * 20 });
  expect((await app.ok(getRights, {}, await again())).rights).toContainEqual(
    expect.objectContaining({ right: 'refresh', left: 10, ending: 10 }),
  );
  app.clock.advance({ hours: 24 * 10 });
  const by = await again();
  expect(await left(by)).toBe(0);
  for (let twice = 0; twice < 2; twice += 1) await lapseGrants.run(app.services, {}, { last: false });
  const rows = await db
    .selectFrom('ledger_account')
    .select(['name', 'balance'])
    .where('company_uuid', '=', master.companyUuid ?? '')
    .where('unit', '=', 'refresh')
    .where('balance', '!=', 0)
    .execute();
  expect(rows.map(({ name, balance }) => [name, balance]).toSorted()).toEqual([
    ['right.refresh.granted', -10],
    ['right.refresh.lapsed', 10],
  ]);
});

test('ten at once with one unit left use it once', async () => {
  const master = await makeMaster(app);
  await claim(master);
  const [grant] = (await app.ok(listGrants, {}, { token: master.token })).items;
  const jobs = await jobsOf(master, 22);
  const use = (uuids: string[], expect: { free: number; units: number; coins: number }) =>
    app.call(refreshJobs, { uuids, expect }, { token: master.token, headers: key() });
  await use(jobs.slice(0, 12), { free: 3, units: 9, coins: 0 });
  const tries = await Promise.all(jobs.slice(12).map((uuid) => use([uuid], { free: 0, units: 1, coins: 0 })));
  expect(tries.filter(({ code }) => code === 100)).toHaveLength(1);
  expect(tries.filter(({ code }) => code !== 100).every(({ code }) => code === 40931)).toBe(true);
  expect((await app.ok(getGrant, { uuid: grant?.uuid ?? '' }, { token: master.token })).grant.left).toBe(0);
});
