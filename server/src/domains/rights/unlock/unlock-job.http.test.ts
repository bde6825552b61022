import { publishJob, setJobOnline } from '@qinghe/contract/jobs/endpoints.ts';
import { unlockCost, unlockJob } from '@qinghe/contract/rights/unlock.ts';
import { listCoins, remainingCoins } from '@qinghe/contract/wallet/coins.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { giveTestCoins, grantRight, setPlaces } from '../../../../test/rights.ts';
import { endUnlocks } from './end-unlocks.ts';

const app = await startTestApp();
const { db } = app.services;
afterEach(() => app.clock.reset());

const COINS = { units: 0, coins: 200 };
const UNIT = { units: 1, coins: 0 };
const cost = (job: string, { token }: TestAccount) => app.call(unlockCost, { job }, { token });
const unlock = (job: string, expect: { units: number; coins: number }, { token }: TestAccount) =>
  app.call(unlockJob, { job, expect }, { token, headers: { 'idempotency-key': uuidv7() } });
const online = (uuid: string, { token }: TestAccount, version = 1) =>
  app.call(setJobOnline, { uuid, version, online: true }, { token });
const stateOf = async (uuid: string) =>
  (await db.selectFrom('job').select('state').where('uuid', '=', uuid).executeTakeFirstOrThrow()).state;

/** A company with one place, which a job takes; the other job waits for one. */
async function fullCompany(master: TestAccount, owner = master): Promise<{ shown: string; waiting: string }> {
  const { uuid: shown } = await makeJob(app, owner, { state: 'online' });
  const { uuid: waiting } = await makeJob(app, owner, { state: 'offline' });
  await setPlaces(app, master.companyUuid ?? '', 1);
  return { shown, waiting };
}

test('a job beyond the quota is unlocked for coins, then goes online and takes no place', async () => {
  const master = await makeMaster(app);
  await giveTestCoins(app, master, 250);
  const { waiting, shown } = await fullCompany(master);
  expect((await online(waiting, master)).code).toBe(40906);
  expect((await cost(waiting, master)).data).toMatchObject({
    ...COINS,
    balance: 250,
    missing: 0,
    price: 200,
    why: null,
  });
  expect((await unlock(waiting, COINS, master)).data).toMatchObject({ ...COINS, until: expect.any(String) });
  expect((await online(waiting, master)).code).toBe(100);
  expect(await app.ok(remainingCoins, {}, { token: master.token })).toMatchObject({ value: 50 });
  const bill = await app.ok(listCoins, { kind: 'spend' }, { token: master.token });
  expect(bill.items).toMatchObject([{ coins: -200, job: { uuid: waiting } }]);
  // The place of the other one is free once it goes offline, for the unlocked job takes none.
  await app.ok(setJobOnline, { uuid: shown, version: 1, online: false }, { token: master.token });
  expect((await online(shown, master, 2)).code).toBe(100);
});

test('a draft that is unlocked can be handed in', async () => {
  const master = await makeMaster(app);
  await grantRight(app, master, 'unlock');
  await fullCompany(master);
  const { uuid } = await makeJob(app, master, { state: 'draft' });
  expect((await app.call(publishJob, { uuid, version: 1 }, { token: master.token })).code).toBe(40906);
  expect((await cost(uuid, master)).data).toMatchObject({ ...UNIT, units_left: 1 });
  expect((await unlock(uuid, UNIT, master)).code).toBe(100);
  expect((await app.call(publishJob, { uuid, version: 1 }, { token: master.token })).code).toBe(100);
});

test('what needs no unlocking is refused with the reason, and nothing is taken', async () => {
  const master = await makeMaster(app);
  await giveTestCoins(app, master, 1000);
  const { shown, waiting } = await fullCompany(master);
  const { uuid: campus } = await makeJob(app, master, { kind: 'campus', state: 'offline' });
  const refused = async (job: string, why: string) => {
    expect((await cost(job, master)).data).toMatchObject({ why });
    expect(await unlock(job, COINS, master)).toMatchObject({ code: 40902, data: { why } });
  };
  await refused(shown, 'online');
  await refused(campus, 'campus');
  await setPlaces(app, master.companyUuid ?? '', 2);
  await refused(waiting, 'notNeeded');
  await setPlaces(app, master.companyUuid ?? '', 1);
  await unlock(waiting, COINS, master);
  await refused(waiting, 'running');
  expect(await app.ok(remainingCoins, {}, { token: master.token })).toMatchObject({ value: 800 });
});

