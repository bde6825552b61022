import { login, quickLogin } from '@qinghe/contract/account/session.ts';
import { beforeEach, expect, test } from 'vitest';
import { captchaProof, makeAccount, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { codeFor, sendAndReadCode } from '../../../../test/codes.ts';

const app = await startTestApp();
const { db } = app.services;

/** Always from the same network, which the lock is about. */
const logIn = (account: string, password: string, captcha_proof?: string) =>
  app.call(login, { account, password, captcha_proof }, { ip: `192.0.2.${network}` });
let network = 1;
// A network has a limit of calls too: each test has its own.
beforeEach(() => {
  network += 1;
});

async function failTimes(phone: string, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) expect((await logIn(phone, 'wrong1')).code).toBe(40101);
}

test('a phone and its password open a session, and the response names the account', async () => {
  const account = await makeAccount(app, { password: 'qinghe2026' });
  const { token, user } = await app.ok(login, { account: account.phone, password: 'qinghe2026' });
  expect(token.length).toBeGreaterThanOrEqual(43);
  expect(user).toMatchObject({ useruuid: account.uuid, name: '林晓', company_uuid: null, check_tel: true });
  expect(user.phone).toBe(`${account.phone.slice(0, 3)}****${account.phone.slice(-4)}`);
});

test('an e-mail address opens the same account, however its letters are written', async () => {
  const account = await makeAccount(app, { email: 'lin@yunshan.example', password: 'qinghe2026' });
  const { user } = await app.ok(login, { account: 'Lin@Yunshan.Example', password: 'qinghe2026' });
  expect(user.useruuid).toBe(account.uuid);
});

test('a phone opens its account in every form in which it is pasted', async () => {
  const { uuid, phone } = await makeAccount(app, { password: 'qinghe2026' });
  const forms = [
    `+86 ${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`,
    phone.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
    `\u202d${phone}\u202c`,
    `tel:${phone}`,
  ];
  for (const account of forms)
    expect((await app.ok(login, { account, password: 'qinghe2026' })).user.useruuid, account).toBe(uuid);
});

test('an unknown account and a wrong password are refused in the same words', async () => {
  const account = await makeAccount(app, { password: 'qinghe2026' });
  const withoutPassword = await makeAccount(app);
  const responses = [
    await logIn(account.phone, 'wrong1'),
    await logIn(unusedPhone(), 'wrong1'),
    await logIn(withoutPassword.phone, 'wrong1'),
  ].map(({ status, code, msg, reason, data }) => ({ status, code, msg, reason, data }));
  expect(responses[0]).toMatchObject({ status: 401, code: 40101 });
  expect(responses[1]).toEqual(responses[0]);
  expect(responses[2]).toEqual(responses[0]);
});

test('neither phone nor e-mail is a bad request that names the field', async () => {
  expect(await logIn('林晓', 'qinghe2026')).toMatchObject({ status: 400, code: 400, field: 'account' });
});

test('after five wrong passwords a captcha is asked for, and its proof opens the account once', async () => {
  const { phone } = await makeAccount(app, { password: 'qinghe2026' });
  await failTimes(phone, 5);
  expect((await logIn(phone, 'qinghe2026')).code).toBe(10104);
  expect((await logIn(phone, 'qinghe2026', 'no such proof')).code).toBe(10104);
  const proof = await captchaProof(app);
  expect((await logIn(phone, 'wrong1', proof)).code).toBe(40101);
  expect((await logIn(phone, 'qinghe2026', proof)).code).toBe(10104);
  expect((await logIn(phone, 'qinghe2026', await captchaProof(app))).code).toBe(100);
  expect((await logIn(phone, 'qinghe2026')).code).toBe(100);
});

