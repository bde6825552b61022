import { closeAccount } from '@qinghe/contract/account/close.ts';
import { getSecurity } from '@qinghe/contract/account/security.ts';
import { logout } from '@qinghe/contract/account/session.ts';
import {
  rebindWechat,
  unbindWechat,
  wechatBindCode,
  wechatConfirm,
  wechatLoginCode,
  wechatOauthCheck,
  wechatStatus,
} from '@qinghe/contract/account/wechat.ts';
import { expect, test } from 'vitest';
import { makeAccount, makeMaster, type TestAccount, tokenOf } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { codeFor } from '../../../../test/codes.ts';
import { readDeliveries } from '../../../../test/deliveries.ts';
import {
  bindWechatTo,
  codeOfWechat,
  confirmedBinding,
  confirmedLogin,
  scan,
  somebody,
  stateOf,
} from '../../../../test/wechat.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;

const ask = (poll_key: string) => app.ok(wechatStatus, { poll_key });
const boundTo = async ({ token }: TestAccount) => (await app.ok(getSecurity, {}, { token })).wechat.nickname;
const proof = ({ phone }: TestAccount) => codeFor(app, phone, 'prove_phone');
const actionsOf = async ({ uuid }: TestAccount) =>
  (await db.selectFrom('audit_entry').select('action').where('object_uuid', '=', uuid).orderBy('at').execute()).map(
    ({ action }) => action,
  );

test('the first WeChat is bound once the phone confirmed, which sees whose account it is, and a code came; the e-mail is told', async () => {
  const account = await makeMaster(app);
  await db.updateTable('account').set({ email: 'lin@yunshan.example' }).where('uuid', '=', account.uuid).execute();
  expect(await boundTo(account)).toBeNull();
  const shown = await app.ok(wechatBindCode, {}, { token: account.token });
  const { asking } = await app.ok(wechatOauthCheck, { state: stateOf(shown), code: codeOfWechat(app, somebody()) });
  expect(asking).toMatchObject({ purpose: 'bind', account: { name: '林*', phone: /^139\*{4}/ } });
  expect(await boundTo(account)).toBeNull();
  expect(await app.ok(wechatConfirm, { ticket: asking?.ticket ?? '', agreed: true })).toEqual({ next: 'prove' });
  expect(await ask(shown.poll_key)).toMatchObject({ state: 'confirmed', next: 'prove', session: null });
  // Whoever found the session open has a WeChat, and not the phone.
  expect(await boundTo(account)).toBeNull();
  const { token } = account;
  const { poll_key } = shown;
  expect((await app.call(rebindWechat, { poll_key, code: '000000' }, { token })).code).toBe(40102);
  await app.ok(rebindWechat, { poll_key, code: await proof(account) }, { token });
  expect(await boundTo(account)).toBe('林**');
  expect(await actionsOf(account)).toEqual(['account.wechat_bound']);
  const [mail] = await readDeliveries(app.services, { kind: 'account.words' });
  expect(mail?.details.body).toContain('林**');
});

test('a WeChat of another account is refused on both screens', async () => {
  const nickname = somebody();
  await bindWechatTo(app, await makeAccount(app), nickname);
  const other = await makeAccount(app);
  const shown = await app.ok(wechatBindCode, {}, { token: other.token });
  const ticket = await scan(app, shown, nickname);
  expect(await app.call(wechatConfirm, { ticket, agreed: true })).toMatchObject({
    code: 40902,
    reason: /另一个青禾账号/,
  });
  expect((await ask(shown.poll_key)).state).toBe('taken');
  expect(await boundTo(other)).toBeNull();
});

test('of two accounts that are given one WeChat at once exactly one gets it', async () => {
  const nickname = somebody();
  const accounts = [await makeAccount(app), await makeAccount(app)];
  const confirmed = [];
  for (const account of accounts)
    confirmed.push({
      token: account.token,
      poll_key: (await confirmedBinding(app, account, nickname)).poll_key,
      code: await proof(account),
    });
  const results = await Promise.all(confirmed.map(({ token, ...input }) => app.call(rebindWechat, input, { token })));
  expect(results.map(({ code }) => code).sort((a, b) => a - b)).toEqual([100, 40902]);
  expect((await Promise.all(accounts.map(boundTo))).filter((one) => one !== null)).toHaveLength(1);
});

