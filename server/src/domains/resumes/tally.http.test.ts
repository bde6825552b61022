import { countApplications, moveApplication } from '@qinghe/contract/resumes/endpoints.ts';
import { stages } from '@qinghe/contract/resumes/stages.ts';
import { beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeApplication, makeJob, makeTeam } from '../../../test/factories.ts';
import { taskHandlers } from '../../app.ts';
import { sumUpTally } from './tally-queries.ts';
import { sumUpTallies } from './task-definitions.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

test('counts per stage are right while people move applications and the tally is summed up', async () => {
  const { db } = app.services;
  const { master, company } = await makeTeam(app);
  const jobs = [await makeJob(app, master), await makeJob(app, master)] as const;
  const applications = [];
  for (let index = 0; index < 24; index += 1)
    applications.push(await makeApplication(app, jobs[index % 2 === 0 ? 0 : 1]));

  const targets = ['primary_screening', 'written', 'interview'] as const;
  const moves = applications.map(({ uuid }, index) =>
    app.ok(moveApplication, { uuid, version: 1, to: targets[index % 3] ?? 'written' }, { token: master.token }),
  );
  const sums = Array.from({ length: 5 }, () => sumUpTally(db, company.company_uuid));
  await Promise.all([...moves, ...sums]);
  await sumUpTally(db, company.company_uuid);

  const { counts } = await app.ok(countApplications, { kind: 'internship' }, { token: master.token });
  expect(counts).toEqual({ new: 0, primary_screening: 8, written: 8, interview: 8, employed: 0, reject: 0 });
  for (const job of jobs) {
    const ofJob = await app.ok(countApplications, { kind: 'internship', job_uuid: job.uuid }, { token: master.token });
    expect(stages.reduce((sum, stage) => sum + ofJob.counts[stage], 0)).toBe(12);
  }
});

test('a long tally is summed up to one row a job and stage, and nothing changes for whoever counts', async () => {
  const { db } = app.services;
  const { master, company } = await makeTeam(app);
  const job = await makeJob(app, master);
  const rows = Array.from({ length: 600 }, (_, index) => ({
    company_uuid: company.company_uuid,
    job_uuid: job.uuid,
    kind: 'internship',
    stage: 'new',
    change: index % 2 === 0 ? 2 : -1,
  }));
  await db.insertInto('application_tally').values(rows).execute();
  const count = () => app.ok(countApplications, { kind: 'internship' }, { token: master.token });
  const before = await count();
  await taskHandlers(app.services)
    .find(({ task }) => task.name === sumUpTallies.name)
    ?.run({});
  expect((await count()).counts).toEqual(before.counts);
  const left = await db
    .selectFrom('application_tally')
    .select('change')
    .where('company_uuid', '=', company.company_uuid)
    .execute();
  expect(left).toEqual([{ change: 300 }]);
});
