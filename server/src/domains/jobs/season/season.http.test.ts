import { getSeason } from '@qinghe/contract/jobs/season.ts';
import { countApplications } from '@qinghe/contract/resumes/desk.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeStand } from '../../../../test/fairs.ts';
import { makeBrochure, makeJob, makeTalk } from '../../../../test/jobs.ts';
import { insertSigned } from '../../../../test/talks.ts';

const app = await startTestApp();
const { db } = app.services;
const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);

async function aSeason() {
  const team = await makeTeam(app);
  const { master, child } = team;
  const brochure_uuid = (await makeBrochure(app, master, { state: 'online' })).uuid;
  const own = { kind: 'campus', brochure_uuid } as const;
  const [java, test] = [await makeJob(app, master, own), await makeJob(app, child, own)];
  await makeApplication(app, await makeJob(app, master, { kind: 'campus' }));
  return {
    ...team,
    brochure_uuid,
    java,
    test,
    of: ({ token }: { token: string }) => app.ok(getSeason, { brochure_uuid }, { token }),
  };
}

test('jobs, stages, sources and schools of a season add up, and each number is the length of its list', async () => {
  const { master, java, test, of } = await aSeason();
  for (const stage of ['new', 'new', 'interview', 'employed', 'reject'] as const)
    await makeApplication(app, java, { stage, candidate: { school: '武汉大学' } });
  await db.updateTable('application').set({ source: 'talk' }).where('job_uuid', '=', java.uuid).execute();
  await makeApplication(app, test, { candidate: { school: '同济大学' }, appliedAt: daysAgo(4) });
  const season = await of(master);
  const [first] = season.jobs.filter(({ uuid }) => uuid === java.uuid);
  const { counts } = await app.ok(countApplications, { kind: 'campus', job_uuid: java.uuid }, { token: master.token });
  expect(first?.stages).toEqual(counts);
  const all = season.jobs.flatMap(({ stages }) => Object.values(stages)).reduce((sum, n) => sum + n, 0);
  expect(all).toBe(6);
  expect(season.sources).toEqual([
    { source: 'talk', applications: 5, interviewed: 2, employed: 1 },
    { source: '', applications: 1, interviewed: 0, employed: 0 },
  ]);
  expect(season.schools.map(({ school, applications }) => [school, applications])).toEqual([
    ['武汉大学', 5],
    ['同济大学', 1],
  ]);
  expect(season.unanswered).toBe(1);
});

test('who came to a talk and applied is known by the phone; who withdrew counts nowhere', async () => {
  const { master, java, brochure_uuid, of } = await aSeason();
  const { uuid } = await makeTalk(app, master, { state: 'online', brochure_uuid });
  const people = await insertSigned(app, { companyUuid: master.companyUuid ?? '', talk: uuid }, 3);
  const phone = '13912345678';
  await db
    .updateTable('talk_visitor')
    .set({ phone })
    .where('uuid', '=', people[0]?.uuid ?? '')
    .execute();
  const application = await makeApplication(app, java, { candidate: { phone } });
  expect((await of(master)).talks).toMatchObject([{ uuid, signed: 3, attended: 0, applied: 1, over: false }]);
  await db
    .updateTable('application')
    .set({ withdrawn_at: app.clock.now() })
    .where('uuid', '=', application.uuid)
    .execute();
  const { talks, sources } = await of(master);
  expect([talks[0]?.applied, sources]).toEqual([0, []]);
});

test('a season names the fairs at which its jobs stand, with visits and what was made there for its jobs', async () => {
  const { master, brochure_uuid, of } = await aSeason();
  expect((await of(master)).fairs).toEqual([]);
  const { fair, job, codes } = await makeStand(app, master, 2);
  await db.updateTable('job').set({ kind: 'campus', brochure_uuid }).where('uuid', '=', job).execute();
  const at = app.clock.now();
  const visits = codes.map((code, index) => ({
    company_uuid: master.companyUuid ?? '',
    uuid: uuidv7(),
    fair_uuid: fair,
    visitor_uuid: uuidv7(),
    code,
    name: '谢雨桐',
    school: '武汉理工大学',
    major: '车辆工程',
    degree: 'master' as const,
    graduation_year: 2027,
    wishes: [],
    arrived_at: at,
    changed_at: at,
    ...(index === 0 && { application: 'made' as const, job_uuid: job }),
  }));
  await db
    .insertInto('fair_visit')
    .values(visits.map((visit) => ({ application: 'none' as const, ...visit })))
    .execute();
  expect((await of(master)).fairs).toMatchObject([
    { uuid: fair, booth: 'B27', jobs: 1, visits: 2, applications: 1, over: false, cancelled: false },
  ]);
});

test('a sub-account sees no season of others, another company none', async () => {
  const { child, brochure_uuid } = await aSeason();
  const stranger = await makeMaster(app);
  for (const { token } of [child, stranger])
    expect((await app.call(getSeason, { brochure_uuid }, { token })).code).toBe(40401);
});
