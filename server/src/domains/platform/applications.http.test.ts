import { listAudit } from '@qinghe/contract/company/audit.ts';
import { saveDeliverSetting, usualDeliverSetting } from '@qinghe/contract/jobs/deliver-setting.ts';
import { getJobFigures } from '@qinghe/contract/jobs/figures.ts';
import { createPlatformApplication, sendPlatformCv } from '@qinghe/contract/platform/applications.ts';
import { getApplication, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { expect, test } from 'vitest';
import { makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { aCandidate, cvFile } from '../../../test/applications.ts';
import { makeJob } from '../../../test/jobs.ts';
import { makeKey } from '../../../test/platform.ts';
import { openSocket } from '../../../test/socket.ts';
import { until } from '../../../test/until.ts';
import { uploadCv } from '../../../test/uploads.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
const master = await makeMaster(app);
const job = await makeJob(app, master, { questions: ['为什么想来？'] });
const { key } = await makeKey(app, master, ['applications:write']);

type Input = Parameters<typeof app.call<typeof createPlatformApplication>>[1];
const create = (input: Partial<Input> & { reference: string }, token = key) =>
  app.call(
    createPlatformApplication,
    { job_uuid: job.uuid, candidate: aCandidate(), consent: true, ...input },
    { token },
  );
const ofPhone = (phone: string) => db.selectFrom('application').selectAll().where('phone', '=', phone).execute();

test('an application arrives on the desk with its CV, as a candidate’s does, and says where it came from', async () => {
  await app.work();
  const { event } = await openSocket(app, master.token);
  const { bytes } = await cvFile('zhang-siyuan--single.pdf');
  const cv = await app.ok(sendPlatformCv, { file_name: encodeURIComponent('张思远 简历.pdf') }, { token: key, bytes });
  expect(cv).toMatchObject({ name: '张思远 简历.pdf', type: 'application/pdf', size: bytes.length });
  const candidate = aCandidate({ name: '李娜', email: 'lina-of-platform@example.com' });
  const sent = await create({ reference: 'A-1', candidate, answers: ['喜欢'], upload_token: cv.upload_token });
  expect(sent).toMatchObject({ code: 100, data: { reference: 'A-1' } });
  const [row] = await ofPhone(candidate.phone);
  expect(row).toMatchObject({ source: 'platform', consent_version: 'platform-2026-01', stage: 'new' });
  await event('application.created', row?.uuid);
  const detail = await app.ok(getApplication, { uuid: row?.uuid ?? '' }, { token: master.token });
  expect(detail).toMatchObject({
    name: '李娜',
    cv: { name: '张思远 简历.pdf' },
    answers: [{ question: '为什么想来？', answer: '喜欢' }],
  });
  await until(async () => {
    const file = await db
      .selectFrom('stored_file')
      .select('reading_state')
      .where('uuid', '=', row?.cv_file_uuid ?? '')
      .executeTakeFirst();
    return file?.reading_state === 'done';
  });
  await until(() =>
    db.selectFrom('outbox_message').select('body').where('address', '=', candidate.email).executeTakeFirst(),
  );
  const { sources } = await app.ok(getJobFigures, { uuid: job.uuid }, { token: master.token });
  expect(sources).toContainEqual({ source: 'platform', views: 0, applications: 1, interviews: 0, employed: 0 });
  const log = await app.ok(listAudit, { object: 'application' }, { token: master.token });
  expect(log.items[0]).toMatchObject({ action: 'application.created', by: { kind: 'platform', name: null } });
});

test('a reference is taken once, also when it is sent twice at once, and never for something else', async () => {
  const input = { reference: 'B-1', candidate: aCandidate() };
  const both = await Promise.all([create(input), create(input)]);
  expect(both.map(({ code }) => code)).toEqual([100, 100]);
  expect(both[0]?.data).toEqual(both[1]?.data);
  expect((await create(input)).data).toEqual(both[0]?.data);
  expect(await ofPhone(input.candidate.phone)).toHaveLength(1);
  expect(await create({ ...input, candidate: aCandidate() })).toMatchObject({ code: 40904, field: 'reference' });
  // Another key of the company is the same caller; another company is not.
  const second = await makeKey(app, master);
  expect((await create(input, second.key)).data).toEqual(both[0]?.data);
  const stranger = await makeMaster(app);
  const theirs = await makeJob(app, stranger);
  const foreign = await makeKey(app, stranger);
  expect((await create({ ...input, job_uuid: theirs.uuid }, foreign.key)).code).toBe(100);
});

test('what was refused leaves its reference free', async () => {
  const candidate = aCandidate();
  const reference = 'C-1';
  expect(await create({ reference, candidate: { ...candidate, school: '' } })).toMatchObject({
    code: 400,
    field: 'candidate.school',
  });
  expect((await create({ reference, candidate })).code).toBe(100);
});

test('a phone that has applied for the job already gets the same response, and its application stays', async () => {
  const candidate = aCandidate({ name: '先投的人', email: 'first-of-platform@example.com' });
  const first = await create({ reference: 'D-1', candidate });
  const again = await create({ reference: 'D-2', candidate: { ...candidate, name: '后来的人' } });
  expect(again).toMatchObject({ code: 100, data: { reference: 'D-2' } });
  expect(Object.keys(again.data)).toEqual(Object.keys(first.data));
  expect(await ofPhone(candidate.phone)).toMatchObject([{ name: '先投的人' }]);
});

test('what a company allows of campus jobs holds here too, and the response does not tell', async () => {
  const owner = await makeMaster(app);
  const campus = await makeKey(app, owner);
  const jobs = [await makeJob(app, owner, { kind: 'campus' }), await makeJob(app, owner, { kind: 'campus' })];
  await app.ok(
    saveDeliverSetting,
    { ...usualDeliverSetting, wishes: 1, ordered: false, version: 0 },
    { token: owner.token },
  );
  const candidate = aCandidate();
  const sent = await Promise.all(
    jobs.map(({ uuid }, at) => create({ reference: `limit-${at}`, job_uuid: uuid, candidate }, campus.key)),
  );
  expect(sent.map(({ code }) => code)).toEqual([100, 100]);
  expect(await ofPhone(candidate.phone)).toHaveLength(1);
});

test('jobs of others and closed ones take none, nor does a key of another scope, nor anybody without consent', async () => {
  const foreign = await makeJob(app, await makeMaster(app));
  expect((await create({ reference: 'E-1', job_uuid: foreign.uuid })).code).toBe(40401);
  const closed = await makeJob(app, master);
  await db.updateTable('job').set({ state: 'offline' }).where('uuid', '=', closed.uuid).execute();
  expect((await create({ reference: 'E-1', job_uuid: closed.uuid })).code).toBe(40902);
  expect(await create({ reference: 'E-1', consent: false as true })).toMatchObject({ code: 400, field: 'consent' });
  for (const reference of ['', 'with blank', '编号', 'x'.repeat(101)])
    expect(await create({ reference })).toMatchObject({ code: 400, field: 'reference' });
  const reader = await makeKey(app, master, ['jobs:read']);
  expect(await create({ reference: 'E-1' }, reader.key)).toMatchObject({
    code: 403,
    reason: expect.stringContaining('applications:write'),
  });
});

test('a CV serves one application of its own company', async () => {
  const { bytes } = await cvFile('zhou-mengqi--form.pdf');
  const send = () => app.ok(sendPlatformCv, { file_name: 'cv.pdf' }, { token: key, bytes });
  const { upload_token } = await send();
  expect((await create({ reference: 'F-1', upload_token })).code).toBe(100);
  expect(await create({ reference: 'F-2', upload_token })).toMatchObject({ code: 42203 });
  expect((await create({ reference: 'F-2', upload_token: 'made-up' })).code).toBe(403);
  const stranger = await makeMaster(app);
  const theirs = await uploadCv(app, (await makeJob(app, stranger)).uuid);
  expect((await create({ reference: 'F-2', upload_token: theirs.upload_token })).code).toBe(403);
});

test('what is no CV is refused, and so is a name that is not encoded', async () => {
  const send = (file_name: string, bytes: Uint8Array) => app.call(sendPlatformCv, { file_name }, { token: key, bytes });
  expect(await send('a.pdf', new TextEncoder().encode('MZ'))).toMatchObject({ code: 42203, field: 'file' });
  expect(await send('a.pdf', new Uint8Array())).toMatchObject({ code: 42203 });
  const { bytes } = await cvFile('zhou-mengqi--form.pdf');
  expect(await send('%E0%A4%A', bytes)).toMatchObject({ code: 400, field: 'file_name' });
});

test('an application without a CV is one all the same', async () => {
  const candidate = aCandidate({ name: '没有附件' });
  expect((await create({ reference: 'G-1', candidate })).code).toBe(100);
  const { items } = await app.ok(
    listApplications,
    { kind: 'internship', stage: 'new', q: '没有附件' },
    { token: master.token },
  );
  expect(items).toHaveLength(1);
});

test('what the form does not need may be left out; what it needs is still asked for by its name', async () => {
  const { email: _email, city: _city, school, ...needed } = aCandidate();
  expect(await create({ reference: 'H-1', candidate: { ...needed, school } })).toMatchObject({ code: 100 });
  expect(await create({ reference: 'H-2', candidate: needed })).toMatchObject({ code: 400, field: 'candidate.school' });
});
