import { moveApplication, rejectApplication } from '@qinghe/contract/resumes/decide.ts';
import { planDecision } from '@qinghe/contract/resumes/decide-many.ts';
import { getApplication } from '@qinghe/contract/resumes/desk.ts';
import { afterEach, expect, test } from 'vitest';
import { makeMaster } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { openSocket } from '../../../../test/socket.ts';
import { withTransaction } from '../../../db/database.ts';
import { insertSentLink, statusUrl } from './status-link.ts';

const app = await startTestApp();
const { services } = app;
const master = await makeMaster(app);
const { token } = master;
const job = await makeJob(app, master);

afterEach(() => app.clock.reset());

const read = (uuid: string) => app.ok(getApplication, { uuid }, { token });

/** An application whose candidate has opened the status page in a browser. */
async function opened() {
  const { uuid } = await makeApplication(app, job);
  const linked = { companyUuid: job.companyUuid, applicationUuid: uuid, now: app.clock.now() };
  await withTransaction(services.db, (trx) => insertSentLink(trx, services, linked));
  const { pathname } = new URL(statusUrl(services, uuid));
  const response = await app.fetch(pathname, { method: 'POST', redirect: 'manual' });
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return {
    uuid,
    see: async () => (await app.fetch(pathname, { headers: { cookie } })).text(),
    withdraw: (headers: Record<string, string> = { cookie }) =>
      app.fetch(`${pathname}/withdraw`, { method: 'POST', redirect: 'manual', headers }),
  };
}

test('a withdrawn application says so to both sides, and goes no further', async () => {
  const { uuid, see, withdraw } = await opened();
  expect(await see()).toContain('撤回申请');
  expect((await withdraw()).status).toBe(303);
  expect(await see()).toContain('<h1>已撤回</h1>');
  const detail = await read(uuid);
  expect(detail).toMatchObject({ stage: 'new', version: 2, abilities: { move_to: [] } });
  expect(detail.withdrawn_at).not.toBeNull();
  expect(detail.history[0]).toMatchObject({ action: 'withdrew', actor_name: '' });
  const item = { uuid, version: 2 };
  expect(await app.call(moveApplication, { ...item, to: 'interview' }, { token })).toMatchObject({ code: 40902 });
  const reject = { ...item, reason: '已撤回', message: '谢谢' };
  expect(await app.call(rejectApplication, reject, { token })).toMatchObject({ code: 40902 });
  const plan = await app.ok(planDecision, { items: [item], to: 'reject', message: '谢谢' }, { token });
  expect(plan).toMatchObject({ moves: [], left_out: [{ uuid, reason: 'withdrew' }] });
});

test('a candidate who withdrew hears nothing more: held messages are recalled', async () => {
  const held = await opened();
  await app.ok(rejectApplication, { uuid: held.uuid, version: 1, reason: '不合适', message: '谢谢' }, { token });
  await held.withdraw();
  const messages = services.db.selectFrom('delivery').select('state');
  expect(await messages.where('subject_uuid', '=', held.uuid).execute()).toEqual([{ state: 'recalled' }]);
});

test('a withdrawal is heard by the company at once', async () => {
  const { uuid, withdraw } = await opened();
  const { event } = await openSocket(app, token);
  await withdraw();
  expect(await event('application.withdrawn', uuid)).toMatchObject({ uuid, job_uuid: job.uuid, kind: 'internship' });
});

test('withdrawing twice is withdrawing once, and the address alone withdraws nothing', async () => {
  const { uuid, withdraw } = await opened();
  await withdraw({});
  await withdraw({ cookie: 'status-made=up' });
  expect((await read(uuid)).withdrawn_at).toBeNull();
  await Promise.all([withdraw(), withdraw()]);
  expect((await read(uuid)).version).toBe(2);
});
