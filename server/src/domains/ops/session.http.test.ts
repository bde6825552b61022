import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getOperator, opsLogin, opsLogout } from '@qinghe/contract/ops/session.ts';
import { expect, test } from 'vitest';
import { captchaProof, makeAccount, unusedPhone } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeOperator as makeOther } from '../../../test/companies.ts';
import { hashPassword, totpAt } from '../account/index.ts';
import { makeOperator } from './make-operator.ts';

const app = await startTestApp({ demo: false });

async function someone() {
  const phone = unusedPhone();
  const { password, uri } = await makeOperator(app.services.db, app.services.signingSecret, { phone, name: '苏禾' });
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return { phone, password, codeNow: () => totpAt(secret, app.clock.now()) };
}

test('who was made by the command gets in with password and code, and out again', async () => {
  const { phone, password, codeNow } = await someone();
  expect((await app.call(opsLogin, { phone, password })).code).toBe(40104);
  const { token, operator } = await app.ok(opsLogin, { phone, password, code: codeNow() });
  expect(operator.name).toBe('苏禾');
  expect((await app.ok(getOperator, {}, { token })).operator).toEqual(operator);
  await app.ok(opsLogout, {}, { token });
  expect((await app.call(getOperator, {}, { token })).code).toBe(101);
});

test('a code opens once, also of two at the same moment', async () => {
  const { phone, password, codeNow } = await someone();
  const code = codeNow();
  const responses = await Promise.all([1, 2].map(() => app.call(opsLogin, { phone, password, code })));
  expect(responses.map((one) => one.code).toSorted((a, b) => a - b)).toEqual([100, 40102]);
});

test('a new login ends the one before; twelve hours end any', async () => {
  const { phone, password, codeNow } = await someone();
  const first = await app.ok(opsLogin, { phone, password, code: codeNow() });
  app.clock.advance({ minutes: 2 });
  const second = await app.ok(opsLogin, { phone, password, code: codeNow() });
  expect((await app.call(getOperator, {}, { token: first.token })).code).toBe(101);
  app.clock.advance({ hours: 13 });
  expect((await app.call(getOperator, {}, { token: second.token })).code).toBe(401);
  app.clock.reset();
});

const from = (ip: string) => async (input: Parameters<typeof enter>[0]) => enter(input, ip);
const enter = async (input: { phone: string; password: string; code?: string }, ip: string) =>
  (await app.call(opsLogin, { ...input, captcha_proof: await captchaProof(app) }, { ip })).code;

test('ten failures lock the network that guessed, of a phone that is no operator as well, and keep no operator out', async () => {
  const { phone, password, codeNow } = await someone();
  for (const [index, name] of [phone, unusedPhone()].entries()) {
    const guessing = from(`192.0.2.${201 + index}`);
    // All at once: each is counted before the next one is looked at.
    const codes = await Promise.all(Array.from({ length: 14 }, () => guessing({ phone: name, password: 'wrong' })));
    expect(codes.toSorted()).toEqual([...Array(10).fill(40101), ...Array(4).fill(40103)]);
    expect(await guessing({ phone: name, password, code: codeNow() })).toBe(40103);
  }
  // Of the honest one a captcha is asked for.
  expect((await app.call(opsLogin, { phone, password, code: codeNow() }, { ip: '192.0.2.203' })).code).toBe(10104);
  expect(await from('192.0.2.203')({ phone, password, code: codeNow() })).toBe(100);
});

test('five wrong codes lock the second factor, also at once, from however many networks', async () => {
  const { phone, password, codeNow } = await someone();
  const codes = await Promise.all(
    Array.from({ length: 8 }, (_, index) => from(`192.0.2.${210 + index}`)({ phone, password, code: '000000' })),
  );
  expect(codes.toSorted()).toEqual([...Array(5).fill(40102), ...Array(3).fill(40105)]);
  expect(await from('192.0.2.220')({ phone, password, code: codeNow() })).toBe(40105);
});

test('a hundred wrong passwords of a day are all that a name takes, from however many networks', async () => {
  const { phone, password, codeNow } = await someone();
  for (let network = 0; network < 20; network += 1)
    for (let tries = 0; tries < 5; tries += 1)
      expect(await from(`198.51.100.${network}`)({ phone, password: 'wrong' })).toBe(40101);
  expect(await from('198.51.100.99')({ phone, password, code: codeNow() })).toBe(40103);
});

test('without a second factor nobody gets in but in a demo', async () => {
  const operator = await makeOther(app, { password_hash: await hashPassword('qinghe2026') });
  expect((await app.call(opsLogin, { phone: operator.phone, password: 'qinghe2026' })).code).toBe(403);
});

test('an account is no operator, and an operator no account', async () => {
  const operator = await makeOther(app);
  const account = await makeAccount(app);
  expect((await app.call(getOperator, {}, { token: account.token })).code).toBe(403);
  expect((await app.call(getUserInfo, {}, { token: operator.token })).code).toBe(101);
});
