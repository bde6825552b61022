import { planMany, planManyCost, type QuoteOfMany } from '@qinghe/contract/rights/plans-of-many.ts';
import { listRefreshPlans, planRefreshes } from '@qinghe/contract/rights/refresh-plans.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount, tokenOf } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { giveTestCoins, grantRight } from '../../../../test/rights.ts';
import { chinaDay, dayAfter, instantOfMinute } from '../../../time/china-day.ts';
import { runRefreshPlans } from './run-plans.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
afterEach(() => app.clock.reset());

const tomorrow = () => dayAfter(chinaDay(app.clock.now()), 1);
const schedule = () => ({ from: tomorrow(), to: tomorrow(), times: ['18:00', '08:00'] });

/** Jobs that have been online since the day before. */
async function onlineJobs(account: TestAccount, count: number): Promise<string[]> {
  const uuids: string[] = [];
  for (let made = 0; made < count; made += 1) uuids.push((await makeJob(app, account, { state: 'online' })).uuid);
  const yesterday = new Date(app.clock.now().getTime() - 86_400_000);
  await db.updateTable('job').set({ published_at: yesterday }).where('uuid', 'in', uuids).execute();
  return uuids;
}

const cost = ({ token }: TestAccount, job_uuids: string[]): Promise<QuoteOfMany> =>
  app.ok(planManyCost, { ...schedule(), job_uuids }, { token });

const plan = (
  { token }: TestAccount,
  job_uuids: string[],
  expected: { refreshes: number; price: number; coins: number },
  key = uuidv7(),
) => app.call(planMany, { ...schedule(), job_uuids, expect: expected }, { token, headers: { 'idempotency-key': key } });

async function plansOf(account: TestAccount) {
  await db.deleteFrom('session').where('account_uuid', '=', account.uuid).execute();
  return (await app.ok(listRefreshPlans, { limit: 100 }, { token: await tokenOf(app, account.uuid) })).items;
}

test('forty jobs are planned at one press, once; those that cannot be are named, and theirs is left alone', async () => {
  const { master, child } = await makeTeam(app);
  const uuids = await onlineJobs(master, 37);
  const [running = ''] = uuids;
  const offline = (await makeJob(app, master, { state: 'offline' })).uuid;
  const others = await onlineJobs(child, 2);
  const foreign = await onlineJobs(await makeMaster(app), 1);
  const first = { ...schedule(), times: ['12:00'], job_uuid: running, replaces: null };
  const expected = { refreshes: 1, price: 5, coins: 0 };
  const headers = { 'idempotency-key': uuidv7() };
  await app.ok(planRefreshes, { ...first, expect: expected }, { token: master.token, headers });
  const all = [...uuids, offline, ...others];
  const quote = await cost(master, [...all, ...foreign]);
  expect(quote.jobs).toHaveLength(40);
  expect(quote).toMatchObject({ refreshes: 76, coins: 76 * 5, price: 5, units_left: 0, balance: 0 });
  expect(quote.jobs.filter(({ left_out }) => left_out !== null)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ uuid: running, left_out: 'running' }),
      expect.objectContaining({ uuid: offline, left_out: 'offline' }),
    ]),
  );
  const wish = { refreshes: 76, price: 5, coins: 0 };
  expect((await plan(master, all, { ...wish, refreshes: 75 })).code).toBe(40931);
  expect(await plansOf(master)).toHaveLength(1);
  await db.deleteFrom('session').where('account_uuid', '=', master.uuid).execute();
  const again = { ...master, token: await tokenOf(app, master.uuid) };
  const key = uuidv7();
  const answers = await Promise.all([1, 2, 3].map(() => plan(again, all, wish, key)));
  expect(answers.map(({ code }) => code)).toEqual([100, 100, 100]);
  expect(answers[0]?.data).toMatchObject({ planned: 38 });
  expect(answers[0]?.data.jobs.filter(({ left_out }) => left_out !== null)).toHaveLength(2);
  const plans = await plansOf(master);
  expect(plans.filter(({ end }) => end === null)).toHaveLength(39);
  expect(plans.filter(({ job }) => job.uuid === running)).toMatchObject([{ times: ['12:00'], end: null }]);
  expect(new Set(plans.map(({ coins_most }) => coins_most))).toEqual(new Set([0]));
});

test('what was agreed to is shared out, so that each plan can pay all of its refreshes, and no more', async () => {
  const master = await makeMaster(app);
  const uuids = await onlineJobs(master, 5);
  await giveTestCoins(app, master, 100);
  await grantRight(app, master, 'refresh', 3);
  const quote = await cost(master, uuids);
  expect(quote).toMatchObject({ refreshes: 10, units_left: 3, coins: 50, balance: 100 });
  const seen = { refreshes: 10, price: 5 };
  expect((await plan(master, uuids, { ...seen, coins: 45 })).code).toBe(40931);
  expect((await plan(master, uuids, { ...seen, coins: 50 })).code).toBe(100);
  expect((await plan(master, uuids, { ...seen, coins: 50 })).code).toBe(40902);
  const day = tomorrow();
  for (const time of ['08:00', '18:00']) {
    app.clock.set(instantOfMinute(`${day}T${time}`));
    await runRefreshPlans.run(app.services, {}, { last: false });
  }
  const plans = await plansOf(master);
  expect(plans.map(({ end, done, coins_most }) => [end, done, coins_most])).toEqual(Array(5).fill(['done', 2, 10]));
  // Three are free on that day, three are units: the other four cost coins.
  expect(plans.reduce((sum, { coins }) => sum + coins, 0)).toBe(20);
});

test('a sub-account plans its own jobs without coins; of those that are only shown to it, it plans none', async () => {
  const { master, child } = await makeTeam(app);
  const own = await onlineJobs(child, 2);
  const foreign = await onlineJobs(master, 1);
  expect(await cost(child, [...own, ...foreign])).toMatchObject({ refreshes: 4, coins: 0, balance: null });
  expect((await plan(child, own, { refreshes: 4, price: 5, coins: 20 })).code).toBe(40934);
  expect((await plan(child, own, { refreshes: 4, price: 5, coins: 0 })).code).toBe(100);
  expect((await plan(child, foreign, { refreshes: 2, price: 5, coins: 0 })).code).toBe(40401);
  const past = { ...schedule(), from: '2020-01-01', job_uuids: own };
  expect((await app.call(planManyCost, past, { token: child.token })).code).toBe(400);
});
