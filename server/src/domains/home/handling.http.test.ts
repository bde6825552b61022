import { listAudit } from '@qinghe/contract/company/audit.ts';
import { companyHandling } from '@qinghe/contract/home/handling.ts';
import { moveApplication } from '@qinghe/contract/resumes/decide.ts';
import { listApplications } from '@qinghe/contract/resumes/desk.ts';
import { expect, test } from 'vitest';
import { makeChild, makeMaster, makeTeam } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeApplication } from '../../../test/applications.ts';
import { makeJob } from '../../../test/jobs.ts';

const app = await startTestApp();
const DAY = 86_400_000;
const ago = (days: number) => new Date(app.clock.now().getTime() - days * DAY);

test('who handles what: every number is that of the list behind it, and the first who needs help is named', async () => {
  const { master, child, company } = await makeTeam(app);
  await makeChild(app, company);
  const [own, busy, quiet] = [
    await makeJob(app, master),
    await makeJob(app, child),
    await makeJob(app, child, { kind: 'campus' }),
  ];
  for (let count = 0; count < 3; count += 1) await makeApplication(app, busy);
  await makeApplication(app, quiet);
  const { uuid } = await makeApplication(app, own);
  await app.ok(moveApplication, { uuid, version: 1, to: 'written' }, { token: master.token });
  await app.ok(moveApplication, { uuid, version: 2, to: 'interview' }, { token: master.token });
  const { people, needs_help } = await app.ok(companyHandling, {}, { token: master.token });
  expect(people).toEqual([
    {
      uuid: child.uuid,
      name: '赵一鸣',
      type: 'slave',
      online_jobs: 2,
      waiting: 4,
      handled: 0,
      reply_rate: 0,
      busiest: { job_uuid: busy.uuid, kind: 'internship', title: busy.title, waiting: 3 },
    },
    {
      uuid: master.uuid,
      name: '林晓',
      type: 'master',
      online_jobs: 1,
      waiting: 0,
      handled: 1,
      reply_rate: 1,
      busiest: null,
    },
  ]);
  expect(needs_help).toBe(child.uuid);
  const list = await app.ok(
    listApplications,
    { kind: 'internship', stage: 'new', job_uuid: busy.uuid, limit: 100 },
    { token: master.token },
  );
  expect(list.items).toHaveLength(3);
  expect(
    (await app.ok(listAudit, { by: master.uuid, object: 'application' }, { token: master.token })).items,
  ).toHaveLength(2);
});

test('a trend begins with its first whole day in China', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  app.clock.set('2026-12-10T04:00:00Z');
  await makeApplication(app, job, { appliedAt: new Date('2026-12-03T15:59:59Z') });
  await makeApplication(app, job, { appliedAt: new Date('2026-12-03T16:00:00Z') });
  const { trend } = await app.ok(companyHandling, { days: '7' }, { token: master.token });
  expect(trend).toHaveLength(7);
  expect(trend[0]).toEqual({ day: '2026-12-04', internship: 1, campus: 0 });
  app.clock.reset();
});

test('decisions of long ago, and other companies, count nowhere; a sub-account is refused', async () => {
  const { master, child } = await makeTeam(app);
  await makeApplication(app, await makeJob(app, master), { stage: 'written', appliedAt: ago(60) });
  const stranger = await makeMaster(app);
  expect((await app.ok(companyHandling, {}, { token: stranger.token })).people).toEqual([]);
  expect((await app.ok(companyHandling, {}, { token: master.token })).people).toMatchObject([
    { handled: 0, reply_rate: null },
  ]);
  expect((await app.call(companyHandling, {}, { token: child.token })).code).toBe(403);
});
