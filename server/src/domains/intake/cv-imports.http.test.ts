import { listCvImports, retryCvImport, sendCvFile, startCvImport } from '@qinghe/contract/intake/cv-imports.ts';
import { addCandidate, completeCvFile, dropCvFile, getCvFile } from '@qinghe/contract/intake/people.ts';
import { setJobOnline } from '@qinghe/contract/jobs/endpoints.ts';
import { getJobFigures } from '@qinghe/contract/jobs/figures.ts';
import { listMessages } from '@qinghe/contract/messages/messages.ts';
import { apply } from '@qinghe/contract/resumes/apply.ts';
import { getApplication, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam, unusedPhone } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { aCandidate } from '../../../test/applications.ts';
import { beginImport, importFiles, importSeen, wordCv } from '../../../test/cv-imports.ts';
import { makeJob } from '../../../test/jobs.ts';
import { until } from '../../../test/until.ts';
import { uploadCv } from '../../../test/uploads.ts';
import { withTransaction } from '../../db/database.ts';
import { eraseApplications, readApplicationsOf } from '../resumes/index.ts';
import { eraseCvImports } from './erase-imports.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
const { company, master, child } = await makeTeam(app);
const { token } = master;
await app.work();

/** An import once nothing of it is open any more. */
const settled = (uuid: string, by = token) =>
  until(async () => {
    const seen = await importSeen(app, by, uuid);
    return seen.counts.waiting + seen.counts.reading === 0 && seen;
  });
const read = (uuid: string) => app.ok(getApplication, { uuid }, { token });
const outbox = () => db.selectFrom('outbox_message').selectAll().execute();

test('CVs become applications with what they say, and each person is told that the company brought them in', async () => {
  const job = await makeJob(app, master);
  const phone = unusedPhone();
  const uuid = await importFiles(app, token, job.uuid, [
    { name: '周明远.docx', bytes: await wordCv({ phone }) },
    { name: '林晓.docx', bytes: await wordCv({ name: '林晓', school: '浙江大学' }) },
  ]);
  const seen = await settled(uuid);
  expect(seen).toMatchObject({ state: 'received', job_title: job.title, counts: { made: 2, needs: 0 } });
  const { application } = seen.items[0] ?? {};
  const detail = await read(application?.uuid ?? '');
  expect(detail).toMatchObject({
    name: '周明远',
    school: '武汉大学',
    degree: 'bachelor',
    stage: 'new',
    source: 'import',
    cv: { name: '周明远.docx', reading: 'done' },
  });
  const word = await until(async () => (await outbox()).find(({ address }) => address === phone));
  expect(word.body).toContain(`${company.name} 把你的简历录入了「${job.title}」的招聘`);
  expect(word.body).not.toContain('周明远');
  expect(word.body).toContain('/applications/');
  const page = word.body.match(/\/applications\/[\w-]+/)?.[0] ?? '';
  const opened = await app.fetch(page, { method: 'POST', redirect: 'manual' });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const seenBy = async (path: string) => (await app.fetch(path, { headers: { cookie } })).text();
  expect(await seenBy(page)).toContain('企业已录入');
  expect(await seenBy(page)).not.toContain('已投递');
  expect(await seenBy(`${page}/data`)).toContain('不是你自己投递的');
  const basis = await db
    .selectFrom('application_basis')
    .selectAll()
    .where('application_uuid', '=', detail.uuid)
    .execute();
  expect(basis).toMatchObject([{ basis: 'sent', note: '', account_uuid: master.uuid }]);
  const figures = await app.ok(getJobFigures, { uuid: job.uuid }, { token });
  expect(figures).toMatchObject({ applications: 2, sources: [{ source: 'import', applications: 2 }] });
  const { items } = await app.ok(listMessages, {}, { token });
  expect(items).toMatchObject([
    { text: '2 份简历已导入完，打开可以看到每一份的结果', link: `/resume/import?id=${uuid}` },
  ]);
});

