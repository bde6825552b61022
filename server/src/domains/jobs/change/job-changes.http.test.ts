import { appealJob, decideJobAppeal, getJobAppeal, listJobAppeals } from '@qinghe/contract/jobs/appeals.ts';
import { changeJobs } from '@qinghe/contract/jobs/change-many.ts';
import {
  deleteDraft,
  extendDeadline,
  getJob,
  listJobs,
  listRevisions,
  publishJob,
  saveDraft,
  setJobOnline,
  startChange,
} from '@qinghe/contract/jobs/endpoints.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeOperator, settleDecisions } from '../../../../test/companies.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { reviewJob } from '../publish/review-job.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
const ATTEMPT = { last: false };

const by = ({ token }: { token: string }) => ({ token });
const show = (uuid: string, who: TestAccount) => app.ok(getJob, { uuid }, by(who));
const review = (who: TestAccount, job_uuid: string) =>
  reviewJob.run(app.services, { company_uuid: String(who.companyUuid), job_uuid, locale: 'zh-CN' }, ATTEMPT);

/** An online job with a change whose title is another. */
async function changed(title = '改过的标题') {
  const master = await makeMaster(app);
  const { uuid: live } = await makeJob(app, master, { title: '原来的标题' });
  const started = await app.ok(startChange, { uuid: live, version: 1 }, by(master));
  const change = await app.ok(
    saveDraft,
    { uuid: started.uuid, version: started.version, draft: { kind: 'internship', title } },
    by(master),
  );
  return { master, live, change };
}
const handIn = ({ master, change }: Pick<Awaited<ReturnType<typeof changed>>, 'master' | 'change'>) =>
  app.ok(publishJob, { uuid: change.uuid, version: change.version }, by(master));
const page = async (uuid: string) => (await app.fetch(`/jobs/${uuid}`)).text();

test('a change begins as a copy beside the job; candidates see the text that stands until it has passed, then the new one', async () => {
  const made = await changed();
  const { master, live, change } = made;
  expect(change).toMatchObject({ change_of: live, state: 'draft', live: { draft: { title: '原来的标题' } } });
  expect(await show(live, master)).toMatchObject({
    state: 'online',
    change: { uuid: change.uuid, state: 'draft' },
    abilities: { edit: false, change: true },
  });
  await handIn(made);
  expect(await page(live)).toContain('原来的标题');
  await review(master, change.uuid);
  await review(master, change.uuid);
  expect(await show(live, master)).toMatchObject({ state: 'online', title: '改过的标题', change: null, version: 2 });
  expect(await page(live)).toContain('改过的标题');
  expect((await app.call(getJob, { uuid: change.uuid }, by(master))).code).toBe(40401);
});

test('the history tells each text that was online, who handed it in, and none twice', async () => {
  const made = await changed();
  const { master, live, change } = made;
  await handIn(made);
  await reviewJob.run(
    app.services,
    { company_uuid: String(master.companyUuid), job_uuid: change.uuid, locale: 'zh-CN', account_uuid: master.uuid },
    ATTEMPT,
  );
  const after = await show(live, master);
  await app.ok(setJobOnline, { uuid: live, version: after.version, online: false }, by(master));
  await app.ok(setJobOnline, { uuid: live, version: after.version + 1, online: true }, by(master));
  const { items } = await app.ok(listRevisions, { uuid: live }, by(master));
  expect(items.map(({ draft, by: who }) => [draft.title, who])).toEqual([
    ['改过的标题', '林晓'],
    ['原来的标题', ''],
  ]);
  expect(items[0]).toMatchObject({ category_name: '技术 / 后端开发', city_names: ['杭州市'] });
  const deadline = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
  await app.ok(extendDeadline, { uuid: live, version: after.version + 2, deadline }, by(master));
  expect((await app.ok(listRevisions, { uuid: live }, by(master))).items[0]?.draft.deadline).toBe(deadline);
  expect(await app.call(listRevisions, { uuid: live }, by(await makeMaster(app)))).toMatchObject({ code: 40401 });
});

test('begun twice, also at once, there is one change; a stale version is answered, a draft has none', async () => {
  const master = await makeMaster(app);
  const { uuid } = await makeJob(app, master);
  const start = () => app.ok(startChange, { uuid, version: 1 }, by(master));
  const [one, two] = await Promise.all([start(), start()]);
  expect(one.uuid).toBe(two.uuid);
  expect(await app.call(startChange, { uuid, version: 7 }, by(master))).toMatchObject({ code: 40901 });
  expect(await app.call(startChange, { uuid: one.uuid, version: one.version }, by(master))).toMatchObject({
    code: 40902,
  });
  const draft = await makeJob(app, master, { state: 'draft' });
  expect(await app.call(startChange, { uuid: draft.uuid, version: 1 }, by(master))).toMatchObject({ code: 40902 });
});

