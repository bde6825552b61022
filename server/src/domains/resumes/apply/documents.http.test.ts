import { saveDeliverSetting, usualDeliverSetting } from '@qinghe/contract/jobs/deliver-setting.ts';
import { usualFields } from '@qinghe/contract/jobs/resume-config.ts';
import { apply, getCvReading } from '@qinghe/contract/resumes/apply.ts';
import { getApplication, getApplicationDocument } from '@qinghe/contract/resumes/desk.ts';
import { previewApplyForm } from '@qinghe/contract/resumes/preview-form.ts';
import { beforeEach, expect, test } from 'vitest';
import { makeTeam, type TestAccount, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { aCandidate, cvFile } from '../../../../test/applications.ts';
import { makeJob, type TestJob } from '../../../../test/jobs.ts';
import { tryUpload, uploadCv } from '../../../../test/uploads.ts';
import { eraseAbandonedUploads } from './erase-abandoned-uploads.ts';

const app = await startTestApp();
const { db } = app.services;
let master: TestAccount;
let child: TestAccount;
let job: TestJob;
let version = 0;
type Choices = Partial<(typeof usualDeliverSetting)['documents']>;
const ask = async (choices: Choices) => {
  const documents = { ...usualDeliverSetting.documents, ...choices };
  const setting = { ...usualDeliverSetting, version, documents };
  version = (await app.ok(saveDeliverSetting, setting, { token: master.token })).version;
};
beforeEach(async () => {
  ({ master, child } = await makeTeam(app));
  job = await makeJob(app, master, { kind: 'campus' });
  version = 0;
  await ask({ transcript: 'required', portfolio: 'optional' });
});

const pdf = () => cvFile();
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const png = { name: '证书.png', bytes: new Uint8Array(Buffer.from(PNG, 'base64')) };
const upload = async (file: { name: string; bytes: Uint8Array }, of = job) =>
  (await uploadCv(app, of.uuid, { ...file, purpose: 'document' })).upload_token;
type Given = { kind: 'transcript' | 'portfolio' | 'language'; upload_token: string }[];
const send = async (documents: Given, phone = unusedPhone(), to = job) => {
  const { upload_token } = await uploadCv(app, to.uuid);
  return app.call(apply, {
    job_uuid: to.uuid,
    upload_token,
    candidate: aCandidate({ phone }),
    documents,
    consent: true,
  });
};
const applicationOf = async (phone: string) =>
  (await db.selectFrom('application').select('uuid').where('phone', '=', phone).execute())[0]?.uuid ?? '';
const open = (uuid: string, kind: Given[number]['kind'], token = master.token) =>
  app.call(getApplicationDocument, { uuid, kind }, { token });

test('what is asked for comes with the application, byte for byte, and opening it is kept in the log', async () => {
  const phone = unusedPhone();
  const file = await pdf();
  const given: Given = [
    { kind: 'portfolio', upload_token: await upload(png) },
    { kind: 'transcript', upload_token: await upload({ ...file, name: '成绩单.pdf' }) },
  ];
  expect(await send(given, phone)).toMatchObject({ code: 100 });
  const uuid = await applicationOf(phone);
  const { documents } = await app.ok(getApplication, { uuid }, { token: master.token });
  expect(documents).toEqual([
    { kind: 'transcript', name: '成绩单.pdf', type: 'application/pdf', size: file.bytes.length },
    { kind: 'portfolio', name: '证书.png', type: 'image/png', size: png.bytes.length },
  ]);
  const { data } = await open(uuid, 'transcript');
  const served = await fetch(new URL(data?.url ?? '', app.url));
  expect(Buffer.from(await served.arrayBuffer()).equals(Buffer.from(file.bytes))).toBe(true);
  expect(served.headers.get('content-disposition')).toMatch(/^attachment/);
  const log = await db.selectFrom('audit_entry').selectAll().where('object_uuid', '=', uuid).execute();
  expect(log.filter(({ action }) => action === 'application.document_opened')).toMatchObject([
    { actor_uuid: master.uuid, detail: { kind: 'transcript' } },
  ]);
});

test('without a required one, or with two of a kind, nothing is taken; the optional one may be left out', async () => {
  const phone = unusedPhone();
  expect(await send([], phone)).toMatchObject({ code: 400, field: 'documents.transcript' });
  const [one, other] = [await upload(png), await upload(png)];
  const twice: Given = [one, other].map((upload_token) => ({ kind: 'transcript', upload_token }));
  expect(await send(twice, phone)).toMatchObject({ code: 400, field: 'documents', reason: '每项只能选一次' });
  expect(await applicationOf(phone)).toBe('');
  expect(await send([{ kind: 'transcript', upload_token: one }], phone)).toMatchObject({ code: 100 });
});

test('what is not asked for is not kept, and erased with the uploads that nobody applied with', async () => {
  const phone = unusedPhone();
  const stray = await upload(png);
  const given: Given = [
    { kind: 'transcript', upload_token: await upload(png) },
    { kind: 'language', upload_token: stray },
  ];
  expect(await send(given, phone)).toMatchObject({ code: 100 });
  const uuid = await applicationOf(phone);
  expect((await open(uuid, 'language')).code).toBe(40401);
  const kept = () =>
    db.selectFrom('stored_file').select('uuid').where('company_uuid', '=', master.companyUuid).execute();
  expect(await kept()).toHaveLength(3);
  app.clock.advance({ days: 3 });
  await eraseAbandonedUploads.run(app.services, {}, { last: false });
  app.clock.reset();
  expect(await kept()).toHaveLength(2);
  expect((await open(uuid, 'transcript')).code).toBe(100);
});

test('a document is no CV and a CV no document; a used one, a strange one and half a one are refused at their field', async () => {
  const cv = await uploadCv(app, job.uuid);
  const atField = { code: 42203, field: 'documents.transcript' };
  expect(await send([{ kind: 'transcript', upload_token: cv.upload_token }])).toMatchObject(atField);
  const document = await upload(await pdf());
  const asCv = { job_uuid: job.uuid, upload_token: document, candidate: aCandidate(), consent: true as const };
  expect((await app.call(apply, asCv)).code).toBe(403);
  expect((await send([{ kind: 'transcript', upload_token: document }])).code).toBe(100);
  expect(await send([{ kind: 'transcript', upload_token: document }])).toMatchObject(atField);
  const { master: other } = await makeTeam(app);
  const strange = await upload(png, await makeJob(app, other, { kind: 'campus' }));
  expect(await send([{ kind: 'transcript', upload_token: strange }])).toMatchObject(atField);
  expect(await send([{ kind: 'transcript', upload_token: 'nothing' }])).toMatchObject({
    ...atField,
    reason: expect.stringContaining('已过期'),
  });
});

test('only what a browser shows is taken, and nothing of it is read', async () => {
  const page = { name: 'x.pdf', bytes: new TextEncoder().encode('<html><script>alert(1)</script></html>') };
  const { response } = await tryUpload(app, job.uuid, { ...page, purpose: 'document' });
  expect(response).toMatchObject({ code: 42203, reason: expect.stringContaining('PDF') });
  const token = await upload(await pdf());
  const { state } = await app.ok(getCvReading, { upload_token: token });
  expect(state).toBe('failed');
  expect(
    await db.selectFrom('stored_file').select('reading_state').where('purpose', '=', 'document').execute(),
  ).toEqual(expect.not.arrayContaining([{ reading_state: 'waiting' }]));
});

test('colleagues without the job and other companies open nothing', async () => {
  const phone = unusedPhone();
  await send([{ kind: 'transcript', upload_token: await upload(png) }], phone);
  const uuid = await applicationOf(phone);
  const { master: other } = await makeTeam(app);
  for (const { token } of [child, other]) expect((await open(uuid, 'transcript', token)).code).toBe(40401);
});

test('internships ask for none, and the form of a graduate has a field for each that is asked for', async () => {
  const internship = await makeJob(app, master);
  expect(await send([], unusedPhone(), internship)).toMatchObject({ code: 100 });
  const form = async (kind: 'campus' | 'internship') =>
    (await app.ok(previewApplyForm, { kind, fields: usualFields[kind] }, { token: master.token })).html;
  expect(await form('internship')).not.toContain('data-document');
  expect([...(await form('campus')).matchAll(/data-document="(\w+)"/g)].map(([, kind]) => kind)).toEqual([
    'transcript',
    'portfolio',
  ]);
});
