import { setJobOnline } from '@qinghe/contract/jobs/endpoints.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { listExpansions, onlineCost, useExpansion } from '@qinghe/contract/rights/expansion.ts';
import { remainingCoins } from '@qinghe/contract/wallet/coins.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { giveTestCoins, grantRight, setPlaces } from '../../../../test/rights.ts';
import { endExpansions } from './end-expansions.ts';

const app = await startTestApp();
const { db } = app.services;
afterEach(() => app.clock.reset());

const UNIT = { units: 1, coins: 0 };
const COINS = { units: 0, coins: 250 };
const add = (expect: typeof UNIT, { token }: TestAccount) =>
  app.call(useExpansion, { expect }, { token, headers: { 'idempotency-key': uuidv7() } });
const cards = ({ token }: TestAccount) => app.ok(listExpansions, {}, { token });
const online = (uuid: string, { token }: TestAccount) =>
  app.call(setJobOnline, { uuid, version: 1, online: true }, { token });
const cost = (job: string, { token }: TestAccount) => app.call(onlineCost, { job }, { token });
const make = async (master: TestAccount, kind: JobKind, state: 'online' | 'offline') =>
  (await makeJob(app, master, { kind, state, campus: { batch: 'autumn', graduation_years: [2027], pay_months: 12 } }))
    .uuid;
const states = async (uuids: string[]) => {
  const rows = await db.selectFrom('job').select(['uuid', 'state']).where('uuid', 'in', uuids).execute();
  return uuids.map((uuid) => rows.find((row) => row.uuid === uuid)?.state);
};

test('a card adds one place, for a job of either kind, and moves with the jobs', async () => {
  const master = await makeMaster(app);
  await giveTestCoins(app, master, 250);
  const [intern, campus] = [await make(master, 'internship', 'online'), await make(master, 'campus', 'online')];
  const [intern2, campus2] = [await make(master, 'internship', 'offline'), await make(master, 'campus', 'offline')];
  await setPlaces(app, master.companyUuid ?? '', 1);
  expect((await cards(master)).quote).toMatchObject({ ...COINS, balance: 250, missing: 0, why: null });
  expect((await add(COINS, master)).data).toMatchObject(COINS);
  expect((await cards(master)).items).toMatchObject([{ actor: master.name, until: expect.any(String) }]);
  expect((await cost(campus2, master)).data).toMatchObject({ place: 'free', most: 2 });
  expect((await online(campus2, master)).code).toBe(100);
  expect(await online(intern2, master)).toMatchObject({ code: 40906, data: { quota: 1 } });
  await app.ok(setJobOnline, { uuid: campus, version: 1, online: false }, { token: master.token });
  expect((await online(intern2, master)).code).toBe(100);
  expect(await states([intern, campus, intern2, campus2])).toEqual(['online', 'offline', 'online', 'online']);
  expect(await app.ok(remainingCoins, {}, { token: master.token })).toMatchObject({ value: 0 });
});

test('what a job needs: nothing, a free place, or one of three ways to get one', async () => {
  const { master, child } = await makeTeam(app);
  const [shown, waiting] = [await make(child, 'internship', 'online'), await make(child, 'internship', 'offline')];
  const others = await make(master, 'internship', 'online');
  expect((await cost(shown, child)).data).toMatchObject({ place: 'none' });
  expect((await cost(waiting, child)).data).toMatchObject({ place: 'free', most: 5 });
  await setPlaces(app, master.companyUuid ?? '', 2);
  const taken = await cost(waiting, child);
  expect(taken.data).toMatchObject({
    ...{ place: 'taken', most: 2, unlock: { coins: 200, why: null }, expansion: { coins: 250 } },
    ...{ offline: [{ uuid: shown, version: 1 }], owner: master.name },
  });
  expect((await cost(waiting, master)).data).toMatchObject({ owner: null });
  const uuids = async (by: TestAccount) => (await cost(waiting, by)).data?.offline.map(({ uuid }) => uuid).toSorted();
  expect(await uuids(master)).toEqual([shown, others].toSorted());
  expect((await cost(others, child)).code).toBe(40401);
  expect((await cost(waiting, await makeMaster(app))).code).toBe(40401);
});

test('a sub-account uses units, never coins; another price is refused; without papers in force nothing is paid', async () => {
  const { master, child } = await makeTeam(app);
  await giveTestCoins(app, master, 500);
  expect((await add(COINS, child)).code).toBe(40934);
  expect(await add({ units: 0, coins: 100 }, master)).toMatchObject({ code: 40931, data: COINS });
  await grantRight(app, master, 'expansion', 2);
  expect((await add(UNIT, child)).code).toBe(100);
  await db
    .updateTable('company')
    .set({ check_status: 'uncheck' })
    .where('company_uuid', '=', master.companyUuid ?? '')
    .execute();
  expect(await add(UNIT, master)).toMatchObject({ code: 40902, data: { why: 'uncertified', units_left: 1 } });
  expect((await cards(await makeMaster(app))).items).toEqual([]);
});

test('twenty at once use one unit once', async () => {
  const master = await makeMaster(app);
  await grantRight(app, master, 'expansion');
  const tries = await Promise.all(Array.from({ length: 20 }, () => add(UNIT, master)));
  expect(tries.map(({ code }) => code).toSorted()).toEqual([100, ...Array(19).fill(40931)]);
  expect((await cards(master)).items).toHaveLength(1);
});

test('after 30 days the job that went online last goes offline, one for each card, and none that has a place', async () => {
  const master = await makeMaster(app);
  await grantRight(app, master, 'expansion', 2);
  const first = await make(master, 'internship', 'online');
  const [second, third] = [await make(master, 'internship', 'offline'), await make(master, 'internship', 'offline')];
  await setPlaces(app, master.companyUuid ?? '', 1);
  await add(UNIT, master);
  app.clock.advance({ hours: 1 });
  await add(UNIT, master);
  await online(third, master);
  app.clock.advance({ hours: 1 });
  await online(second, master);
  const end = () => endExpansions.run(app.services, {}, { last: false });
  app.clock.advance({ days: 29, hours: 21 });
  await end();
  expect(await states([first, second, third])).toEqual(['online', 'online', 'online']);
  app.clock.advance({ hours: 1, minutes: 30 });
  await end();
  await end();
  expect(await states([first, second, third])).toEqual(['online', 'offline', 'online']);
  // Whoever made room has nothing to lose.
  await db.updateTable('job').set({ state: 'offline' }).where('uuid', '=', third).execute();
  app.clock.advance({ hours: 1 });
  await end();
  expect(await states([first, second, third])).toEqual(['online', 'offline', 'offline']);
});
