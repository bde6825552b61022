import { checkJob, checkSensitiveWords, getJob, listJobs, saveDraft } from '@qinghe/contract/jobs/endpoints.ts';
import { jobStates } from '@qinghe/contract/jobs/job.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { goodDraft, makeJob } from '../../../../test/jobs.ts';

const app = await startTestApp();

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('each tab holds as many jobs as its number says, and the numbers add up', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  for (const state of jobStates) await makeJob(app, master, { state });
  await makeJob(app, master, { deadline: day(10) });
  await makeJob(app, master, { deadline: day(30) });
  await makeJob(app, master, { kind: 'campus' });
  const { counts } = await app.ok(listJobs, { kind: 'internship' }, { token });
  for (const filter of ['all', 'expiring', ...jobStates] as const) {
    const { items } = await app.ok(listJobs, { kind: 'internship', filter, limit: 100 }, { token });
    expect([filter, items.length]).toEqual([filter, counts[filter]]);
    if (filter === 'expiring') expect(items.every(({ expiring }) => expiring)).toBe(true);
  }
  expect(counts).toMatchObject({ all: 8, online: 3, expiring: 1 });
  expect(jobStates.reduce((sum, state) => sum + counts[state], 0)).toBe(counts.all);
});

test('a sub-account without a job hears how many its company has online, and nobody else does', async () => {
  const { master, child, company } = await makeTeam(app);
  await makeJob(app, master);
  await makeJob(app, master, { state: 'draft' });
  await makeJob(app, await makeMaster(app));
  const read = (token: string) => app.ok(listJobs, { kind: 'internship' }, { token });
  expect(await read(child.token)).toMatchObject({ items: [], company_online: 1 });
  expect((await read(master.token)).company_online).toBeUndefined();
  await makeJob(app, { ...child, companyUuid: company.company_uuid });
  expect((await read(child.token)).company_online).toBeUndefined();
});

test('what needs somebody comes first, then online jobs by their publication, drafts, offline and expired ones', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const at = (state: (typeof jobStates)[number], title: string) => makeJob(app, master, { state, title });
  await at('expired', '到期');
  await at('offline', '下线');
  await at('draft', '草稿');
  await at('online', '先上线');
  await at('online', '后上线');
  await at('refused', '未过');
  await at('draft', '新草稿');
  await at('reviewing', '审核');
  await at('expired', '新到期');
  const listed: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await app.ok(listJobs, { kind: 'internship', limit: 2, cursor }, { token });
    listed.push(...page.items.map(({ title }) => title));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(listed).toEqual(['审核', '未过', '后上线', '先上线', '新草稿', '草稿', '下线', '新到期', '到期']);
});

test.each(['x', '9-MjAyNg', '4-MjAyNg', '4-'])('the cursor %s is refused, since no page gave it', async (cursor) => {
  const { token } = await makeMaster(app);
  expect(await app.call(listJobs, { kind: 'internship', cursor }, { token })).toMatchObject({
    status: 400,
    field: 'cursor',
  });
});

test('a job shows how many applied and how many are new', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  await makeApplication(app, job);
  await makeApplication(app, job, { stage: 'interview' });
  await app.fetch(`/jobs/${job.uuid}`);
  expect(await app.ok(getJob, { uuid: job.uuid }, { token: master.token })).toMatchObject({
    applications: 2,
    applications_new: 1,
    views: 1,
  });
});

test('pages hand over every job that stays as it is once, while others change', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const made: string[] = [];
  for (let index = 0; index < 17; index += 1) made.push((await makeJob(app, master, { state: 'draft' })).uuid);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await app.ok(listJobs, { kind: 'internship', limit: 4, cursor }, { token });
    seen.push(...page.items.map(({ uuid }) => uuid));
    cursor = page.next_cursor ?? undefined;
    // One that was handed over already changes, and so moves to the front.
    await app.ok(
      saveDraft,
      { uuid: seen[0] ?? '', version: 1 + (seen.length - page.items.length) / 4, draft: { kind: 'internship' } },
      { token },
    );
  } while (cursor !== undefined);
  expect(seen).toEqual(made.toReversed());
});

test('a title is found by any part of it, and signs of the query language are letters', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  await makeJob(app, master, { title: '数据分析实习生（100%远程_A\\B）' });
  await makeJob(app, master, { title: '后端开发实习生' });
  const titles = async (q: string) =>
    (await app.ok(listJobs, { kind: 'internship', q }, { token })).items.map(({ title }) => title.slice(0, 2));
  expect(await titles('分析')).toEqual(['数据']);
  expect(await titles('100%远程_a\\b')).toEqual(['数据']);
  expect(await titles('%')).toEqual(['数据']);
  expect(await titles('_')).toEqual(['数据']);
  expect(await titles('  ')).toHaveLength(2);
  expect((await app.call(listJobs, { kind: 'internship', q: '\u0000' }, { token })).status).toBe(400);
});

test('the check of a draft answers with findings, without a job, in the reader’s language', async () => {
  const { token } = await makeMaster(app);
  expect(await app.ok(checkJob, { draft: goodDraft() }, { token })).toMatchObject({ findings: [] });
  const draft = goodDraft({ title: '', pay_min: 60, cities: ['330100'] });
  const english = await app.ok(checkJob, { draft }, { token, headers: { 'accept-language': 'en' } });
  expect(english.findings.map(({ rule, message }) => [rule, message])).toEqual([
    ['required', 'Title is required'],
    ['pay_below_minimum', 'Pay is below the local minimum wage, which is 115 yuan/day'],
  ]);
});

test('a sensitive word is named in the words of the product document', async () => {
  const { token } = await makeMaster(app);
  expect(await app.ok(checkSensitiveWords, { content: '欢迎加入' }, { token })).toEqual({ words: [], advised: [] });
  expect(await app.call(checkSensitiveWords, { content: '兼职刷单，日结' }, { token })).toMatchObject({
    status: 422,
    code: 42202,
    reason: '填写的信息包含敏感词「刷单」，请修改',
    data: { words: ['刷单'] },
  });
});
