import { getSecurity } from '@qinghe/contract/account/security.ts';
import { login, quickLogin } from '@qinghe/contract/account/session.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  logInBySecondFactor,
  RECOVERY_CODES,
  type TwoFactorChallenge,
} from '@qinghe/contract/account/two-factor.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { afterEach, expect, test } from 'vitest';
import { makeAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { codeFor } from '../../../../test/codes.ts';
import { openSocket } from '../../../../test/socket.ts';
import { totpAt } from './totp.ts';

const app = await startTestApp();
const { db } = app.services;

afterEach(() => app.clock.reset());

const password = 'qinghe2026';
const WRONG = '000000';

/** An account with its second factor on; `next` is a code that was not used yet. */
async function withTwoFactor() {
  const account = await makeAccount(app, { password });
  const { token } = account;
  const { secret, uri } = await app.ok(beginTwoFactor, {}, { token });
  const codeNow = () => totpAt(secret, app.clock.now());
  const { recovery_codes } = await app.ok(confirmTwoFactor, { code: codeNow(), password }, { token });
  const next = () => {
    app.clock.advance({ seconds: 31 });
    return codeNow();
  };
  return { ...account, secret, uri, recovery_codes, codeNow, next };
}

async function challengeFor(phone: string): Promise<string> {
  const refused = await app.call(login, { account: phone, password });
  expect(refused).toMatchObject({ status: 401, code: 40104 });
  return (refused.data as unknown as TwoFactorChallenge).challenge;
}

const answer = (challenge: string, code: string) => app.call(logInBySecondFactor, { challenge, code });

test('an authenticator gives the codes of RFC 6238', () => {
  // Appendix B, SHA-1, the last six digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(totpAt(secret, new Date(59_000))).toBe('287082');
  expect(totpAt(secret, new Date(1_111_111_109_000))).toBe('081804');
});

test('it counts once a code confirms it; then both logins ask for it, and a code opens the session', async () => {
  const account = await makeAccount(app, { password });
  const { secret, uri } = await app.ok(beginTwoFactor, {}, { token: account.token });
  expect(uri).toContain(`secret=${secret}`);
  expect((await app.call(login, { account: account.phone, password })).code).toBe(100);
  const token = await app.ok(login, { account: account.phone, password }).then((session) => session.token);
  expect((await app.call(confirmTwoFactor, { code: WRONG, password }, { token })).code).toBe(40102);
  await app.ok(confirmTwoFactor, { code: totpAt(secret, app.clock.now()), password }, { token });
  expect(await app.ok(getSecurity, {}, { token })).toMatchObject({
    two_factor: { on: true, recovery_codes_left: RECOVERY_CODES },
  });
  const { phone } = account;
  expect((await app.call(quickLogin, { phone, code: await codeFor(app, phone) })).code).toBe(40104);
  const challenge = await challengeFor(phone);
  expect((await app.call(getUserInfo, {}, { token })).code).toBe(100);
  app.clock.advance({ seconds: 31 });
  const entered = await answer(challenge, totpAt(secret, app.clock.now()));
  expect(entered.code).toBe(100);
  expect((await app.call(getUserInfo, {}, { token: entered.data.token })).code).toBe(100);
  expect((await app.call(getUserInfo, {}, { token })).code).toBe(4062);
  expect((await answer(challenge, WRONG)).code).toBe(40401);
});

test('a code is good once, and an older one not after it', async () => {
  const account = await withTwoFactor();
  const older = account.codeNow();
  expect((await answer(await challengeFor(account.phone), older)).code).toBe(40102);
  const code = account.next();
  expect((await answer(await challengeFor(account.phone), code)).code).toBe(100);
  expect((await answer(await challengeFor(account.phone), code)).code).toBe(40102);
});

test('of two logins with one code at once exactly one gets in', async () => {
  const account = await withTwoFactor();
  const challenges = [await challengeFor(account.phone), await challengeFor(account.phone)];
  const code = account.next();
  const codes = (await Promise.all(challenges.map((challenge) => answer(challenge, code)))).map((one) => one.code);
  expect(codes.sort((a, b) => a - b)).toEqual([100, 40102]);
});

test('a recovery code stands in once, however its letters and hyphens are typed', async () => {
  const { phone, recovery_codes } = await withTwoFactor();
  const [code = ''] = recovery_codes;
  expect(new Set(recovery_codes).size).toBe(RECOVERY_CODES);
  const typed = code.toLowerCase().replaceAll('-', ' ');
  const entered = await answer(await challengeFor(phone), typed);
  expect(entered.code).toBe(100);
  expect((await answer(await challengeFor(phone), code)).code).toBe(40102);
  expect(await app.ok(getSecurity, {}, { token: entered.data.token })).toMatchObject({
    two_factor: { recovery_codes_left: RECOVERY_CODES - 1 },
  });
});

test('five wrong codes lock for fifteen minutes, from wherever; the right one then too', async () => {
  const account = await withTwoFactor();
  const challenge = await challengeFor(account.phone);
  const codes = await Promise.all(Array.from({ length: 6 }, () => answer(challenge, WRONG)));
  expect(codes.map(({ code }) => code).sort((a, b) => a - b)).toEqual([...Array(5).fill(40102), 40105]);
  expect(await answer(challenge, account.next())).toMatchObject({ status: 429, code: 40105 });
  app.clock.advance({ minutes: 15 });
  expect((await answer(await challengeFor(account.phone), account.next())).code).toBe(100);
});

test('a challenge is good for five minutes, and for nothing but its account', async () => {
  const account = await withTwoFactor();
  const challenge = await challengeFor(account.phone);
  expect((await answer('made-up', account.codeNow())).code).toBe(40401);
  app.clock.advance({ minutes: 5, seconds: 1 });
  expect((await answer(challenge, account.codeNow())).code).toBe(40401);
});

test('it goes off by a code and the password, not by one of them', async () => {
  const account = await withTwoFactor();
  const { token, phone } = account;
  const off = (code: string, given: string) => app.call(endTwoFactor, { code, password: given }, { token });
  const code = account.next();
  expect(await off(code, 'wrong1')).toMatchObject({ code: 400, field: 'password' });
  expect(await off(WRONG, password)).toMatchObject({ code: 40102, field: 'code' });
  expect((await off(code, password)).code).toBe(100);
  expect((await app.call(login, { account: phone, password })).code).toBe(100);
  expect(await db.selectFrom('recovery_code').selectAll().where('account_uuid', '=', account.uuid).execute()).toEqual(
    [],
  );
});

test('it is not begun again while it is on, nor without a password', async () => {
  const { token } = await withTwoFactor();
  expect((await app.call(beginTwoFactor, {}, { token })).code).toBe(40902);
  const plain = await makeAccount(app);
  expect((await app.call(beginTwoFactor, {}, { token: plain.token })).code).toBe(40902);
});

test('of two confirmations at once one gives the recovery codes', async () => {
  const { token } = await makeAccount(app, { password });
  const { secret } = await app.ok(beginTwoFactor, {}, { token });
  const code = totpAt(secret, app.clock.now());
  const responses = await Promise.all([0, 1].map(() => app.call(confirmTwoFactor, { code, password }, { token })));
  expect(responses.map((response) => response.code).sort((a, b) => a - b)).toEqual([100, 40902]);
});

test('a frozen account does not enter by its second factor either', async () => {
  const account = await withTwoFactor();
  const challenge = await challengeFor(account.phone);
  await db.updateTable('account').set({ frozen_at: new Date() }).where('uuid', '=', account.uuid).execute();
  expect((await answer(challenge, account.next())).code).toBe(10108);
});

test('the database holds neither secret nor recovery codes, and the logs no code', async () => {
  const account = await withTwoFactor();
  const challenge = await challengeFor(account.phone);
  const code = account.next();
  await answer(challenge, code);
  const rows = JSON.stringify([
    await db.selectFrom('account_totp').selectAll().where('account_uuid', '=', account.uuid).execute(),
    await db.selectFrom('recovery_code').selectAll().where('account_uuid', '=', account.uuid).execute(),
  ]);
  const [first = ''] = account.recovery_codes;
  for (const secret of [account.secret, first, challenge]) {
    expect(rows).not.toContain(secret);
    expect(app.logs()).not.toContain(secret);
  }
  expect(app.logs()).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
});

test('a login by second factor ends the session of before, whose socket hears it', async () => {
  const account = await withTwoFactor();
  const { event } = await openSocket(app, account.token);
  await answer(await challengeFor(account.phone), account.next());
  expect(await event('session.ended')).toEqual({ type: 'session.ended', code: 4062 });
});
