import { changeJobs } from '@qinghe/contract/jobs/change-many.ts';
import { getJob, listJobs, startChange } from '@qinghe/contract/jobs/endpoints.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeCompany, makeMaster, makeTeam, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { chinaDay, dayAfter } from '../../../time/china-day.ts';

const app = await startTestApp();
const { db } = app.services;

type Input = Parameters<typeof app.call<typeof changeJobs>>[1];
const change = ({ token }: TestAccount, input: Input) => app.call(changeJobs, input, { token });
const seen = (...jobs: { uuid: string }[]) => jobs.map(({ uuid }) => ({ uuid, version: 1 }));
const stateOf = async ({ token }: TestAccount, uuid: string) => (await app.ok(getJob, { uuid }, { token })).state;
const drafts = (owner: TestAccount, count: number) =>
  Promise.all(Array.from({ length: count }, () => makeJob(app, owner, { state: 'draft' })));

test('drafts are handed in as far as there is room, in the given order, and the others say why not', async () => {
  const company = await makeCompany(app, { internship_quota: 2, campus_quota: 2 });
  const master = await makeMaster(app, company);
  const [first, second, third] = await drafts(master, 3);
  if (!first || !second || !third) throw new Error('three drafts');
  const jobs = seen(second, first, third);
  const dry = await change(master, { action: 'publish', jobs, dry_run: true });
  expect(dry.data).toMatchObject({ changed: 2, results: [{ problem: null }, { problem: null }, { uuid: third.uuid }] });
  expect(dry.data.results[2]?.problem).toContain('已满');
  expect(await stateOf(master, first.uuid)).toBe('draft');
  const response = await change(master, { action: 'publish', jobs, dry_run: false });
  expect(response.data).toEqual(dry.data);
  expect(await Promise.all([first, second, third].map(({ uuid }) => stateOf(master, uuid)))).toEqual([
    'reviewing',
    'reviewing',
    'draft',
  ]);
  const audit = await db
    .selectFrom('audit_entry')
    .select(['action', 'object_uuid'])
    .where('company_uuid', '=', company.company_uuid)
    .where('object_uuid', 'is not', null)
    .execute();
  expect(
    audit
      .filter(({ action }) => action === 'job.published')
      .map(({ object_uuid }) => object_uuid)
      .sort(),
  ).toEqual([first.uuid, second.uuid].sort());
});

test('a dry run leaves no trace: no task, no event, no audit row', async () => {
  const master = await makeMaster(app);
  const [draft] = await drafts(master, 1);
  const counts = async () => [
    await db
      .selectFrom('realtime_event')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('company_uuid', '=', master.companyUuid)
      .executeTakeFirst(),
    await db
      .selectFrom('audit_entry')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('company_uuid', '=', master.companyUuid)
      .executeTakeFirst(),
    (await sql`select id from pgboss.job where data ->> 'company_uuid' = ${master.companyUuid}`.execute(db)).rows
      .length,
  ];
  const before = await counts();
  await change(master, { action: 'publish', jobs: seen(draft ?? { uuid: '' }), dry_run: true });
  expect(await counts()).toEqual(before);
});

test('copies are drafts of the caller with the texts as they stand, and changes have none', async () => {
  const { master, child } = await makeTeam(app);
  const [first, second] = [await makeJob(app, child), await makeJob(app, child, { state: 'offline' })];
  const begun = await app.ok(startChange, { uuid: first.uuid, version: 1 }, { token: child.token });
  const foreign = await makeJob(app, await makeMaster(app));
  const jobs = seen(first, second, begun, foreign);
  const list = async () =>
    (await app.ok(listJobs, { kind: 'internship', filter: 'draft' }, { token: master.token })).items;
  const before = await list();
  const dry = await change(master, { action: 'copy', jobs, dry_run: true });
  expect(dry.data.results.map(({ problem }) => problem === null)).toEqual([true, true, false, false]);
  expect(await list()).toEqual(before);
  const { data } = await change(master, { action: 'copy', jobs, dry_run: false });
  expect(data).toEqual(dry.data);
  const made = (await list()).filter(({ uuid }) => !before.some((one) => one.uuid === uuid));
  const words = ({ title, owner_name }: { title: string; owner_name: string }) => `${title} of ${owner_name}`;
  expect(made.map(words).sort()).toEqual(
    [first, second].map(({ title }) => words({ title, owner_name: master.name })).sort(),
  );
  expect(made.every(({ change_of }) => change_of === null)).toBe(true);
  const logged = await db
    .selectFrom('audit_entry')
    .select('object_uuid')
    .where('action', '=', 'job.created')
    .where('actor_uuid', '=', master.uuid)
    .execute();
  expect(logged.map(({ object_uuid }) => object_uuid).sort()).toEqual(made.map(({ uuid }) => uuid).sort());
});

