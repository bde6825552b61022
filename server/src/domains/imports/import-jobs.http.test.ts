import { listAudit } from '@qinghe/contract/company/audit.ts';
import {
  createImported,
  exportProblems,
  getImport,
  importTemplate,
  startImport,
} from '@qinghe/contract/imports/import.ts';
import { getJob, listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { makeMaster, type TestAccount } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { cellsOf, goodRow, makeImport, ROW_DEADLINE, runImportTask, sheet } from '../../../test/imports.ts';
import { countStatements } from '../../../test/statements.ts';

const app = await startTestApp({ own: true });

const seen = ({ token }: TestAccount, uuid: string) => app.ok(getImport, { uuid }, { token });
const create = ({ token }: TestAccount, uuid: string) => app.call(createImported, { uuid }, { token });
const createRun = ({ companyUuid }: TestAccount, uuid: string) =>
  runImportTask(app, 'jobs.create-drafts', { company_uuid: companyUuid, uuid });
const jobsOf = async ({ token }: TestAccount) =>
  (await app.ok(listJobs, { kind: 'internship', limit: 100 }, { token })).items;

test('each row becomes a draft with what its cells say, and can be handed in as it is', async () => {
  const master = await makeMaster(app);
  const started = await makeImport(app, master, sheet(goodRow('数据实习生'), goodRow('增长实习生')));
  expect(started).toMatchObject({
    state: 'checking',
    rows: 2,
    checked: 0,
    unread_columns: ['备注'],
    name: '春季职位.csv',
  });
  expect(await seen(master, started.uuid)).toMatchObject({
    state: 'checked',
    ready: 2,
    publishable: 2,
    wrong: 0,
    created: 0,
    problems: [],
  });
  expect(await create(master, started.uuid)).toMatchObject({ code: 100, data: { state: 'creating' } });
  await createRun(master, started.uuid);
  expect(await seen(master, started.uuid)).toMatchObject({ state: 'done', created: 2 });
  const [job] = (await jobsOf(master)).filter(({ title }) => title === '数据实习生');
  const { draft } = await app.ok(getJob, { uuid: job?.uuid ?? '' }, { token: master.token });
  expect(draft).toMatchObject({
    category: '0106',
    cities: ['310100', '330100'],
    headcount: 3,
    min_degree: 'bachelor',
    description: '整理业务数据，制作每周报表，\n和产品一起找出转化下降的原因。',
    pay_min: 200,
    pay_max: 300,
    deadline: ROW_DEADLINE,
    days_per_week: 4,
    months: 3,
    conversion: true,
  });
  const log = await app.ok(listAudit, { object: 'job' }, { token: master.token });
  expect(log.items.map(({ action }) => action).sort()).toEqual([
    'job.created',
    'job.created',
    'job.import_checked',
    'job.imported',
  ]);
});

test('every wrong row is named with each of its reasons, and the others do not wait for it', async () => {
  const master = await makeMaster(app);
  const wrong = ',没有的类别,桃花源,许多,博士后,短,,,明天,9,3,也许,';
  const blocked = goodRow('只招男生的实习生');
  const file = sheet(goodRow('好岗位'), '', goodRow('好岗位'), blocked, wrong);
  const { uuid } = await makeImport(app, master, file);
  const found = await seen(master, uuid);
  expect(found).toMatchObject({ rows: 4, ready: 3, wrong: 1, publishable: 2 });
  const [first, second, third] = found.problems;
  // The worst come first, whatever their row.
  expect(first).toMatchObject({ row: 6, title: '' });
  expect(first?.problems.map(({ field, words, level }) => [level, field, words])).toEqual([
    ['wrong', 'title', ''],
    ['wrong', 'category', '没有的类别'],
    ['wrong', 'cities', '桃花源'],
    ['wrong', 'headcount', '许多'],
    ['wrong', 'min_degree', '博士后'],
    ['wrong', 'deadline', '明天'],
    ['wrong', 'conversion', '也许'],
    ['wrong', 'days_per_week', '9'],
    ['block', 'description', ''],
    ['block', 'pay_min', ''],
  ]);
  expect(first?.problems.map(({ message }) => message).join()).not.toMatch(/problem\.|format\.|\{\{/);
  expect(second).toMatchObject({ title: '只招男生的实习生', problems: [{ level: 'block', field: 'title' }] });
  expect(third?.problems).toEqual([
    expect.objectContaining({ level: 'advise', message: expect.stringContaining('第 2 行') }),
  ]);
});

test('a file of the wrong rows has their cells and reasons, and comes in again once they are mended', async () => {
  const master = await makeMaster(app);
  const { uuid } = await makeImport(
    app,
    master,
    sheet(goodRow('好岗位'), goodRow('远方岗位').replace('上海；杭州市', '桃花源')),
  );
  const { url, rows } = await app.ok(exportProblems, { uuid }, { token: master.token });
  expect(rows).toBe(1);
  const bytes = new Uint8Array(await (await app.fetch(url)).arrayBuffer());
  const [head, row] = await cellsOf(bytes);
  expect(head?.slice(0, 3)).toEqual(['原行号', '需要修改', '职位名称']);
  expect(row?.slice(0, 3)).toEqual(['3', expect.stringContaining('桃花源'), '远方岗位']);
  const again = await makeImport(app, master, { name: 'again.xlsx', bytes });
  expect(await seen(master, again.uuid)).toMatchObject({ rows: 1, wrong: 1, unread_columns: ['原行号', '需要修改'] });
});

test('the template is read again, and its example left out', async () => {
  const master = await makeMaster(app);
  for (const kind of ['internship', 'campus'] as const) {
    for (const language of ['zh-CN', 'en']) {
      const headers = { 'accept-language': language };
      const { url } = await app.ok(importTemplate, { kind }, { token: master.token, headers });
      const bytes = new Uint8Array(await (await app.fetch(url)).arrayBuffer());
      const response = await app.call(startImport, { kind }, { token: master.token, file: { name: 't.xlsx', bytes } });
      expect(response).toMatchObject({ code: 42203, reason: expect.stringContaining('表头下面') });
      const csv = (await cellsOf(bytes)).map((row) => row.map((cell) => `"${cell}"`).join(','));
      const own = {
        name: 't.csv',
        bytes: new TextEncoder().encode(csv.join('\n').replace(/"[^"]*(分析|analy)/i, '"我的岗位')),
      };
      const found = await seen(master, (await makeImport(app, master, own, kind)).uuid);
      expect(found).toMatchObject({ rows: 1, ready: 1, wrong: 0, problems: [] });
    }
  }
});

test('a task that is run twice, or twice at once, makes each job once', async () => {
  const master = await makeMaster(app);
  const many = Array.from({ length: 450 }, (_, index) => goodRow(`第 ${index + 1} 个岗位`));
  const { uuid } = await makeImport(app, master, sheet(...many));
  expect(await seen(master, uuid)).toMatchObject({ state: 'checked', ready: 450 });
  await create(master, uuid);
  await Promise.all([createRun(master, uuid), createRun(master, uuid), createRun(master, uuid)]);
  await createRun(master, uuid);
  expect(await seen(master, uuid)).toMatchObject({ state: 'done', created: 450 });
  const { counts } = await app.ok(listJobs, { kind: 'internship' }, { token: master.token });
  expect(counts.draft).toBe(450);
  expect(await create(master, uuid)).toMatchObject({ code: 40902 });
});

test('two hundred rows are looked at and made by a few statements; what is killed in the middle goes on, and makes nothing twice', async () => {
  const master = await makeMaster(app);
  const many = Array.from({ length: 250 }, (_, index) => goodRow(`整批的第 ${index + 1} 个岗位`));
  const started = await app.ok(startImport, { kind: 'internship' }, { token: master.token, file: sheet(...many) });
  const payload = { company_uuid: master.companyUuid ?? '', uuid: started.uuid, locale: 'zh-CN' as const };
  const statementsOf = async (name: string) => {
    const { services, count } = countStatements(app.services);
    await runImportTask({ ...app, services }, name, payload);
    return count();
  };
  expect(await statementsOf('jobs.check-import')).toBeLessThan(40);
  await runImportTask(app, 'jobs.check-import', payload);
  await create(master, started.uuid);
  // The process ends when all of a run is written and nothing of it committed.
  const enqueue = () => Promise.reject(new Error('killed'));
  const services = { ...app.services, tasks: { ...app.services.tasks, enqueue } };
  await expect(runImportTask({ ...app, services }, 'jobs.create-drafts', payload)).rejects.toThrow('killed');
  expect(await seen(master, started.uuid)).toMatchObject({ state: 'creating', created: 0 });
  expect(await statementsOf('jobs.create-drafts')).toBeLessThan(20);
  expect(await seen(master, started.uuid)).toMatchObject({ state: 'creating', created: 200 });
  await createRun(master, started.uuid);
  expect(await seen(master, started.uuid)).toMatchObject({ state: 'done', created: 250 });
  const { counts } = await app.ok(listJobs, { kind: 'internship' }, { token: master.token });
  expect(counts.draft).toBe(250);
});

test('the queue takes an import to its end by itself, from run to run', async () => {
  await app.work();
  const master = await makeMaster(app);
  const many = Array.from({ length: 250 }, (_, index) => goodRow(`队列里的第 ${index + 1} 个岗位`));
  const { uuid } = await app.ok(startImport, { kind: 'internship' }, { token: master.token, file: sheet(...many) });
  await expect.poll(async () => (await seen(master, uuid)).state, { timeout: 20_000 }).toBe('checked');
  await create(master, uuid);
  await expect.poll(async () => (await seen(master, uuid)).state, { timeout: 20_000 }).toBe('done');
  expect(await seen(master, uuid)).toMatchObject({ created: 250 });
});

test('a job that is there already is named, since it would stand there twice', async () => {
  const master = await makeMaster(app);
  const first = await makeImport(app, master);
  await create(master, first.uuid);
  await createRun(master, first.uuid);
  const second = await makeImport(app, master);
  expect((await seen(master, second.uuid)).problems[0]?.problems).toEqual([
    expect.objectContaining({ level: 'advise', message: expect.stringContaining('已有同名') }),
  ]);
});

test('a long text with emoji in a wrong cell is named in whole signs, wherever it is cut', async () => {
  const master = await makeMaster(app);
  const rows = Array.from({ length: 8 }, (_, shift) =>
    goodRow(`岗位 ${shift}`).replace(ROW_DEADLINE.replaceAll('-', '/'), `${'x'.repeat(56 + shift)}😀👨‍👩‍👧尾`),
  );
  const cities = Array.from({ length: 4 }, (_, shift) =>
    goodRow(`城市 ${shift}`).replace('上海；杭州市', `${'y'.repeat(37 + shift)}😀尾`),
  );
  const { uuid } = await makeImport(app, master, sheet(...rows, ...cities));
  const found = await seen(master, uuid);
  expect(found).toMatchObject({ state: 'checked', wrong: 12 });
  for (const { problems } of found.problems) for (const { words } of problems) expect(words).not.toContain('\ufffd');
});

test('pay is read with its unit, or named as it was read; a range fills both cells', async () => {
  const master = await makeMaster(app);
  const withPay = (low: string, high = low) => goodRow(`薪资 ${low}`).replace(',200,300元,', `,${low},${high},`);
  const file = sheet(withPay('3k'), withPay('3千/月'), withPay('1万'), withPay('200-300', ''), withPay('面议', ''));
  const { uuid } = await makeImport(app, master, file);
  const found = await seen(master, uuid);
  expect(found).toMatchObject({ ready: 2, wrong: 3 });
  expect(found.problems.map(({ problems }) => problems[0]?.message)).toEqual([
    expect.stringContaining('「3k」读作 3,000 元'),
    expect.stringContaining('「3千/月」读作每月 3,000 元'),
    expect.stringContaining('「1万」读作 10,000 元'),
    ...found.problems.slice(3).map(() => expect.anything()),
  ]);
  await create(master, uuid);
  await createRun(master, uuid);
  const jobs = await jobsOf(master);
  const draftOf = async (title: string) => {
    const job = jobs.find((one) => one.title === title);
    return (await app.ok(getJob, { uuid: job?.uuid ?? '' }, { token: master.token })).draft;
  };
  expect(await draftOf('薪资 200-300')).toMatchObject({ pay_min: 200, pay_max: 300 });
  expect(await draftOf('薪资 面议')).toMatchObject({ pay_negotiable: true, pay_min: null, pay_max: null });
});

test('of a workbook the first sheet with a head and jobs is read, and named', async () => {
  const master = await makeMaster(app);
  const [head = '', ...rows] = new TextDecoder().decode(sheet('甲岗,数据分析,上海,3,本科').bytes).split('\n');
  const cells = (line: string) => line.split(',').map((value) => ({ type: String, value }));
  const bytes = await writeXlsx([
    { sheet: '填写说明', data: [cells('请在第二张表里填写')] },
    { sheet: '今年', data: [cells('2027 届'), cells(head), ...rows.map(cells)] },
    { sheet: '去年', data: [cells(head), cells('旧岗,数据分析,上海,3,本科')] },
  ]).toBuffer();
  const { uuid } = await makeImport(app, master, { name: '职位.xlsx', bytes: new Uint8Array(bytes) });
  expect(await seen(master, uuid)).toMatchObject({ sheet: '今年', rows: 1, hidden_rows: 0, ready: 1 });
  await create(master, uuid);
  await createRun(master, uuid);
  expect((await jobsOf(master)).map(({ title }) => title)).toEqual(['甲岗']);
});

test('a zero in the midst of a long file of values is dropped', async () => {
  const master = await makeMaster(app);
  const many = Array.from({ length: 700 }, (_, index) =>
    goodRow(index === 690 ? '第\0六百个岗位' : `第 ${index} 个岗位`),
  );
  const { uuid } = await makeImport(app, master, sheet(...many));
  expect(await seen(master, uuid)).toMatchObject({ rows: 700, ready: 700, sheet: '', hidden_rows: 0 });
});

test('what is no sheet of jobs says what is wrong with it', async () => {
  const { token } = await makeMaster(app);
  const reasonOf = async (text: string | Uint8Array) => {
    const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
    const { code, reason } = await app.call(
      startImport,
      { kind: 'internship' },
      { token, file: { name: 'a.csv', bytes } },
    );
    return [code, reason];
  };
  expect(await reasonOf('一封信\n没有表头\n')).toEqual([42203, expect.stringContaining('没有找到表头')]);
  expect(await reasonOf('')).toEqual([42203, expect.stringMatching(/表头|XLSX/)]);
  expect(await reasonOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]))).toEqual([
    42203,
    expect.stringContaining('XLSX'),
  ]);
  expect(await reasonOf(`职位名称,工作城市,职位类别\n${'岗位,上海,后端开发\n'.repeat(5001)}`)).toEqual([
    42203,
    expect.stringContaining('5,000'),
  ]);
  expect((await app.call(startImport, { kind: 'internship' }, { token })).code).toBe(400);
});

