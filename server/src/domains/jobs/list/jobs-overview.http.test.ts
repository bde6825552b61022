import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { jobStates } from '@qinghe/contract/jobs/job.ts';
import { jobsOverview } from '@qinghe/contract/jobs/overview.ts';
import { jobKinds } from '@qinghe/contract/resumes/stages.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeSignUp, makeStand } from '../../../../test/fairs.ts';
import { makeBrochure, makeJob, makeTalk } from '../../../../test/jobs.ts';

const app = await startTestApp();
app.clock.set('2026-11-23T17:00:00Z'); // the 24th in China

const overviewOf = ({ token }: TestAccount) => app.ok(jobsOverview, {}, { token });
const line = (from: string, until: string | null = null) => ({ name: '网申', from, until });

async function team() {
  const made = await makeTeam(app);
  const { master, child } = made;
  for (const kind of jobKinds)
    for (const state of jobStates) await makeApplication(app, await makeJob(app, master, { kind, state }));
  await makeApplication(app, await makeJob(app, child, { deadline: '2026-11-30' }), { stage: 'interview' });
  return made;
}

test('every number is the length of the list that it opens, for a master and a sub-account', async () => {
  const { master, child } = await team();
  for (const account of [master, child]) {
    const overview = await overviewOf(account);
    const { applications } = await app.ok(businessOverview, {}, { token: account.token });
    for (const kind of jobKinds) {
      const { counts } = await app.ok(listJobs, { kind }, { token: account.token });
      expect(overview[kind]).toEqual({ counts, applications_new: applications[kind].new });
    }
  }
});

test('what comes is there from today to the sixtieth day, soonest first, and what is past or not public is not', async () => {
  const master = await makeMaster(app);
  const ends = ['2026-11-23', '2026-11-24', '2027-01-23', '2027-01-24'];
  for (const deadline of ends) await makeJob(app, master, { title: `到 ${deadline} 的岗位`, deadline });
  await makeJob(app, master, { state: 'offline', deadline: '2026-11-25' });
  const times = { starts_at: '2026-11-24T19:00', ends_at: '2026-11-24T21:00' };
  const talk = await makeTalk(app, master, { state: 'online', ...times });
  await makeTalk(app, master, { state: 'draft', ...times });
  await makeTalk(app, master, { state: 'online', starts_at: '2026-11-24T00:10', ends_at: '2026-11-24T00:50' });
  await makeTalk(app, master, { state: 'online', starts_at: '2027-03-01T19:00', ends_at: '2027-03-01T21:00' });
  const schedule = [line('2026-12-01', '2026-12-20'), line('2026-12-10')];
  const brochure = await makeBrochure(app, master, { state: 'online', schedule });
  await makeBrochure(app, master, { schedule });
  await makeBrochure(app, master, { state: 'online', schedule: [] });
  const { events, talks_coming, brochures } = await overviewOf(master);
  expect(events.map(({ type, day }) => [type, day])).toEqual([
    ['talk', '2026-11-24'],
    ['job_deadline', '2026-11-24'],
    ['brochure_end', '2026-12-20'],
    ['job_deadline', '2027-01-23'],
  ]);
  expect(events[0]).toMatchObject({ uuid: talk.uuid, starts_at: '2026-11-24T11:00:00.000Z', job_kind: null });
  expect(events[1]).toMatchObject({ title: '到 2026-11-24 的岗位', job_kind: 'internship', starts_at: null });
  expect(events[2]?.uuid).toBe(brochure.uuid);
  expect([talks_coming, brochures]).toEqual([2, { draft: 1, online: 2, offline: 0 }]);
});

test('a job fair comes up for everybody of the company, once it has a booth there', async () => {
  const { master, child } = await makeTeam(app);
  await makeSignUp(app, master);
  const { fair } = await makeStand(app, master);
  for (const { token } of [master, child]) {
    const { events } = await app.ok(jobsOverview, {}, { token });
    expect(events.filter(({ type }) => type === 'fair')).toMatchObject([{ uuid: fair, place: '武汉理工大学 B27' }]);
  }
});

test('a sub-account sees what is its own, and another company nothing', async () => {
  const { master, child } = await makeTeam(app);
  for (const owner of [master, child]) {
    await makeJob(app, owner, { deadline: '2026-12-01' });
    await makeTalk(app, owner, { state: 'online' });
    await makeBrochure(app, owner, { state: 'online', schedule: [line('2026-12-02')] });
  }
  expect((await overviewOf(master)).events).toHaveLength(6);
  const own = await overviewOf(child);
  expect(own.events).toHaveLength(3);
  expect([own.talks_coming, own.brochures.online]).toEqual([1, 1]);
  const other = await overviewOf(await makeMaster(app));
  expect([other.events, other.talks_coming, other.internship.counts.all]).toEqual([[], 0, 0]);
});