test('what a CV does not say waits for somebody, with what it says filled in', async () => {
  const job = await makeJob(app, master);
  const uuid = await importFiles(app, token, job.uuid, [
    { name: '简历.docx', bytes: await wordCv({ name: '', school: '东南大学' }) },
    { name: '周明远.docx', bytes: await wordCv({ phone: '' }) },
    { name: '破损.docx', bytes: Buffer.from('%PDF-1.7 but nothing more') },
  ]);
  const seen = await settled(uuid);
  expect(seen.results).toEqual([
    ['简历.docx', 'needs', 'noName'],
    ['周明远.docx', 'needs', 'noPhone'],
    ['破损.docx', 'needs', 'unreadable'],
  ]);
  const [first, second, third] = seen.items;
  const one = await app.ok(getCvFile, { uuid: first?.uuid ?? '' }, { token });
  expect(one).toMatchObject({ is_reading: false, suggested: { name: '', school: '东南大学', degree: 'bachelor' } });
  const candidate = { ...aCandidate({ name: '许安', phone: unusedPhone() }) };
  const done = await app.ok(completeCvFile, { uuid: first?.uuid ?? '', candidate }, { token });
  expect(done.made).toBe(true);
  expect(await read(done.application.uuid)).toMatchObject({ name: '许安', cv: { name: '简历.docx' } });
  expect(await app.call(completeCvFile, { uuid: first?.uuid ?? '', candidate }, { token })).toMatchObject({
    code: 40902,
  });
  // The same phone by another file is the same person.
  const again = await app.ok(completeCvFile, { uuid: second?.uuid ?? '', candidate }, { token });
  expect(again).toMatchObject({
    application: { uuid: done.application.uuid, name: '许安', stage: 'new' },
    made: false,
  });
  expect((await importSeen(app, token, uuid)).counts).toMatchObject({ made: 1, double: 1, needs: 1 });
  const dropped = await app.ok(dropCvFile, { uuid: third?.uuid ?? '' }, { token });
  expect(dropped).toMatchObject({ state: 'refused', reason: 'dropped', application: null });
  for (const settledOne of [first, third])
    expect(await app.call(dropCvFile, { uuid: settledOne?.uuid ?? '' }, { token })).toMatchObject({ code: 40902 });
  const row = await db
    .selectFrom('cv_import_file')
    .select('file_uuid')
    .where('uuid', '=', third?.uuid ?? '')
    .executeTakeFirst();
  expect(row).toEqual({ file_uuid: null });
});

test('the name of a file fills in only what the CV leaves out, with a doubt', async () => {
  const job = await makeJob(app, master);
  const uuid = await importFiles(app, token, job.uuid, [
    { name: '【后端开发】沈佳-厦门大学-实习.docx', bytes: await wordCv({ name: '', school: '' }) },
    { name: '沈佳-厦门大学.docx', bytes: await wordCv({ name: '周明远', school: '武汉大学' }) },
  ]);
  const [guessed, stated] = (await settled(uuid)).items;
  expect(await read(guessed?.application?.uuid ?? '')).toMatchObject({
    name: '沈佳',
    school: '厦门大学',
    cv: { fields: { name: { value: '沈佳', source: null, doubt: 'named' } } },
  });
  expect(await read(stated?.application?.uuid ?? '')).toMatchObject({ name: '周明远', school: '武汉大学' });
});

test('one CV by the page, by an import and by hand is one application, whatever comes first', async () => {
  for (const order of [
    ['apply', 'import', 'hand'],
    ['import', 'hand', 'apply'],
    ['hand', 'apply', 'import'],
  ]) {
    const job = await makeJob(app, master);
    const phone = unusedPhone();
    const candidate = aCandidate({ phone, name: '周明远' });
    const bytes = await wordCv({ phone });
    const ways: Record<string, () => Promise<unknown>> = {
      apply: async () => {
        const { upload_token } = await uploadCv(app, job.uuid, { name: 'a.docx', bytes });
        await app.ok(apply, { job_uuid: job.uuid, upload_token, candidate, consent: true }, {});
      },
      import: async () => settled(await importFiles(app, token, job.uuid, [{ name: 'a.docx', bytes }])),
      hand: () => app.ok(addCandidate, { job_uuid: job.uuid, basis: 'referral', candidate }, { token }),
    };
    for (const way of order) await ways[way]?.();
    const { items } = await app.ok(
      listApplications,
      { kind: 'internship', stage: 'new', job_uuid: job.uuid },
      { token },
    );
    expect(items).toHaveLength(1);
    const { history } = await read(items[0]?.uuid ?? '');
    const came = history.filter(({ action }) => action === 'came_again' || action === 'applied');
    expect(came.length).toBe(order.indexOf('apply') === 0 ? 3 : 2);
  }
});

