import { listAudit } from '@qinghe/contract/company/audit.ts';
import { removeMember } from '@qinghe/contract/company/members.ts';
import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { listMessages } from '@qinghe/contract/messages/messages.ts';
import { listRefreshes } from '@qinghe/contract/rights/refresh.ts';
import {
  endRefreshPlan,
  listRefreshPlans,
  planRefreshes,
  refreshPlanCost,
} from '@qinghe/contract/rights/refresh-plans.ts';
import { remainingCoins } from '@qinghe/contract/wallet/coins.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount, tokenOf } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { giveTestCoins, grantRight } from '../../../../test/rights.ts';
import { chinaDay, dayAfter, instantOfMinute } from '../../../time/china-day.ts';
import { runRefreshPlans } from './run-plans.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
afterEach(() => app.clock.reset());

const tomorrow = (days = 1) => dayAfter(chinaDay(app.clock.now()), days);
const run = () => runRefreshPlans.run(app.services, {}, { last: false });
type Wish = Partial<InputOf<typeof planRefreshes>> & { job_uuid: string };

async function onlineJob(account: TestAccount) {
  const job = await makeJob(app, account, { state: 'online' });
  const yesterday = new Date(app.clock.now().getTime() - 86_400_000);
  await db.updateTable('job').set({ published_at: yesterday }).where('uuid', '=', job.uuid).execute();
  return job;
}

/** Asks for three times of tomorrow under what it takes, with no more coins than are said. */
async function plan({ token }: TestAccount, wish: Wish, coins = 0) {
  const schedule = { from: tomorrow(), to: tomorrow(), times: ['08:00', '12:00', '18:00'], ...wish };
  const { job_uuid, from, to, times } = schedule;
  const quote = await app.call(refreshPlanCost, { job_uuid, from, to, times }, { token });
  const { refreshes = 0, price = 0 } = (quote.data ?? {}) as { refreshes?: number; price?: number };
  const expected = { refreshes, price, coins };
  const input = { replaces: null, expect: expected, ...schedule };
  return app.call(planRefreshes, input, { token, headers: { 'idempotency-key': uuidv7() } });
}

/** The clocks of China show a time of a day, and the task runs. */
async function at(day: string, time: string, runs = 1) {
  app.clock.advance({ seconds: (instantOfMinute(`${day}T${time}`).getTime() - app.clock.now().getTime()) / 1000 });
  for (let ran = 0; ran < runs; ran += 1) await run();
}

/** Sessions end over the days. */
async function plansOf(account: TestAccount) {
  await db.deleteFrom('session').where('account_uuid', '=', account.uuid).execute();
  const token = await tokenOf(app, account.uuid);
  return { token, items: (await app.ok(listRefreshPlans, {}, { token })).items };
}
const told = async (token: string) =>
  (await app.ok(listMessages, {}, { token })).items.map(({ text }) => text).filter((text) => text.includes('定时刷新'));

test('a job is refreshed at its times, each once, however often the clock asks; then the plan is over, and says what came', async () => {
  const master = await makeMaster(app);
  const job = await onlineJob(master);
  const day = tomorrow();
  expect((await plan(master, { job_uuid: job.uuid })).data).toMatchObject({
    next_at: instantOfMinute(`${day}T08:00`).toISOString(),
  });
  await at(day, '07:59');
  await at(day, '08:00', 2);
  await makeApplication(app, job, { appliedAt: app.clock.now() });
  await at(day, '12:10');
  expect((await plansOf(master)).items).toMatchObject([{ done: 2, end: null, job: { uuid: job.uuid } }]);
  await at(day, '18:00');
  const { token, items } = await plansOf(master);
  expect(items).toMatchObject([{ done: 3, left_out: 0, coins: 0, end: 'done', next_at: null, applications: 1 }]);
  const record = (await app.ok(listRefreshes, {}, { token })).items;
  expect(record).toMatchObject(Array(3).fill({ planned: true, coins: 0, unit: false, actor: master.name }));
  expect(await told(token)).toEqual([]);
});

