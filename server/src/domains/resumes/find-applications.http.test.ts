import { findApplications } from '@qinghe/contract/resumes/endpoints.ts';
import { stages } from '@qinghe/contract/resumes/stages.ts';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeApplication, makeJob, makeMaster, makeTeam } from '../../../test/factories.ts';
import { findNewest } from './find-queries.ts';
import { toSearchQuery } from './search-words.ts';

const app = await startTestApp();

test('people of every stage and of both kinds are found by name, school and words of the CV', async () => {
  const { master } = await makeTeam(app);
  const [internship, campus] = [await makeJob(app, master), await makeJob(app, master, { kind: 'campus' })];
  for (const stage of stages) await makeApplication(app, internship, { stage, candidate: { name: `程一${stage}` } });
  await makeApplication(app, campus, {
    candidate: { name: '林晓', school: '青岛大学', major: '海洋科学' },
    cvText: '熟悉 Rust',
  });
  const find = async (q: string) => (await app.ok(findApplications, { q }, { token: master.token })).items;
  expect((await find('程一')).map(({ stage }) => stage).sort()).toEqual([...stages].sort());
  for (const q of ['林晓', '青岛', 'rust', '海洋科学', '林晓 rust'])
    expect(await find(q), q).toMatchObject([{ name: '林晓', kind: 'campus', stage: 'new', job_title: campus.title }]);
  expect(await find('查无此人')).toEqual([]);
  expect(await find('%&|')).toEqual([]);
});

test('whoever bears the name comes before those whose CV only holds it, and eight are enough', async () => {
  const { master } = await makeTeam(app);
  const job = await makeJob(app, master);
  const days = (ago: number) => new Date(app.clock.now().getTime() - ago * 86_400_000);
  await makeApplication(app, job, { candidate: { name: '周舟' }, appliedAt: days(30) });
  for (let ago = 1; ago <= 9; ago += 1)
    await makeApplication(app, job, { candidate: { name: `同事${ago}` }, cvText: '师从周舟', appliedAt: days(ago) });
  const { items } = await app.ok(findApplications, { q: '周舟' }, { token: master.token });
  expect(items.map(({ name }) => name)).toEqual([
    '周舟',
    '同事1',
    '同事2',
    '同事3',
    '同事4',
    '同事5',
    '同事6',
    '同事7',
  ]);
});

test('of words that very many hold, the newest people of all stages are found', async () => {
  const { master } = await makeTeam(app);
  const job = await makeJob(app, master);
  for (const [ago, stage] of [...stages, ...stages].entries())
    await makeApplication(app, job, {
      stage,
      candidate: { name: `何${ago}` },
      cvText: '数据分析',
      appliedAt: new Date(app.clock.now().getTime() - (ago + 1) * 3_600_000),
    });
  const search = { words: toSearchQuery('数据') ?? '', typed: '数据', ownerUuid: undefined, limit: 8 };
  const found = await findNewest(app.services.db, job.companyUuid, search);
  expect(found.map(({ name }) => name)).toEqual(Array.from({ length: 8 }, (_, ago) => `何${ago}`));
});

test('a child account finds people of its own jobs only, and nobody finds those of another company', async () => {
  const { master, child } = await makeTeam(app);
  await makeApplication(app, await makeJob(app, master), { candidate: { name: '赵甲' } });
  await makeApplication(app, await makeJob(app, child), { candidate: { name: '赵乙' } });
  const stranger = await makeMaster(app);
  const find = async (token: string) =>
    (await app.ok(findApplications, { q: '赵' }, { token })).items.map(({ name }) => name).sort();
  expect(await find(master.token)).toEqual(['赵乙', '赵甲']);
  expect(await find(child.token)).toEqual(['赵乙']);
  expect(await find(stranger.token)).toEqual([]);
});

test('nothing typed, or far too much, is a bad request', async () => {
  const { token } = await makeMaster(app);
  for (const q of ['', '  ', '长'.repeat(41)])
    expect(await app.call(findApplications, { q }, { token })).toMatchObject({ code: 400, field: 'q' });
});
