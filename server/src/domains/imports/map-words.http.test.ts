import { createImported, getImport } from '@qinghe/contract/imports/import.ts';
import { listImportValues, mapWords } from '@qinghe/contract/imports/mend.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { goodRow, makeImport, runImportTask, sheet } from '../../../test/imports.ts';

const app = await startTestApp();

const seen = ({ token }: TestAccount, uuid: string) => app.ok(getImport, { uuid }, { token });
const map = ({ token }: TestAccount, uuid: string, ...words: [field: string, word: string, value: string | null][]) =>
  app.call(
    mapWords,
    { uuid, words: words.map(([field, word, value]) => ({ field: field as 'category', word, value })) },
    { token },
  );
const withCategory = (title: string, category: string) => goodRow(title).replace('数据分析,', `${category},`);
const media = (count: number) =>
  Array.from({ length: count }, (_, index) => withCategory(`${index} 号编辑`, '新媒体运营'));

test('a word of many rows is asked about once, with what is like it, and one choice is for all of them', async () => {
  const master = await makeMaster(app);
  const { uuid } = await makeImport(
    app,
    master,
    sheet(...media(21), withCategory('画师', '平面设计'), goodRow('好的')),
  );
  const before = await seen(master, uuid);
  expect(before).toMatchObject({ ready: 1, wrong: 22, unknown_words: 2, mapped: [], problems: [] });
  expect(before.unknown).toMatchObject([
    { field: 'category', word: '新媒体运营', shown: '新媒体运营', rows: 21 },
    { field: 'category', word: '平面设计', rows: 1 },
  ]);
  expect(before.unknown[0]?.near[0]).toEqual({ value: '0403', name: '新媒体' });
  expect(before.unknown[1]?.near.map(({ name }) => name)).toContain('视觉设计');
  expect(await map(master, uuid, ['category', '新媒体运营', '0403'])).toMatchObject({
    code: 100,
    data: { state: 'checked', ready: 22, wrong: 1 },
  });
  expect(await seen(master, uuid)).toMatchObject({
    unknown_words: 1,
    mapped: [{ field: 'category', word: '新媒体运营', value: '0403', name: '新媒体', rows: 21 }],
  });
});

test('what a company said of a word is known of its next sheet, changed or forgotten there, and of no other company’s', async () => {
  const { master, child } = await makeTeam(app);
  const first = await makeImport(app, master, sheet(...media(1)));
  await map(master, first.uuid, ['category', '新媒体运营', '0403']);
  const stranger = await makeMaster(app);
  const theirs = await makeImport(app, stranger, sheet(...media(1)));
  expect(await seen(stranger, theirs.uuid)).toMatchObject({ unknown_words: 1, mapped: [], ready: 0 });
  const next = await makeImport(app, child, sheet(...media(2)));
  expect(await seen(child, next.uuid)).toMatchObject({
    ready: 2,
    unknown_words: 0,
    mapped: [{ value: '0403', rows: 2 }],
  });
  await map(child, next.uuid, ['category', '新媒体运营', '0402']);
  expect(await seen(child, next.uuid)).toMatchObject({ ready: 2, mapped: [{ value: '0402', name: '内容运营' }] });
  await map(child, next.uuid, ['category', '新媒体运营', null]);
  expect(await seen(child, next.uuid)).toMatchObject({ ready: 0, unknown_words: 1, mapped: [] });
  const last = await makeImport(app, master, sheet(...media(1)));
  expect(await seen(master, last.uuid)).toMatchObject({ ready: 0, unknown_words: 1 });
});

test('every column that holds one of a list is asked about: cities of one cell each, degrees, yes or no', async () => {
  const master = await makeMaster(app);
  const row = goodRow('四处奔走')
    .replace('上海；杭州市', '魔都；帝都；上海')
    .replace('本科及以上', '本硕')
    .replace(',是,', ',看表现,');
  const { uuid } = await makeImport(app, master, sheet(row));
  const { unknown } = await seen(master, uuid);
  expect(unknown.map(({ field, word }) => [field, word]).sort()).toEqual([
    ['cities', '帝都'],
    ['cities', '魔都'],
    ['conversion', '看表现'],
    ['min_degree', '本硕'],
  ]);
  const { lists } = await app.ok(listImportValues, { kind: 'internship' }, { token: master.token });
  expect(lists.map(({ field }) => field)).toEqual([
    'category',
    'cities',
    'min_degree',
    'pay_negotiable',
    'conversion',
    'certificate',
    'remote',
  ]);
  await map(
    master,
    uuid,
    ['cities', '魔都', '310100'],
    ['cities', '帝都', '110100'],
    ['conversion', '看表现', 'no'],
    ['min_degree', '本硕', 'bachelor'],
  );
  const drafts = await app.services.db
    .selectFrom('job_import_row')
    .select('draft')
    .where('import_uuid', '=', uuid)
    .execute();
  expect(drafts).toMatchObject([
    { draft: { cities: ['310100', '110100'], conversion: false, min_degree: 'bachelor' } },
  ]);
});