test('who was logged out meanwhile binds nothing', async () => {
  const account = await makeAccount(app);
  const { token } = account;
  const shown = await app.ok(wechatBindCode, {}, { token });
  const ticket = await scan(app, shown, somebody());
  await app.ok(logout, {}, { token });
  expect((await app.call(wechatConfirm, { ticket, agreed: true })).code).toBe(40401);
  expect(await boundTo({ ...account, token: await tokenOf(app, account.uuid) })).toBeNull();
});

test('another WeChat takes its place by a code of the phone alone', async () => {
  const account = await makeMaster(app);
  const { token } = account;
  const [before, after] = [somebody(), `周${somebody()}`];
  await bindWechatTo(app, account, before);
  const { poll_key } = await confirmedBinding(app, account, after);
  expect(await ask(poll_key)).toMatchObject({ state: 'confirmed', next: 'prove' });
  expect(await boundTo(account)).toBe('林**');
  expect((await app.call(rebindWechat, { poll_key, code: '000000' }, { token })).code).toBe(40102);
  await app.ok(rebindWechat, { poll_key, code: await proof(account) }, { token });
  expect(await boundTo(account)).toBe('周**');
  expect((await app.call(rebindWechat, { poll_key, code: await proof(account) }, { token })).code).toBe(40401);
  expect((await ask((await confirmedLogin(app, before)).poll_key)).next).toBe('phone');
  expect(await actionsOf(account)).toEqual(['account.wechat_bound', 'account.wechat_changed']);
});

test('the key of another account, of a login, or of what was not confirmed, changes nothing', async () => {
  const account = await makeAccount(app);
  const { token } = account;
  await bindWechatTo(app, account, somebody());
  const stranger = await makeAccount(app);
  await bindWechatTo(app, stranger, somebody());
  const foreign = await confirmedBinding(app, stranger, somebody());
  const unconfirmed = await app.ok(wechatBindCode, {}, { token });
  const login = await confirmedLogin(app, somebody());
  for (const { poll_key } of [foreign, unconfirmed, login])
    expect((await app.call(rebindWechat, { poll_key, code: await proof(account) }, { token })).code).toBe(40401);
});

test('it goes off by a code of the phone, and then no longer opens the account', async () => {
  const account = await makeMaster(app);
  const { token } = account;
  expect((await app.call(unbindWechat, { code: '123456' }, { token })).reason).toMatch(/还没有绑定微信/);
  const nickname = somebody();
  await bindWechatTo(app, account, nickname);
  expect((await app.call(unbindWechat, {} as never, { token })).code).toBe(400);
  expect(await app.call(unbindWechat, { code: '000000' }, { token })).toMatchObject({ code: 40102, field: 'code' });
  expect(await boundTo(account)).toBe('林**');
  await app.ok(unbindWechat, { code: await proof(account) }, { token });
  expect(await boundTo(account)).toBeNull();
  expect((await ask((await confirmedLogin(app, nickname)).poll_key)).next).toBe('phone');
  expect(await actionsOf(account)).toEqual(['account.wechat_bound', 'account.wechat_unbound']);
});

test('without a phone it cannot go off: something has to open the account', async () => {
  const account = await makeAccount(app, { email: 'only@yunshan.example' });
  await bindWechatTo(app, account, somebody());
  await db.updateTable('account').set({ phone: null }).where('uuid', '=', account.uuid).execute();
  const { code, reason } = await app.call(unbindWechat, { code: '123456' }, { token: account.token });
  expect([code, reason]).toEqual([40902, expect.stringMatching(/手机号/)]);
});

test('closing an account sets its WeChat free', async () => {
  const account = await makeAccount(app);
  const nickname = somebody();
  await bindWechatTo(app, account, nickname);
  const code = await codeFor(app, account.phone, 'close_account');
  await app.ok(closeAccount, { code }, { token: account.token });
  expect((await ask((await confirmedLogin(app, nickname)).poll_key)).next).toBe('phone');
});

test('a login cannot be turned into a binding, nor the other way round', async () => {
  const account = await makeAccount(app);
  const shown = await confirmedBinding(app, account, somebody());
  expect((await ask(shown.poll_key)).session).toBeNull();
  const login = await app.ok(wechatLoginCode, {});
  const ticket = await scan(app, login, somebody());
  expect(await app.ok(wechatConfirm, { ticket, agreed: true })).toEqual({ next: 'phone' });
});
