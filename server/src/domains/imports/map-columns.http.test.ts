import { createImported, getImport, importTemplate } from '@qinghe/contract/imports/import.ts';
import { mapColumns } from '@qinghe/contract/imports/mend.ts';
import type { JobField } from '@qinghe/contract/jobs/job.ts';
import { readSheetsIsolated } from '@qinghe/cv-reader/index.ts';
import { expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { makeMaster, makeTeam, type TestAccount } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeImport, ROW_DEADLINE } from '../../../test/imports.ts';

const app = await startTestApp();

const seen = ({ token }: TestAccount, uuid: string) => app.ok(getImport, { uuid }, { token });
const map = ({ token }: TestAccount, uuid: string, columns: Record<number, JobField | null>) =>
  app.call(
    mapColumns,
    { uuid, columns: Object.entries(columns).map(([column, field]) => ({ column: Number(column), field })) },
    { token },
  );

const csv = (head: string, ...rows: string[]) => ({
  name: '职位.csv',
  bytes: new TextEncoder().encode([head, ...rows].join('\n')),
});
const DESCRIPTION = '整理业务数据，制作每周报表，和产品一起找出转化下降的原因。';
const HEAD = '职位名,职位类别,城市,招聘人数,学历要求,岗位职责,薪资下限,薪资上限,每周天数,实习月数,备注';
const rowOf = (title: string) => `${title},数据分析,上海,3,本科,${DESCRIPTION},200,300,4,3,不读`;

test('a head that is not known is offered with the field that it is most like, and a missing column is said once', async () => {
  const master = await makeMaster(app);
  const { uuid } = await makeImport(
    app,
    master,
    csv(HEAD, ...Array.from({ length: 60 }, (_, at) => rowOf(`岗位${at}`))),
  );
  const before = await seen(master, uuid);
  expect(before).toMatchObject({
    rows: 60,
    ready: 0,
    missing: ['title', 'cities', 'description', 'deadline'],
    problems: [],
  });
  expect(before.columns.filter(({ field }) => field === null).map(({ head, near, by }) => [head, near, by])).toEqual([
    ['职位名', 'title', null],
    ['城市', 'cities', null],
    ['岗位职责', 'description', null],
    ['备注', null, null],
  ]);
  expect(await map(master, uuid, { 0: 'title', 2: 'cities', 5: 'description', 10: null })).toMatchObject({
    code: 100,
    data: { ready: 60, publishable: 0, unread_columns: [] },
  });
  const after = await seen(master, uuid);
  expect(after).toMatchObject({ missing: ['deadline'], problems: [] });
  expect(after.columns[0]).toMatchObject({ field: 'title', by: 'person' });
});

test('the company’s next sheet is read so by itself, and says so', async () => {
  const { master, child } = await makeTeam(app);
  const first = await makeImport(app, master, csv(HEAD, rowOf('岗位')));
  await map(master, first.uuid, { 0: 'title', 2: 'cities', 5: 'description', 10: null });
  const next = await makeImport(app, child, csv(HEAD, rowOf('岗位')));
  const found = await seen(child, next.uuid);
  expect(found).toMatchObject({ ready: 1, unread_columns: [] });
  expect(found.columns.filter(({ by }) => by === 'company').map(({ column }) => column)).toEqual([0, 2, 5, 10]);
  const stranger = await makeMaster(app);
  const theirs = await makeImport(app, stranger, csv(HEAD, rowOf('岗位')));
  expect((await seen(stranger, theirs.uuid)).missing).toContain('title');
});

test('a column that is given a field takes it from the one that had it; a choice is changed', async () => {
  const master = await makeMaster(app);
  const { uuid } = await makeImport(app, master, csv(`${HEAD},职位名称`, `${rowOf('旧名')},新名`));
  expect((await seen(master, uuid)).columns[11]).toMatchObject({ field: 'title', by: 'head' });
  await map(master, uuid, { 0: 'title' });
  const { columns } = await seen(master, uuid);
  expect([columns[0]?.field, columns[11]?.field]).toEqual(['title', null]);
  await map(master, uuid, { 11: 'title' });
  const again = await seen(master, uuid);
  expect([again.columns[0]?.field, again.columns[11]?.field]).toEqual([null, 'title']);
});

