import { expect, test } from 'vitest';
import { makeMaster } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { endRetention } from './end-retention.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;

test('an application is erased three years after it came, unless its job is online still', async () => {
  const master = await makeMaster(app);
  const at = (years: number, days: number) => {
    const date = new Date(app.clock.now());
    date.setUTCFullYear(date.getUTCFullYear() - years);
    return new Date(date.getTime() - days * 86_400_000);
  };
  const over = await makeJob(app, master, { state: 'offline' });
  const online = await makeJob(app, master);
  const old = await makeApplication(app, over, { appliedAt: at(3, 1) });
  const young = await makeApplication(app, over, { appliedAt: at(3, -1) });
  const going = await makeApplication(app, online, { appliedAt: at(4, 0) });
  for (let run = 0; run < 2; run += 1) await endRetention.run(app.services, {}, { last: false });
  const left = await db.selectFrom('application').select('uuid').execute();
  expect(left.map(({ uuid }) => uuid).toSorted()).toEqual([young.uuid, going.uuid].toSorted());
  const audit = await db.selectFrom('audit_entry').select(['action', 'object_uuid', 'actor_kind']).execute();
  expect(audit).toEqual([{ action: 'application.erased', object_uuid: old.uuid, actor_kind: 'clock' }]);
});