test('all that is wrong with a row is said at once, at its own column', async () => {
  const master = await makeMaster(app);
  const row = withCategory('运营限男生', '新媒体运营')
    .replace('整理业务数据', '要求 35 岁以下，整理业务数据')
    .replace(',200,300元,', ',300,200,')
    .replace(/\d{4}\/\d{2}\/\d{2}/, '2023-01-01');
  const broken = goodRow('公式').replace(',200,300元,', ',200,#DIV/0!,').replace(',4,3,', ',=B2,3,');
  const { uuid } = await makeImport(app, master, sheet(row, broken));
  const { problems } = await seen(master, uuid);
  expect(problems[0]?.problems.map(({ level, field }) => `${level} ${field}`).sort()).toEqual([
    'block deadline',
    'block description',
    'block pay_max',
    'block title',
    'wrong category',
  ]);
  expect(problems[1]?.problems.map(({ field, words }) => [field, words])).toEqual([
    ['pay_max', '#DIV/0!'],
    ['days_per_week', '=B2'],
  ]);
  expect(JSON.stringify(problems)).not.toMatch(/[“”]/);
});

test('what makes no sense is refused: no such value, word, import; drafts that are being made', async () => {
  const master = await makeMaster(app);
  const stranger = await makeMaster(app);
  const { uuid } = await makeImport(app, master, sheet(...media(1), goodRow('好的')));
  expect(await map(master, uuid, ['category', '新媒体运营', '9999'])).toMatchObject({ code: 400, field: 'words' });
  expect(await map(master, uuid, ['title', '新媒体运营', 'x'])).toMatchObject({ code: 400, field: 'words' });
  expect(await map(master, uuid, ['category', '从没见过', '0403'])).toMatchObject({ code: 40902 });
  expect(await map(stranger, uuid, ['category', '新媒体运营', '0403'])).toMatchObject({ code: 40401 });
  expect(await map(stranger, uuid, ['category', '新媒体运营', null])).toMatchObject({ code: 40401 });
  await app.ok(createImported, { uuid }, { token: master.token });
  const refused = { code: 40902, reason: expect.stringContaining('草稿') };
  expect(await map(master, uuid, ['category', '新媒体运营', '0403'])).toMatchObject(refused);
  await runImportTask(app, 'jobs.create-drafts', { company_uuid: master.companyUuid, uuid });
  expect(await map(master, uuid, ['category', '新媒体运营', '0403'])).toMatchObject(refused);
});

test('of thousands of unknown words those of the most rows are shown, and a choice for many rows is carried out behind the call', async () => {
  const master = await makeMaster(app);
  const odd = Array.from({ length: 900 }, (_, index) => withCategory(`岗位 ${index}`, `怪类别${index}`));
  const { uuid } = await makeImport(app, master, sheet(...odd, ...media(250)));
  const found = await seen(master, uuid);
  expect(found).toMatchObject({ unknown_words: 901, wrong: 1150 });
  expect(found.unknown).toHaveLength(50);
  expect(found.unknown[0]).toMatchObject({ word: '新媒体运营', rows: 250 });
  expect(await map(master, uuid, ['category', '新媒体运营', '0403'])).toMatchObject({ data: { state: 'checking' } });
  // A second window answers while the rows are looked at.
  const { word = '' } = found.unknown[1] ?? {};
  expect(await map(master, uuid, ['category', word, '0402'])).toMatchObject({ code: 100 });
  const payload = { company_uuid: master.companyUuid, uuid, locale: 'zh-CN' };
  for (let run = 0; run < 3; run += 1) await runImportTask(app, 'jobs.check-import', payload);
  expect(await seen(master, uuid)).toMatchObject({ state: 'checked', ready: 251, unknown_words: 899 });
});

test('two who choose at the same moment come one after the other', async () => {
  const master = await makeMaster(app);
  const { uuid } = await makeImport(app, master, sheet(...media(3)));
  const answers = await Promise.all([
    map(master, uuid, ['category', '新媒体运营', '0403']),
    map(master, uuid, ['category', '新媒体运营', '0402']),
  ]);
  expect(answers.map(({ code }) => code)).toEqual([100, 100]);
  const { mapped, ready } = await seen(master, uuid);
  expect(ready).toBe(3);
  expect(mapped).toHaveLength(1);
  expect(['0403', '0402']).toContain(mapped[0]?.value);
});
