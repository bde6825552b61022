import { closeAccount } from '@qinghe/contract/account/close.ts';
import { sendOwnCode } from '@qinghe/contract/account/contact.ts';
import { resetPassword } from '@qinghe/contract/account/password.ts';
import { login, quickLogin } from '@qinghe/contract/account/session.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getJob, listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { createCommonWord } from '@qinghe/contract/settings/common-words.ts';
import { afterEach, expect, test } from 'vitest';
import {
  captchaProof,
  makeAccount,
  makeCompany,
  makeMaster,
  makeTeam,
  type TestAccount,
  unusedPhone,
} from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { codeFor, readCode } from '../../../../test/codes.ts';
import { readDeliveries } from '../../../../test/deliveries.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { openSocket } from '../../../../test/socket.ts';
import { until } from '../../../../test/until.ts';

const app = await startTestApp();
const { db } = app.services;

afterEach(() => app.clock.reset());

const password = 'qinghe2026';
const randomEmail = () => `hr${unusedPhone()}@yunshan.example`;
const close = async ({ phone, token }: TestAccount) =>
  app.call(closeAccount, { code: await codeFor(app, phone, 'close_account') }, { token });
const stored = (uuid: string) =>
  db.selectFrom('account').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();

test('a fresh code closes the account; its session and socket end, and a receipt stays', async () => {
  const account = await makeAccount(app, { email: randomEmail(), password });
  const { token, phone, uuid } = account;
  const { event, socket } = await openSocket(app, token);
  const asked = { purpose: 'close_account' as const, captcha_proof: await captchaProof(app) };
  await app.ok(sendOwnCode, asked, { token });
  const { receipt } = await app.ok(closeAccount, { code: await readCode(app, phone) }, { token });
  expect(await event('session.ended')).toEqual({ type: 'session.ended', code: 10109 });
  await until(() => !socket.connected);
  expect(await app.call(getUserInfo, {}, { token })).toMatchObject({ status: 401, code: 10109 });
  expect(await stored(uuid)).toMatchObject({ phone: null, email: null, password_hash: null, name: '' });
  const closure = await db.selectFrom('account_closure').selectAll().where('receipt', '=', receipt).executeTakeFirst();
  expect(closure?.account_uuid).toBe(uuid);
  const [mail] = await readDeliveries(app.services, { address: account.email ?? '' });
  expect(mail?.details.body).toContain(receipt);
});

test('its right password is told for thirty days that it is closed, a wrong one is not; its phone is free', async () => {
  const account = await makeAccount(app, { email: randomEmail(), password });
  await close(account);
  const { phone, email } = account;
  for (const name of [phone, email ?? ''])
    expect((await app.call(login, { account: name, password })).code).toBe(10109);
  expect((await app.call(login, { account: phone, password: 'wrong1' })).code).toBe(40101);
  const { user, is_new } = await app.ok(quickLogin, { phone, code: await codeFor(app, phone) });
  expect(is_new).toBe(true);
  expect(user.useruuid).not.toBe(account.uuid);
  expect((await app.call(login, { account: phone, password })).code).toBe(40101);
  app.clock.advance({ days: 31 });
  expect((await app.call(login, { account: email ?? '', password })).code).toBe(40101);
});

test('a wrong code, and one for another purpose, close nothing', async () => {
  const { phone, token, uuid } = await makeAccount(app);
  await codeFor(app, phone, 'close_account');
  expect(await app.call(closeAccount, { code: '000000' }, { token })).toMatchObject({ code: 40102, field: 'code' });
  const other = await makeAccount(app);
  await codeFor(app, other.phone, 'prove_phone');
  expect((await app.call(closeAccount, { code: '123456' }, { token: other.token })).code).toBe(40102);
  expect((await stored(uuid)).closed_at).toBeNull();
});

