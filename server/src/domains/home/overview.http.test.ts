import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { moveApplication } from '@qinghe/contract/resumes/decide.ts';
import { listApplications } from '@qinghe/contract/resumes/desk.ts';
import { jobKinds, stages } from '@qinghe/contract/resumes/stages.ts';
import { expect, test } from 'vitest';
import { makeAccount, makeMaster, makeTeam } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeApplication } from '../../../test/applications.ts';
import { makeJob } from '../../../test/jobs.ts';

const app = await startTestApp();

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(app.clock.now().getTime() - hours * HOUR);
const day = (days: number) => new Date(Date.now() + days * 24 * HOUR).toISOString().slice(0, 10);

async function team() {
  const made = await makeTeam(app);
  const { master, child } = made;
  const [internship, campus, own] = await Promise.all([
    makeJob(app, master, { deadline: day(5) }),
    makeJob(app, master, { kind: 'campus' }),
    makeJob(app, child, { deadline: day(40) }),
  ]);
  await makeJob(app, master, { state: 'draft' });
  for (const stage of stages) await makeApplication(app, internship, { stage });
  await makeApplication(app, campus, { appliedAt: ago(50) });
  await makeApplication(app, own, { stage: 'written', appliedAt: ago(24 * 20) });
  return { ...made, internship, campus, own };
}

test('every number of the home page is the length of the list that it opens', async () => {
  const { master, child } = await team();
  for (const { token } of [master, child]) {
    const overview = await app.ok(businessOverview, {}, { token });
    for (const kind of jobKinds) {
      for (const stage of stages) {
        const { items } = await app.ok(listApplications, { kind, stage, limit: 100 }, { token });
        expect([kind, stage, overview.applications[kind][stage]]).toEqual([kind, stage, items.length]);
      }
      for (const filter of ['online', 'expiring', 'all'] as const) {
        const { items } = await app.ok(listJobs, { kind, filter, limit: 100 }, { token });
        expect([kind, filter, overview.jobs[kind][filter]]).toEqual([kind, filter, items.length]);
      }
    }
    const total = jobKinds.flatMap((kind) => Object.values(overview.applications[kind])).reduce((a, b) => a + b, 0);
    const inTrend = overview.trend.reduce((sum, { internship, campus }) => sum + internship + campus, 0);
    expect(inTrend).toBe(total);
    expect(overview.trend).toHaveLength(30);
  }
});

test('a sub-account is shown its own jobs and nothing of its colleagues’', async () => {
  const { child, own } = await team();
  const { waiting, expiring_jobs, applications, jobs } = await app.ok(businessOverview, {}, { token: child.token });
  expect([waiting, expiring_jobs]).toEqual([[], []]);
  expect(applications.internship).toMatchObject({ new: 0, written: 1 });
  expect(jobs).toMatchObject({ internship: { all: 1, online: 1 }, campus: { all: 0 } });
  expect(own.kind).toBe('internship');
});

test('what waits for more than two days and what ends within fifteen is named', async () => {
  const { master, campus, internship } = await team();
  const { waiting, expiring_jobs } = await app.ok(businessOverview, {}, { token: master.token });
  expect(waiting).toEqual([{ job_uuid: campus.uuid, kind: 'campus', title: campus.title, count: 1 }]);
  expect(expiring_jobs).toMatchObject([{ job_uuid: internship.uuid, deadline: day(5), applications: stages.length }]);
});

test('a day begins at midnight in China', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  app.clock.set('2026-12-10T04:00:00Z');
  await makeApplication(app, job, { appliedAt: new Date('2026-12-09T15:59:59Z') });
  await makeApplication(app, job, { appliedAt: new Date('2026-12-09T16:00:00Z') });
  const { new_today, trend } = await app.ok(businessOverview, {}, { token: master.token });
  expect(new_today).toBe(1);
  expect(trend.slice(-2)).toEqual([
    { day: '2026-12-09', internship: 1, campus: 0 },
    { day: '2026-12-10', internship: 1, campus: 0 },
  ]);
  app.clock.reset();
});

test('reply figures are null without applications, and count those that left the new stage', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  expect(await app.ok(businessOverview, {}, { token })).toMatchObject({ reply_rate: null, median_reply_hours: null });
  const job = await makeJob(app, master);
  const replied = await makeApplication(app, job, { appliedAt: ago(10) });
  await makeApplication(app, job, { appliedAt: ago(10) });
  await app.ok(moveApplication, { uuid: replied.uuid, version: 1, to: 'written' }, { token });
  const { reply_rate, median_reply_hours } = await app.ok(businessOverview, {}, { token });
  expect(reply_rate).toBe(0.5);
  expect(median_reply_hours).toBeCloseTo(10, 1);
});

test('who withdrew before any answer counts neither as answered nor as never answered', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const job = await makeJob(app, master);
  const replied = await Promise.all(
    Array.from({ length: 10 }, () => makeApplication(app, job, { appliedAt: ago(240) })),
  );
  const withdrawn = [];
  for (const hours of [24 * 9, 24 * 15, 24 * 20, ...Array<number>(10).fill(24 * 8)])
    withdrawn.push(await makeApplication(app, job, { appliedAt: ago(hours) }));
  await app.services.db
    .updateTable('application')
    .set({ withdrawn_at: ago(1) })
    .where('company_uuid', '=', job.companyUuid)
    .where(
      'uuid',
      'in',
      withdrawn.map(({ uuid }) => uuid),
    )
    .execute();
  for (const { uuid } of replied) await app.ok(moveApplication, { uuid, version: 1, to: 'written' }, { token });
  const { usual_reply_hours } = await app.ok(businessOverview, {}, { token });
  expect(usual_reply_hours).toBeCloseTo(240, 1);
});

test('an account sees its company, one without sees none', async () => {
  const { company, child } = await makeTeam(app);
  expect((await app.ok(getCompanyInfo, {}, { token: child.token })).company).toMatchObject({
    ...company,
    check_status: 'pass',
  });
  const stranger = await makeAccount(app);
  expect(await app.ok(getCompanyInfo, {}, { token: stranger.token })).toEqual({ company: null });
  expect((await app.call(businessOverview, {}, { token: stranger.token })).code).toBe(5101);
});
