import { listAudit } from '@qinghe/contract/company/audit.ts';
import * as contract from '@qinghe/contract/resumes/exports.ts';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { cvFile, makeApplication } from '../../../../test/applications.ts';
import { cellsOf } from '../../../../test/imports.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { sheetAt } from '../../../../test/sheets.ts';
import { withTransaction } from '../../../db/database.ts';
import { eraseApplications } from '../erase/erase-applications.ts';
import { selectKept } from '../erase/erase-queries.ts';
import { eraseExports } from './erase-exports.ts';
import { makeExport } from './make-export.ts';

const app = await startTestApp();
const { db, storage } = app.services;

const everybody = (more: object = {}): contract.Chosen => ({ filter: { kind: 'internship', stage: 'new', ...more } });
const start = ({ token }: TestAccount, form: contract.ExportForm, chosen: contract.Chosen = everybody()) =>
  app.ok(contract.startExport, { form, chosen }, { token });
const refusal = async ({ token }: TestAccount, form: contract.ExportForm, chosen: contract.Chosen) => {
  const { code, reason } = await app.call(contract.startExport, { form, chosen }, { token });
  return { code, reason };
};
const newest = async ({ token }: TestAccount) => (await app.ok(contract.getExport, {}, { token })).newest;
const open = ({ token }: TestAccount, uuid: string) => app.ok(contract.openExport, { uuid }, { token });

/** Makes what waits, as the queue would. */
const make = ({ companyUuid }: TestAccount, uuid: string) =>
  makeExport.run(app.services, { company_uuid: companyUuid ?? '', uuid }, { last: false });
const sweep = () => eraseExports.run(app.services, {}, { last: false });

const bytesAt = async (url: string) => new Uint8Array(await (await app.fetch(url)).arrayBuffer());
const statusOf = async (url: string) => (await app.fetch(url)).status;
const keysOf = async ({ uuid }: { uuid: string }, { companyUuid }: TestAccount) => {
  const keys = [1, 2].map((attempt) => `${companyUuid}/export/${uuid}.${attempt}`);
  const found = await Promise.all(keys.map((key) => storage.get(key).catch(() => null)));
  return found.filter((bytes) => bytes !== null).length;
};
/** Erases an application, as its person's wish or the end of its time does. */
const erase = (uuid: string) =>
  withTransaction(db, async (trx) => {
    const kept = await selectKept(trx).where('application.uuid', '=', uuid).execute();
    const actor = { kind: 'clock' as const, uuid: null };
    await eraseApplications({ db: trx, services: app.services, actor, requestId: '', now: app.clock.now() }, kept);
  });

const rowsAt = async (url: string) => {
  const [head = [], ...rows] = await cellsOf(await bytesAt(url));
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
};

const column = (rows: Record<string, string>[], head: string) => rows.map((row) => row[head]);

test('a spreadsheet has everybody of the filter with contact details, and only for who asked', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master, { title: '数据实习生' });
  const first = await makeApplication(app, job, { candidate: { name: '林晓', email: 'lin@example.com' } });
  const later = new Date(app.clock.now().getTime() - 1000);
  await makeApplication(app, job, { candidate: { name: '王一', school: '同济大学' }, appliedAt: later });
  await makeApplication(app, job, { stage: 'interview' });
  const begun = await start(master, 'sheet');
  expect(begun).toMatchObject({ form: 'sheet', state: 'waiting', applications: 2, done: 0, size: null });
  await make(master, begun.uuid);
  expect(await newest(master)).toMatchObject({ state: 'ready', done: 2, size: expect.any(Number), missing: [] });
  const { url, name } = await open(master, begun.uuid);
  expect(name).toMatch(/^候选人 \d{4}-\d\d-\d\d\.xlsx$/);
  const rows = await rowsAt(url);
  expect(column(rows, '姓名')).toEqual(['王一', '林晓']);
  expect(rows[1]).toMatchObject({
    手机: first.candidate.phone,
    邮箱: 'lin@example.com',
    职位: '数据实习生',
    阶段: '新简历',
    学历: '本科',
    最早到岗: '随时',
  });
  // What nobody has said is no column.
  expect(Object.keys(rows[0] ?? {})).not.toContain('志愿');
  const other = await makeMaster(app);
  expect(await newest(other)).toBeNull();
  for (const call of [contract.openExport, contract.endExport])
    expect((await app.call(call, { uuid: begun.uuid }, { token: other.token })).code).toBe(40401);
});