test('of two calls with one code at once one closes it', async () => {
  const { phone, token } = await makeAccount(app);
  const code = await codeFor(app, phone, 'close_account');
  const codes = (await Promise.all([0, 1].map(() => app.call(closeAccount, { code }, { token })))).map(
    (response) => response.code,
  );
  expect(codes.filter((one) => one === 100)).toHaveLength(1);
  expect(codes.every((one) => [100, 10109, 40401].includes(one))).toBe(true);
});

test('logins, a new password and the closing of one account at once end in order', async () => {
  const account = await makeAccount(app, { password });
  const { phone, token } = account;
  for (const purpose of ['login', 'reset_password', 'close_account'] as const) await codeFor(app, phone, purpose);
  const code = '123456';
  const responses = await Promise.all([
    app.call(quickLogin, { phone, code }),
    app.call(login, { account: phone, password }),
    app.call(resetPassword, { account: phone, code, password: 'qinghe2027' }),
    app.call(closeAccount, { code }, { token }),
  ]);
  for (const { status, code: said } of responses) expect([status < 500, said]).toEqual([true, said]);
});

test('a master with other members hands over first, and its code stays good', async () => {
  const { master } = await makeTeam(app);
  expect(await close(master)).toMatchObject({ status: 409, code: 40902 });
  expect((await stored(master.uuid)).closed_at).toBeNull();
});

test('the jobs of a sub-account go to the master, with their applications; its name stays in the records', async () => {
  const { company, master, child } = await makeTeam(app);
  const job = await makeJob(app, child);
  const { uuid } = await makeApplication(app, job);
  await app.ok(createCommonWord, { content: '只有我看得到' }, { token: child.token });
  expect((await close(child)).code).toBe(100);
  expect((await app.ok(getJob, { uuid: job.uuid }, { token: master.token })).uuid).toBe(job.uuid);
  const row = await db.selectFrom('job').select('owner_uuid').where('uuid', '=', job.uuid).executeTakeFirstOrThrow();
  expect(row.owner_uuid).toBe(master.uuid);
  expect(await db.selectFrom('application').select('uuid').where('uuid', '=', uuid).execute()).toHaveLength(1);
  expect(await db.selectFrom('common_word').select('uuid').where('account_uuid', '=', child.uuid).execute()).toEqual(
    [],
  );
  expect((await stored(child.uuid)).name).toBe('赵一鸣');
  const logged = await db
    .selectFrom('audit_entry')
    .select('action')
    .where('company_uuid', '=', company.company_uuid)
    .orderBy('action')
    .execute();
  expect(logged.map(({ action }) => action)).toEqual(expect.arrayContaining(['account.closed', 'job.handed_over']));
});

test('with the last one of a company its jobs go offline', async () => {
  const company = await makeCompany(app);
  const master = await makeMaster(app, company);
  await makeJob(app, master);
  await makeJob(app, master, { state: 'reviewing' });
  const later = await makeMaster(app, await makeCompany(app));
  expect((await close(master)).code).toBe(100);
  const rows = await db
    .selectFrom('job')
    .select('state')
    .where('company_uuid', '=', company.company_uuid)
    .orderBy('state')
    .execute();
  expect(rows.map(({ state }) => state)).toEqual(['draft', 'offline']);
  expect((await app.ok(listJobs, { kind: 'internship' }, { token: later.token })).items).toEqual([]);
});

test('an account without a phone binds one first', async () => {
  const { token, uuid } = await makeAccount(app, { email: randomEmail() });
  await db.updateTable('account').set({ phone: null }).where('uuid', '=', uuid).execute();
  expect((await app.call(closeAccount, { code: '123456' }, { token })).code).toBe(40902);
});

test('neither phone nor e-mail of a closed account is left anywhere, nor in the logs', async () => {
  const account = await makeAccount(app, { email: randomEmail(), password });
  await close(account);
  await db.deleteFrom('delivery').execute();
  for (const table of ['account', 'account_link', 'account_closure', 'closed_login', 'verification_code'] as const) {
    const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
    for (const secret of [account.phone, account.email ?? '']) expect(rows).not.toContain(secret);
  }
  for (const secret of [account.phone, account.email ?? '']) expect(app.logs()).not.toContain(secret);
});
