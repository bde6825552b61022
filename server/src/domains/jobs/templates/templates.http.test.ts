import { createDraft } from '@qinghe/contract/jobs/endpoints.ts';
import {
  deleteJobTemplate,
  listJobTemplates,
  MAX_JOB_TEMPLATES,
  renameJobTemplate,
  saveJobTemplate,
} from '@qinghe/contract/jobs/templates.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeJob } from '../../../../test/jobs.ts';

const app = await startTestApp();
const by = ({ token }: { token: string }) => ({ token });
const save = (job_uuid: string, name: string, who: TestAccount) =>
  app.call(saveJobTemplate, { job_uuid, name }, by(who));
const list = async (who: TestAccount, kind: 'internship' | 'campus' = 'internship') =>
  (await app.ok(listJobTemplates, { kind }, by(who))).items;

test('a job is kept as a template without its deadline, and a new job begins with it', async () => {
  const { master, child } = await makeTeam(app);
  const job = await makeJob(app, child, { title: '前端实习生', deadline: '2099-01-01' });
  expect(await save(job.uuid, '前端', child)).toMatchObject({ code: 100, data: { name: '前端', removable: true } });
  const [template, ...others] = await list(master);
  expect(others).toEqual([]);
  expect(template).toMatchObject({ draft: { title: '前端实习生', deadline: null }, removable: true });
  expect(await list(master, 'campus')).toEqual([]);
  const draft = template?.draft ?? { kind: 'internship' as const };
  const begun = await app.ok(createDraft, { kind: 'internship', draft }, by(master));
  expect(begun).toMatchObject({ state: 'draft', title: '前端实习生', deadline: null });
});

test('a name stands once; another company sees none, a colleague deletes none but their own', async () => {
  const { master, child } = await makeTeam(app);
  const mine = await makeJob(app, master);
  await save(mine.uuid, '常用', master);
  expect(await save(mine.uuid, '常用', master)).toMatchObject({ code: 400, field: 'name' });
  expect(await save(mine.uuid, '别的', child)).toMatchObject({ code: 40401 });
  const stranger = await makeMaster(app);
  expect(await save(mine.uuid, '别的', stranger)).toMatchObject({ code: 40401 });
  expect(await list(stranger)).toEqual([]);
  const [template] = await list(child);
  expect(template).toMatchObject({ name: '常用', removable: false });
  const remove = (who: TestAccount) => app.call(deleteJobTemplate, { uuid: template?.uuid ?? '' }, by(who));
  expect(await remove(child)).toMatchObject({ code: 40401 });
  expect(await remove(stranger)).toMatchObject({ code: 40401 });
  expect(await remove(master)).toMatchObject({ code: 100 });
  expect(await remove(master)).toMatchObject({ code: 40401 });
});

test('a template is renamed by whose it is and the master, as they saw it', async () => {
  const { master, child } = await makeTeam(app);
  const { uuid } = (await save((await makeJob(app, child)).uuid, '前端', child)).data ?? { uuid: '' };
  const rename = (who: TestAccount, version: number, name: string) =>
    app.call(renameJobTemplate, { uuid, version, name }, by(who));
  expect(await rename(child, 1, '前端开发')).toMatchObject({ code: 100, data: { name: '前端开发', version: 2 } });
  expect(await rename(child, 1, '前端工程')).toMatchObject({ code: 40901, data: { name: '前端开发', version: 2 } });
  expect(await rename(master, 2, '前端工程')).toMatchObject({ code: 100, data: { by: child.name, version: 3 } });
  expect(await rename(master, 3, '')).toMatchObject({ code: 400, field: 'name' });
  expect(await rename(master, 3, '长'.repeat(limits.templateTitle + 1))).toMatchObject({ code: 400, field: 'name' });
  expect(await rename(await makeMaster(app), 3, '别的')).toMatchObject({ code: 40401 });
  await app.ok(deleteJobTemplate, { uuid }, by(child));
  expect(await rename(child, 3, '别的')).toMatchObject({ code: 40401 });
});

test('a colleague’s is not renamed; a name stands once a kind, also when two take it at once', async () => {
  const { master, child } = await makeTeam(app);
  const job = await makeJob(app, master);
  const kept = async (name: string) => (await save(job.uuid, name, master)).data?.uuid ?? '';
  const [one, another] = [await kept('甲'), await kept('乙')];
  const rename = (uuid: string, name: string, who = master) =>
    app.call(renameJobTemplate, { uuid, version: 1, name }, by(who));
  expect(await rename(one, '丙', child)).toMatchObject({ code: 40401 });
  expect(await rename(one, '乙')).toMatchObject({ code: 400, field: 'name' });
  const codes = await Promise.all([one, another].map(async (uuid) => (await rename(uuid, '丁')).code));
  expect(codes.toSorted((a, b) => a - b)).toEqual([100, 400]);
  const lost = (await list(master)).find(({ version }) => version === 1);
  expect((await rename(lost?.uuid ?? '', lost?.name ?? '')).code).toBe(100);
});

test('there are fifty at most, also when two save the last one at once', async () => {
  const master = await makeMaster(app);
  const { uuid } = await makeJob(app, master);
  for (let n = 1; n < MAX_JOB_TEMPLATES; n += 1) await save(uuid, `模板 ${n}`, master);
  const codes = await Promise.all(['甲', '乙'].map(async (name) => (await save(uuid, name, master)).code));
  expect(codes.toSorted((a, b) => a - b)).toEqual([100, 40902]);
});
