import { saveSensitiveWords } from '@qinghe/contract/dict/sensitive-words.ts';
import { getJob, listJobs, publishJob, saveDraft, setJobOnline } from '@qinghe/contract/jobs/endpoints.ts';
import type { Finding, InternshipDraft } from '@qinghe/contract/jobs/job.ts';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeOperator } from '../../../../test/companies.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { openSocket } from '../../../../test/socket.ts';
import { until } from '../../../../test/until.ts';
import { taskHandlers } from '../../../all-domains.ts';
import { withTransaction } from '../../../db/database.ts';
import { expireJobs } from '../leave/expire-jobs.ts';
import { reviewJob } from './review-job.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
await app.work();

afterEach(() => app.clock.reset());

const draftOf = (owner: TestAccount, draft: Partial<InternshipDraft> = {}) =>
  makeJob(app, owner, { state: 'draft', ...draft });
const publish = (uuid: string, token: string, version = 1) => app.call(publishJob, { uuid, version }, { token });
const read = (uuid: string, token: string) => app.ok(getJob, { uuid }, { token });
const reviewed = (uuid: string, token: string) =>
  until(async () => {
    const job = await read(uuid, token);
    return job.state !== 'reviewing' && job;
  }, 'the job was reviewed');

test('a good job is handed in, reviewed and online, and the company hears of both', async () => {
  const { master, child } = await makeTeam(app);
  const { uuid } = await draftOf(child);
  const { heard } = await openSocket(app, master.token);
  const handedIn = await publish(uuid, child.token);
  expect(handedIn.data).toMatchObject({ state: 'reviewing', version: 2, share_url: `${app.url}/jobs/${uuid}` });
  expect(handedIn.data.abilities).toEqual({
    edit: false,
    change: false,
    publish: false,
    take_offline: false,
    put_online: false,
    remove: false,
    extend_deadline: false,
  });
  const job = await reviewed(uuid, child.token);
  expect(job).toMatchObject({ state: 'online', version: 3, refusal: [] });
  await until(() => heard.length === 2);
  expect(heard.map(({ event }) => event)).toEqual(Array(2).fill({ type: 'job.changed', uuid, kind: 'internship' }));
  const audit = await db
    .selectFrom('audit_entry')
    .select('action')
    .where('object_uuid', '=', uuid)
    .orderBy('uuid')
    .execute();
  expect(audit.map(({ action }) => action)).toEqual(['job.published', 'job.approved']);
  const checks = await db.selectFrom('publish_check').select('findings').where('job_uuid', '=', uuid).execute();
  expect(checks).toHaveLength(2);
});

test('the publish check keeps a job back and points at the very words', async () => {
  const master = await makeMaster(app);
  const description = '我们在做订单系统，欢迎投递。要求男性，25岁以下，不做刷单，邮件 hr@a.cn。';
  const { uuid } = await draftOf(master, { description, headcount: null });
  const response = await publish(uuid, master.token);
  expect(response).toMatchObject({ status: 422, code: 42201 });
  const { findings } = response.data as unknown as { findings: Finding[] };
  for (const { field, start, end, words } of findings)
    if (field === 'description' && start !== null) expect(description.slice(start, end ?? 0)).toBe(words);
  expect(findings.map(({ rule, level, words }) => [rule, level, words])).toEqual([
    ['required', 'block', ''],
    ['discrimination', 'block', '要求男性'],
    ['discrimination', 'block', '25岁以下'],
    ['sensitive_word', 'block', '刷单'],
    ['contact_in_text', 'advise', 'hr@a.cn'],
  ]);
  expect((await read(uuid, master.token)).state).toBe('draft');
});

test('advice alone does not keep a job back', async () => {
  const master = await makeMaster(app);
  const { uuid } = await draftOf(master, { pay_min: 50, pay_max: 60 });
  expect((await publish(uuid, master.token)).code).toBe(100);
  expect((await reviewed(uuid, master.token)).state).toBe('online');
});

test('a job whose words became sensitive before its review is refused with the findings', async () => {
  const master = await makeMaster(app);
  const { uuid } = await draftOf(master, { title: '星河计划实习生' });
  await db
    .updateTable('company')
    .set({ check_status: 'uncheck' })
    .where('company_uuid', '=', master.companyUuid)
    .execute();
  await publish(uuid, master.token);
  await app.ok(saveSensitiveWords, { words: ['星河计划'], kind: 'refuse' }, { token: (await makeOperator(app)).token });
  await db
    .updateTable('company')
    .set({ check_status: 'pass' })
    .where('company_uuid', '=', master.companyUuid)
    .execute();
  await withTransaction(db, async (trx) => {
    await app.services.tasks.enqueue(trx, reviewJob, {
      company_uuid: master.companyUuid ?? '',
      job_uuid: uuid,
      locale: 'zh-CN',
    });
  });
  const job = await reviewed(uuid, master.token);
  expect(job.state).toBe('refused');
  expect(job.refusal).toMatchObject([{ rule: 'sensitive_word', words: '星河计划', start: 0, end: 4 }]);
  expect((await app.fetch(`/jobs/${uuid}`)).status).toBe(404);
});

