import { sendPhoneCode, sendSms } from '@qinghe/contract/account/codes.ts';
import { activate, beforeRegister, getActivation, register } from '@qinghe/contract/account/register.ts';
import { login, quickLogin } from '@qinghe/contract/account/session.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { afterEach, expect, test } from 'vitest';
import { captchaProof, makeAccount, makeTeam, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { codeFor, readCode } from '../../../../test/codes.ts';
import { makeInvitation } from '../../../../test/companies.ts';

const app = await startTestApp();
const { db } = app.services;

afterEach(() => app.clock.reset());

const password = 'qinghe2027';
const CODE = '123456';
const randomEmail = () => `hr${unusedPhone()}@yunshan.example`;
const newPhone = async () => {
  const phone = unusedPhone();
  await codeFor(app, phone, 'register');
  return phone;
};
const registerAs = (phone: string, more: object = {}) => app.call(register, { phone, code: CODE, password, ...more });

test('a phone, its code and a password make an account with a session', async () => {
  const phone = unusedPhone();
  await app.ok(sendSms, { phone, purpose: 'register', captcha_proof: await captchaProof(app) });
  const { token, user } = await app.ok(register, { phone, code: await readCode(app, phone), password, name: '林晓' });
  expect(user).toMatchObject({ name: '林晓', company_uuid: null, check_tel: true, user_email: null });
  expect((await app.ok(getUserInfo, {}, { token })).useruuid).toBe(user.useruuid);
  expect((await app.call(login, { account: phone, password })).code).toBe(100);
});

test('that a phone has an account is said only after its right code, and its password stays', async () => {
  const { phone } = await makeAccount(app, { password: 'oldqinghe1' });
  const [known, unknown] = [await registerAs(phone), await registerAs(unusedPhone())];
  expect({ ...known, headers: null }).toMatchObject({ status: 400, code: 40102 });
  expect([unknown.code, unknown.msg, unknown.data]).toEqual([known.code, known.msg, known.data]);
  await codeFor(app, phone, 'register');
  expect(await registerAs(phone)).toMatchObject({ status: 409, code: 40902, field: 'phone' });
  expect((await app.call(login, { account: phone, password: 'oldqinghe1' })).code).toBe(100);
});

test('of two registrations with one code at once one is done', async () => {
  const phone = await newPhone();
  const codes = (await Promise.all([0, 1].map(() => registerAs(phone)))).map(({ code }) => code);
  expect(codes.sort((a, b) => a - b)).toEqual([100, 40102]);
});

test('a first login by code in the same moment makes one account, not two', async () => {
  const phone = await newPhone();
  await codeFor(app, phone, 'login');
  const [registered, entered] = await Promise.all([registerAs(phone), app.call(quickLogin, { phone, code: CODE })]);
  expect(entered.code).toBe(100);
  expect([100, 40902]).toContain(registered.code);
  expect(await db.selectFrom('account').select('uuid').where('phone', '=', phone).execute()).toHaveLength(1);
});

test('a code for logging in registers nobody', async () => {
  const phone = unusedPhone();
  await codeFor(app, phone, 'login');
  expect((await registerAs(phone)).code).toBe(40102);
});

test.each([
  [{ password: '1qaz2wsx' }, 'password'],
  [{ name: '' }, 'name'],
  [{ email: 'nobody' }, 'email'],
])('%o is refused at its field, and the code stays good', async (more, field) => {
  const phone = await newPhone();
  expect(await registerAs(phone, more)).toMatchObject({ status: 400, code: 400, field });
  expect((await registerAs(phone)).code).toBe(100);
});

test('an invitation that nobody has sent opens nothing', async () => {
  expect(await app.ok(beforeRegister, {})).toEqual({ by: 'phone', company: null, address: '' });
  expect((await app.call(beforeRegister, { invitation: 'made-up' })).code).toBe(40401);
  expect((await registerAs(await newPhone(), { invitation: 'made-up' })).code).toBe(40401);
});

test('who registers on an invitation is in the company at once; for another mobile nothing is made', async () => {
  const { company, master } = await makeTeam(app);
  const phone = await newPhone();
  const { token: invitation } = await makeInvitation(app, master, phone);
  expect(await app.ok(beforeRegister, { invitation })).toMatchObject({ company: company.name });
  const other = await newPhone();
  expect(await registerAs(other, { invitation })).toMatchObject({ code: 40902 });
  expect(await db.selectFrom('account').select('uuid').where('phone', '=', other).execute()).toEqual([]);
  const { data } = await registerAs(phone, { invitation, name: '唐知夏' });
  expect(data.user).toMatchObject({ company_uuid: company.company_uuid, type: 'slave', staff_status: 0 });
  const audit = await db
    .selectFrom('audit_entry')
    .select('action')
    .where('object_uuid', '=', data.user.useruuid)
    .execute();
  expect(audit.map(({ action }) => action)).toContain('member.joined_by_invitation');
  expect((await registerAs(await newPhone(), { invitation })).code).toBe(40401);
});

async function activationOf(email: string): Promise<string> {
  const mail = await db
    .selectFrom('outbox_message')
    .select('body')
    .where('address', '=', email)
    .executeTakeFirstOrThrow();
  return /activate#(\S+)/.exec(mail.body)?.[1] ?? '';
}

test('an e-mail is bound by the link that is sent to it, once', async () => {
  const email = randomEmail();
  const { data } = await registerAs(await newPhone(), { email: email.toUpperCase() });
  const token = await activationOf(email);
  expect((await app.ok(getActivation, { token })).email).toMatch(/^hr\*+@/);
  expect((await app.ok(getUserInfo, {}, { token: data.token })).user_email).toBeNull();
  const codes = (await Promise.all([0, 1].map(() => app.call(activate, { token })))).map(({ code }) => code);
  expect(codes.sort((a, b) => a - b)).toEqual([100, 40401]);
  expect((await app.call(login, { account: email, password })).code).toBe(100);
});

test('the e-mail of another account is not told, and not bound', async () => {
  const email = randomEmail();
  await makeAccount(app, { email });
  expect((await registerAs(await newPhone(), { email })).code).toBe(100);
  expect((await app.call(activate, { token: await activationOf(email) })).code).toBe(40908);
});

test('an activation ends after a day', async () => {
  const email = randomEmail();
  await registerAs(await newPhone(), { email });
  app.clock.advance({ hours: 24, seconds: 1 });
  expect((await app.call(activate, { token: await activationOf(email) })).code).toBe(40401);
});

test('an activated account is active', async () => {
  const email = randomEmail();
  const { data } = await registerAs(await newPhone(), { email });
  await db.updateTable('account').set({ user_status: 'unactive' }).where('uuid', '=', data.user.useruuid).execute();
  await app.ok(activate, { token: await activationOf(email) });
  expect((await app.ok(getUserInfo, {}, { token: data.token })).user_status).toBe('active');
});

test('a mail that no carrier takes costs the account nothing', async () => {
  const { email } = app.services;
  app.services.email = { send: () => Promise.reject(new Error('mail server down')) };
  try {
    expect((await registerAs(await newPhone(), { email: randomEmail() })).code).toBe(100);
  } finally {
    app.services.email = email;
  }
});

test('the chat host’s path sends under the same rules', async () => {
  const phone = unusedPhone();
  expect((await app.call(sendPhoneCode, { phone })).code).toBe(10104);
  await app.ok(sendPhoneCode, { phone, captcha_proof: await captchaProof(app) });
  expect((await app.call(sendSms, { phone, captcha_proof: await captchaProof(app) })).code).toBe(429);
  expect((await app.call(quickLogin, { phone, code: await readCode(app, phone) })).data.is_new).toBe(true);
});

test('no password, phone, e-mail or link of these calls stands in the logs', async () => {
  const [phone, email] = [await newPhone(), randomEmail()];
  await registerAs(phone, { email, password: 'GeheimNeu5' });
  const token = await activationOf(email);
  await app.call(getActivation, { token });
  await app.call(activate, { token });
  for (const secret of [phone, email, token, 'GeheimNeu5']) expect(app.logs()).not.toContain(secret);
});