test('free ones first, then units, then coins as far as they were agreed to; then it stops and its owner is told once', async () => {
  const master = await makeMaster(app);
  const [planned, other] = [await onlineJob(master), await onlineJob(master)];
  await giveTestCoins(app, master, 100);
  await grantRight(app, master, 'refresh', 1);
  const day = tomorrow();
  // Another plan takes all that is free on that day.
  await plan(master, { job_uuid: other.uuid, times: ['01:00', '03:00', '05:00'] });
  expect((await plan(master, { job_uuid: planned.uuid, to: tomorrow(2) }, 5)).code).toBe(100);
  for (const time of ['01:00', '03:00', '05:00', '08:00', '12:00', '18:00']) await at(day, time);
  const { token, items } = await plansOf(master);
  expect(items.find(({ job }) => job.uuid === planned.uuid)).toMatchObject({
    ...{ done: 2, coins: 5, coins_most: 5, end: 'used_up' },
  });
  const record = (await app.ok(listRefreshes, { job_uuid: planned.uuid }, { token })).items;
  expect(record).toMatchObject([
    { coins: 5, unit: false },
    { coins: 0, unit: true },
  ]);
  expect(await app.ok(remainingCoins, {}, { token })).toMatchObject({ value: 95 });
  await at(tomorrow(), '08:00');
  expect(await told((await plansOf(master)).token)).toEqual([expect.stringContaining('都用完了')]);
});

test('eight workers at once refresh once', async () => {
  const master = await makeMaster(app);
  const job = await onlineJob(master);
  const day = tomorrow();
  await plan(master, { job_uuid: job.uuid });
  await at(day, '08:00', 0);
  await Promise.all(Array.from({ length: 8 }, run));
  const { token, items } = await plansOf(master);
  expect(items).toMatchObject([{ done: 1, left_out: 0, end: null }]);
  expect((await app.ok(listRefreshes, {}, { token })).items).toHaveLength(1);
});

test('what was missed is not made up for: of the times that passed the last one comes, if it is fresh', async () => {
  const master = await makeMaster(app);
  const [fresh, late] = [await onlineJob(master), await onlineJob(master)];
  const day = tomorrow(2);
  await plan(master, { job_uuid: fresh.uuid, from: tomorrow(), to: day });
  await plan(master, { job_uuid: late.uuid, from: tomorrow(), to: day, times: ['07:00', '09:00'] });
  await at(day, '12:20');
  const { items } = await plansOf(master);
  const of = (uuid: string) => items.find(({ job }) => job.uuid === uuid);
  expect(of(fresh.uuid)).toMatchObject({ done: 1, left_out: 4, end: null });
  expect(of(late.uuid)).toMatchObject({ done: 0, left_out: 4, end: 'done' });
});

test('a job at the top anyway leaves a time out; one that closed meanwhile stops its plan, and its owner hears why', async () => {
  const master = await makeMaster(app);
  const job = await onlineJob(master);
  const day = tomorrow();
  await plan(master, { job_uuid: job.uuid });
  await at(day, '07:30', 0);
  await db.updateTable('job').set({ refreshed_at: app.clock.now() }).where('uuid', '=', job.uuid).execute();
  await at(day, '08:00');
  expect((await plansOf(master)).items).toMatchObject([{ done: 0, left_out: 1, end: null }]);
  await db.updateTable('job').set({ state: 'offline' }).where('uuid', '=', job.uuid).execute();
  await at(day, '12:00');
  const { token, items } = await plansOf(master);
  expect(items).toMatchObject([{ done: 0, end: 'offline' }]);
  expect(await told(token)).toEqual([expect.stringContaining('没有在招')]);
  const log = (await app.ok(listAudit, {}, { token })).items.map(({ action }) => action);
  expect(log).toContain('job.refresh_plan_stopped');
});