test('a company without papers in force, and an owner at the own limit, pay for nothing', async () => {
  const { master, child } = await makeTeam(app);
  await grantRight(app, master, 'unlock', 2);
  const { waiting } = await fullCompany(master, child);
  const limit = (job_limit: number | null) =>
    db.updateTable('company_member').set({ job_limit }).where('account_uuid', '=', child.uuid).execute();
  await limit(1);
  expect(await unlock(waiting, UNIT, master)).toMatchObject({ code: 40902, data: { why: 'limit' } });
  await limit(null);
  const company = db.updateTable('company').where('company_uuid', '=', master.companyUuid ?? '');
  await company.set({ check_status: 'uncheck' }).execute();
  expect(await unlock(waiting, UNIT, master)).toMatchObject({ code: 40902, data: { why: 'uncertified' } });
});

test('coins that are missing, and another price than was seen, are refused with what it takes', async () => {
  const master = await makeMaster(app);
  const { waiting } = await fullCompany(master);
  expect((await cost(waiting, master)).data).toMatchObject({ coins: 200, balance: 0, missing: 200 });
  expect(await unlock(waiting, COINS, master)).toMatchObject({ code: 40930, data: { balance: 0, missing: 200 } });
  expect(await unlock(waiting, { units: 0, coins: 100 }, master)).toMatchObject({ code: 40931, data: COINS });
  expect((await online(waiting, master)).code).toBe(40906);
});

test('a sub-account uses units for its own jobs, never coins; others’ and foreign jobs are none', async () => {
  const { master, child } = await makeTeam(app);
  await giveTestCoins(app, master, 500);
  const { waiting } = await fullCompany(master, child);
  expect((await cost(waiting, child)).data).toMatchObject({ ...COINS, balance: null, missing: 0 });
  expect((await unlock(waiting, COINS, child)).code).toBe(40934);
  await grantRight(app, master, 'unlock');
  expect((await unlock(waiting, UNIT, child)).code).toBe(100);
  const { uuid: others } = await makeJob(app, master, { state: 'offline' });
  expect((await unlock(others, COINS, child)).code).toBe(40401);
  const foreigner = await makeMaster(app);
  expect((await cost(waiting, foreigner)).code).toBe(40401);
  expect((await unlock(waiting, UNIT, foreigner)).code).toBe(40401);
});

test('twenty at once unlock a job once, and pay for it once', async () => {
  const master = await makeMaster(app);
  await giveTestCoins(app, master, 1000);
  const { waiting } = await fullCompany(master);
  const tries = await Promise.all(Array.from({ length: 20 }, () => unlock(waiting, COINS, master)));
  expect(tries.map(({ code }) => code).toSorted()).toEqual([100, ...Array(19).fill(40902)]);
  expect(await app.ok(remainingCoins, {}, { token: master.token })).toMatchObject({ value: 800 });
});

test('twenty at once use the last unit once', async () => {
  const master = await makeMaster(app);
  await grantRight(app, master, 'unlock');
  await fullCompany(master);
  const jobs = [];
  for (let made = 0; made < 20; made += 1) jobs.push((await makeJob(app, master, { state: 'offline' })).uuid);
  const tries = await Promise.all(jobs.map((job) => unlock(job, UNIT, master)));
  expect(tries.map(({ code }) => code).toSorted()).toEqual([100, ...Array(19).fill(40931)]);
});

test('after 30 days an unlocked job goes offline where there is no place, and stays where there is one', async () => {
  const [first, second] = [await makeMaster(app), await makeMaster(app)];
  const unlocked = [];
  for (const master of [first, second]) {
    await grantRight(app, master, 'unlock');
    const { waiting } = await fullCompany(master);
    await unlock(waiting, UNIT, master);
    await online(waiting, master);
    unlocked.push(waiting);
  }
  const [goes = '', stays = ''] = unlocked;
  app.clock.advance({ days: 29, hours: 23 });
  await endUnlocks.run(app.services, {}, { last: false });
  expect(await stateOf(goes)).toBe('online');
  await setPlaces(app, second.companyUuid ?? '', 2);
  app.clock.advance({ hours: 2 });
  await endUnlocks.run(app.services, {}, { last: false });
  await endUnlocks.run(app.services, {}, { last: false });
  expect([await stateOf(goes), await stateOf(stays)]).toEqual(['offline', 'online']);
  const log = await db.selectFrom('audit_entry').select('action').where('object_uuid', '=', goes).execute();
  expect(log.filter(({ action }) => action === 'job.unlock_ended')).toHaveLength(1);
});