test('a colleague of the same company, the master too, does not open what another one has asked for', async () => {
  const { master, child } = await makeTeam(app);
  await makeApplication(app, await makeJob(app, child));
  const { uuid } = await start(child, 'sheet');
  await make(child, uuid);
  expect(await newest(master)).toBeNull();
  for (const call of [contract.openExport, contract.endExport])
    expect((await app.call(call, { uuid }, { token: master.token })).code).toBe(40401);
  expect((await open(child, uuid)).url).not.toBe('');
});

test('a sub-account exports those of its own jobs and of jobs that it was let into; unknown ones are left out', async () => {
  const { master, child } = await makeTeam(app);
  const stranger = await makeApplication(app, await makeJob(app, await makeMaster(app)));
  const hidden = await makeApplication(app, await makeJob(app, master));
  const own = await makeApplication(app, await makeJob(app, child), { candidate: { name: '自己的' } });
  const uuids = [stranger.uuid, hidden.uuid, own.uuid];
  const plan = (chosen: contract.Chosen) =>
    app.ok(contract.planExport, { form: 'cvs', chosen }, { token: child.token });
  for (const chosen of [{ uuids }, everybody()])
    expect(await plan(chosen)).toMatchObject({ applications: 1, without_cv: 0, problem: null });
  expect(await plan({ uuids: [hidden.uuid] })).toMatchObject({ applications: 0, problem: 'nobody' });
  expect(await refusal(child, 'cvs', { uuids: [stranger.uuid] })).toMatchObject({ code: 40401 });
  expect(await refusal(child, 'cvs', everybody({ q: '没有这个人' }))).toEqual({
    code: 40902,
    reason: '没有可以导出的人',
  });
  const { uuid } = await start(child, 'sheet', { uuids });
  await make(child, uuid);
  expect(column(await rowsAt((await open(child, uuid)).url), '姓名')).toEqual(['自己的']);
});

test('who only reads exports nothing, and who became a reader meanwhile gets nothing', async () => {
  const { child } = await makeTeam(app);
  await makeApplication(app, await makeJob(app, child));
  const { uuid } = await start(child, 'sheet');
  await db.updateTable('company_member').set({ role: 'viewer' }).where('account_uuid', '=', child.uuid).execute();
  await make(child, uuid);
  expect(await keysOf({ uuid }, child)).toBe(0);
  const refused = await app.call(contract.startExport, { form: 'sheet', chosen: everybody() }, { token: child.token });
  expect(refused.code).not.toBe(100);
  expect((await app.call(contract.openExport, { uuid }, { token: child.token })).code).not.toBe(100);
});

test('whom the caller may not see any more and who withdrew is left out, and not named by the log', async () => {
  const { master, child } = await makeTeam(app);
  const kept = await makeApplication(app, await makeJob(app, child), { candidate: { name: '留下' } });
  const job = await makeJob(app, child);
  const moved = await makeApplication(app, job);
  const [before, meanwhile] = [await makeApplication(app, job), await makeApplication(app, job)];
  const withdraw = (one: string) =>
    db.updateTable('application').set({ withdrawn_at: app.clock.now() }).where('uuid', '=', one).execute();
  await withdraw(before.uuid);
  const named = { uuids: [kept.uuid, before.uuid] };
  expect(await app.ok(contract.planExport, { form: 'sheet', chosen: named }, { token: child.token })).toMatchObject({
    applications: 1,
  });
  const { uuid, applications } = await start(child, 'sheet');
  expect(applications).toBe(3);
  await withdraw(meanwhile.uuid);
  await db.updateTable('job').set({ owner_uuid: master.uuid }).where('uuid', '=', job.uuid).execute();
  await make(child, uuid);
  const { url } = await open(child, uuid);
  expect(column(await rowsAt(url), '姓名')).toEqual(['留下']);
  const logged = await db
    .selectFrom('audit_entry')
    .select('object_uuid')
    .where('action', '=', 'application.exported')
    .where('object_uuid', 'in', [kept.uuid, moved.uuid, before.uuid, meanwhile.uuid])
    .execute();
  expect(logged).toEqual([{ object_uuid: kept.uuid }]);
});