test('whoever is no longer in charge of the job refreshes it no more', async () => {
  const { master, child } = await makeTeam(app);
  const job = await onlineJob(child);
  const day = tomorrow();
  expect((await plan(child, { job_uuid: job.uuid })).code).toBe(100);
  await db.updateTable('job').set({ owner_uuid: master.uuid }).where('uuid', '=', job.uuid).execute();
  await at(day, '08:00');
  const { token, items } = await plansOf(master);
  expect(items).toMatchObject([{ done: 0, end: 'member', actor: child.name }]);
  expect(await told(token)).toEqual([expect.stringContaining('不再负责')]);
});

test('the plan of a member who leaves is over at once, and whoever has the job now is told; those of others go on', async () => {
  const { master, child } = await makeTeam(app);
  const [left, kept] = [await onlineJob(child), await onlineJob(child)];
  await plan(child, { job_uuid: left.uuid });
  await plan(master, { job_uuid: kept.uuid });
  const { token } = master;
  await app.ok(removeMember, { uuid: child.uuid, hand_to: master.uuid }, { token });
  const { items } = await app.ok(listRefreshPlans, {}, { token });
  const of = (uuid: string) => items.find(({ job }) => job.uuid === uuid);
  expect(of(left.uuid)).toMatchObject({ done: 0, end: 'member', next_at: null, actor: child.name });
  expect(of(kept.uuid)).toMatchObject({ end: null });
  expect(await told(token)).toEqual([expect.stringContaining('不再负责')]);
});

test('a plan is changed and ended; one that somebody changed meanwhile is not changed again, and two at once are one', async () => {
  const master = await makeMaster(app);
  const { uuid: job_uuid } = await onlineJob(master);
  const { token } = master;
  const tries = await Promise.all(Array.from({ length: 5 }, () => plan(master, { job_uuid })));
  expect(tries.map(({ code }) => code).toSorted()).toEqual([100, 40902, 40902, 40902, 40902]);
  const [first] = (await app.ok(listRefreshPlans, { job_uuid }, { token })).items;
  const replaces = first?.uuid ?? '';
  const changed = await plan(master, { job_uuid, replaces, times: ['10:00'] });
  expect(changed.code).toBe(100);
  expect((await plan(master, { job_uuid, replaces })).code).toBe(40902);
  expect((await app.call(endRefreshPlan, { uuid: replaces }, { token })).code).toBe(40902);
  const { uuid } = changed.data as { uuid: string };
  await app.ok(endRefreshPlan, { uuid }, { token });
  expect((await app.call(endRefreshPlan, { uuid }, { token })).code).toBe(40902);
  const { items } = await app.ok(listRefreshPlans, { job_uuid }, { token });
  expect(items.map(({ end }) => end)).toEqual(['ended', 'changed']);
  await at(tomorrow(), '10:00');
  expect(await db.selectFrom('job_refresh').select('uuid').where('job_uuid', '=', job_uuid).execute()).toEqual([]);
});

test('days and times that cannot be are named; what it takes is shown and held to', async () => {
  const master = await makeMaster(app);
  const { uuid: job_uuid } = await onlineJob(master);
  const refused = async (wish: Omit<Wish, 'job_uuid'>) => {
    const { code, field } = await plan(master, { job_uuid, ...wish });
    return [code, field];
  };
  expect(await refused({ from: tomorrow(-1) })).toEqual([400, 'from']);
  expect(await refused({ from: tomorrow(61), to: tomorrow(61) })).toEqual([400, 'from']);
  expect(await refused({ from: tomorrow(2) })).toEqual([400, 'to']);
  expect(await refused({ to: tomorrow(31) })).toEqual([400, 'to']);
  expect(await refused({ times: ['09:00', '09:30'] })).toEqual([400, 'times']);
  expect(await refused({ times: ['09:00', '09:00'] })).toEqual([400, 'times']);
  expect(await refused({ times: ['00:00', '23:30'] })).toEqual([400, 'times']);
  expect(await refused({ times: [] })).toEqual([400, 'times']);
  const schedule = { job_uuid, from: tomorrow(), to: tomorrow(2), times: ['09:00', '18:00'] };
  await grantRight(app, master, 'refresh', 1);
  const quote = await app.ok(refreshPlanCost, schedule, { token: master.token });
  expect(quote).toEqual({ refreshes: 4, units_left: 1, price: 5, coins: 15, balance: 0 });
  const { code, data } = await plan(master, { ...schedule, expect: { refreshes: 4, price: 4, coins: 0 } });
  expect([code, data]).toEqual([40931, quote]);
  expect((await plan(master, schedule, 20)).code).toBe(40931);
  const { uuid: offline } = await makeJob(app, master, { state: 'draft' });
  expect((await plan(master, { job_uuid: offline })).code).toBe(40902);
});

