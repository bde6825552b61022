import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getOperator, opsLogin, opsLogout } from '@qinghe/contract/ops/session.ts';
import { expect, test } from 'vitest';
import { makeAccount, randomPhone } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeOperator as makeOther } from '../../../test/companies.ts';
import { hashPassword, totpAt } from '../account/index.ts';
import { makeOperator } from './make-operator.ts';

const app = await startTestApp({ demo: false });

async function someone() {
  const phone = randomPhone();
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

test('ten failures lock the name for a while, of a phone that is no operator as well', async () => {
  const { phone, password, codeNow } = await someone();
  for (const name of [phone, randomPhone()]) {
    for (let tries = 0; tries < 10; tries += 1)
      expect((await app.call(opsLogin, { phone: name, password: 'wrong' })).code).toBe(40101);
    expect((await app.call(opsLogin, { phone: name, password, code: codeNow() })).code).toBe(40103);
  }
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
