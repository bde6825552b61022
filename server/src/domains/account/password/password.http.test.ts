import { sendEmail, sendSms } from '@qinghe/contract/account/codes.ts';
import { changePassword, initPassword, resetPassword } from '@qinghe/contract/account/password.ts';
import { login, quickLogin } from '@qinghe/contract/account/session.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { afterEach, expect, test } from 'vitest';
import { captchaProof, makeAccount, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { codeFor, readCode } from '../../../../test/codes.ts';
import { openSocket } from '../../../../test/socket.ts';
import { until } from '../../../../test/until.ts';

const app = await startTestApp();
const { db } = app.services;

afterEach(() => app.clock.reset());

const password = 'qinghe2027';
const randomEmail = () => `hr${unusedPhone()}@yunshan.example`;
const reset = async (phone: string, more: object = {}) =>
  app.call(resetPassword, {
    account: phone,
    code: await codeFor(app, phone.toLowerCase(), 'reset_password'),
    password,
    ...more,
  });
const logIn = async (account: string, given = password) => (await app.call(login, { account, password: given })).code;

test('a code to the phone sets a new password, and the session of before ends with its socket', async () => {
  const { phone, token } = await makeAccount(app, { password: 'oldqinghe1' });
  const { event, socket } = await openSocket(app, token);
  await app.ok(sendSms, { phone, purpose: 'reset_password', captcha_proof: await captchaProof(app) });
  await app.ok(resetPassword, { account: phone, code: await readCode(app, phone), password });
  expect(await event('session.ended')).toEqual({ type: 'session.ended', code: 10110 });
  await until(() => !socket.connected);
  expect(await app.call(getUserInfo, {}, { token })).toMatchObject({ status: 401, code: 10110 });
  expect(await logIn(phone, 'oldqinghe1')).toBe(40101);
  expect(await logIn(phone)).toBe(100);
});

test('a code to the e-mail does the same, however its letters are written', async () => {
  const email = randomEmail();
  await makeAccount(app, { email, password: 'oldqinghe1' });
  const written = email.replace('hr', 'HR');
  await app.ok(sendEmail, { email: written, purpose: 'reset_password', captcha_proof: await captchaProof(app) });
  await app.ok(resetPassword, { account: written, code: await readCode(app, email), password });
  expect(await logIn(email)).toBe(100);
});

test('who has no account gets the same responses: its mail says so, its phone gets an account', async () => {
  const [known, unknown] = [randomEmail(), randomEmail()];
  await makeAccount(app, { email: known });
  const ask = async (email: string) =>
    app.call(sendEmail, { email, purpose: 'reset_password', captcha_proof: await captchaProof(app) });
  expect((await ask(unknown)).data).toEqual((await ask(known)).data);
  const mail = await db
    .selectFrom('outbox_message')
    .select('body')
    .where('address', '=', unknown)
    .executeTakeFirstOrThrow();
  expect(mail.body).toContain('没有账号绑定它');
  expect(mail.body).not.toMatch(/\d{6}/);
  const refused = { account: unknown, code: '000000', password };
  const responses = await Promise.all([
    app.call(resetPassword, refused),
    app.call(resetPassword, { ...refused, account: known }),
    app.call(resetPassword, { ...refused, account: unusedPhone() }),
  ]);
  for (const { status, code, msg, data } of responses)
    expect({ status, code, msg, data }).toMatchObject({ status: 400, code: 40102, data: undefined });
  const phone = unusedPhone();
  expect(await reset(phone)).toMatchObject({ code: 100, data: {} });
  expect(await logIn(phone)).toBe(100);
});

test('of two resets with one code at once exactly one is done', async () => {
  const { phone } = await makeAccount(app);
  const code = await codeFor(app, phone, 'reset_password');
  const responses = await Promise.all(
    ['first2026', 'second2026'].map((given) => app.call(resetPassword, { account: phone, code, password: given })),
  );
  expect(responses.map((response) => response.code).sort((a, b) => a - b)).toEqual([100, 40102]);
  const winner = responses[0]?.code === 100 ? 'first2026' : 'second2026';
  expect(await logIn(phone, winner)).toBe(100);
});

test('a code for logging in resets nothing, and one for resetting logs nobody in', async () => {
  const { phone } = await makeAccount(app);
  const code = await codeFor(app, phone, 'login');
  expect((await app.call(resetPassword, { account: phone, code, password })).code).toBe(40102);
  const { phone: other } = await makeAccount(app);
  const forReset = await codeFor(app, other, 'reset_password');
  expect((await app.call(quickLogin, { phone: other, code: forReset })).code).toBe(40102);
});

test.each([
  ['12345', 'format'],
  ['qinghe 2026', 'format'],
  ['a'.repeat(21), 'format'],
  ['PassWord', 'common'],
])('%s is refused at its field, and the code stays good', async (bad) => {
  const { phone } = await makeAccount(app);
  const code = await codeFor(app, phone, 'reset_password');
  const refused = await app.call(resetPassword, { account: phone, code, password: bad });
  expect(refused).toMatchObject({ status: 400, code: 400, field: 'password' });
  expect((await app.call(resetPassword, { account: phone, code, password })).code).toBe(100);
});

test('a password with the phone of the account is refused, also where the e-mail was named', async () => {
  const email = randomEmail();
  const { phone } = await makeAccount(app, { email });
  expect(await reset(email, { password: `a${phone}` })).toMatchObject({ code: 400, field: 'password' });
});

test('a frozen account gets no new password', async () => {
  const { phone, uuid } = await makeAccount(app, { password: 'oldqinghe1' });
  await db.updateTable('account').set({ frozen_at: new Date() }).where('uuid', '=', uuid).execute();
  expect((await reset(phone)).code).toBe(10108);
});

test('a reset opens a login that wrong passwords had locked', async () => {
  const { phone } = await makeAccount(app, { password: 'oldqinghe1' });
  const here = { ip: '192.0.2.91' };
  for (let turn = 0; turn < 5; turn += 1) await app.call(login, { account: phone, password: 'wrong1' }, here);
  expect((await app.call(login, { account: phone, password }, here)).code).toBe(10104);
  const code = await codeFor(app, phone, 'reset_password');
  await app.ok(resetPassword, { account: phone, code, password }, here);
  expect((await app.call(login, { account: phone, password }, here)).code).toBe(100);
});

test('an account without a password sets its first one, once', async () => {
  const { phone, token } = await makeAccount(app);
  const responses = await Promise.all([0, 1].map(() => app.call(initPassword, { password }, { token })));
  expect(responses.map(({ code }) => code).sort((a, b) => a - b)).toEqual([100, 40902]);
  expect(await app.call(initPassword, { password: `a${phone}` }, { token })).toMatchObject({ code: 40902 });
  expect(await logIn(phone)).toBe(100);
});

test('once the login is no fresh one a first password takes a code of the phone', async () => {
  const { phone, token } = await makeAccount(app);
  app.clock.advance({ minutes: 30 });
  expect(await app.call(initPassword, { password }, { token })).toMatchObject({ code: 40902 });
  await codeFor(app, phone, 'prove_phone');
  const wrong = await app.call(initPassword, { password, phone_code: '000000' }, { token });
  expect(wrong).toMatchObject({ code: 40102, field: 'phone_code' });
  expect(await logIn(phone)).toBe(40101);
  const phone_code = await codeFor(app, phone, 'prove_phone');
  await app.ok(initPassword, { password, phone_code }, { token });
  expect(await logIn(phone)).toBe(100);
});

test('a first password is none of the commonest', async () => {
  const { token } = await makeAccount(app);
  expect(await app.call(initPassword, { password: '1qaz2wsx' }, { token })).toMatchObject({
    code: 400,
    field: 'password',
    reason: '这个密码太常见，请换一个',
  });
});

test('the old password lets a new one in, and this session goes on', async () => {
  const { phone, token } = await makeAccount(app, { password: 'oldqinghe1' });
  const { socket } = await openSocket(app, token);
  const wrong = await app.call(changePassword, { old_password: 'oldqinghe2', password }, { token });
  expect(wrong).toMatchObject({ status: 400, code: 400, field: 'old_password', reason: '原密码不正确' });
  await app.ok(changePassword, { old_password: 'oldqinghe1', password }, { token });
  expect((await app.call(getUserInfo, {}, { token })).code).toBe(100);
  expect(socket.connected).toBe(true);
  expect(await logIn(phone)).toBe(100);
});

test('of two changes at once the second one finds another old password', async () => {
  const { token } = await makeAccount(app, { password: 'oldqinghe1' });
  const responses = await Promise.all(
    ['first2026', 'second2026'].map((given) =>
      app.call(changePassword, { old_password: 'oldqinghe1', password: given }, { token }),
    ),
  );
  expect(responses.map(({ code }) => code).sort((a, b) => a - b)).toEqual([100, 400]);
});

test('ten wrong old passwords lock, whoever sits at the open browser, for fifteen minutes', async () => {
  const { token } = await makeAccount(app, { password: 'oldqinghe1' });
  const change = async (old_password: string) =>
    (await app.call(changePassword, { old_password, password }, { token })).code;
  for (let turn = 0; turn < 10; turn += 1) expect(await change('wrong1')).toBe(400);
  expect(await change('oldqinghe1')).toBe(40103);
  app.clock.advance({ minutes: 15, seconds: 1 });
  expect(await change('oldqinghe1')).toBe(100);
});

test('no password of any of these calls stands in the logs', async () => {
  const { phone, token } = await makeAccount(app, { password: 'GeheimAlt1' });
  await app.call(changePassword, { old_password: 'GeheimAlt1', password: 'GeheimNeu2' }, { token });
  await reset(phone, { password: 'GeheimNeu3' });
  await app.call(initPassword, { password: 'GeheimNeu4' }, { token });
  for (const secret of ['GeheimAlt1', 'GeheimNeu2', 'GeheimNeu3', 'GeheimNeu4', phone])
    expect(app.logs()).not.toContain(secret);
});
