import { expect, test } from 'vitest';
import { makeMaster } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { until } from '../../../../test/until.ts';
import { followCompanies } from './follow-companies.ts';

const app = await startTestApp({ own: true });
await app.work();

const run = () => followCompanies.run(app.services, {}, { last: false });
const stateOf = async (uuid: string) =>
  (await app.services.db.selectFrom('job').select('state').where('uuid', '=', uuid).executeTakeFirstOrThrow()).state;
const setStatus = (companyUuid: string | null, check_status: 'pass' | 'reject' | 'uncheck') =>
  app.services.db.updateTable('company').set({ check_status }).where('company_uuid', '=', companyUuid).execute();

test('jobs that waited for the papers go online once those have passed, and offline when they are refused', async () => {
  const master = await makeMaster(app);
  await setStatus(master.companyUuid, 'uncheck');
  const job = await makeJob(app, master, { state: 'reviewing' });
  await run();
  expect(await stateOf(job.uuid)).toBe('reviewing');
  await setStatus(master.companyUuid, 'pass');
  await run();
  await until(async () => (await stateOf(job.uuid)) === 'online');
  await setStatus(master.companyUuid, 'reject');
  await run();
  await run();
  expect(await stateOf(job.uuid)).toBe('offline');
  const entries = await app.services.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_kind'])
    .where('object_uuid', '=', job.uuid)
    .where('action', '=', 'job.taken_offline')
    .execute();
  expect(entries).toEqual([{ action: 'job.taken_offline', actor_kind: 'clock' }]);
});

test('jobs of companies in good standing stay as they are', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master, { state: 'online' });
  await run();
  expect(await stateOf(job.uuid)).toBe('online');
});
