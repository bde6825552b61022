import { saveRetention } from '@qinghe/contract/candidates/retention.ts';
import { moveApplication } from '@qinghe/contract/resumes/decide.ts';
import { expect, test } from 'vitest';
import { makeMaster } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { endRetention } from './end-retention.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;

/** So many months and days ago. */
const ago = (months: number, days: number) => {
  const date = new Date(app.clock.now());
  date.setUTCMonth(date.getUTCMonth() - months);
  return new Date(date.getTime() - days * 86_400_000);
};
const uuidsLeft = async () => (await db.selectFrom('application').select('uuid').execute()).map(({ uuid }) => uuid);
const night = async () => {
  // A second run finds nothing more.
  for (let run = 0; run < 2; run += 1) await endRetention.run(app.services, {}, { last: false });
};

test('an application is erased when nobody has moved it for as long as its company keeps it, unless its job is online still', async () => {
  const master = await makeMaster(app);
  const over = await makeJob(app, master, { state: 'offline' });
  const online = await makeJob(app, master);
  const old = await makeApplication(app, over, { appliedAt: ago(12, 1) });
  const moved = await makeApplication(app, over, { appliedAt: ago(12, 1) });
  const young = await makeApplication(app, over, { appliedAt: ago(12, -1) });
  const going = await makeApplication(app, online, { appliedAt: ago(40, 0) });
  await app.ok(moveApplication, { uuid: moved.uuid, version: 1, to: 'interview' }, { token: master.token });
  await night();
  expect((await uuidsLeft()).toSorted()).toEqual([moved.uuid, young.uuid, going.uuid].toSorted());
  const audit = await db
    .selectFrom('audit_entry')
    .select(['object_uuid', 'actor_kind'])
    .where('action', '=', 'application.erased')
    .execute();
  expect(audit).toEqual([{ object_uuid: old.uuid, actor_kind: 'clock' }]);
  const records = await db.selectFrom('service_record').selectAll().execute();
  expect(records).toMatchObject([{ uuid: old.uuid, job_uuid: over.uuid, outcome: 'new' }]);
  expect(JSON.stringify(records)).not.toContain(old.candidate.name);

  await app.ok(saveRetention, { months: 6, version: 0 }, { token: master.token });
  await night();
  expect((await uuidsLeft()).toSorted()).toEqual([moved.uuid, going.uuid].toSorted());
});

test('what came longer ago than services are told of leaves no record', async () => {
  const master = await makeMaster(app);
  await app.ok(saveRetention, { months: 36, version: 0 }, { token: master.token });
  const { uuid } = await makeApplication(app, await makeJob(app, master, { state: 'offline' }), {
    appliedAt: ago(36, 1),
  });
  await night();
  expect(await uuidsLeft()).not.toContain(uuid);
  expect(await db.selectFrom('service_record').select('uuid').where('uuid', '=', uuid).execute()).toEqual([]);
});
