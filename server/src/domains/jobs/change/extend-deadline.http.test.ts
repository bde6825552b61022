import { extendDeadline, getJob, saveDraft } from '@qinghe/contract/jobs/endpoints.ts';
import { EXTENSION_MAX_DAYS } from '@qinghe/contract/jobs/job.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { chinaDay, dayAfter } from '../../../time/china-day.ts';

const app = await startTestApp();
const { db } = app.services;

/** A day in China, so many from today. */
const inDays = (days: number) => dayAfter(chinaDay(app.clock.now()), days);
const extend = ({ token }: TestAccount, uuid: string, deadline: string, version = 1) =>
  app.call(extendDeadline, { uuid, version, deadline }, { token });
const setCompany = (
  { companyUuid }: TestAccount,
  company: { check_status?: string; internship_quota?: number; campus_quota?: number },
) =>
  db
    .updateTable('company')
    .set(company as object)
    .where('company_uuid', '=', companyUuid)
    .execute();

test('an online job gets a later deadline, stays online, and nothing else of it changes', async () => {
  const master = await makeMaster(app);
  const { uuid } = await makeJob(app, master, { deadline: inDays(3) });
  const before = await app.ok(getJob, { uuid }, { token: master.token });
  const response = await extend(master, uuid, inDays(33));
  expect(response.data).toEqual({
    ...before,
    version: 2,
    deadline: inDays(33),
    expiring: false,
    updated_at: response.data.updated_at,
    draft: { ...before.draft, deadline: inDays(33) },
  });
  const audit = await db
    .selectFrom('audit_entry')
    .select(['action', 'detail'])
    .where('object_uuid', '=', uuid)
    .execute();
  expect(audit).toEqual([{ action: 'job.deadline_extended', detail: { from: inDays(3), to: inDays(33) } }]);
  expect(await db.selectFrom('publish_check').selectAll().where('job_uuid', '=', uuid).execute()).toEqual([]);
});

test('a day that is no extension is refused at its field', async () => {
  const master = await makeMaster(app);
  const { uuid } = await makeJob(app, master, { deadline: inDays(10) });
  const refused = async (deadline: string) => {
    const { status, field, reason } = await extend(master, uuid, deadline);
    return [status, field, reason];
  };
  expect(await refused(inDays(-1))).toEqual([400, 'deadline', '截止日期已过']);
  expect(await refused(inDays(10))).toEqual([400, 'deadline', '截止日期要晚于现在的日期']);
  expect(await refused(inDays(EXTENSION_MAX_DAYS + 1))).toEqual([400, 'deadline', '截止日期最远可以延到一年后']);
  expect((await refused('2027-02-30')).slice(0, 2)).toEqual([400, 'deadline']);
  expect((await extend(master, uuid, inDays(EXTENSION_MAX_DAYS))).code).toBe(100);
});

test('of two extensions at once one wins, and the other is shown the job as it is', async () => {
  const master = await makeMaster(app);
  const { uuid } = await makeJob(app, master, { deadline: inDays(3) });
  const responses = await Promise.all([extend(master, uuid, inDays(33)), extend(master, uuid, inDays(34))]);
  expect(responses.map(({ code }) => code).sort()).toEqual([100, 40901]);
  expect(responses.find(({ code }) => code === 40901)?.data).toMatchObject({ version: 2, state: 'online' });
});

test('nobody extends a job that is not theirs to see', async () => {
  const { master, child } = await makeTeam(app);
  const { uuid } = await makeJob(app, master, { deadline: inDays(3) });
  const own = await makeJob(app, child, { deadline: inDays(3) });
  expect((await extend(child, uuid, inDays(33))).code).toBe(40401);
  expect((await extend(await makeMaster(app), uuid, inDays(33))).code).toBe(40401);
  expect((await extend(child, own.uuid, inDays(33))).code).toBe(100);
});

test.each(['draft', 'reviewing', 'refused', 'offline'] as const)('a job that is %s is not extended', async (state) => {
  const master = await makeMaster(app);
  const { uuid } = await makeJob(app, master, { state, deadline: inDays(3) });
  expect((await extend(master, uuid, inDays(33))).code).toBe(40902);
});

test('an expired job is online again with its new deadline', async () => {
  const master = await makeMaster(app);
  const { uuid } = await makeJob(app, master, { state: 'expired', deadline: inDays(-3) });
  expect((await app.fetch(`/jobs/${uuid}`)).status).not.toBe(404);
  expect((await extend(master, uuid, inDays(30))).data).toMatchObject({ state: 'online', deadline: inDays(30) });
  expect(await (await app.fetch(`/jobs/${uuid}`)).text()).toContain('<form');
});

test('an expired job comes back only where it could go online', async () => {
  const master = await makeMaster(app);
  const { uuid } = await makeJob(app, master, { state: 'expired', deadline: inDays(-3) });
  await setCompany(master, { check_status: 'uncheck' });
  expect(await extend(master, uuid, inDays(30))).toMatchObject({
    code: 40902,
    reason: '企业资料还没有通过审核，职位暂时不能重新上线',
  });
  await setCompany(master, { check_status: 'pass', internship_quota: 0, campus_quota: 0 });
  expect((await extend(master, uuid, inDays(30))).code).toBe(40906);
  await setCompany(master, { internship_quota: 1, campus_quota: 1 });
  const words = { kind: 'internship' as const, title: '行政实习生（仅限女性）' };
  await app.ok(saveDraft, { uuid, version: 1, draft: words }, { token: master.token });
  expect((await extend(master, uuid, inDays(30), 2)).code).toBe(42201);
  expect((await app.ok(getJob, { uuid }, { token: master.token })).state).toBe('expired');
});
