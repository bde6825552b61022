import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import { businessToday } from '@qinghe/contract/home/today.ts';
import { moveApplication } from '@qinghe/contract/resumes/decide.ts';
import { listApplications } from '@qinghe/contract/resumes/desk.ts';
import { jobKinds } from '@qinghe/contract/resumes/stages.ts';
import { claimGift, getRights } from '@qinghe/contract/rights/grants.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeApplication } from '../../../test/applications.ts';
import { makeJob, makeTalk } from '../../../test/jobs.ts';
import { grantRight } from '../../../test/rights.ts';
import { freshKey } from '../../../test/talents.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(app.clock.now().getTime() - hours * HOUR);
const todayOf = ({ token }: TestAccount) => app.ok(businessToday, {}, { token });

test('each number is the length of the list that it opens, for a master and for a sub-account', async () => {
  const { master, child } = await makeTeam(app);
  const [theirs, own] = [await makeJob(app, master), await makeJob(app, child, { kind: 'campus' })];
  for (const job of [theirs, own, own]) {
    await makeApplication(app, job, { appliedAt: ago(50) });
    const { uuid } = await makeApplication(app, job);
    await db.updateTable('application').set({ source: 'invitation' }).where('uuid', '=', uuid).execute();
  }
  for (const account of [master, child]) {
    const { due, answered } = await todayOf(account);
    for (const kind of jobKinds) {
      const list = async (filter: object) =>
        (await app.ok(listApplications, { kind, stage: 'new', limit: 100, ...filter }, { token: account.token })).items
          .length;
      expect([kind, due[kind]]).toEqual([kind, { count: await list({ waiting_days: 2 }), all: true }]);
      expect([kind, answered[kind]]).toEqual([kind, await list({ source: 'invitation' })]);
    }
  }
  expect((await todayOf(child)).due).toMatchObject({ internship: { count: 0 }, campus: { count: 2 } });
});

test('where a colleague’s waiting people can be read and not answered, their list is not the caller’s', async () => {
  const { master, child } = await makeTeam(app);
  const [shared, own] = [await makeJob(app, master), await makeJob(app, child)];
  await makeApplication(app, shared, { appliedAt: ago(50) });
  await makeApplication(app, own, { appliedAt: ago(50) });
  await db
    .insertInto('share')
    .values({
      company_uuid: master.companyUuid ?? '',
      job_uuid: shared.uuid,
      account_uuid: child.uuid,
      may: 'read',
      shared_at: ago(1),
    })
    .execute();
  expect((await todayOf(child)).due.internship).toEqual({ count: 1, all: false });
  const { waiting } = await app.ok(businessOverview, {}, { token: child.token });
  expect(waiting.map(({ job_uuid }) => job_uuid)).toEqual([own.uuid]);
});

test('rights that end are those of the page about them, and the gift is open until it is claimed', async () => {
  const { master, child } = await makeTeam(app);
  await grantRight(app, master, 'refresh', 3);
  expect(await todayOf(master)).toMatchObject({ rights: { ending: 0, next_end: null }, gift_open: true });
  expect((await todayOf(child)).gift_open).toBe(false);
  await app.ok(claimGift, {}, { token: master.token, headers: freshKey() });
  app.clock.advance({ days: 20 });
  const { rights, gift_open } = await todayOf(master);
  const page = await app.ok(getRights, {}, { token: master.token });
  expect(rights.ending).toBe(page.rights.reduce((sum, { ending }) => sum + ending, 0));
  expect(rights.ending).toBe(60);
  expect(rights.next_end).toBe(page.rights.find(({ right }) => right === 'refresh')?.next_end);
  expect(gift_open).toBe(false);
  app.clock.reset();
});

test('what comes next: the first promise that ends, and the soonest event', async () => {
  const master = await makeMaster(app);
  expect((await todayOf(master)).next).toEqual({ reply: null, event: null });
  const job = await makeJob(app, master, { kind: 'campus' });
  const appliedAt = ago(5);
  await makeApplication(app, job, { appliedAt: ago(2) });
  await makeApplication(app, job, { appliedAt });
  const talk = await makeTalk(app, master, { state: 'online', title: '秋招宣讲会' });
  const { reply, event } = (await todayOf(master)).next;
  expect(reply).toEqual({ kind: 'campus', at: new Date(appliedAt.getTime() + 72 * HOUR).toISOString() });
  expect(event).toMatchObject({ type: 'talk', uuid: talk.uuid });
});

test('this week is counted up to now, beside last week up to the same hour, and opens exactly its people', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const job = await makeJob(app, master);
  // A Wednesday, noon in China.
  app.clock.set('2026-12-09T04:00:00Z');
  const at = (instant: string) => makeApplication(app, job, { appliedAt: new Date(instant) });
  const sunday = await at('2026-12-06T15:59:00Z');
  const monday = await at('2026-12-06T16:00:00Z');
  await at('2026-12-09T03:00:00Z');
  await at('2026-12-02T03:59:00Z');
  await at('2026-12-02T04:01:00Z');
  await app.ok(moveApplication, { uuid: sunday.uuid, version: 1, to: 'employed' }, { token });
  await app.ok(moveApplication, { uuid: monday.uuid, version: 1, to: 'written' }, { token });
  const { week } = await todayOf(master);
  expect(week).toMatchObject({
    days: 3,
    internship: {
      received: { now: 2, before: 1 },
      handled: { now: 2, before: 0 },
      hired: { now: 1, before: 0 },
    },
    campus: { received: { now: 0, before: 0 } },
  });
  const behind = async (filter: object) =>
    (await app.ok(listApplications, { kind: 'internship', stage: 'all', ...filter }, { token })).items.length;
  expect(await behind({ applied_within: 3 })).toBe(2);
  expect(await behind({ decided_within: 3 })).toBe(2);
  app.clock.reset();
});

test('nothing of another company is counted', async () => {
  const other = await makeMaster(app);
  await makeApplication(app, await makeJob(app, other), { appliedAt: ago(50) });
  await grantRight(app, other, 'refresh', 3);
  const { due, week, next } = await todayOf(await makeMaster(app));
  expect([due.internship.count, week.internship.received.now, next.reply]).toEqual([0, 0, null]);
});
