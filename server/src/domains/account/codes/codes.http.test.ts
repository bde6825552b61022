import { captchaChallenge } from '@qinghe/contract/account/captcha.ts';
import { checkSms, sendSms } from '@qinghe/contract/account/codes.ts';
import { quickLogin } from '@qinghe/contract/account/session.ts';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, expect, test } from 'vitest';
import { captchaProof, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { insertCodes, readCode, sendAndReadCode } from '../../../../test/codes.ts';

const app = await startTestApp({ own: true });

afterEach(() => app.clock.reset());

const send = async (phone: string, ip?: string) =>
  app.call(sendSms, { phone, captcha_proof: await captchaProof(app) }, ip === undefined ? {} : { ip });
/** One of a hall of students signs up. */
const ask = async (phone: string, ip: string) =>
  app.call(sendSms, { phone, purpose: 'apply', captcha_proof: await captchaProof(app) }, { ip });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

test('a code logs in a new phone and makes it an account without company', async () => {
  const phone = unusedPhone();
  const code = await sendAndReadCode(app, phone);
  const { user } = await app.ok(quickLogin, { phone, code });
  expect(user).toMatchObject({ company_uuid: null, type: 'master', check_tel: true, name: '' });
  app.clock.advance({ seconds: 61 });
  const again = await app.ok(quickLogin, { phone, code: await sendAndReadCode(app, phone) });
  expect(again.user.useruuid).toBe(user.useruuid);
});

test('a code can be used once', async () => {
  const phone = unusedPhone();
  const code = await sendAndReadCode(app, phone);
  expect((await app.call(quickLogin, { phone, code })).code).toBe(100);
  expect((await app.call(quickLogin, { phone, code })).code).toBe(40102);
});

test('of two logins with one code at once exactly one gets in', async () => {
  const phone = unusedPhone();
  const code = await sendAndReadCode(app, phone);
  const codes = await Promise.all([0, 1, 2].map(async () => (await app.call(quickLogin, { phone, code })).code));
  expect(codes.sort((a, b) => a - b)).toEqual([100, 40102, 40102]);
});

/** One caller; without an address each call comes from a network of its own. */
const here = { ip: '192.0.2.44' };

test('after five wrong tries the right code is refused too', async () => {
  const phone = unusedPhone();
  const code = await sendAndReadCode(app, phone);
  for (let turn = 0; turn < 5; turn += 1)
    expect(await app.call(quickLogin, { phone, code: wrong(code) }, here)).toMatchObject({ status: 400, code: 40102 });
  expect((await app.call(quickLogin, { phone, code }, here)).code).toBe(40102);
});

test('somebody elsewhere who guesses does not use up the tries of the phone’s owner', async () => {
  const phone = unusedPhone();
  const code = await sendAndReadCode(app, phone);
  for (let turn = 0; turn < 8; turn += 1) await app.call(checkSms, { phone, code: wrong(code) }, { ip: '203.0.113.5' });
  expect(await app.ok(checkSms, { phone, code }, { ip: '203.0.113.5' })).toEqual({ valid: false });
  expect((await app.call(quickLogin, { phone, code })).code).toBe(100);
});

test('however many networks guess, a code has twenty tries', async () => {
  const phone = unusedPhone();
  const code = await sendAndReadCode(app, phone);
  for (let turn = 0; turn < 20; turn += 1)
    await app.call(checkSms, { phone, code: wrong(code) }, { ip: `203.0.113.${100 + turn}` });
  expect((await app.call(quickLogin, { phone, code })).code).toBe(40102);
});

test('checking a code does not use it up, but wrong checks count as tries', async () => {
  const phone = unusedPhone();
  const code = await sendAndReadCode(app, phone);
  expect(await app.ok(checkSms, { phone, code }, here)).toEqual({ valid: true });
  for (let turn = 0; turn < 4; turn += 1)
    expect(await app.ok(checkSms, { phone, code: wrong(code) }, here)).toEqual({ valid: false });
  expect(await app.ok(checkSms, { phone, code }, here)).toEqual({ valid: true });
  await app.ok(checkSms, { phone, code: wrong(code) }, here);
  expect(await app.ok(checkSms, { phone, code }, here)).toEqual({ valid: false });
});

test('a code ends after five minutes', async () => {
  const phone = unusedPhone();
  const code = await sendAndReadCode(app, phone);
  app.clock.advance({ minutes: 5, seconds: 1 });
  expect((await app.call(quickLogin, { phone, code })).code).toBe(40102);
});

test('a code of another purpose or another phone opens nothing', async () => {
  const phone = unusedPhone();
  const code = await sendAndReadCode(app, phone, 'apply');
  expect((await app.call(quickLogin, { phone, code })).code).toBe(40102);
  expect((await app.call(quickLogin, { phone: unusedPhone(), code })).code).toBe(40102);
  expect(await app.ok(checkSms, { phone, code, purpose: 'apply' })).toEqual({ valid: true });
});

test('a newer code takes the place of the older one for good, also after it was used', async () => {
  const phone = unusedPhone();
  const older = await sendAndReadCode(app, phone);
  app.clock.advance({ seconds: 61 });
  const newer = await sendAndReadCode(app, phone);
  if (older === newer) return;
  expect((await app.call(quickLogin, { phone, code: older })).code).toBe(40102);
  expect((await app.call(quickLogin, { phone, code: newer })).code).toBe(100);
  expect((await app.call(quickLogin, { phone, code: older })).code).toBe(40102);
});

test('a phone gets another code only after 60 s', async () => {
  const phone = unusedPhone();
  expect((await send(phone)).data).toEqual({ resend_after: 60 });
  const early = await send(phone);
  expect(early).toMatchObject({ status: 429, code: 429 });
  const { retry_after } = early.data as unknown as { retry_after: number };
  expect(retry_after).toBeGreaterThan(55);
  expect(retry_after).toBeLessThanOrEqual(60);
  app.clock.advance({ seconds: 61 });
  expect((await send(phone)).code).toBe(100);
});

test('a phone gets ten codes a day from one network, and twenty from all', async () => {
  const phone = unusedPhone();
  for (let turn = 0; turn < 10; turn += 1) {
    expect((await send(phone, '198.51.100.50')).code).toBe(100);
    app.clock.advance({ minutes: 2 });
  }
  expect((await send(phone, '198.51.100.50')).code).toBe(429);
  for (let turn = 0; turn < 10; turn += 1) {
    expect((await send(phone, '198.51.100.99')).code).toBe(100);
    app.clock.advance({ minutes: 2 });
  }
  expect((await send(phone, '198.51.100.98')).code).toBe(429);
  app.clock.advance({ days: 1 });
  expect((await send(phone)).code).toBe(100);
});

test('strangers who ask for all codes of a phone leave those to the network in which its owner logs in', async () => {
  const [phone, home] = [unusedPhone(), '198.51.100.60'];
  const asked = await send(phone, home);
  expect(asked.code).toBe(100);
  await app.ok(quickLogin, { phone, code: await readCode(app, phone) }, { ip: home });
  for (let turn = 0; turn < 19; turn += 1) {
    app.clock.advance({ minutes: 2 });
    expect((await send(phone, turn % 2 ? '198.51.100.61' : '198.51.100.62')).code).toBe(100);
  }
  app.clock.advance({ minutes: 2 });
  expect((await send(phone, '198.51.100.63')).code).toBe(429);
  expect((await send(phone, home)).code).toBe(100);
});

test('an address on the net has thirty unused codes an hour, to whichever phones', async () => {
  const ip = '198.51.100.7';
  for (let turn = 0; turn < 30; turn += 1) expect((await send(unusedPhone(), ip)).code).toBe(100);
  expect(await send(unusedPhone(), ip)).toMatchObject({ code: 429, data: { retry_after: 60 } });
  expect((await send(unusedPhone(), '198.51.100.8')).code).toBe(100);
  app.clock.advance({ minutes: 61 });
  expect((await send(unusedPhone(), ip)).code).toBe(100);
});

test('a code that is typed in gives its place back: forty recruiters of a fair log in by one address', async () => {
  const ip = '198.51.100.9';
  for (let turn = 0; turn < 40; turn += 1) {
    const phone = unusedPhone();
    expect((await send(phone, ip)).code).toBe(100);
    expect((await app.call(quickLogin, { phone, code: await readCode(app, phone) }, { ip })).code).toBe(100);
  }
});

test('three hundred students behind one address ask at once, each gets a code, and the recruiter beside them too', async () => {
  const ip = '198.51.100.11';
  const students = await Promise.all(Array.from({ length: 300 }, () => ask(unusedPhone(), ip)));
  expect(students.filter(({ code }) => code !== 100)).toEqual([]);
  expect((await send(unusedPhone(), ip)).code).toBe(100);
});

test('whoever sends to six hundred strangers from one address sends no more, and solves harder captchas before', async () => {
  const ip = '198.51.100.12';
  await insertCodes(app, { ip, count: 250 });
  const { challenge } = await app.ok(captchaChallenge, {}, { ip });
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey });
  expect(solution?.counter).toBeGreaterThanOrEqual(1500);
  await insertCodes(app, { ip, count: 350 });
  expect(await ask(unusedPhone(), ip)).toMatchObject({ code: 429, data: { retry_after: 60 } });
  expect((await ask(unusedPhone(), '198.51.100.13')).code).toBe(100);
});