test('each is as if alone: stale, foreign and impossible ones are named and the rest is changed', async () => {
  const master = await makeMaster(app);
  const stranger = await makeMaster(app);
  const [online, stale, offline, foreign] = [
    await makeJob(app, master),
    await makeJob(app, master),
    await makeJob(app, master, { state: 'offline' }),
    await makeJob(app, stranger),
  ];
  const jobs = seen(stale, foreign, offline, online).map((one, index) => (index === 0 ? { ...one, version: 7 } : one));
  const { data } = await change(master, { action: 'offline', jobs, dry_run: false });
  expect(data.changed).toBe(1);
  expect(data.results.map(({ problem }) => problem)).toEqual([
    expect.stringContaining('已被修改'),
    expect.stringContaining('没有找到'),
    expect.stringContaining('状态'),
    null,
  ]);
  expect(data.results[1]?.title).toBe('');
  expect(await stateOf(master, online.uuid)).toBe('offline');
  expect(await stateOf(stranger, foreign.uuid)).toBe('online');
});

test('deadlines are moved, and drafts that were never published deleted', async () => {
  const master = await makeMaster(app);
  const today = chinaDay(app.clock.now());
  const jobs = [
    await makeJob(app, master, { deadline: dayAfter(today, 3) }),
    await makeJob(app, master, { deadline: dayAfter(today, 60) }),
  ];
  const { data } = await change(master, {
    action: 'extend',
    jobs: seen(...jobs),
    deadline: dayAfter(today, 30),
    dry_run: false,
  });
  expect(data.results.map(({ problem }) => problem)).toEqual([null, expect.stringContaining('晚于')]);
  const removed = await change(master, {
    action: 'remove',
    jobs: seen(...(await drafts(master, 2)), jobs[1] ?? { uuid: '' }),
    dry_run: false,
  });
  expect(removed.data).toMatchObject({ changed: 2 });
  const { counts } = await app.ok(listJobs, { kind: 'internship' }, { token: master.token });
  expect(counts).toMatchObject({ draft: 0, online: 2 });
});

test('a master hands jobs over to an active colleague, whose they are from then on', async () => {
  const { master, child } = await makeTeam(app);
  const job = await makeJob(app, master);
  const mine = await makeJob(app, child);
  const give = (from: TestAccount, to: string, ...jobs: { uuid: string }[]) =>
    change(from, { action: 'hand_over', jobs: seen(...jobs), to, dry_run: false });
  const given = await give(master, child.uuid, job, mine);
  expect(given.data.results.map(({ problem }) => problem)).toEqual([null, expect.stringContaining('已经是')]);
  expect(await stateOf(child, job.uuid)).toBe('online');
  expect((await give(child, master.uuid, mine)).data.results[0]?.problem).toContain('主账号');
  const stranger = await makeMaster(app);
  expect((await give(master, stranger.uuid, mine)).data.results[0]?.problem).toContain('接手人');
});

test('a job that is named twice, none and too many are refused', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  const offline = (jobs: { uuid: string; version: number }[]) =>
    change(master, { action: 'offline', jobs, dry_run: false });
  expect((await offline(seen(job, job))).code).toBe(400);
  expect((await offline([])).code).toBe(400);
  expect(
    (
      await offline(
        Array.from({ length: 101 }, (_, n) => ({
          uuid: `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`,
          version: 1,
        })),
      )
    ).code,
  ).toBe(400);
});

test('two calls on the same jobs at once change each once', async () => {
  const master = await makeMaster(app);
  const jobs = await Promise.all(Array.from({ length: 6 }, () => makeJob(app, master)));
  const both = await Promise.all(
    [jobs, [...jobs].reverse()].map((order) =>
      change(master, { action: 'offline', jobs: seen(...order), dry_run: false }),
    ),
  );
  expect(both.map(({ data }) => data.changed).sort()).toEqual([0, 6]);
});