test('what begins like a formula is text in the sheet, and stays text when it is saved as CSV', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  for (const sign of ['=', '+', '-', '@', '\t', '\r'])
    await makeApplication(app, job, { candidate: { name: `${sign}cmd|' /C calc'!A0`, school: `${sign}SUM(A1)` } });
  const { uuid } = await start(master, 'sheet');
  await make(master, uuid);
  const { url } = await open(master, uuid);
  expect((await sheetAt(app, url)).xml).not.toContain('<f');
  const rows = await rowsAt(url);
  expect(rows).toHaveLength(6);
  for (const cell of [...column(rows, '姓名'), ...column(rows, '学校')]) expect(cell).toMatch(/^'/);
});

test('one is made at a time: the same is the same one, another one is refused until it is over', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  await makeApplication(app, job);
  const both = await Promise.all([start(master, 'sheet'), start(master, 'sheet')]);
  expect(both[0].uuid).toBe(both[1].uuid);
  expect(await refusal(master, 'cvs', everybody())).toEqual({
    code: 40902,
    reason: expect.stringContaining('还在生成'),
  });
  const [{ uuid }] = both;
  await app.ok(contract.endExport, { uuid }, { token: master.token });
  const next = await start(master, 'cvs');
  await make(master, uuid);
  await make(master, next.uuid);
  expect(await newest(master)).toMatchObject({ uuid: next.uuid, state: 'ready' });
  // One that lies ready gives way to the next.
  await start(master, 'sheet');
  await sweep();
  expect(await keysOf(next, master)).toBe(0);
});

test('the log has the filter without the words that were searched for, and everybody at the first download', async () => {
  const master = await makeMaster(app);
  const { uuid: applicationUuid } = await makeApplication(app, await makeJob(app, master), {
    candidate: { name: '林晓晓' },
  });
  const { uuid } = await start(master, 'sheet', everybody({ q: '林晓晓', degree: 'bachelor', sort: 'oldest' }));
  await make(master, uuid);
  await open(master, uuid);
  await open(master, uuid);
  const entries = await db
    .selectFrom('audit_entry')
    .select(['action', 'object_uuid', 'detail'])
    .where('company_uuid', '=', master.companyUuid ?? '')
    .where('action', 'like', 'application.export%')
    .orderBy('uuid')
    .execute();
  expect(entries).toEqual([
    {
      action: 'application.export_started',
      object_uuid: null,
      detail: {
        export: uuid,
        form: 'sheet',
        people: 1,
        filter: { kind: 'internship', stage: 'new', sort: 'oldest', degree: 'bachelor', words: true },
      },
    },
    { action: 'application.exported', object_uuid: applicationUuid, detail: { export: uuid } },
    { action: 'application.exported', object_uuid: null, detail: { export: uuid } },
  ]);
  const log = await app.ok(listAudit, { object: 'application' }, { token: master.token });
  expect(log.items.map(({ action }) => action)).toContain('application.export_started');
});

test('a file is gone after ten minutes, its address with it', async () => {
  const master = await makeMaster(app);
  await makeApplication(app, await makeJob(app, master));
  const { uuid } = await start(master, 'sheet');
  await make(master, uuid);
  const { url } = await open(master, uuid);
  expect(await statusOf(url)).toBe(200);
  app.clock.advance({ minutes: 9 });
  await sweep();
  expect(await keysOf({ uuid }, master)).toBe(1);
  expect(await statusOf(url)).toBe(403);
  expect((await open(master, uuid)).url).not.toBe(url);
  app.clock.advance({ minutes: 1 });
  const late = await app.call(contract.openExport, { uuid }, { token: master.token });
  expect(late).toMatchObject({ code: 40902, reason: '文件已经不在了，请重新导出' });
  expect(await newest(master)).toMatchObject({ state: 'ended' });
  await sweep();
  expect(await keysOf({ uuid }, master)).toBe(0);
  app.clock.advance({ hours: 25 });
  await sweep();
  app.clock.reset();
  expect(await newest(master)).toBeNull();
});

