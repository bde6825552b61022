import { findApplications } from '@qinghe/contract/resumes/search.ts';
import { type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob, type TestJob } from '../../../../test/jobs.ts';
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

test('people of the name come before those whose CV only holds it, and eight are enough', async () => {
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

test('the newest people of all stages are found, however deep in its own stage each stands', async () => {
  const { master } = await makeTeam(app);
  const job = await makeJob(app, master);
  await insertMany(job, { from: 1, to: 60, stage: 'new', name: '林', words: ['别的'] });
  await insertMany(job, { from: 61, to: 65, stage: 'new', name: '何', words: ['数据'] });
  await insertMany(job, { from: 66, to: 70, stage: 'reject', name: '何', words: ['数据'] });
  await insertMany(job, { from: 71, to: 80, stage: 'written', name: '何', words: ['数据'] });
  const search = { words: toSearchQuery('数据') ?? '', typed: '数据', ownerUuid: undefined, limit: 8 };
  for (const ownerUuid of [undefined, master.uuid]) {
    const found = await findNewest(app.services.db, job.companyUuid, { ...search, ownerUuid }, 100);
    expect(found.map(({ name }) => name)).toEqual(Array.from({ length: 8 }, (_, index) => `何${61 + index}`));
  }
});

test('a single sign finds those whose name holds it, newest first, before CVs that hold it', async () => {
  const { master } = await makeTeam(app);
  const job = await makeJob(app, master);
  await insertMany(job, { from: 1, to: 320, stage: 'new', name: '林', words: ['王府'] });
  await insertMany(job, { from: 321, to: 324, stage: 'reject', name: '王', words: ['王'] });
  await insertMany(job, { from: 325, to: 340, stage: 'interview', name: '王', words: ['王'] });
  const names = async (q: string) =>
    (await app.ok(findApplications, { q }, { token: master.token })).items.map(({ name }) => name);
  expect(await names('王')).toEqual(Array.from({ length: 8 }, (_, index) => `王${321 + index}`));
  await insertMany(job, { from: 341, to: 341, stage: 'written', name: '司马', words: ['司马'] });
  expect(await names('马')).toEqual([]);
  expect(await names('司')).toEqual(['司马341']);
  expect(await names('府')).toEqual([]);
});

test('words of thousands that none of the newest holds are found all the same, the newest of them first', async () => {
  const { master } = await makeTeam(app);
  const job = await makeJob(app, master);
  await insertMany(job, { from: 1, to: 400, stage: 'new', name: '林', words: ['别的'] });
  await insertMany(job, { from: 401, to: 3500, stage: 'reject', name: '何', words: ['常见', 'often'] });
  for (const q of ['常见', '常', 'often', 'oft']) {
    const { items } = await app.ok(findApplications, { q }, { token: master.token });
    expect(items.map(({ name }) => name)).toEqual(Array.from({ length: 8 }, (_, index) => `何${401 + index}`));
  }
});

/** People named after their number, who applied so many minutes ago, and whose CV holds just these words. */
async function insertMany(
  job: TestJob,
  { from, to, stage, name, words }: { from: number; to: number; stage: Stage; name: string; words: string[] },
): Promise<void> {
  await sql`insert into application (company_uuid, uuid, job_uuid, kind, stage, name, phone, consent_version, consent_at,
      applied_at, search)
    select ${job.companyUuid}, gen_random_uuid(), ${job.uuid}, ${job.kind}, ${stage}, ${name} || n,
      (13000000000 + n)::text, '1', now(), now() - n * interval '1 minute', array_to_tsvector(${words}::text[])
    from generate_series(${from}::int, ${to}::int) n`.execute(app.services.db);
}

test('a sub-account finds people of its own jobs only, and nobody finds those of another company', async () => {
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
