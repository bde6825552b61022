import { getNotifications, saveNotifications, unsubscribe } from '@qinghe/contract/account/notifications.ts';
import { expect, test } from 'vitest';
import { makeAccount, makeTeam, type TestAccount } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeApplication } from '../../../test/applications.ts';
import { makeJob } from '../../../test/jobs.ts';
import { until } from '../../../test/until.ts';
import { planDigests, sendDigest } from './digest.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
const attempt = { last: false };
const day = '2026-11-23';

async function mailed(account: TestAccount): Promise<string> {
  const email = `hr${account.phone}@yunshan.example`;
  await db.updateTable('account').set({ email }).where('uuid', '=', account.uuid).execute();
  return email;
}

const mailsTo = (address: string) =>
  db.selectFrom('outbox_message').select('body').where('address', '=', address).execute();
const send = ({ uuid }: { uuid: string }) => sendDigest.run(app.services, { account_uuid: uuid, day }, attempt);

test('each reads of the own jobs alone, once a day, and nothing where there is nothing to say', async () => {
  const { master, child, company } = await makeTeam(app);
  const idle = await makeAccount(app, { company, type: 'slave' });
  const [toMaster, toChild, toIdle] = [await mailed(master), await mailed(child), await mailed(idle)];
  app.clock.set('2026-11-23T01:00:00Z');
  const job = await makeJob(app, child);
  for (let made = 0; made < 3; made += 1) await makeApplication(app, job);
  await app.work();
  for (const account of [master, child, idle]) await Promise.all([send(account), send(account)]);
  await until(async () => (await mailsTo(toMaster)).length > 0 && (await mailsTo(toChild)).length > 0);
  expect((await mailsTo(toChild)).map(({ body }) => body)).toEqual([
    expect.stringContaining('上个工作日以来收到 3 份简历'),
  ]);
  expect(await mailsTo(toIdle)).toEqual([]);
  await send(child);
  expect(await mailsTo(toChild)).toHaveLength(1);
  app.clock.reset();
});

test('who has unsubscribed by the link gets none, until it is asked for again; a made-up link does nothing', async () => {
  const { master } = await makeTeam(app);
  const email = await mailed(master);
  app.clock.set('2026-11-23T01:00:00Z');
  await makeApplication(app, await makeJob(app, master));
  await app.work();
  await send(master);
  const [mail] = await until(async () => {
    const mails = await mailsTo(email);
    return mails.length > 0 && mails;
  });
  const token = /unsubscribe#([\w-]{43})/.exec(mail?.body ?? '')?.[1] ?? '';
  const made = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
  expect((await app.call(unsubscribe, { token: made, digest: false })).code).toBe(40401);
  expect(await app.ok(unsubscribe, { token, digest: false })).toEqual({
    email: expect.stringContaining('**'),
    digest: false,
  });
  expect(await app.ok(getNotifications, {}, { token: master.token })).toMatchObject({
    digest: false,
    join_requests: true,
  });
  await sendDigest.run(app.services, { account_uuid: master.uuid, day: '2026-11-24' }, attempt);
  expect(await mailsTo(email)).toHaveLength(1);
  app.clock.set('2026-11-24T01:00:00Z');
  await makeApplication(app, await makeJob(app, master));
  await app.ok(saveNotifications, { digest: true, join_requests: false }, { token: master.token });
  await sendDigest.run(app.services, { account_uuid: master.uuid, day: '2026-11-24' }, attempt);
  await until(async () => (await mailsTo(email)).length === 2);
  app.clock.reset();
});

test('the plan asks for those who may get one', async () => {
  const { master, child } = await makeTeam(app);
  await mailed(master);
  await db.updateTable('account').set({ user_status: 'unactive' }).where('uuid', '=', child.uuid).execute();
  await mailed(child);
  const asked: string[] = [];
  const tasks = {
    ...app.services.tasks,
    enqueueMany: async (_trx: unknown, _task: unknown, payloads: readonly unknown[]) => {
      for (const payload of payloads as { account_uuid: string }[]) asked.push(payload.account_uuid);
    },
  };
  // A Saturday of China, then a Tuesday.
  app.clock.set('2026-11-28T01:00:00Z');
  await planDigests.run({ ...app.services, tasks }, {}, attempt);
  expect(asked).toEqual([]);
  app.clock.set('2026-11-24T01:00:00Z');
  await planDigests.run({ ...app.services, tasks }, {}, attempt);
  app.clock.reset();
  expect(asked).toContain(master.uuid);
  expect(asked).not.toContain(child.uuid);
});