test('what makes no sense is refused: no such column, a field of the other kind, two of one field, another’s import', async () => {
  const master = await makeMaster(app);
  const stranger = await makeMaster(app);
  const { uuid } = await makeImport(app, master, csv(`${HEAD},职位名称`, `${rowOf('旧名')},新名`));
  expect(await map(master, uuid, { 99: 'title' })).toMatchObject({ code: 400 });
  expect(await map(master, uuid, { 0: 'batch' })).toMatchObject({ code: 400 });
  expect(await map(master, uuid, { 0: 'address', 10: 'address' })).toMatchObject({ code: 400 });
  expect(await map(stranger, uuid, { 0: 'title' })).toMatchObject({ code: 40401 });
  await map(master, uuid, { 2: 'cities', 5: 'description' });
  await app.ok(createImported, { uuid }, { token: master.token });
  expect(await map(master, uuid, { 0: 'title' })).toMatchObject({ code: 40902 });
});

test('a merged cell says the same in each row that it covers', async () => {
  const master = await makeMaster(app);
  const cell = (value: string, more = {}) => ({ type: String, value, ...more });
  const head = ['职位名称', '职位类别', '工作城市'].map((value) => cell(value));
  const bytes = await writeXlsx([
    head,
    [cell('甲'), cell('数据分析', { rowSpan: 3 }), cell('上海')],
    [cell('乙'), null, cell('上海')],
    [cell('丙'), null, cell('上海')],
  ]).toBuffer();
  const { uuid } = await makeImport(app, master, { name: 'a.xlsx', bytes: new Uint8Array(bytes) });
  const rows = await app.services.db
    .selectFrom('job_import_row')
    .select('draft')
    .where('import_uuid', '=', uuid)
    .orderBy('row')
    .execute();
  expect(rows).toMatchObject(Array.from({ length: 3 }, () => ({ draft: { category: '0106' } })));
});

test('the template has the values of each column on a second sheet', async () => {
  const { token } = await makeMaster(app);
  const { url } = await app.ok(importTemplate, { kind: 'campus' }, { token });
  const bytes = new Uint8Array(await (await app.fetch(url)).arrayBuffer());
  const [, values] = await readSheetsIsolated(bytes, 1000);
  expect(values?.name).toBe('可填的值');
  const cells = values?.rows.map(({ cells: [column, value] }) => `${column} ${value}`) ?? [];
  for (const one of ['职位类别 新媒体', '工作城市 上海市', '学历要求 本科', '招聘批次 秋招', '薪资面议 是'])
    expect(cells).toContain(one);
});

test('the deadline of the shared row is read under the column that was chosen for it', async () => {
  const master = await makeMaster(app);
  const { uuid } = await makeImport(app, master, csv(`${HEAD},截止`, `${rowOf('岗位')},${ROW_DEADLINE}`));
  expect((await seen(master, uuid)).columns[11]).toMatchObject({ near: 'deadline' });
  await map(master, uuid, { 0: 'title', 2: 'cities', 5: 'description', 11: 'deadline' });
  expect(await seen(master, uuid)).toMatchObject({ ready: 1, publishable: 1, missing: [] });
});

test('a single amount in the only column of pay is the least and the most; beside an empty one the other is missing', async () => {
  const master = await makeMaster(app);
  const heads = '职位名称,职位类别,工作城市,招聘人数,学历要求,职位描述,每周天数,实习月数,截止日期';
  const row = `岗位,数据分析,上海,3,本科,${DESCRIPTION},4,3,${ROW_DEADLINE}`;
  const one = await makeImport(app, master, csv(`${heads},日薪`, `${row},150`));
  await map(master, one.uuid, { 9: 'pay_min' });
  expect(await seen(master, one.uuid)).toMatchObject({ ready: 1, publishable: 1 });
  const two = await makeImport(app, master, csv(`${heads},薪资下限,薪资上限`, `${row},150,`));
  expect(await seen(master, two.uuid)).toMatchObject({ ready: 1, publishable: 0 });
});
