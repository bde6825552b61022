import { expect, test } from 'vitest';
import { makeCompany, makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { until } from '../../../test/until.ts';
import { remindLicences } from './remind-licences.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;

async function companyUntil(licence_until: string, check_status: 'pass' | 'reject' = 'pass') {
  const company = await makeCompany(app, { check_status });
  const master = await makeMaster(app, company);
  const email = `hr${master.phone}@yunshan.example`;
  await db.updateTable('account').set({ email }).where('uuid', '=', master.uuid).execute();
  await db.updateTable('company').set({ licence_until }).where('company_uuid', '=', company.company_uuid).execute();
  return email;
}

const mails = async () =>
  (await db.selectFrom('outbox_message').select(['address', 'body']).execute()).map(
    ({ address, body }) => `${address} ${/还有 (\d+) 天/.exec(body)?.[1]}`,
  );

test('masters are reminded a month, a week and a day before the end, once however often it runs', async () => {
  app.clock.set('2026-11-23T01:30:00Z');
  const [month, week, day] = [
    await companyUntil('2026-12-23'),
    await companyUntil('2026-11-30'),
    await companyUntil('2026-11-24'),
  ];
  await companyUntil('2026-12-01');
  await companyUntil('2026-11-24', 'reject');
  await app.work();
  const run = () => remindLicences.run(app.services, {}, { last: false });
  await Promise.all([run(), run()]);
  await run();
  await until(async () => (await mails()).length >= 3);
  expect((await mails()).toSorted()).toEqual([`${month} 30`, `${week} 7`, `${day} 1`].toSorted());
  app.clock.reset();
});
