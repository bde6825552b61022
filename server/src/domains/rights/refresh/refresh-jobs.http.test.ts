import { type FREE_REFRESHES, listRefreshes, refreshCost, refreshJobs } from '@qinghe/contract/rights/refresh.ts';
import { listCoins, remainingCoins } from '@qinghe/contract/wallet/coins.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount, tokenOf } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { moneyTransaction } from '../../../money-turn.ts';
import { giveCoins } from '../../wallet/index.ts';

const app = await startTestApp();
const { db } = app.services;
afterEach(() => app.clock.reset());

const give = ({ companyUuid }: TestAccount, coins: number) =>
  moneyTransaction(db, companyUuid ?? '', (trx) =>
    giveCoins({ db: trx, now: app.clock.now() }, companyUuid ?? '', { coins, proposalUuid: uuidv7() }),
  );

/** Jobs that have been online for a day. */
async function jobsOf(account: TestAccount, count: number): Promise<string[]> {
  const jobs = [];
  for (let made = 0; made < count; made += 1) jobs.push((await makeJob(app, account, { state: 'online' })).uuid);
  const yesterday = new Date(app.clock.now().getTime() - 86_400_000);
  await db.updateTable('job').set({ published_at: yesterday }).where('uuid', 'in', jobs).execute();
  return jobs;
}

const cost = (uuids: string[], { token }: TestAccount) => app.ok(refreshCost, { uuids }, { token });
const refresh = (uuids: string[], expect: { free: number; coins: number }, { token }: TestAccount) =>
  app.call(refreshJobs, { uuids, expect }, { token, headers: { 'idempotency-key': uuidv7() } });
const listed = async (uuids: string[]) =>
  (
    await db
      .selectFrom('public_job')
      .select('job_uuid')
      .where('job_uuid', 'in', uuids)
      .orderBy('published_at', 'desc')
      .execute()
  ).map(({ job_uuid }) => job_uuid);

test('three a day are free, then coins are spent; the jobs stand at the top, and both records say so', async () => {
  const master = await makeMaster(app);
  await give(master, 12);
  const jobs = await jobsOf(master, 5);
  const [first = '', ...others] = jobs;
  await refresh([first], { free: 1, coins: 0 }, master);
  expect((await listed(jobs))[0]).toBe(first);
  const quote = await cost(others, master);
  expect(quote).toMatchObject({ free: 2, coins: 10, free_left: 2, price: 5, balance: 12, missing: 0 });
  expect((await refresh(others, { free: 2, coins: 10 }, master)).data).toEqual({
    refreshed: 4,
    coins: 10,
    free_left: 0,
  });
  expect(await app.ok(remainingCoins, {}, { token: master.token })).toMatchObject({ value: 2 });
  const bill = await app.ok(listCoins, { kind: 'spend' }, { token: master.token });
  expect(bill.items).toMatchObject([
    { coins: -5, coins_after: 2, actor: master.name, job: { uuid: expect.any(String) } },
    { coins: -5, coins_after: 7 },
  ]);
  const record = await app.ok(listRefreshes, {}, { token: master.token });
  expect(record.items.map(({ coins }) => coins).toSorted()).toEqual([0, 0, 0, 5, 5]);
});

test('who applied within a day stands beside the refresh that came before', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master, { state: 'online' });
  const { uuid } = job;
  const yesterday = new Date(app.clock.now().getTime() - 86_400_000);
  await db.updateTable('job').set({ published_at: yesterday }).where('uuid', '=', uuid).execute();
  await refresh([uuid], { free: 1, coins: 0 }, master);
  const after = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000);
  for (const hours of [1, 23, 25]) await makeApplication(app, job, { appliedAt: after(hours) });
  expect((await app.ok(listRefreshes, { job_uuid: uuid }, { token: master.token })).items).toMatchObject([
    { applications: 2 },
  ]);
});

