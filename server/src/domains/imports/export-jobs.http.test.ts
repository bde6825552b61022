import { listAudit } from '@qinghe/contract/company/audit.ts';
import { exportJobs } from '@qinghe/contract/imports/export.ts';
import { createImported, getImport } from '@qinghe/contract/imports/import.ts';
import { getJob, listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { emptyInternshipDraft, type JobDraft } from '@qinghe/contract/jobs/job.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeApplication } from '../../../test/applications.ts';
import { cellsOf, makeImport, runImportTask } from '../../../test/imports.ts';
import { makeJob } from '../../../test/jobs.ts';
import { sheetAt } from '../../../test/sheets.ts';
import { readCategories, readCities } from '../dict/index.ts';
import { readCell } from './cells.ts';
import { readReference } from './reference.ts';
import { writeCell } from './write-cell.ts';

const app = await startTestApp();
type Filters = Omit<Parameters<typeof app.ok<typeof exportJobs>>[1], 'kind'>;

const exported = async (
  { token }: TestAccount,
  kind: 'internship' | 'campus',
  filters: Filters = {},
  language = 'zh-CN',
) => {
  const file = await app.ok(exportJobs, { kind, ...filters }, { token, headers: { 'accept-language': language } });
  const bytes = new Uint8Array(await (await app.fetch(file.url)).arrayBuffer());
  const [head = [], ...rows] = await cellsOf(bytes);
  const cell = (row: string[], name: string) => row[head.indexOf(name)];
  return { ...file, bytes, rows, cell };
};

test('a sheet has the jobs of the present filters, in words and by the clocks of China', async () => {
  const master = await makeMaster(app);
  await makeJob(app, master, { state: 'draft', title: '还没发布' });
  const job = await makeJob(app, master, { title: '运营实习生', cities: ['310100', '330100'] });
  await makeApplication(app, job);
  await makeApplication(app, job, { stage: 'interview' });
  const { rows, cell, cut } = await exported(master, 'internship', { filter: 'online' });
  expect(cut).toBe(false);
  expect(rows).toHaveLength(1);
  const [row = []] = rows;
  const shown = ['职位名称', '工作城市', '状态', '收到简历', '新简历', '面试中'].map((name) => cell(row, name));
  expect(shown).toEqual(['运营实习生', '上海市；杭州市', '在线', '2', '1', '1']);
  const china = new Date(app.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  expect(cell(row, '发布时间（北京）')).toContain(china);
  expect((await exported(master, 'internship', { q: '没发布' })).rows).toHaveLength(1);
  expect((await exported(master, 'campus')).rows).toEqual([]);
  const log = await app.ok(listAudit, { object: 'job' }, { token: master.token });
  expect(log.items.filter(({ action }) => action === 'job.exported')).toHaveLength(3);
});

test('a master has the jobs of all, a sub-account its own, another company none of them', async () => {
  const { master, child } = await makeTeam(app);
  await makeJob(app, master, { title: '主账号的岗位' });
  await makeJob(app, child, { title: '子账号的岗位' });
  expect((await exported(master, 'internship')).rows).toHaveLength(2);
  const own = await exported(child, 'internship');
  expect(own.rows.map((row) => own.cell(row, '职位名称'))).toEqual(['子账号的岗位']);
  expect((await exported(await makeMaster(app), 'internship')).rows).toEqual([]);
});

test('what begins like a formula is text', async () => {
  const master = await makeMaster(app);
  for (const title of ['=1+1', '+cmd', '-2', '@sum'])
    await makeJob(app, master, { title, description: `${title} 一段说明这个岗位做什么的文字，写得足够长。` });
  const { url, rows } = await exported(master, 'internship');
  expect(rows).toHaveLength(4);
  expect((await sheetAt(app, url)).xml).not.toContain('<f');
});

test.each(['zh-CN', 'en'])('jobs that are exported in %s are imported as they were', async (language) => {
  const master = await makeMaster(app);
  const internship = { highlights: ['五险一金、双休', '导师带教'], questions: ['会 SQL 吗；会多久？', '何时到岗？'] };
  await makeJob(app, master, { title: '数据实习生', ...internship, min_degree: 'high_school', remote: true });
  await makeJob(app, master, { title: '面议实习生', pay_min: null, pay_max: null, pay_negotiable: true });
  await makeJob(app, master, {
    kind: 'campus',
    title: '软件工程师',
    campus: { batch: 'autumn', graduation_years: [2027, 2028], pay_months: 14, external_url: 'https://example.com/a' },
  });
  for (const kind of ['internship', 'campus'] as const) {
    const before = await draftsOf(master, kind);
    const { bytes, rows } = await exported(master, kind, {}, language);
    const other = await makeMaster(app);
    const { uuid } = await makeImport(app, other, { name: 'jobs.xlsx', bytes }, kind);
    expect(await app.ok(getImport, { uuid }, { token: other.token })).toMatchObject({
      rows: rows.length,
      ready: rows.length,
      wrong: 0,
    });
    await app.ok(createImported, { uuid }, { token: other.token });
    await runImportTask(app, 'jobs.create-drafts', { company_uuid: other.companyUuid, uuid });
    expect(await draftsOf(other, kind)).toEqual(before.map(parted));
  }
});

async function draftsOf({ token }: TestAccount, kind: 'internship' | 'campus'): Promise<JobDraft[]> {
  const { items } = await app.ok(listJobs, { kind, limit: 100 }, { token });
  const drafts = await Promise.all(items.map(async ({ uuid }) => (await app.ok(getJob, { uuid }, { token })).draft));
  return drafts.sort((a, b) => a.title.localeCompare(b.title));
}

/** What parts the things of a list is no part of one in a sheet. */
const parted = (draft: JobDraft): JobDraft => ({
  ...draft,
  highlights: draft.highlights.map((text) => text.replace('、', ' ')),
  questions: draft.questions.map((text) => text.replace('；', '，')),
});

test('each category, city and degree that a sheet names is read as the same', async () => {
  const { db } = app.services;
  const { companyUuid } = await makeMaster(app);
  const [categories, cities, reference] = await Promise.all([
    readCategories(db),
    readCities(db),
    readReference(db, companyUuid ?? ''),
  ]);
  for (const locale of ['zh-CN', 'en'] as const) {
    const survives = (field: 'category' | 'cities' | 'min_degree', value: unknown, names: string[] = []) => {
      const draft = { ...emptyInternshipDraft, [field]: value };
      const cell = String(writeCell(draft, field, { categories, cities: names, locale }));
      expect([cell, readCell(field, cell, reference, { kind: 'internship', locale })]).toEqual([cell, { value }]);
    };
    for (const { code, parent } of categories) if (parent !== null) survives('category', code);
    for (const { code, name } of cities) survives('cities', [code], [name]);
    survives('min_degree', 'high_school');
  }
});