test('a sub-account plans without coins for its own jobs; others find neither job nor plan', async () => {
  const { master, child } = await makeTeam(app);
  const [own, others] = [await onlineJob(child), await onlineJob(master)];
  expect((await plan(child, { job_uuid: own.uuid }, 5)).code).toBe(40934);
  expect((await plan(child, { job_uuid: others.uuid })).code).toBe(40401);
  await plan(master, { job_uuid: others.uuid });
  const planned = await plan(master, { job_uuid: own.uuid });
  const uuid = (planned.data as { uuid: string }).uuid;
  const seen = async ({ token }: TestAccount) => (await app.ok(listRefreshPlans, {}, { token })).items.length;
  const stranger = await makeMaster(app);
  expect([await seen(master), await seen(child), await seen(stranger)]).toEqual([2, 1, 0]);
  expect((await app.call(endRefreshPlan, { uuid }, { token: stranger.token })).code).toBe(40401);
  expect((await app.call(endRefreshPlan, { uuid }, { token: child.token })).code).toBe(100);
});

// The last one here, since a price that has begun stays.
test('coins are not taken at a price that rose after they were agreed to', async () => {
  const master = await makeMaster(app);
  const job = await onlineJob(master);
  await giveTestCoins(app, master, 100);
  const day = tomorrow();
  await plan(master, { job_uuid: job.uuid }, 15);
  const begins_at = app.clock.now();
  await db.insertInto('sku_price').values({ sku: 'refresh', begins_at, coins: 6 }).execute();
  await db
    .insertInto('free_refresh')
    .values({ company_uuid: master.companyUuid ?? '', day, used: 3 })
    .execute();
  await at(day, '08:00');
  const { token, items } = await plansOf(master);
  expect(items).toMatchObject([{ done: 0, coins: 0, end: 'price' }]);
  expect(await app.ok(remainingCoins, {}, { token })).toMatchObject({ value: 100 });
});

test('however many are due at once, all come in one run, and one that fails holds up none', async () => {
  const master = await makeMaster(app);
  const job = await onlineJob(master);
  await plan(master, { job_uuid: job.uuid });
  const { uuid } = await db
    .selectFrom('refresh_plan')
    .select('uuid')
    .where('job_uuid', '=', job.uuid)
    .executeTakeFirstOrThrow();
  await sql`with more as (insert into job select (jsonb_populate_record(job, jsonb_build_object('uuid', gen_random_uuid()))).*
      from job, generate_series(1, 210) where uuid = ${job.uuid} returning uuid)
    insert into refresh_plan select (jsonb_populate_record(refresh_plan, jsonb_build_object('uuid', gen_random_uuid(), 'job_uuid', more.uuid))).*
      from refresh_plan, more where refresh_plan.uuid = ${uuid}`.execute(db);
  await sql`create function fail() returns trigger language plpgsql as 'begin raise exception ''as the test wants''; end'`.execute(
    db,
  );
  await sql`create trigger fail before update on refresh_plan for each row when (old.uuid = '${sql.raw(uuid)}') execute function fail()`.execute(
    db,
  );
  try {
    await expect(at(tomorrow(), '08:00')).rejects.toThrow('1 plans of refreshes failed');
  } finally {
    await sql`drop trigger fail on refresh_plan`.execute(db);
    await sql`drop function fail`.execute(db);
  }
  const due = await db
    .selectFrom('refresh_plan')
    .select('uuid')
    .where('next_at', '<=', app.clock.now().toISOString())
    .execute();
  expect(due).toEqual([{ uuid }]);
  await db.deleteFrom('refresh_plan').where('company_uuid', '=', master.companyUuid).execute();
});