test('a stale version is refused with the current job, and a job can be handed in once', async () => {
  const master = await makeMaster(app);
  const { uuid } = await draftOf(master);
  await app.ok(
    saveDraft,
    { uuid, version: 1, draft: { kind: 'internship', title: '改过的标题' } },
    { token: master.token },
  );
  expect(await publish(uuid, master.token)).toMatchObject({ code: 40901, data: { title: '改过的标题', version: 2 } });
  const codes = (await Promise.all([publish(uuid, master.token, 2), publish(uuid, master.token, 2)])).map(
    ({ code }) => code,
  );
  expect(codes.filter((code) => code === 100)).toHaveLength(1);
  expect([40901, 40902]).toContain(codes.find((code) => code !== 100));
});

test('the same request key publishes once and replays the first response', async () => {
  const master = await makeMaster(app);
  const { uuid } = await draftOf(master);
  const options = { token: master.token, headers: { 'idempotency-key': `publish-${uuid}` } };
  const [first, second] = await Promise.all([0, 1].map(() => app.call(publishJob, { uuid, version: 1 }, options)));
  expect(first?.code).toBe(100);
  expect(second?.data).toEqual(first?.data);
  await reviewed(uuid, master.token);
  expect((await app.call(publishJob, { uuid, version: 1 }, options)).data).toEqual(first?.data);
  expect(await app.call(publishJob, { uuid, version: 2 }, options)).toMatchObject({ code: 40904 });
});

test('a request that failed leaves its key free for the next try', async () => {
  const master = await makeMaster(app);
  const { uuid } = await draftOf(master, { title: '' });
  const options = { token: master.token, headers: { 'idempotency-key': `again-${uuid}` } };
  expect((await app.call(publishJob, { uuid, version: 1 }, options)).code).toBe(42201);
  await app.ok(
    saveDraft,
    { uuid, version: 1, draft: { kind: 'internship', title: '补上标题' } },
    { token: master.token },
  );
  expect((await app.call(publishJob, { uuid, version: 2 }, options)).code).toBe(100);
});

test('five internships may be online beside five campus jobs; one more is refused, also of several at once', async () => {
  const master = await makeMaster(app);
  for (let online = 0; online < 4; online += 1) await makeJob(app, master);
  for (let online = 0; online < 5; online += 1) await makeJob(app, master, { kind: 'campus' });
  const drafts = await Promise.all([draftOf(master), draftOf(master), draftOf(master)]);
  const responses = await Promise.all(drafts.map(({ uuid }) => publish(uuid, master.token)));
  expect(responses.map(({ code }) => code).sort((a, b) => a - b)).toEqual([100, 40906, 40906]);
  expect(responses.find(({ code }) => code === 40906)).toMatchObject({
    status: 409,
    reason: expect.stringContaining('实习职位已满：最多 5 个'),
    data: { quota: 5 },
  });
  const { counts } = await app.ok(listJobs, { kind: 'internship' }, { token: master.token });
  expect(counts.online + counts.reviewing).toBe(5);
});

test('an online job goes offline and back; putting it back takes a place of the quota', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const { uuid } = await makeJob(app, master);
  const offline = await app.ok(setJobOnline, { uuid, version: 1, online: false }, { token });
  expect(offline).toMatchObject({ state: 'offline', version: 2, abilities: { put_online: true, edit: true } });
  expect((await app.call(setJobOnline, { uuid, version: 2, online: false }, { token })).code).toBe(40902);
  const others = await Promise.all([0, 1, 2, 3, 4].map(() => makeJob(app, master)));
  expect((await app.call(setJobOnline, { uuid, version: 2, online: true }, { token })).code).toBe(40906);
  await app.ok(setJobOnline, { uuid: others[0]?.uuid ?? '', version: 1, online: false }, { token });
  expect((await app.ok(setJobOnline, { uuid, version: 2, online: true }, { token })).state).toBe('online');
});

test('text that was changed while the job was offline cannot come online past the publish check', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const { uuid } = await makeJob(app, master, { state: 'offline' });
  await app.ok(
    saveDraft,
    { uuid, version: 1, draft: { kind: 'internship', title: '行政实习生（仅限女性）' } },
    { token },
  );
  const response = await app.call(setJobOnline, { uuid, version: 2, online: true }, { token });
  expect(response).toMatchObject({
    status: 422,
    code: 42201,
    data: { findings: [{ rule: 'discrimination', field: 'title' }] },
  });
  expect((await read(uuid, token)).state).toBe('offline');
});

test('the clock ends an online job the day after its deadline, and it cannot come back before a new one', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const deadline = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const [ending, going] = [await makeJob(app, master, { deadline }), await makeJob(app, master)];
  expect(await read(ending.uuid, token)).toMatchObject({ state: 'online', expiring: true });
  const { event } = await openSocket(app, token);
  app.clock.set(`${deadline}T15:59:00Z`);
  await runExpiry();
  expect((await read(ending.uuid, token)).state).toBe('online');
  app.clock.set(`${deadline}T16:00:01Z`);
  await runExpiry();
  expect(await event('job.changed', ending.uuid)).toMatchObject({ uuid: ending.uuid });
  const expired = await read(ending.uuid, token);
  expect(expired).toMatchObject({ state: 'expired', abilities: { put_online: false, edit: true, publish: true } });
  expect((await read(going.uuid, token)).state).toBe('online');
  const again = await publish(ending.uuid, token, expired.version);
  expect(again).toMatchObject({ code: 42201, data: { findings: [{ rule: 'deadline_past' }] } });
});

/** Runs the task that the clock asks for, now. */
async function runExpiry(): Promise<void> {
  await taskHandlers(app.services)
    .find(({ task }) => task.name === expireJobs.name)
    ?.run({});
}