test('a change takes no place of the quota, is never online, and its list adds up', async () => {
  const made = await changed();
  const { master, change } = made;
  await db
    .updateTable('company')
    .set({ internship_quota: 1, campus_quota: 1 })
    .where('company_uuid', '=', String(master.companyUuid))
    .execute();
  await handIn(made);
  expect((await show(change.uuid, master)).abilities).toMatchObject({ put_online: false, remove: false, edit: false });
  const seen = { uuid: change.uuid, version: change.version + 1, online: true };
  expect(await app.call(setJobOnline, seen, by(master))).toMatchObject({ code: 40902 });
  const { items, counts } = await app.ok(listJobs, { kind: 'internship' }, by(master));
  expect([items.length, counts.all, counts.online, counts.reviewing]).toEqual([2, 2, 1, 1]);
});

test('a refused change leaves the job as it is, and an operator who allows it sees both and puts it in place', async () => {
  const made = await changed('刷单识别实习生');
  const { master, live, change } = made;
  const refused = await app.call(publishJob, { uuid: change.uuid, version: change.version }, by(master));
  expect(refused).toMatchObject({ code: 42201 });
  // As a word that was forbidden between the hand-in and the review.
  await db.updateTable('job').set({ state: 'reviewing' }).where('uuid', '=', change.uuid).execute();
  await review(master, change.uuid);
  const now = await show(change.uuid, master);
  expect(now).toMatchObject({ state: 'refused', refusal: [{ words: '刷单' }], appeal: { state: 'possible' } });
  expect(await show(live, master)).toMatchObject({ title: '原来的标题', change: { state: 'refused' } });
  await app.ok(appealJob, { uuid: change.uuid, version: now.version, message: '是识别，不是招人' }, by(master));
  const operator = await makeOperator(app);
  const { items } = await app.ok(listJobAppeals, {}, by(operator));
  const { uuid, company_uuid } = items.find((one) => one.company_uuid === master.companyUuid) ?? {
    uuid: '',
    company_uuid: '',
  };
  const detail = await app.ok(getJobAppeal, { uuid, company_uuid }, by(operator));
  expect(detail).toMatchObject({ draft: { title: '刷单识别实习生' }, live: { draft: { title: '原来的标题' } } });
  await app.ok(decideJobAppeal, { uuid, company_uuid, version: detail.version, decision: 'allow' }, by(operator));
  await settleDecisions(app);
  expect(await show(live, master)).toMatchObject({ state: 'online', title: '刷单识别实习生', change: null });
});

test('a change is given up; a job that goes offline meanwhile keeps it, and gets its text without going online', async () => {
  const { master, live, change } = await changed();
  await app.ok(deleteDraft, { uuid: change.uuid, version: change.version }, by(master));
  expect(await show(live, master)).toMatchObject({ title: '原来的标题', change: null });
  const made = await changed();
  await app.ok(setJobOnline, { uuid: made.live, version: 1, online: false }, by(made.master));
  expect((await show(made.live, made.master)).abilities).toMatchObject({ edit: false, change: true });
  await handIn(made);
  await review(made.master, made.change.uuid);
  expect(await show(made.live, made.master)).toMatchObject({ state: 'offline', title: '改过的标题' });
});

test('a deadline that is extended meanwhile stays extended when the change takes its place', async () => {
  const made = await changed();
  const { master, live, change } = made;
  const deadline = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
  await app.ok(extendDeadline, { uuid: live, version: 1, deadline }, by(master));
  const carried = await show(change.uuid, master);
  await app.ok(publishJob, { uuid: change.uuid, version: carried.version }, by(master));
  await review(master, change.uuid);
  expect(await show(live, master)).toMatchObject({ title: '改过的标题', deadline });
});

test('a sub-account changes its own jobs alone, another company none; a job’s change goes with it', async () => {
  const { master, child } = await makeTeam(app);
  const mine = await makeJob(app, child);
  const masters = await makeJob(app, master);
  const start = (uuid: string, who: TestAccount) => app.call(startChange, { uuid, version: 1 }, by(who));
  expect(await start(masters.uuid, child)).toMatchObject({ code: 40401 });
  expect(await start(mine.uuid, await makeMaster(app))).toMatchObject({ code: 40401 });
  const { data } = await start(mine.uuid, master);
  expect((await show(data.uuid, child)).owner_name).toBe((await show(mine.uuid, child)).owner_name);
});

test('a change is handed over with its job, never without it', async () => {
  const { master, child } = await makeTeam(app);
  const { uuid: live } = await makeJob(app, master);
  const change = await app.ok(startChange, { uuid: live, version: 1 }, by(master));
  const handOver = async ({ uuid, version }: { uuid: string; version: number }) => {
    const input = { action: 'hand_over' as const, to: child.uuid, jobs: [{ uuid, version }], dry_run: false };
    return (await app.ok(changeJobs, input, by(master))).results[0]?.problem;
  };
  expect(await handOver(change)).toBe('现在的状态不能这样做');
  expect(await handOver({ uuid: live, version: 1 })).toBeNull();
  expect(await show(change.uuid, child)).toMatchObject({ change_of: live });
});
