import { countSources } from '@qinghe/contract/jobs/sources.ts';
import { apply } from '@qinghe/contract/resumes/apply.ts';
import { getApplication, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { aCandidate, makeJob, makeMaster, makeTeam, type TestJob } from '../../../test/factories.ts';
import { uploadCv } from '../../../test/uploads.ts';

const app = await startTestApp();

async function applyFrom(job: TestJob, source?: string) {
  const { upload_token } = await uploadCv(app, job.uuid);
  const input = { job_uuid: job.uuid, upload_token, candidate: aCandidate(), consent: true as const };
  await app.ok(apply, source === undefined ? input : { ...input, source });
}

test('where candidates came from is kept with their application and counted by job', async () => {
  const { master, child } = await makeTeam(app);
  const job = await makeJob(app, master);
  for (const source of ['wechat', 'wechat', 'poster', undefined]) await applyFrom(job, source);
  await applyFrom(await makeJob(app, master), 'list');
  expect((await app.ok(countSources, { uuid: job.uuid }, { token: master.token })).items).toEqual([
    { source: 'wechat', applications: 2 },
    { source: '', applications: 1 },
    { source: 'poster', applications: 1 },
  ]);
  expect(await app.call(countSources, { uuid: job.uuid }, { token: child.token })).toMatchObject({ code: 40401 });
});

test('what is no source counts as none, and keeps nobody from applying', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  for (const source of ['<script>', 'WeChat', 'a'.repeat(21), 'x y', '']) await applyFrom(job, source);
  expect((await app.ok(countSources, { uuid: job.uuid }, { token: master.token })).items).toEqual([
    { source: '', applications: 5 },
  ]);
});

test('the page of a job hands on the source that its address names, and no other words', async () => {
  const job = await makeJob(app, await makeMaster(app));
  const sourceOf = async (query: string) =>
    /data-source="([^"]*)"/.exec(await (await app.fetch(`/jobs/${job.uuid}${query}`)).text())?.[1];
  expect(await sourceOf('?from=wechat')).toBe('wechat');
  for (const query of ['', '?from=', '?from=%22%3E%3Cscript%3E', `?from=${'a'.repeat(21)}`, '?from=a&from=b'])
    expect(await sourceOf(query), query).toBe('');
});

test('the desk says of a person where they came from', async () => {
  const master = await makeMaster(app);
  await applyFrom(await makeJob(app, master), 'poster');
  const { items } = await app.ok(listApplications, { kind: 'internship', stage: 'new' }, { token: master.token });
  const detail = await app.ok(getApplication, { uuid: items[0]?.uuid ?? '' }, { token: master.token });
  expect(detail.source).toBe('poster');
});