test('a file is gone at once when somebody in it is erased: ready, and while it is made', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  const [leaving, second, third] = [
    await makeApplication(app, job, { candidate: { name: '要删除' } }),
    await makeApplication(app, job),
    await makeApplication(app, job),
  ];
  const { uuid } = await start(master, 'sheet');
  await make(master, uuid);
  const { url } = await open(master, uuid);
  await erase(leaving.uuid);
  expect(await newest(master)).toMatchObject({ state: 'withdrawn' });
  expect((await app.call(contract.openExport, { uuid }, { token: master.token })).code).toBe(40902);
  await sweep();
  expect(await statusOf(url)).toBe(404);

  const { uuid: next } = await start(master, 'cvs');
  const { get } = storage;
  let erased = false;
  app.services.storage = {
    ...storage,
    get: async (key) => {
      if (!erased) await erase(second.uuid);
      erased = true;
      return get(key);
    },
  };
  await make(master, next);
  app.services.storage = storage;
  expect(await newest(master)).toMatchObject({ uuid: next, state: 'withdrawn' });
  expect(await keysOf({ uuid: next }, master)).toBe(0);

  const { uuid: last, applications } = await start(master, 'sheet');
  expect(applications).toBe(1);
  await erase(third.uuid);
  await make(master, last);
  expect(await keysOf({ uuid: last }, master)).toBe(0);
});

test('an archive has the CVs under the names of their people, and says whose are missing', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master, { title: '前端/后端实习生' });
  const bytes = Buffer.from((await cvFile()).bytes);
  const at = (seconds: number) => new Date(app.clock.now().getTime() - seconds * 1000);
  const same = { name: '林晓', school: '同济大学' };
  for (const seconds of [9, 8]) await makeApplication(app, job, { candidate: same, appliedAt: at(seconds) });
  await makeApplication(app, job, { candidate: { name: '../../etc/passwd', school: '' }, appliedAt: at(7) });
  const lost = await makeApplication(app, job, { candidate: { name: '丢失' }, appliedAt: at(6) });
  const none = await makeApplication(app, job, { candidate: { name: '没有' }, appliedAt: at(5) });
  await storage.remove(`${job.companyUuid}/cv/${lost.fileUuid}`);
  await db.updateTable('application').set({ cv_file_uuid: null }).where('uuid', '=', none.uuid).execute();
  const chosen = everybody({ sort: 'oldest' });
  const plan = await app.ok(contract.planExport, { form: 'cvs', chosen }, { token: master.token });
  expect(plan).toEqual({ applications: 5, without_cv: 1, bytes: 4 * bytes.length, problem: null });
  const { uuid } = await start(master, 'cvs', chosen);
  await make(master, uuid);
  const missing = ['丢失', '没有'].map((name) => ({ name, job_title: '前端/后端实习生' }));
  expect(await newest(master)).toMatchObject({ state: 'ready', missing });
  const { url, name } = await open(master, uuid);
  expect(name).toMatch(/^简历文件 .*\.zip$/);
  const archive = await bytesAt(url);
  const files = unzipSync(archive);
  expect(Object.keys(files)).toEqual([
    '林晓-同济大学-前端 后端实习生.pdf',
    '林晓-同济大学-前端 后端实习生 (2).pdf',
    'etc passwd-前端 后端实习生.pdf',
    '没有放进来的简历.txt',
  ]);
  expect(Buffer.from(files['林晓-同济大学-前端 后端实习生.pdf'] ?? []).equals(bytes)).toBe(true);
  const told = Buffer.from(files['没有放进来的简历.txt'] ?? []).toString();
  expect(told.startsWith('\ufeff')).toBe(true);
  for (const one of ['丢失', '没有']) expect(told).toContain(one);
  // Bit 11 of the flags says that the name is UTF-8; method 0 is stored.
  const view = new DataView(archive.buffer);
  expect([view.getUint16(6, true) & 0x800, view.getUint16(8, true)]).toEqual([0x800, 0]);
});