test('a job that is offline, or at the top since an hour, is left out with the reason; where none is left nothing is done', async () => {
  const master = await makeMaster(app);
  const [online = ''] = await jobsOf(master, 1);
  const { uuid: draft } = await makeJob(app, master, { state: 'draft' });
  expect((await cost([online, draft], master)).jobs).toEqual(
    expect.arrayContaining([
      { uuid: draft, title: expect.any(String), left_out: 'offline' },
      { uuid: online, title: expect.any(String), left_out: null },
    ]),
  );
  await refresh([online], { free: 1, coins: 0 }, master);
  const again = await refresh([online], { free: 1, coins: 0 }, master);
  expect(again).toMatchObject({ code: 40902, data: { jobs: [{ left_out: 'lately' }] } });
  app.clock.advance({ minutes: 61 });
  expect((await refresh([online], { free: 1, coins: 0 }, master)).code).toBe(100);
});

test('what takes something else than expected is refused with what it takes now; missing coins with how many', async () => {
  const master = await makeMaster(app);
  const jobs = await jobsOf(master, 5);
  expect(await refresh(jobs, { free: 3, coins: 5 }, master)).toMatchObject({
    code: 40931,
    data: { free: 3, coins: 10, missing: 10 },
  });
  expect(await refresh(jobs, { free: 3, coins: 10 }, master)).toMatchObject({
    code: 40930,
    data: { balance: 0, missing: 10 },
  });
  expect((await cost(jobs, master)).free_left).toBe(3);
  expect((await app.ok(listRefreshes, {}, { token: master.token })).items).toEqual([]);
});

test('free ones begin anew at midnight in China', async () => {
  const master = await makeMaster(app);
  const jobs = await jobsOf(master, 3);
  await refresh(jobs, { free: 3, coins: 0 }, master);
  app.clock.advance({ hours: 24 });
  const token = await (async () => {
    await db.deleteFrom('session').where('account_uuid', '=', master.uuid).execute();
    return tokenOf(app, master.uuid);
  })();
  expect(await cost(jobs, { ...master, token })).toMatchObject({ free: 3, coins: 0 });
});

test('a sub-account refreshes its own jobs for free, never for the company’s coins; others’ jobs are none', async () => {
  const { master, child } = await makeTeam(app);
  await give(master, 100);
  const own = await jobsOf(child, 4);
  const others = await jobsOf(master, 1);
  const quote = await cost([...own, ...others], child);
  expect(quote.jobs).toHaveLength(4);
  expect(quote).toMatchObject({ free: 3, coins: 5, balance: null, missing: 0 });
  expect((await refresh(own, { free: 3, coins: 5 }, child)).code).toBe(40934);
  expect((await refresh(own.slice(0, 3), { free: 3, coins: 0 }, child)).code).toBe(100);
  expect((await refresh(others, { free: 0, coins: 0 }, child)).code).toBe(40401);
  expect((await app.ok(listRefreshes, {}, { token: child.token })).items).toHaveLength(3);
  const foreigner = await makeMaster(app);
  expect((await app.call(refreshCost, { uuids: own }, { token: foreigner.token })).code).toBe(40401);
  expect((await app.ok(listRefreshes, {}, { token: foreigner.token })).items).toEqual([]);
});

test('twenty at once use each free one and each coin once', async () => {
  const master = await makeMaster(app);
  await give(master, 25);
  const jobs = await jobsOf(master, 20);
  const tries = await Promise.all(
    jobs.map(async (uuid) => {
      for (;;) {
        const { free, coins } = await cost([uuid], master);
        const response = await refresh([uuid], { free, coins }, master);
        if (response.code !== 40931) return response.code;
      }
    }),
  );
  expect(tries.toSorted()).toEqual([...Array(8).fill(100), ...Array(12).fill(40930)]);
  expect(await app.ok(remainingCoins, {}, { token: master.token })).toMatchObject({ value: 0 });
  const { items } = await app.ok(listRefreshes, { limit: 50 }, { token: master.token });
  expect(items.filter(({ coins }) => coins === 0)).toHaveLength(3 satisfies typeof FREE_REFRESHES);
});
