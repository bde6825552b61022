import { listJobs, saveDraft } from '@qinghe/contract/jobs/endpoints.ts';
import { emptyCampusDraft } from '@qinghe/contract/jobs/job.ts';
import { apply } from '@qinghe/contract/resumes/apply.ts';
import { afterEach, expect, test } from 'vitest';
import { makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { aCandidate, makeApplication } from '../../../test/applications.ts';
import { makeJob } from '../../../test/jobs.ts';
import { rateJob } from './publish-check/quality-rules.ts';

const app = await startTestApp();
const kind = 'campus';
const OUTSIDE = 'https://jobs.example.com/apply?from=1';

afterEach(() => app.clock.reset());

const visit = (path: string, agent = 'a') =>
  app.fetch(path, { redirect: 'manual', headers: { 'accept-language': 'zh-CN', 'user-agent': agent } });

test('a batch holds its own jobs, counts them by state, and says how many every batch has', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  await makeJob(app, master, { kind, campus: { batch: 'autumn' } });
  await makeJob(app, master, { kind, campus: { batch: 'autumn' }, state: 'draft' });
  await makeJob(app, master, { kind, campus: { batch: 'spring' } });
  await makeJob(app, master, { kind });
  const all = await app.ok(listJobs, { kind }, { token });
  expect(all.counts).toMatchObject({ all: 4, online: 3, draft: 1 });
  expect(all.batches).toEqual({ early: 0, autumn: 2, supplement: 0, spring: 1 });
  const autumn = await app.ok(listJobs, { kind, batch: 'autumn' }, { token });
  expect(autumn.items.map(({ batch }) => batch)).toEqual(['autumn', 'autumn']);
  expect(autumn.counts).toMatchObject({ all: 2, online: 1, draft: 1 });
  expect(autumn.batches).toEqual(all.batches);
});

test('under the order of what waits, jobs come by their new applications, over pages, and unpublished ones last', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const made = (title: string, state: 'online' | 'draft' = 'online') => makeJob(app, master, { kind, title, state });
  await made('草稿', 'draft');
  const one = await made('一份');
  const two = await made('两份');
  await made('没有');
  for (const job of [one, two, two]) await makeApplication(app, job);
  const listed: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await app.ok(listJobs, { kind, order: 'unseen', limit: 1, cursor }, { token });
    listed.push(...page.items.map(({ title }) => title));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(listed).toEqual(['两份', '一份', '没有', '草稿']);
});

test('a job with an address of its own says where one goes, counts who does once, and takes no application here', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const job = await makeJob(app, master, { kind, campus: { external_url: OUTSIDE } });
  const page = await (await visit(`/jobs/${job.uuid}`)).text();
  expect(page).toContain(`href="/jobs/${job.uuid}/external"`);
  expect(page).not.toContain('type="file"');
  expect(page).toContain('"directApply":false');

  const asked = await visit(`/jobs/${job.uuid}/external`);
  expect(asked.status).toBe(200);
  const words = await asked.text();
  expect(words).toContain('前往 jobs.example.com');
  expect(words).toContain('rel="nofollow noopener noreferrer"');
  const clicks = async () => (await app.ok(listJobs, { kind }, { token })).items[0]?.external_clicks;
  expect(await clicks()).toBe(0);

  for (const agent of ['a', 'a', 'b']) {
    const left = await visit(`/jobs/${job.uuid}/external/go`, agent);
    expect([left.status, left.headers.get('location')]).toEqual([302, OUTSIDE]);
    expect(left.headers.get('referrer-policy')).toBe('no-referrer');
  }
  expect(await clicks()).toBe(2);
  const refused = await app.call(apply, {
    job_uuid: job.uuid,
    upload_token: 'x'.repeat(43),
    candidate: aCandidate(),
    consent: true,
  });
  expect(refused).toMatchObject({ code: 40902, reason: '这个职位在企业自己的网址收简历' });
});

test.each([
  ['without an address of its own', { campus: {} }],
  ['that is offline', { campus: { external_url: OUTSIDE }, state: 'offline' as const }],
  ['that is a draft', { campus: { external_url: OUTSIDE }, state: 'draft' as const }],
  ['past its deadline', { campus: { external_url: OUTSIDE }, deadline: '2020-01-01' }],
])('nobody is led on from a job %s', async (_what, parts) => {
  const job = await makeJob(app, await makeMaster(app), { kind, ...parts });
  for (const path of ['external', 'external/go']) expect((await visit(`/jobs/${job.uuid}/${path}`)).status).toBe(404);
});

test.each(['http://jobs.example.com', 'javascript:alert(1)', 'https://user@jobs.example.com', 'jobs.example.com'])(
  '%s is no address to send candidates to',
  async (external_url) => {
    const master = await makeMaster(app);
    const { uuid } = await makeJob(app, master, { kind, state: 'draft' });
    const draft = { kind: 'campus' as const, external_url };
    expect(await app.call(saveDraft, { uuid, version: 1, draft }, { token: master.token })).toMatchObject({
      code: 400,
      field: 'draft.external_url',
    });
  },
);

test('the quality of a campus job leads to its own fields', () => {
  const gains = rateJob({ ...emptyCampusDraft }).gains;
  expect(gains.find(({ item }) => item === 'time')?.field).toBe('graduation_years');
  const full = rateJob({ ...emptyCampusDraft, pay_min: 10, pay_max: 15, graduation_years: [2027] });
  expect(full.gains.map(({ item }) => item)).not.toEqual(expect.arrayContaining(['pay', 'time']));
});
