import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { moveApplication, rejectApplication, undoMove } from '@qinghe/contract/resumes/decide.ts';
import { decideMany } from '@qinghe/contract/resumes/decide-many.ts';
import { getApplication } from '@qinghe/contract/resumes/desk.ts';
import { expect, test } from 'vitest';
import { makeMaster, unusedPhone } from '../test/accounts.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { makeApplication } from '../test/applications.ts';
import { makeJob } from '../test/jobs.ts';
import { until } from '../test/until.ts';

const app = await startTestApp({ testDoor: true });
const closed = await startTestApp({ own: true });
const master = await makeMaster(app);
const job = await makeJob(app, master);
await app.work();

const post = (at: TestApp, path: string, body: unknown) =>
  at.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

async function openSession(phone: string): Promise<string> {
  const response = await post(app, '/test/session', { phone });
  expect(response.status).toBe(200);
  return ((await response.json()) as { token: string }).token;
}

const advance = async (milliseconds: number) =>
  expect((await post(app, '/test/clock', { advance_ms: milliseconds })).status).toBe(200);

const mailsTo = (address: string) =>
  app.services.db.selectFrom('outbox_message').select('uuid').where('address', '=', address).execute();

test('where nobody opened it there is no door', async () => {
  expect((await post(closed, '/test/session', { phone: master.phone })).status).toBe(404);
  expect((await post(closed, '/test/clock', { advance_ms: 1 })).status).toBe(404);
  expect(await (await closed.fetch('/test/mails')).text()).not.toContain('applicationReceived');
});

test('every mail can be looked at, plain and in HTML', async () => {
  const page = await app.fetch('/test/mails?locale=en');
  expect(page.headers.get('content-type')).toContain('text/html');
  const text = await page.text();
  expect(text).toContain('<section id="decision.company.pass">');
  expect(text.match(/<pre>/g)?.length).toBe(text.match(/ srcdoc="/g)?.length);
});

test('a session is opened by phone alone, and ends the one before it as a login does', async () => {
  const phone = unusedPhone();
  const token = await openSession(phone);
  const { useruuid } = await app.ok(getUserInfo, {}, { token });
  const next = await openSession(phone);
  expect(await app.call(getUserInfo, {}, { token })).toMatchObject({ code: 4062 });
  expect(await app.ok(getUserInfo, {}, { token: next })).toMatchObject({ useruuid });
});

test.each([{}, { phone: '123' }, null])('a body without a phone number is refused: %j', async (body) => {
  expect((await post(app, '/test/session', body)).status).toBe(400);
});

test.each([0, -1, 1.5, '10'])('the clock is not moved by %j', async (advance_ms) => {
  expect((await post(app, '/test/clock', { advance_ms })).status).toBe(400);
});

test('windows that the clock has passed are over, and what waited for them is done', async () => {
  const token = await openSession(master.phone);
  const email = 'window@example.com';
  const { uuid } = await makeApplication(app, job, { candidate: { email } });
  const seen = await app.ok(getApplication, { uuid }, { token });
  const rejection = { uuid, version: seen.version, reason: '经验不符', message: '{name}，感谢投递。' };
  const rejected = await app.ok(rejectApplication, rejection, { token });
  expect(await mailsTo(email)).toEqual([]);
  await advance(11_000);
  await until(async () => (await mailsTo(email)).length === 1, 'the message was sent', 5_000);
  expect(await app.call(undoMove, { uuid, version: rejected.version }, { token })).toMatchObject({ status: 409 });

  // A window that begins on a clock put forward ends by the same clock.
  const other = await makeApplication(app, job, { candidate: { email: 'batch@example.com' } });
  const items = [{ uuid: other.uuid, version: 1 }];
  await app.ok(decideMany, { items, to: 'reject', reason: '经验不符', message: '{name}，感谢投递。' }, { token });
  await advance(601_000);
  await until(async () => (await mailsTo('batch@example.com')).length === 1, 'the batch was released', 5_000);
  const third = await makeApplication(app, job);
  const move = { uuid: third.uuid, version: 1, to: 'interview' } as const;
  expect((await app.ok(moveApplication, move, { token })).abilities.undo).toBe(true);
});