test('the same bytes for the same job are one CV, also from an application', async () => {
  const job = await makeJob(app, master);
  const bytes = await wordCv();
  const { upload_token } = await uploadCv(app, job.uuid, { name: 'a.docx', bytes });
  const candidate = aCandidate();
  await app.ok(apply, { job_uuid: job.uuid, upload_token, candidate, consent: true }, {});
  const seen = await settled(await importFiles(app, token, job.uuid, [{ name: 'b.docx', bytes }]));
  expect(seen.items).toMatchObject([{ state: 'double', reason: 'sameFile', application: { name: candidate.name } }]);
  const other = await makeJob(app, master);
  expect(await settled(await importFiles(app, token, other.uuid, [{ name: 'b.docx', bytes }]))).toMatchObject({
    counts: { made: 1, double: 0 },
  });
});

test('what waits in another import hides nothing: the same CV is taken again, and is one person in the end', async () => {
  const job = await makeJob(app, master);
  const bytes = await wordCv({ name: '' });
  const { uuid: left } = await beginImport(app, token, job.uuid, 'hand');
  await app.ok(sendCvFile, { uuid: left, position: 0, file_name: 'a.docx' }, { token, bytes });
  expect((await settled(left)).results).toEqual([['a.docx', 'needs', 'check']]);
  const seen = await settled(await importFiles(app, token, job.uuid, [{ name: '林晓.docx', bytes }]));
  expect(seen.results).toEqual([['林晓.docx', 'made', null]]);
});

test('a file sent twice for one place counts once', async () => {
  const job = await makeJob(app, master);
  const { uuid } = await beginImport(app, token, job.uuid);
  const bytes = await wordCv();
  const send = () => app.ok(sendCvFile, { uuid, position: 0, file_name: 'a.docx' }, { token, bytes });
  const [first, second] = await Promise.all([send(), send()]);
  expect(second.uuid).toBe(first.uuid);
  expect((await settled(uuid)).files).toBe(1);
  expect(await app.call(sendCvFile, { uuid, position: 1, file_name: '%E0%A4%A' }, { token, bytes })).toMatchObject({
    code: 400,
    field: 'file_name',
  });
});

test('an import is its maker’s own, and needs a right to decide on the job', async () => {
  const job = await makeJob(app, master);
  const start = (by: string) =>
    app.call(startCvImport, { job_uuid: job.uuid, form: 'files', basis: 'sent' }, { token: by });
  expect(await start(child.token)).toMatchObject({ code: 40401 });
  const stranger = await makeMaster(app);
  expect(await start(stranger.token)).toMatchObject({ code: 40401 });
  const { uuid } = await beginImport(app, token, job.uuid);
  const bytes = await wordCv();
  expect(
    await app.call(sendCvFile, { uuid, position: 0, file_name: 'a.docx' }, { token: child.token, bytes }),
  ).toMatchObject({ code: 40401 });
  expect((await app.ok(listCvImports, {}, { token: child.token })).items).toEqual([]);
  const basis = await app.call(startCvImport, { job_uuid: job.uuid, form: 'files', basis: 'other' }, { token });
  expect(basis).toMatchObject({ code: 400, field: 'basis_note' });
});