test('after ten wrong passwords only a code opens the account, until fifteen minutes have passed', async () => {
  const { phone } = await makeAccount(app, { password: 'qinghe2026' });
  await failTimes(phone, 5);
  for (let turn = 0; turn < 5; turn += 1)
    expect((await logIn(phone, 'wrong1', await captchaProof(app))).code).toBe(40101);
  expect(await logIn(phone, 'qinghe2026', await captchaProof(app))).toMatchObject({ status: 429, code: 40103 });
  const code = await sendAndReadCode(app, phone);
  expect((await app.call(quickLogin, { phone, code })).code).toBe(100);
  expect((await logIn(phone, 'qinghe2026')).code).toBe(40103);
  app.clock.advance({ minutes: 14, seconds: 50 });
  expect((await logIn(phone, 'qinghe2026')).code).toBe(40103);
  app.clock.advance({ seconds: 11 });
  expect((await logIn(phone, 'qinghe2026')).code).toBe(100);
});

test('an unknown account asks for a captcha and locks as a known one does', async () => {
  const { phone } = await makeAccount(app, { password: 'qinghe2026' });
  const tried = async (account: string) => {
    const codes: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) codes.push((await logIn(account, 'wrong1')).code);
    for (let turn = 0; turn < 6; turn += 1) codes.push((await logIn(account, 'wrong1', await captchaProof(app))).code);
    return codes;
  };
  const known = await tried(phone);
  expect(known).toEqual([...Array(5).fill(40101), 10104, 10104, ...Array(5).fill(40101), 40103]);
  expect(await tried(unusedPhone())).toEqual(known);
});

test('somebody elsewhere cannot lock an account: its owner logs in with a captcha', async () => {
  const { phone } = await makeAccount(app, { password: 'qinghe2026' });
  const attacker = { ip: '203.0.113.9' };
  for (let turn = 0; turn < 12; turn += 1)
    await app.call(login, { account: phone, password: 'wrong1', captcha_proof: await captchaProof(app) }, attacker);
  expect((await app.call(login, { account: phone, password: 'qinghe2026' }, attacker)).code).toBe(40103);
  expect((await logIn(phone, 'qinghe2026')).code).toBe(10104);
  expect((await logIn(phone, 'qinghe2026', await captchaProof(app))).code).toBe(100);
});

test('wrong passwords count only within ten minutes of the first', async () => {
  const { phone } = await makeAccount(app, { password: 'qinghe2026' });
  await failTimes(phone, 4);
  app.clock.advance({ minutes: 10, seconds: 1 });
  await failTimes(phone, 4);
  expect((await logIn(phone, 'qinghe2026')).code).toBe(100);
});

test('wrong passwords sent at once are all counted', async () => {
  const { phone } = await makeAccount(app, { password: 'qinghe2026' });
  const codes = await Promise.all(Array.from({ length: 7 }, async () => (await logIn(phone, 'wrong1')).code));
  expect(codes.filter((code) => code === 40101)).toHaveLength(5);
  expect(codes.filter((code) => code === 10104)).toHaveLength(2);
});

test('a frozen and a closed account are told so, but only with the right password', async () => {
  const frozen = await makeAccount(app, { password: 'qinghe2026' });
  const closed = await makeAccount(app, { password: 'qinghe2026' });
  await db.updateTable('account').set({ frozen_at: new Date() }).where('uuid', '=', frozen.uuid).execute();
  await db.updateTable('account').set({ closed_at: new Date() }).where('uuid', '=', closed.uuid).execute();
  expect((await logIn(frozen.phone, 'wrong1')).code).toBe(40101);
  expect((await logIn(frozen.phone, 'qinghe2026')).code).toBe(10108);
  expect((await logIn(closed.phone, 'qinghe2026')).code).toBe(10109);
  for (const [account, expected] of [
    [frozen, 10108],
    [closed, 10109],
  ] as const) {
    const code = await codeFor(app, account.phone);
    expect((await app.call(quickLogin, { phone: account.phone, code })).code).toBe(expected);
  }
});

test('one address gets no more tries by making up tokens', async () => {
  const ip = '203.0.113.77';
  const codes: number[] = [];
  for (let turn = 0; turn < login.perMinute + 1; turn += 1) {
    const response = await app.call(login, { account: 'nobody', password: 'x' }, { ip, token: `made-up-${turn}` });
    codes.push(response.code);
  }
  expect(new Set(codes.slice(0, -1))).toEqual(new Set([400]));
  expect(codes.at(-1)).toBe(429);
});