test('addresses of one IPv6 network share its codes', async () => {
  for (let turn = 0; turn < 30; turn += 1) await send(unusedPhone(), `2001:db8:7::${turn.toString(16)}`);
  expect((await send(unusedPhone(), '2001:db8:7:0:1:2:3:4')).code).toBe(429);
  expect((await send(unusedPhone(), '2001:db8:7:1::1')).code).toBe(100);
});

test('the networks of one IPv6 site share the codes of eight networks', async () => {
  for (let network = 0; network < 8; network += 1)
    await insertCodes(app, { ip: `2001:db8:8:${network}::/64`, count: 599 });
  expect((await ask(unusedPhone(), '2001:db8:8:9::1')).code).toBe(100);
  await insertCodes(app, { ip: '2001:db8:8:a::/64', count: 8 });
  expect(await ask(unusedPhone(), '2001:db8:8:b::1')).toMatchObject({ code: 429, data: { retry_after: 60 } });
  expect((await ask(unusedPhone(), '2001:db8:9:b::1')).code).toBe(100);
});

test('of several sends to one phone at once one goes out', async () => {
  const phone = unusedPhone();
  const responses = await Promise.all(Array.from({ length: 5 }, () => send(phone)));
  expect(responses.map(({ code }) => code).sort((a, b) => a - b)).toEqual([100, 429, 429, 429, 429]);
  const sent = await app.services.db.selectFrom('outbox_message').selectAll().where('address', '=', phone).execute();
  expect(sent).toHaveLength(1);
});