test('a job that closes meanwhile fails what is left, and it goes on once the job is open again', async () => {
  const other = await makeMaster(app);
  const { token } = other;
  const job = await makeJob(app, other);
  const { uuid } = await beginImport(app, token, job.uuid);
  const { version } = await db
    .selectFrom('job')
    .select('version')
    .where('uuid', '=', job.uuid)
    .executeTakeFirstOrThrow();
  const off = await app.ok(setJobOnline, { uuid: job.uuid, version, online: false }, { token });
  await app.ok(sendCvFile, { uuid, position: 0, file_name: 'a.docx' }, { token, bytes: await wordCv() });
  expect((await settled(uuid, token)).results).toEqual([['a.docx', 'failed', 'jobClosed']]);
  await app.ok(setJobOnline, { uuid: job.uuid, version: off.version, online: true }, { token });
  await app.ok(retryCvImport, { uuid }, { token });
  expect((await settled(uuid, token)).results).toEqual([['a.docx', 'made', null]]);
  expect(await app.call(retryCvImport, { uuid }, { token })).toMatchObject({ code: 40902 });
});

test('somebody typed in by hand stands there with source and note; a person who is there is named, and told nothing twice', async () => {
  const job = await makeJob(app, master);
  const candidate = { name: '何青', phone: unusedPhone() };
  const add = () =>
    app.ok(
      addCandidate,
      { job_uuid: job.uuid, basis: 'referral', source: 'referral', candidate, note: '导师推荐' },
      { token },
    );
  const first = await add();
  expect(first.made).toBe(true);
  expect(await read(first.application.uuid)).toMatchObject({
    name: '何青',
    source: 'referral',
    cv: null,
    notes: [{ text: '导师推荐' }],
  });
  expect(await add()).toMatchObject({ application: { uuid: first.application.uuid }, made: false });
  const words = await until(async () => (await outbox()).filter(({ address }) => address === candidate.phone));
  expect(words).toHaveLength(1);
});

test('an erasure takes along the rows and the basis that lead to the person, and no other', async () => {
  const job = await makeJob(app, master);
  const phone = unusedPhone();
  const uuid = await importFiles(app, token, job.uuid, [
    { name: '周明远.docx', bytes: await wordCv({ phone }) },
    { name: '林晓.docx', bytes: await wordCv({ name: '林晓' }) },
  ]);
  await settled(uuid);
  const again = await settled(
    await importFiles(app, token, job.uuid, [{ name: '周明远 新.docx', bytes: await wordCv({ phone }) }]),
  );
  expect(again.results).toEqual([['周明远 新.docx', 'double', 'samePhone']]);
  await withTransaction(db, async (trx) => {
    const erasing = { db: trx, services: app.services, now: app.clock.now(), requestId: '' };
    await eraseApplications(
      { ...erasing, actor: { kind: 'candidate', uuid: null } },
      await readApplicationsOf(trx, phone),
    );
  });
  expect((await importSeen(app, token, uuid)).results).toEqual([['林晓.docx', 'made', null]]);
  expect((await importSeen(app, token, again.uuid)).files).toBe(0);
});

test('what nobody completes goes after fourteen days, the list after thirty; who came of it stays', async () => {
  const job = await makeJob(app, master);
  const uuid = await importFiles(app, token, job.uuid, [
    { name: '周明远.docx', bytes: await wordCv({ phone: '' }) },
    { name: '林晓.docx', bytes: await wordCv({ name: '林晓' }) },
  ]);
  const seen = await settled(uuid);
  const made = seen.items.find(({ state }) => state === 'made')?.application?.uuid ?? '';
  const night = async (days: number) => {
    const at = new Date(Date.now() - days * 86_400_000);
    await db.updateTable('cv_import').set({ created_at: at }).where('uuid', '=', uuid).execute();
    await eraseCvImports.run(app.services, {}, { last: false });
  };
  await night(13.9);
  expect((await importSeen(app, token, uuid)).files).toBe(2);
  await night(14.1);
  expect((await importSeen(app, token, uuid)).counts).toMatchObject({ needs: 0, made: 1 });
  await night(30.1);
  expect((await app.ok(listCvImports, {}, { token })).items.map((one) => one.uuid)).not.toContain(uuid);
  expect(await read(made)).toMatchObject({ name: '林晓' });
  expect(
    await db.selectFrom('application_basis').select('basis').where('application_uuid', '=', made).execute(),
  ).toHaveLength(1);
});
