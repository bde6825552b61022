import { FIGURE_DAYS, getJobFigures, MAX_FIGURE_SOURCES } from '@qinghe/contract/jobs/figures.ts';
import { apply } from '@qinghe/contract/resumes/apply.ts';
import { moveApplication, rejectApplication, undoMove } from '@qinghe/contract/resumes/decide.ts';
import { getApplication, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { aCandidate, makeApplication } from '../../../../test/applications.ts';
import { makeJob, type TestJob } from '../../../../test/jobs.ts';
import { uploadCv } from '../../../../test/uploads.ts';
import { chinaDay } from '../../../time/china-day.ts';

const app = await startTestApp();

async function applyFrom(job: TestJob, source?: string) {
  const { upload_token } = await uploadCv(app, job.uuid);
  const input = { job_uuid: job.uuid, upload_token, candidate: aCandidate(), consent: true as const };
  await app.ok(apply, source === undefined ? input : { ...input, source });
}

const figuresOf = (job: TestJob, token: string) => app.ok(getJobFigures, { uuid: job.uuid }, { token });

let browsers = 0;

const view = (job: TestJob, query: string, browser = `browser ${++browsers}`) =>
  app.fetch(`/jobs/${job.uuid}${query}`, { headers: { 'user-agent': browser } });

const none = { views: 0, applications: 0, interviews: 0, employed: 0 };

test('views and applications of a job are told by source and by day, and add up', async () => {
  const { master, child } = await makeTeam(app);
  const job = await makeJob(app, master);
  for (const query of ['?from=poster', '?from=wechat', '?from=wechat', '?from=A%22', '']) await view(job, query);
  await view(job, '?from=poster', `browser ${browsers}`);
  for (const source of ['wechat', 'wechat', 'poster', undefined]) await applyFrom(job, source);
  await applyFrom(await makeJob(app, master), 'list');
  for (const stage of ['interview', 'employed', 'reject'] as const)
    await makeApplication(app, job, { stage, appliedAt: new Date(app.clock.now().getTime() - 40 * 86_400_000) });
  const figures = await figuresOf(job, master.token);
  expect(figures).toMatchObject({ views: 5, applications: 7, interviews: 2, employed: 1, earlier_views: 0 });
  expect(figures.external_clicks).toBeNull();
  expect(figures.sources).toEqual([
    { source: '', views: 2, applications: 4, interviews: 2, employed: 1 },
    { ...none, source: 'wechat', views: 2, applications: 2 },
    { ...none, source: 'poster', views: 1, applications: 1 },
  ]);
  expect(figures.days).toHaveLength(FIGURE_DAYS);
  expect(figures.days.at(-1)).toEqual({ day: chinaDay(app.clock.now()), views: 5, applications: 4 });
  expect(figures.days.slice(0, -1).every(({ views, applications }) => views + applications === 0)).toBe(true);
  expect(await app.call(getJobFigures, { uuid: job.uuid }, { token: child.token })).toMatchObject({ code: 40401 });
});

test('whoever was at an interview counts there, however it ended; a move that was taken back does not', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const job = await makeJob(app, master);
  const [seen, undone] = [await makeApplication(app, job), await makeApplication(app, job)];
  await app.ok(moveApplication, { uuid: seen.uuid, version: 1, to: 'interview' }, { token });
  await app.ok(rejectApplication, { uuid: seen.uuid, version: 2, reason: '人选已满' }, { token });
  await app.ok(moveApplication, { uuid: undone.uuid, version: 1, to: 'interview' }, { token });
  await app.ok(undoMove, { uuid: undone.uuid, version: 2 }, { token });
  expect(await figuresOf(job, token)).toMatchObject({ applications: 2, interviews: 1, employed: 0 });
});

test('who withdraws is in no figure, and views of before they were split stay in the sum', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  await applyFrom(job, 'poster');
  await view(job, '');
  const { db } = app.services;
  await db.updateTable('application').set({ withdrawn_at: app.clock.now() }).where('job_uuid', '=', job.uuid).execute();
  await db.updateTable('job_statistics').set({ views: 12 }).where('job_uuid', '=', job.uuid).execute();
  expect(await figuresOf(job, master.token)).toMatchObject({ views: 12, earlier_views: 11, applications: 0 });
});

test('addresses with ever new sources make no more than fifty rows a day, and lose no view', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  for (let source = 0; source < 54; source += 1) await view(job, `?from=made-up-${source}`);
  await view(job, '?from=made-up-3');
  const figures = await figuresOf(job, master.token);
  expect(figures.views).toBe(55);
  expect(figures.sources).toHaveLength(MAX_FIGURE_SOURCES + 1);
  expect(figures.sources.reduce((sum, { views }) => sum + views, 0)).toBe(55);
  expect(figures.sources.at(-1)).toMatchObject({ source: null });
  expect(figures.sources.find(({ source }) => source === '')).toMatchObject({ views: 4 });
});

test('what is no source counts as none, and keeps nobody from applying', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  for (const source of ['<script>', 'WeChat', 'a'.repeat(21), 'x y', '']) await applyFrom(job, source);
  expect((await figuresOf(job, master.token)).sources).toEqual([{ ...none, source: '', applications: 5 }]);
});

test('the page of a job hands on the source that its address names, and no other words', async () => {
  const job = await makeJob(app, await makeMaster(app));
  const sourceOf = async (query: string) =>
    /data-source="([^"]*)"/.exec(await (await app.fetch(`/jobs/${job.uuid}${query}`)).text())?.[1];
  expect(await sourceOf('?from=wechat')).toBe('wechat');
  for (const query of ['', '?from=', '?from=%22%3E%3Cscript%3E', `?from=${'a'.repeat(21)}`, '?from=a&from=b'])
    expect(await sourceOf(query), query).toBe('');
});

test.each([
  ['?from=poster&from=singlemessage&isappinstalled=0', 'poster'],
  ['?from=groupmessage&from=poster', 'poster'],
  ['?from=link&from=timeline&from=groupmessage', 'link'],
  ['?from=singlemessage', 'wechat'],
  ['?from=groupmessage&isappinstalled=1', 'wechat'],
  ['?from=timeline', 'wechat'],
  ['?from=timeline&from=singlemessage', 'wechat'],
  ['?from=something-new&isappinstalled=0', 'wechat'],
  ['?from=poster%EF%BC%8C%E7%9C%8B%E7%9C%8B', 'poster'],
  ['?from=bbs', 'bbs'],
])('a forwarded address keeps its source: %s is %s', async (query, source) => {
  const job = await makeJob(app, await makeMaster(app));
  expect(await (await app.fetch(`/jobs/${job.uuid}${query}`)).text()).toContain(`data-source="${source}"`);
});

test('the desk says of a person where they came from', async () => {
  const master = await makeMaster(app);
  await applyFrom(await makeJob(app, master), 'poster');
  const { items } = await app.ok(listApplications, { kind: 'internship', stage: 'new' }, { token: master.token });
  const detail = await app.ok(getApplication, { uuid: items[0]?.uuid ?? '' }, { token: master.token });
  expect(detail.source).toBe('poster');
});