test('a try that died is made anew, without doubles and without a second file', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  for (let index = 0; index < 3; index += 1) await makeApplication(app, job);
  const { uuid } = await start(master, 'cvs');
  const { get } = storage;
  let reads = 0;
  app.services.storage = {
    ...storage,
    get: async (key) => {
      reads += 1;
      if (reads === 2) throw new Error('the store is away');
      return get(key);
    },
  };
  await expect(make(master, uuid)).rejects.toThrow('the store is away');
  expect(await newest(master)).toMatchObject({ state: 'running' });
  app.services.storage = storage;
  expect(await keysOf({ uuid }, master)).toBe(0);
  await make(master, uuid);
  await make(master, uuid);
  expect(await newest(master)).toMatchObject({ state: 'ready', done: 3 });
  expect(await keysOf({ uuid }, master)).toBe(1);
  expect(Object.keys(unzipSync(await bytesAt((await open(master, uuid)).url)))).toHaveLength(3);
  const persons = await db
    .selectFrom('application_export_person')
    .select('position')
    .where('export_uuid', '=', uuid)
    .execute();
  expect(persons).toHaveLength(3);
});

test('a try that was thought dead and ends late spoils nothing of the one that took over', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  await makeApplication(app, job);
  const { uuid } = await start(master, 'cvs');
  const { get } = storage;
  let isFirst = true;
  app.services.storage = {
    ...storage,
    get: async (key) => {
      if (isFirst) {
        isFirst = false;
        await make(master, uuid);
      }
      return get(key);
    },
  };
  await make(master, uuid);
  app.services.storage = storage;
  expect(await newest(master)).toMatchObject({ state: 'ready' });
  expect(await keysOf({ uuid }, master)).toBe(1);
  expect(Object.keys(unzipSync(await bytesAt((await open(master, uuid)).url)))).toHaveLength(1);
});

test('one that is given up for good says so, and the next one can be made', async () => {
  const master = await makeMaster(app);
  await makeApplication(app, await makeJob(app, master));
  const { uuid } = await start(master, 'cvs');
  const { givenUp } = makeExport;
  if (typeof givenUp !== 'function') throw new Error('somebody waits for it');
  await givenUp(app.services, { company_uuid: master.companyUuid ?? '', uuid });
  expect(await newest(master)).toMatchObject({ state: 'failed' });
  expect((await start(master, 'cvs')).state).toBe('waiting');
});

test('too many and too large are said before anything is made', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  const { uuid, fileUuid } = await makeApplication(app, job);
  const cvs = { form: 'cvs' as const, chosen: everybody() };
  await db
    .updateTable('stored_file')
    .set({ size: contract.MAX_EXPORTED_BYTES + 1 })
    .where('uuid', '=', fileUuid)
    .execute();
  expect(await app.ok(contract.planExport, cvs, { token: master.token })).toMatchObject({ problem: 'tooLarge' });
  expect(await refusal(master, 'cvs', everybody())).toMatchObject({ reason: expect.stringContaining('500 MB') });
  await fillUp(uuid, contract.MAX_EXPORTED_CVS);
  expect(await app.ok(contract.planExport, cvs, { token: master.token })).toMatchObject({
    applications: contract.MAX_EXPORTED_CVS + 1,
    problem: 'tooMany',
  });
  expect(await refusal(master, 'cvs', everybody())).toMatchObject({ reason: expect.stringContaining('500') });
  expect(await newest(master)).toBeNull();
});

test('a spreadsheet holds ten thousand people and not one more', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  const { uuid } = await makeApplication(app, job);
  await fillUp(uuid, contract.MAX_EXPORTED_APPLICATIONS - 1);
  const begun = await start(master, 'sheet');
  await make(master, begun.uuid);
  expect(await newest(master)).toMatchObject({ state: 'ready', done: contract.MAX_EXPORTED_APPLICATIONS });
  await open(master, begun.uuid);
  await makeApplication(app, job);
  expect(await refusal(master, 'sheet', everybody())).toMatchObject({ reason: expect.stringContaining('10,000') });
});

/** So many more like an application, without a file; without triggers, which would take half a minute of ten thousand. */
const fillUp = (uuid: string, count: number) =>
  withTransaction(db, async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into application
      select (jsonb_populate_record(application, jsonb_build_object('uuid', gen_random_uuid(), 'phone',
        (13000000000 + number)::text, 'cv_file_uuid', null))).*
      from application, generate_series(1, ${count}::int) number where uuid = ${uuid}`.execute(trx);
  });
