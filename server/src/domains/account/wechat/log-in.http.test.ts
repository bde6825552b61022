import { login } from '@qinghe/contract/account/session.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  logInBySecondFactor,
  type TwoFactorChallenge,
} from '@qinghe/contract/account/two-factor.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import {
  wechatBindPhone,
  wechatConfirm,
  wechatLoginCode,
  wechatOauthCheck,
  wechatStatus,
} from '@qinghe/contract/account/wechat.ts';
import { afterEach, expect, test } from 'vitest';
import { makeAccount, tokenOf, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { codeFor } from '../../../../test/codes.ts';
import { playWechat } from '../../../../test/stand-ins/wechat.ts';
import { bindWechatTo, codeOfWechat, confirmedLogin, scan, somebody, stateOf } from '../../../../test/wechat.ts';
import { openPlatformWechat } from '../../../providers/wechat/open-platform.ts';
import { WechatUnavailable } from '../../../providers/wechat/port.ts';
import { totpAt } from '../two-factor/totp.ts';

const app = await startTestApp();
const { db } = app.services;
const { wechat } = app.services;

afterEach(() => {
  app.clock.reset();
  app.services.wechat = wechat;
});

const ask = (poll_key: string, more: { take_over?: boolean } = {}) =>
  app.ok(wechatStatus, { poll_key, ...(more.take_over ? { take_over: 'true' } : {}) });
const logOutEverywhere = (account_uuid: string) =>
  db.updateTable('session').set({ ended_code: 101 }).where('account_uuid', '=', account_uuid).execute();

/** @returns the secret of the account's second factor */
async function turnOnTwoFactor(accountUuid: string): Promise<string> {
  const token = await tokenOf(app, accountUuid);
  const { secret } = await app.ok(beginTwoFactor, {}, { token });
  await app.ok(confirmTwoFactor, { code: totpAt(secret, app.clock.now()), password: 'qinghe2026' }, { token });
  return secret;
}

/** An account that a WeChat opens, and that is at work nowhere. */
async function withWechat() {
  const account = await makeAccount(app, { password: 'qinghe2026' });
  const nickname = somebody();
  await bindWechatTo(app, account, nickname);
  await logOutEverywhere(account.uuid);
  return { ...account, nickname };
}

test('a code waits, is scanned, confirmed, and gives its session once', async () => {
  const account = await withWechat();
  const shown = await app.ok(wechatLoginCode, { browser: 'chrome', system: 'linux' }, { ip: '192.0.2.7' });
  const key = shown.poll_key;
  expect(await ask(key)).toMatchObject({ state: 'waiting', nickname: null, session: null });
  const { asking } = await app.ok(wechatOauthCheck, {
    state: stateOf(shown),
    code: codeOfWechat(app, account.nickname),
  });
  expect(asking).toMatchObject({
    purpose: 'login',
    browser: 'chrome',
    system: 'linux',
    network: '192.0.2.7',
    nickname: '林**',
    account: null,
  });
  expect(await ask(key)).toMatchObject({ state: 'scanned', nickname: '林**', session: null });
  expect(await app.ok(wechatConfirm, { ticket: asking?.ticket ?? '', agreed: true })).toEqual({ next: 'entered' });
  const entered = await ask(key);
  expect(entered).toMatchObject({ state: 'confirmed', next: 'entered', session: { user: { useruuid: account.uuid } } });
  expect((await app.call(getUserInfo, {}, { token: entered.session?.token ?? '' })).code).toBe(100);
  expect(await ask(key)).toMatchObject({ state: 'expired', session: null });
});

test('two tabs that ask at once with one key get one session', async () => {
  const { poll_key } = await confirmedLogin(app, (await withWechat()).nickname);
  const responses = await Promise.all(Array.from({ length: 5 }, () => ask(poll_key)));
  expect(responses.filter(({ session }) => session !== null)).toHaveLength(1);
  expect(responses.filter(({ state }) => state === 'expired')).toHaveLength(4);
});

test('what stands in the QR code opens nothing, nor does the ticket of the phone', async () => {
  const { nickname } = await withWechat();
  const shown = await app.ok(wechatLoginCode, {});
  const ticket = await scan(app, shown, nickname);
  await app.ok(wechatConfirm, { ticket, agreed: true });
  expect(shown.content).not.toContain(shown.poll_key);
  for (const key of [stateOf(shown), ticket, 'made-up'])
    expect(await ask(key)).toEqual({ state: 'expired', expires_at: null, nickname: null, next: null, session: null });
  expect((await ask(shown.poll_key)).session).not.toBeNull();
});

test('secrets travel in no address, and stand in no log', async () => {
  const shown = await app.ok(wechatLoginCode, {});
  const response = await app.fetch(`${wechatStatus.path}?poll_key=${shown.poll_key}`);
  expect(response.status).toBe(400);
  const code = codeOfWechat(app, somebody());
  await app.ok(wechatOauthCheck, { state: stateOf(shown), code });
  await ask(shown.poll_key);
  for (const secret of [code, stateOf(shown)]) expect(app.logs()).not.toContain(secret);
});

test('a code is good for two minutes, and for two more from the moment in which it was scanned', async () => {
  const { nickname } = await withWechat();
  const shown = await app.ok(wechatLoginCode, {});
  app.clock.advance({ seconds: 119 });
  const ticket = await scan(app, shown, nickname);
  app.clock.advance({ seconds: 119 });
  expect((await ask(shown.poll_key)).state).toBe('scanned');
  app.clock.advance({ seconds: 1 });
  expect((await ask(shown.poll_key)).state).toBe('expired');
  expect(await app.call(wechatConfirm, { ticket, agreed: true })).toMatchObject({ code: 40401, reason: /刷新/ });
  const late = await app.ok(wechatLoginCode, {});
  app.clock.advance({ seconds: 120 });
  expect((await app.call(wechatOauthCheck, { state: stateOf(late), code: codeOfWechat(app, nickname) })).code).toBe(
    40401,
  );
});

test('of two phones that scan one code the first one decides', async () => {
  const shown = await app.ok(wechatLoginCode, {});
  const state = stateOf(shown);
  const scans = await Promise.all(
    Array.from({ length: 4 }, () => app.call(wechatOauthCheck, { state, code: codeOfWechat(app, somebody()) })),
  );
  expect(scans.map(({ code }) => code).sort((a, b) => a - b)).toEqual([100, 40401, 40401, 40401]);
});

test('a code of WeChat is good once, and for its own return alone', async () => {
  const code = codeOfWechat(app, somebody());
  const [first, second] = [await app.ok(wechatLoginCode, {}), await app.ok(wechatLoginCode, {})];
  await app.ok(wechatOauthCheck, { state: stateOf(first), code });
  expect((await app.call(wechatOauthCheck, { state: stateOf(first), code })).code).toBe(40401);
  expect((await app.call(wechatOauthCheck, { state: stateOf(second), code })).code).toBe(40102);
  expect((await app.call(wechatOauthCheck, { state: stateOf(second), code: 'made-up' })).code).toBe(40102);
  // A refused code costs the QR code nothing.
  expect((await ask(second.poll_key)).state).toBe('waiting');
  expect((await app.call(wechatOauthCheck, { state: 'made-up', code })).code).toBe(40401);
});

test('no to WeChat, and no to the browser, end it; a yes afterwards changes nothing', async () => {
  const denied = await app.ok(wechatLoginCode, {});
  expect(await app.ok(wechatOauthCheck, { state: stateOf(denied) })).toEqual({ asking: null });
  expect((await ask(denied.poll_key)).state).toBe('refused');
  const shown = await app.ok(wechatLoginCode, {});
  const ticket = await scan(app, shown, (await withWechat()).nickname);
  expect(await app.ok(wechatConfirm, { ticket, agreed: false })).toEqual({ next: 'refused' });
  expect((await app.call(wechatConfirm, { ticket, agreed: true })).code).toBe(40401);
  expect(await ask(shown.poll_key)).toMatchObject({ state: 'refused', session: null });
});

test('a yes that is sent twice by fast hands, or after a lost response, is one yes', async () => {
  const { nickname } = await withWechat();
  const shown = await app.ok(wechatLoginCode, {});
  const ticket = await scan(app, shown, nickname);
  const yes = () =>
    app.ok(wechatConfirm, { ticket, agreed: true }, { headers: { 'idempotency-key': `yes-${ticket}` } });
  expect(await Promise.all([yes(), yes()])).toEqual([{ next: 'entered' }, { next: 'entered' }]);
  expect((await ask(shown.poll_key)).session).not.toBeNull();
  expect(await yes()).toEqual({ next: 'entered' });
});

test('an account that is at work elsewhere is asked about first, and then logged out there', async () => {
  const { nickname, phone } = await withWechat();
  const { token } = await app.ok(login, { account: phone, password: 'qinghe2026' });
  const { poll_key } = await confirmedLogin(app, nickname);
  expect(await ask(poll_key)).toMatchObject({ state: 'confirmed', next: 'elsewhere', session: null });
  expect((await app.call(getUserInfo, {}, { token })).code).toBe(100);
  expect((await ask(poll_key, { take_over: true })).session).not.toBeNull();
  expect((await app.call(getUserInfo, {}, { token })).code).toBe(4062);
});

test('a frozen and a closed account stay shut', async () => {
  const account = await withWechat();
  const freeze = (frozen_at: Date | null, closed_at: Date | null) =>
    db.updateTable('account').set({ frozen_at, closed_at }).where('uuid', '=', account.uuid).execute();
  const { poll_key } = await confirmedLogin(app, account.nickname);
  await freeze(new Date(), null);
  expect((await app.call(wechatStatus, { poll_key })).code).toBe(10108);
  await freeze(null, new Date());
  expect((await app.call(wechatStatus, { poll_key })).code).toBe(10109);
});

test('a second factor is asked for as with every other login', async () => {
  const account = await withWechat();
  const secret = await turnOnTwoFactor(account.uuid);
  const { poll_key } = await confirmedLogin(app, account.nickname);
  const refused = await app.call(wechatStatus, { poll_key, take_over: 'true' });
  expect(refused.code).toBe(40104);
  const { challenge } = refused.data as unknown as TwoFactorChallenge;
  app.clock.advance({ seconds: 31 });
  const code = totpAt(secret, app.clock.now());
  expect((await app.call(logInBySecondFactor, { challenge, code })).code).toBe(100);
  expect((await ask(poll_key)).state).toBe('expired');
});

test('where no WeChat is connected it says so', async () => {
  app.services.wechat = null;
  expect(await app.call(wechatLoginCode, {})).toMatchObject({ code: 40902, reason: /还没有开通/ });
});

test('a WeChat that does not answer costs the code nothing', async () => {
  const shown = await app.ok(wechatLoginCode, {});
  app.services.wechat = {
    isPlayed: false,
    authorizationUrl: () => '',
    identify: () => Promise.reject(new WechatUnavailable('no response')),
    sendsMessages: false,
    sendMessage: () => Promise.reject(new WechatUnavailable('no response')),
  };
  const refused = await app.call(wechatOauthCheck, { state: stateOf(shown), code: 'c' });
  expect(refused).toMatchObject({ status: 503, reason: /没有回应/ });
  app.services.wechat = wechat;
  await scan(app, shown, somebody());
});

test('a phone comes in by WeChat itself', async () => {
  const account = { appid: 'wx1', secret: 'secret-of-the-account', domain: '127.0.0.1' };
  const service = await playWechat(account);
  const { url } = service;
  app.services.wechat = openPlatformWechat({
    authorizeEndpoint: url,
    apiEndpoint: url,
    appId: account.appid,
    secret: account.secret,
    template: '',
  });
  const shown = await app.ok(wechatLoginCode, {});
  const back = service.scan(shown.content, { unionid: 'u-1', nickname: '林\u202e晓\n' });
  expect(back.href.startsWith(`${app.url}/wechat/return?`)).toBe(true);
  const { asking } = await app.ok(wechatOauthCheck, Object.fromEntries(back.searchParams) as { state: string });
  expect(asking?.nickname).toBe('林*');
  await app.ok(wechatConfirm, { ticket: asking?.ticket ?? '', agreed: true });
  expect((await ask(shown.poll_key)).next).toBe('phone');
  expect(app.logs()).not.toContain(account.secret);
  await service.close();
});

const checkPhone = (poll_key: string, phone: string, code: string) =>
  app.call(wechatBindPhone, { poll_key, phone, code });

test('a WeChat of no account goes on to the phone check, and opens the account from then on', async () => {
  const nickname = somebody();
  const account = await makeAccount(app);
  const { poll_key } = await confirmedLogin(app, nickname);
  expect(await ask(poll_key)).toMatchObject({ state: 'confirmed', next: 'phone', session: null });
  expect((await checkPhone(poll_key, account.phone, '000000')).code).toBe(40102);
  const entered = await checkPhone(poll_key, account.phone, await codeFor(app, account.phone));
  expect(entered).toMatchObject({ code: 100, data: { user: { useruuid: account.uuid }, is_new: false } });
  expect((await checkPhone(poll_key, account.phone, await codeFor(app, account.phone))).code).toBe(40401);
  await logOutEverywhere(account.uuid);
  const again = await confirmedLogin(app, nickname);
  expect(await ask(again.poll_key)).toMatchObject({ session: { user: { useruuid: account.uuid } } });
});

test('a phone without an account gets one', async () => {
  const phone = unusedPhone();
  const { poll_key } = await confirmedLogin(app, somebody());
  expect((await checkPhone(poll_key, phone, await codeFor(app, phone))).data).toMatchObject({ is_new: true });
});

test('a phone whose account has another WeChat is refused in words, and its code stays good', async () => {
  const { phone } = await withWechat();
  const { poll_key } = await confirmedLogin(app, somebody());
  const code = await codeFor(app, phone);
  const refused = { code: 40902, field: 'phone', reason: /另一个微信/ };
  expect(await checkPhone(poll_key, phone, code)).toMatchObject(refused);
  expect(await checkPhone(poll_key, phone, code)).toMatchObject(refused);
});

test('nobody binds what was not confirmed, or was confirmed by somebody whose WeChat has an account', async () => {
  const { phone } = await makeAccount(app);
  const waiting = await app.ok(wechatLoginCode, {});
  expect((await checkPhone(waiting.poll_key, phone, await codeFor(app, phone))).code).toBe(40401);
  await scan(app, waiting, somebody());
  expect((await checkPhone(waiting.poll_key, phone, await codeFor(app, phone))).code).toBe(40401);
  const { poll_key } = await confirmedLogin(app, (await withWechat()).nickname);
  expect((await checkPhone(poll_key, phone, await codeFor(app, phone))).code).toBe(40902);
});

test('of two accounts that bind one WeChat at once exactly one gets it', async () => {
  const nickname = somebody();
  const [one, other] = [await makeAccount(app), await makeAccount(app)];
  const flows = [await confirmedLogin(app, nickname), await confirmedLogin(app, nickname)];
  const codes = [await codeFor(app, one.phone), await codeFor(app, other.phone)];
  const results = await Promise.all(
    [one, other].map(({ phone }, n) => checkPhone(flows[n]?.poll_key ?? '', phone, codes[n] ?? '')),
  );
  expect(results.map(({ code }) => code).sort((a, b) => a - b)).toEqual([100, 40902]);
});

test('with a second factor the WeChat is bound once that is passed', async () => {
  const account = await makeAccount(app, { password: 'qinghe2026' });
  await logOutEverywhere(account.uuid);
  const secret = await turnOnTwoFactor(account.uuid);
  const nickname = somebody();
  const { poll_key } = await confirmedLogin(app, nickname);
  const refused = await checkPhone(poll_key, account.phone, await codeFor(app, account.phone));
  expect(refused.code).toBe(40104);
  expect((await ask((await confirmedLogin(app, nickname)).poll_key)).next).toBe('phone');
  const { challenge } = refused.data as unknown as TwoFactorChallenge;
  app.clock.advance({ seconds: 31 });
  await app.ok(logInBySecondFactor, { challenge, code: totpAt(secret, app.clock.now()) });
  expect((await ask((await confirmedLogin(app, nickname)).poll_key)).next).toBe('elsewhere');
});
