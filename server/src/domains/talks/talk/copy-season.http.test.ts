import { getBrochure, listBrochures, MAX_BROCHURES } from '@qinghe/contract/jobs/brochures.ts';
import { getJob } from '@qinghe/contract/jobs/endpoints.ts';
import { copySeason } from '@qinghe/contract/talks/copy-season.ts';
import { listTalks } from '@qinghe/contract/talks/talks.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeBrochure, makeJob, makeTalk } from '../../../../test/jobs.ts';

const app = await startTestApp();

async function aSeason() {
  const team = await makeTeam(app);
  const { master } = team;
  const schedule = [{ name: '网申', from: '2024-02-29', until: '2024-12-20' }];
  const brochure_uuid = (await makeBrochure(app, master, { state: 'online', schedule })).uuid;
  const campus = { batch: 'autumn' as const, graduation_years: [2027], brochure_uuid };
  const job = await makeJob(app, master, { kind: 'campus', campus, deadline: '2026-12-20' });
  const talk = await makeTalk(app, master, { state: 'online', brochure_uuid });
  const input = {
    brochure_uuid,
    title: '2028 届秋招简章',
    graduation_years: [2028],
    year_later: true,
    job_uuids: [job.uuid],
    talk_uuids: [talk.uuid],
  };
  return { ...team, brochure_uuid, job, talk, input };
}

test('the next season begins as this one was, a year later, and nothing of it is published', async () => {
  const { master, input, brochure_uuid } = await aSeason();
  const { uuid, jobs, talks } = await app.ok(copySeason, input, master);
  expect([jobs, talks]).toEqual([1, 1]);
  const made = await app.ok(getBrochure, { uuid }, master);
  expect(made).toMatchObject({
    state: 'draft',
    title: '2028 届秋招简章',
    graduation_years: [2028],
    schedule: [{ name: '网申', from: '2025-02-28', until: '2025-12-20' }],
    jobs: 1,
  });
  const [job] = made.job_items;
  const { draft } = await app.ok(getJob, { uuid: job?.uuid ?? '' }, master);
  expect(job).toMatchObject({ state: 'draft', deadline: '2027-12-20', applications: 0 });
  expect(draft).toMatchObject({ kind: 'campus', graduation_years: [2028], brochure_uuid: uuid });
  const { items } = await app.ok(listTalks, { state: 'draft' }, master);
  expect(items).toMatchObject([{ brochure_uuid: uuid, starts_at: null, school: '武汉理工大学', signed: 0 }]);
  // The season that was stays as it was.
  expect(await app.ok(getBrochure, { uuid: brochure_uuid }, master)).toMatchObject({ state: 'online', jobs: 1 });
});

test('without the year the schedule and the last days are left out; what is not named does not come along', async () => {
  const { master, input } = await aSeason();
  const plain = await app.ok(copySeason, { ...input, year_later: false, talk_uuids: [] }, master);
  const made = await app.ok(getBrochure, { uuid: plain.uuid }, master);
  expect(made.schedule).toEqual([]);
  expect(made.job_items).toMatchObject([{ deadline: null }]);
  expect(plain.talks).toBe(0);
});

test('all or none: what is none of the season, or finds no room, leaves nothing behind', async () => {
  const { master, child, input } = await aSeason();
  const stranger = await makeMaster(app);
  const elsewhere = await makeJob(app, master, { kind: 'campus' });
  const loose = await makeTalk(app, master);
  const brochures = async () => (await app.ok(listBrochures, {}, master)).items.length;
  expect(await app.call(copySeason, { ...input, job_uuids: [elsewhere.uuid] }, master)).toMatchObject({ code: 400 });
  expect(await app.call(copySeason, { ...input, talk_uuids: [loose.uuid] }, master)).toMatchObject({
    code: 400,
    field: 'talk_uuids',
  });
  for (const other of [child, stranger])
    expect((await app.call(copySeason, { ...input, talk_uuids: [] }, other)).code).toBe(40401);
  expect(await brochures()).toBe(1);
  for (let n = 1; n < MAX_BROCHURES; n += 1) await makeBrochure(app, master);
  expect(await app.call(copySeason, input, master)).toMatchObject({ code: 40902 });
  expect((await app.ok(listTalks, { state: 'draft' }, master)).items).toHaveLength(1);
});
