import { rateApplication } from '@qinghe/contract/resumes/annotate.ts';
import { moveApplication } from '@qinghe/contract/resumes/decide.ts';
import { correctApplication, countApplications, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { COUNTED_AT_MOST } from '@qinghe/contract/resumes/saved-filters.ts';
import { stages } from '@qinghe/contract/resumes/stages.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { makeTeam } from '../../../../test/accounts.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { taskHandlers } from '../../../all-domains.ts';
import { countByStage, MAX_SCANNED } from '../desk/count-queries.ts';
import { sumUpTallies } from './sum-up-tallies.ts';
import { sumUpTally } from './tally-queries.ts';

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

test('a long tally is summed up to one row a job and stage, and no count changes', async () => {
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

test('counts under degree, year and stars follow moves, corrections and ratings while the tally is summed up', async () => {
  const { db } = app.services;
  const { master, company } = await makeTeam(app);
  const job = await makeJob(app, master);
  const people = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      makeApplication(app, job, {
        candidate: { degree: index % 2 === 0 ? 'bachelor' : 'master', graduation_month: `${2026 + (index % 3)}-06` },
      }),
    ),
  );
  const { token } = master;
  const actions = people.flatMap(({ uuid }, index) => [
    app.ok(moveApplication, { uuid, version: 1, to: index < 6 ? 'written' : 'interview' }, { token }),
    app.ok(rateApplication, { uuid, stars: 1 + (index % 5) }, { token }),
  ]);
  await Promise.all([...actions, ...Array.from({ length: 4 }, () => sumUpTally(db, company.company_uuid))]);
  const [first] = people;
  if (first)
    await app.ok(correctApplication, { uuid: first.uuid, version: 2, correction: { degree: 'doctor' } }, { token });
  await sumUpTally(db, company.company_uuid);

  const count = async (filters: object) =>
    (await app.ok(countApplications, { kind: 'internship', ...filters }, { token })).counts;
  for (const filters of [
    { degree: 'master' },
    { degree: 'doctor' },
    { graduation_year: 2027 },
    { rating: 3 },
    { degree: 'master', graduation_year: 2028, rating: 2 },
    { job_uuid: job.uuid, graduation_year: 2026 },
  ] as const) {
    const counts = await count(filters);
    for (const stage of ['written', 'interview'] as const) {
      const list = await app.ok(listApplications, { kind: 'internship', stage, ...filters }, { token });
      expect(counts[stage], `${JSON.stringify(filters)} ${stage}`).toBe(list.items.length);
    }
  }
});

test('words that many hold are counted among the newest, which is said; words of a few are counted exactly', async () => {
  const { db } = app.services;
  const { master, company } = await makeTeam(app);
  const job = await makeJob(app, master);
  const many = MAX_SCANNED + 10;
  await sql`insert into application (company_uuid, uuid, job_uuid, kind, stage, name, phone, consent_version, consent_at,
      applied_at, search)
    select ${company.company_uuid}, gen_random_uuid(), ${job.uuid}, 'internship',
      case when n <= 20 then 'written' else 'new' end, '林' || n, (13000000000 + n)::text, '1', now(),
      now() - n * interval '1 minute',
      array_to_tsvector(case when n % 1000 = 1 then array['often', 'seldom'] else array['often'] end)
    from generate_series(1, ${many + 20}) n`.execute(db);
  const { token } = master;
  const often = await app.ok(countApplications, { kind: 'internship', q: 'often' }, { token });
  expect(often.counts).toMatchObject({ new: COUNTED_AT_MOST, written: 20, reject: 0 });
  expect(often.more).toEqual(['new']);
  const seldom = await app.ok(countApplications, { kind: 'internship', q: 'seldom' }, { token });
  expect(seldom.counts).toMatchObject({ new: 5, written: 1 });
  expect(seldom.more).toEqual([]);
  // Where a year leaves no more than are looked through, the number is exact again.
  const nobody = await app.ok(countApplications, { kind: 'internship', q: 'often', graduation_year: 2027 }, { token });
  expect(nobody.counts.new).toBe(0);
  expect(nobody.more).toEqual([]);
  const filter = {
    kind: 'internship',
    words: "'often'",
    rareWords: false,
    rareTag: false,
    waitingBefore: undefined,
    startBy: undefined,
    appliedSince: undefined,
    decidedSince: undefined,
    degree: 'master',
  } as const;
  const rows = await countByStage(db, { companyUuid: company.company_uuid, ownerUuid: undefined }, filter);
  expect(rows.find(({ stage }) => stage === 'new')).toEqual({ stage: 'new', applications: 0, more: true });
});