test('sends from one address to many phones at once do not pass the hourly limit', async () => {
  const ip = '198.51.100.20';
  for (let turn = 0; turn < 26; turn += 1) await send(unusedPhone(), ip);
  const responses = await Promise.all(Array.from({ length: 10 }, () => send(unusedPhone(), ip)));
  expect(responses.filter(({ code }) => code === 100)).toHaveLength(4);
});

test('a carrier that is down is said at once and costs none of the codes', async () => {
  const phone = unusedPhone();
  const { sms } = app.services;
  app.services.sms = { send: () => Promise.reject(new Error('carrier down')) };
  try {
    expect(await send(phone)).toMatchObject({ status: 500, code: 500 });
  } finally {
    app.services.sms = sms;
  }
  expect((await send(phone)).code).toBe(100);
});

test('a code that arrives although its carrier failed is good, and the captcha need not be solved again', async () => {
  const phone = unusedPhone();
  const captcha_proof = await captchaProof(app);
  const { sms } = app.services;
  let code = '';
  app.services.sms = {
    async send(_phone, message) {
      if (message.template === 'code') code = message.code;
      throw new Error('connection lost');
    },
  };
  try {
    expect((await app.call(sendSms, { phone, captcha_proof })).code).toBe(500);
  } finally {
    app.services.sms = sms;
  }
  expect(await app.ok(checkSms, { phone, code })).toEqual({ valid: true });
  expect((await app.call(sendSms, { phone, captcha_proof })).code).toBe(100);
});
