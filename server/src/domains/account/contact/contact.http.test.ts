import {
  bindEmail,
  bindPhone,
  changeEmailByLink,
  forceBindPhone,
  forceBindPhoneNext,
  openEmailLink,
  rebindPhone,
  sendOwnCode,
  sendUnbindEmail,
  setContactPhone,
} from '@qinghe/contract/account/contact.ts';
import { getSecurity } from '@qinghe/contract/account/security.ts';
import { quickLogin } from '@qinghe/contract/account/session.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { afterEach, expect, test } from 'vitest';
import { captchaProof, makeAccount, makeTeam, type TestAccount, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { codeFor, readCode } from '../../../../test/codes.ts';
import { readDeliveries, sendDeliveries } from '../../../../test/deliveries.ts';
import { openSocket } from '../../../../test/socket.ts';
import { until } from '../../../../test/until.ts';

const app = await startTestApp();
const { db } = app.services;

afterEach(() => app.clock.reset());

const CODE = '123456';
const WRONG = '654321';
const randomEmail = () => `hr${unusedPhone()}@yunshan.example`;
const stored = (uuid: string) =>
  db.selectFrom('account').select(['phone', 'email']).where('uuid', '=', uuid).executeTakeFirstOrThrow();
const withoutPhone = async (email = randomEmail()) => {
  const account = await makeAccount(app, { email });
  await db.updateTable('account').set({ phone: null }).where('uuid', '=', account.uuid).execute();
  return account;
};
/** Codes for a change of phone: of the own one and of the new one. */
const codesFor = async ({ phone }: TestAccount, next: string) => {
  await codeFor(app, phone, 'prove_phone');
  await codeFor(app, next, 'bind_phone');
};
const uuidsTo = async (address: string) => (await readDeliveries(app.services, { address })).map(({ uuid }) => uuid);
/** What waits for an address is sent. */
async function mailsTo(address: string) {
  await sendDeliveries(app.services, await uuidsTo(address));
  return db.selectFrom('outbox_message').select(['subject', 'body']).where('address', '=', address).execute();
}

test('what opens an account is shown masked, with the session and its network', async () => {
  const { phone } = await makeAccount(app, { email: 'security@yunshan.example' });
  const { token } = await app.ok(quickLogin, { phone, code: await codeFor(app, phone) }, { ip: '192.0.2.7' });
  expect(await app.ok(getSecurity, {}, { token })).toMatchObject({
    phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
    email: 'se******@yunshan.example',
    has_password: false,
    session: { network: '192.0.2.7' },
  });
});

test('an account without a phone binds one by its code, once', async () => {
  const { uuid, token } = await withoutPhone();
  const phone = unusedPhone();
  await codeFor(app, phone, 'bind_phone');
  expect(await app.call(bindPhone, { phone, code: WRONG }, { token })).toMatchObject({ code: 40102, field: 'code' });
  await app.ok(bindPhone, { phone, code: CODE }, { token });
  expect((await stored(uuid)).phone).toBe(phone);
  expect((await app.call(bindPhone, { phone, code: CODE }, { token })).code).toBe(40902);
});

test('a phone is changed by codes of both; one that is wrong uses up none', async () => {
  const account = await makeAccount(app, { email: randomEmail() });
  const { token, uuid } = account;
  const phone = unusedPhone();
  await app.ok(sendOwnCode, { captcha_proof: await captchaProof(app) }, { token });
  const old_code = await readCode(app, account.phone);
  await codeFor(app, phone, 'bind_phone');
  const change = (more: object) => app.call(rebindPhone, { old_code, phone, code: CODE, ...more }, { token });
  expect(await change({ old_code: WRONG })).toMatchObject({ code: 40102, field: 'old_code' });
  expect(await change({ code: WRONG })).toMatchObject({ code: 40102, field: 'code' });
  expect((await change({})).code).toBe(100);
  expect((await stored(uuid)).phone).toBe(phone);
  expect((await mailsTo(account.email ?? ''))[0]?.body).toContain(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
  expect((await change({})).code).toBe(40902);
});

test('a code for another purpose, or of another phone, changes no phone', async () => {
  const { token, phone: own } = await makeAccount(app);
  const phone = unusedPhone();
  await codeFor(app, own, 'login');
  await codeFor(app, phone, 'login');
  const change = { old_code: CODE, phone, code: CODE };
  expect((await app.call(rebindPhone, change, { token })).code).toBe(40102);
  await codeFor(app, own, 'prove_phone');
  expect(await app.call(rebindPhone, change, { token })).toMatchObject({ code: 40102, field: 'code' });
});

test('of two who bind one phone at once exactly one has it', async () => {
  const [one, other] = [await withoutPhone(), await withoutPhone()];
  const phone = unusedPhone();
  await codeFor(app, phone, 'bind_phone');
  const responses = await Promise.all(
    [one, other].map(({ token }) => app.call(bindPhone, { phone, code: CODE }, { token })),
  );
  expect(responses.map(({ code }) => code).sort((a, b) => a - b)).toEqual([100, 40102]);
});

test('a phone that a first login takes in the same moment is refused as taken', async () => {
  const { token } = await withoutPhone();
  const phone = unusedPhone();
  await codeFor(app, phone, 'bind_phone');
  await codeFor(app, phone, 'login');
  const [login, bound] = await Promise.all([
    app.call(quickLogin, { phone, code: CODE }),
    app.call(bindPhone, { phone, code: CODE }, { token }),
  ]);
  expect(login.code).toBe(100);
  expect([100, 40907]).toContain(bound.code);
});

test('a phone of another account is said to be taken only after its code, which stays good', async () => {
  const holder = await makeAccount(app);
  const account = await withoutPhone();
  const bind = (code: string) => app.call(bindPhone, { phone: holder.phone, code }, { token: account.token });
  expect((await bind(CODE)).code).toBe(40102);
  await codeFor(app, holder.phone, 'bind_phone');
  expect(await bind(CODE)).toMatchObject({ status: 409, code: 40907, field: 'phone' });
  const force = { phone: holder.phone, code: CODE };
  const { other, ticket } = await app.ok(forceBindPhone, force, { token: account.token });
  expect(other).toEqual({
    name: '林*',
    phone: `${holder.phone.slice(0, 3)}****${holder.phone.slice(-4)}`,
    has_email: false,
    has_wechat: false,
  });
  expect(ticket.length).toBeGreaterThanOrEqual(43);
  expect((await app.call(forceBindPhone, force, { token: account.token })).code).toBe(40102);
});

async function ticketFor(account: TestAccount, phone: string): Promise<string> {
  await codesFor(account, phone);
  const { ticket } = await app.ok(forceBindPhone, { phone, code: CODE, old_code: CODE }, { token: account.token });
  return ticket;
}

test('a confirmed takeover moves the phone; the other account’s session ends, and its e-mail is told', async () => {
  const holder = await makeAccount(app, { email: randomEmail() });
  const account = await makeAccount(app);
  const { event, socket } = await openSocket(app, holder.token);
  const ticket = await ticketFor(account, holder.phone);
  expect((await stored(holder.uuid)).phone).toBe(holder.phone);
  await app.ok(forceBindPhoneNext, { ticket }, { token: account.token });
  expect(await event('session.ended')).toEqual({ type: 'session.ended', code: 10107 });
  await until(() => !socket.connected);
  expect(await app.call(getUserInfo, {}, { token: holder.token })).toMatchObject({ status: 401, code: 10107 });
  expect((await app.call(getUserInfo, {}, { token: account.token })).code).toBe(100);
  expect(await stored(holder.uuid)).toEqual({ phone: null, email: holder.email });
  expect((await stored(account.uuid)).phone).toBe(holder.phone);
  const [mail] = await mailsTo(holder.email ?? '');
  expect(mail?.body).toContain('移到了另一个青禾账号');
  expect(mail?.body).not.toContain(holder.phone);
  expect((await app.call(forceBindPhoneNext, { ticket }, { token: account.token })).code).toBe(40401);
});

test('of two who take one phone over at once one gets it, and the other is told that it has moved', async () => {
  const holder = await makeAccount(app);
  const accounts = [await makeAccount(app), await makeAccount(app)];
  const tickets: string[] = [];
  for (const account of accounts) {
    app.clock.advance({ seconds: 1 });
    tickets.push(await ticketFor(account, holder.phone));
  }
  const responses = await Promise.all(
    accounts.map(({ token }, index) => app.call(forceBindPhoneNext, { ticket: tickets[index] ?? '' }, { token })),
  );
  expect(responses.map(({ code }) => code).sort((a, b) => a - b)).toEqual([100, 40902]);
  const phones = await Promise.all([holder, ...accounts].map(async ({ uuid }) => (await stored(uuid)).phone));
  expect(phones.filter((phone) => phone === holder.phone)).toHaveLength(1);
});

test('a frozen account keeps its phone: nobody moves on from it to another one', async () => {
  const [holder, account] = [await makeAccount(app), await makeAccount(app)];
  const ticket = await ticketFor(account, holder.phone);
  await db.updateTable('account').set({ frozen_at: new Date() }).where('uuid', '=', holder.uuid).execute();
  expect((await app.call(forceBindPhoneNext, { ticket }, { token: account.token })).code).toBe(40902);
  await codesFor(account, holder.phone);
  const force = { phone: holder.phone, code: CODE, old_code: CODE };
  expect((await app.call(forceBindPhone, force, { token: account.token })).code).toBe(40902);
});

test('a ticket is good for the account that asked, and for ten minutes', async () => {
  const [holder, account, stranger] = [await makeAccount(app), await makeAccount(app), await makeAccount(app)];
  const ticket = await ticketFor(account, holder.phone);
  expect((await app.call(forceBindPhoneNext, { ticket }, { token: stranger.token })).code).toBe(40401);
  app.clock.advance({ minutes: 10, seconds: 1 });
  expect((await app.call(forceBindPhoneNext, { ticket }, { token: account.token })).code).toBe(40401);
});

test('who has a phone proves it too before another one is taken over', async () => {
  const [holder, account] = [await makeAccount(app), await makeAccount(app)];
  await codeFor(app, holder.phone, 'bind_phone');
  const force = { phone: holder.phone, code: CODE };
  expect(await app.call(forceBindPhone, force, { token: account.token })).toMatchObject({
    code: 40102,
    field: 'old_code',
  });
});

test('both companies read in their logs that a phone moved', async () => {
  const [one, other] = [await makeTeam(app), await makeTeam(app)];
  const ticket = await ticketFor(one.master, other.child.phone);
  await app.ok(forceBindPhoneNext, { ticket }, { token: one.master.token });
  const logged = await db
    .selectFrom('audit_entry')
    .select(['company_uuid', 'action', 'object_uuid'])
    .where('action', 'like', 'account.phone_%')
    .where('company_uuid', 'in', [one.company.company_uuid, other.company.company_uuid])
    .orderBy('action')
    .execute();
  expect(logged).toEqual([
    { company_uuid: other.company.company_uuid, action: 'account.phone_lost', object_uuid: other.child.uuid },
    { company_uuid: one.company.company_uuid, action: 'account.phone_taken_over', object_uuid: one.master.uuid },
  ]);
});

test('an e-mail is bound by its code and one of the phone, in small letters, and the one before is told', async () => {
  const account = await makeAccount(app);
  const { token, uuid } = account;
  const [first, second] = [randomEmail(), randomEmail()];
  await codeFor(app, first, 'bind_email');
  const input = { email: first.replace('hr', 'HR'), code: CODE };
  // Whoever found the session open has a mailbox, and not the phone.
  expect(await app.call(bindEmail, input, { token })).toMatchObject({ code: 40102, field: 'phone_code' });
  await codeFor(app, account.phone, 'prove_phone');
  await app.ok(bindEmail, { ...input, phone_code: CODE }, { token });
  expect((await stored(uuid)).email).toBe(first);
  await codeFor(app, second, 'bind_email');
  const change = { email: second, code: CODE };
  expect(await app.call(bindEmail, change, { token })).toMatchObject({ code: 40102, field: 'phone_code' });
  await codeFor(app, account.phone, 'prove_phone');
  await app.ok(bindEmail, { ...change, phone_code: CODE }, { token });
  expect((await stored(uuid)).email).toBe(second);
  expect((await mailsTo(first)).at(-1)?.subject).toContain('邮箱已更换');
});

test('an e-mail of another account is said to be taken only after its code', async () => {
  const email = randomEmail();
  await makeAccount(app, { email });
  const { token, phone } = await makeAccount(app);
  await codeFor(app, phone, 'prove_phone');
  const bind = () => app.call(bindEmail, { email, code: CODE, phone_code: CODE }, { token });
  expect(await bind()).toMatchObject({ code: 40102, field: 'code' });
  await codeFor(app, email, 'bind_email');
  expect(await bind()).toMatchObject({ status: 409, code: 40908, field: 'email' });
});

async function linkFor({ token, email }: TestAccount): Promise<string> {
  await app.ok(sendUnbindEmail, { captcha_proof: await captchaProof(app) }, { token });
  const mails = await mailsTo(email ?? '');
  return /change-email#(\S+)/.exec(mails.at(-1)?.body ?? '')?.[1] ?? '';
}

test('a link in a mail takes the e-mail off, once, and only its POST does', async () => {
  const account = await makeAccount(app, { email: randomEmail() });
  const link = await linkFor(account);
  for (let turn = 0; turn < 2; turn += 1)
    expect((await app.ok(openEmailLink, { token: link })).email).toMatch(/^hr\*+@yunshan\.example$/);
  const responses = await Promise.all([0, 1].map(() => app.call(changeEmailByLink, { token: link })));
  expect(responses.map(({ code }) => code).sort((a, b) => a - b)).toEqual([100, 40401]);
  expect((await stored(account.uuid)).email).toBeNull();
  expect((await app.call(openEmailLink, { token: link })).code).toBe(40401);
});

test('a link puts another e-mail in its place for its code; a wrong one leaves the link good', async () => {
  const account = await makeAccount(app, { email: randomEmail() });
  const email = randomEmail();
  const token = await linkFor(account);
  await codeFor(app, email, 'bind_email');
  const change = (code: string) => app.call(changeEmailByLink, { token, replacement: { email, code } });
  expect(await change(WRONG)).toMatchObject({ code: 40102, field: 'replacement.code' });
  expect((await change(CODE)).code).toBe(100);
  expect((await stored(account.uuid)).email).toBe(email);
});

test('the last thing that opens an account cannot be taken off it', async () => {
  const account = await withoutPhone();
  expect((await app.call(changeEmailByLink, { token: await linkFor(account) })).code).toBe(40902);
});

test('a link ends after a day, and when the e-mail has changed meanwhile', async () => {
  const [late, changed] = [
    await makeAccount(app, { email: randomEmail() }),
    await makeAccount(app, { email: randomEmail() }),
  ];
  const links = [await linkFor(late), await linkFor(changed)];
  await db.updateTable('account').set({ email: randomEmail() }).where('uuid', '=', changed.uuid).execute();
  expect((await app.call(changeEmailByLink, { token: links[1] ?? '' })).code).toBe(40401);
  app.clock.advance({ hours: 24, seconds: 1 });
  expect((await app.call(changeEmailByLink, { token: links[0] ?? '' })).code).toBe(40401);
});

test('five mails with a link a day are enough', async () => {
  const { token } = await makeAccount(app, { email: randomEmail() });
  const send = async () => app.call(sendUnbindEmail, { captcha_proof: await captchaProof(app) }, { token });
  for (let turn = 0; turn < 5; turn += 1) expect((await send()).code).toBe(100);
  expect((await send()).code).toBe(429);
});

test('a number to call is any phone, and opens nothing', async () => {
  const { token } = await makeAccount(app);
  await app.ok(setContactPhone, { phone: '0571-88886666' }, { token });
  expect((await app.call(setContactPhone, { phone: '打这个' }, { token })).code).toBe(400);
});

test('a mail that no carrier takes is tried again under its key, and leaves nothing once it is sent', async () => {
  const account = await makeAccount(app, { email: randomEmail() });
  const phone = unusedPhone();
  await codesFor(account, phone);
  await app.ok(rebindPhone, { old_code: CODE, phone, code: CODE }, { token: account.token });
  const { email } = app.services;
  const keys: string[] = [];
  app.services.email = {
    async send(_message, { key, again }) {
      keys.push(`${key} ${again}`);
      if (keys.length === 1) throw new Error('mail server down');
    },
  };
  try {
    const [uuid = ''] = await uuidsTo(account.email ?? '');
    const send = () => sendDeliveries(app.services, [uuid]);
    await expect(send()).rejects.toThrow('mail server down');
    await send();
    await send();
    expect(keys).toEqual([`${uuid} false`, `${uuid} true`]);
  } finally {
    app.services.email = email;
  }
  expect(await uuidsTo(account.email ?? '')).toEqual([]);
});

test('no phone, e-mail, code, ticket or link of these calls stands in the logs', async () => {
  const [holder, account] = [await makeAccount(app), await makeAccount(app, { email: randomEmail() })];
  const link = await linkFor(account);
  await app.call(openEmailLink, { token: link });
  const ticket = await ticketFor(account, holder.phone);
  await app.ok(forceBindPhoneNext, { ticket }, { token: account.token });
  for (const secret of [holder.phone, account.phone, account.email ?? '', link, ticket])
    expect(app.logs()).not.toContain(secret);
});