test('an import is its own account’s alone', async () => {
  const master = await makeMaster(app);
  const stranger = await makeMaster(app);
  const { uuid } = await makeImport(app, master);
  expect((await app.call(getImport, { uuid }, { token: stranger.token })).code).toBe(40401);
  expect((await create(stranger, uuid)).code).toBe(40401);
});

test('nobody who has left gets jobs, and what a file held is erased after thirty days', async () => {
  const master = await makeMaster(app);
  const { uuid } = await makeImport(app, master);
  await app.services.db.deleteFrom('company_member').where('account_uuid', '=', master.uuid).execute();
  // As the call would have left it a moment before.
  await app.services.db.updateTable('job_import').set({ state: 'creating' }).where('uuid', '=', uuid).execute();
  await createRun(master, uuid);
  const count = () => app.services.db.selectFrom('job_import').select(['state']).where('uuid', '=', uuid).execute();
  expect(await count()).toEqual([{ state: 'done' }]);
  expect(
    await app.services.db.selectFrom('job').select('uuid').where('owner_uuid', '=', master.uuid).execute(),
  ).toEqual([]);
  app.clock.advance({ days: 30, seconds: 1 });
  await runImportTask(app, 'jobs.erase-imports', {});
  expect(await count()).toEqual([]);
  app.clock.reset();
});
