import { captcha, captchaChallenge, captchaForStep } from '@qinghe/contract/account/captcha.ts';
import { sendSms } from '@qinghe/contract/account/codes.ts';
import { login } from '@qinghe/contract/account/session.ts';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';

const app = await startTestApp();

const pack = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');

async function takeChallenge(): Promise<Challenge> {
  const { challenge } = await app.ok(captchaChallenge, {});
  return challenge as unknown as Challenge;
}

/** Does the work as a browser would. */
async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return pack({ challenge, solution });
}

test('a solved challenge gives a proof with which one code can be sent', async () => {
  const payload = await solve(await takeChallenge());
  const { captcha_proof } = await app.ok(captcha, { payload });
  expect((await app.call(sendSms, { phone: unusedPhone(), captcha_proof })).code).toBe(100);
  expect(await app.call(sendSms, { phone: unusedPhone(), captcha_proof })).toMatchObject({ status: 403, code: 10104 });
});

test('a solved challenge and a spent proof are dated by the server’s clock', async () => {
  app.clock.advance({ days: 3 });
  const { captcha_proof } = await app.ok(captcha, { payload: await solve(await takeChallenge()) });
  await app.ok(sendSms, { phone: unusedPhone(), captcha_proof });
  const now = app.clock.now().getTime();
  app.clock.reset();
  const dated = await app.services.db
    .selectFrom('captcha_token')
    .select('kind')
    .where('used_at', '>', new Date(now - 60_000).toISOString())
    .where('used_at', '<=', new Date(now).toISOString())
    .orderBy('kind')
    .execute();
  expect(dated.map(({ kind }) => kind)).toEqual(['proof', 'solved']);
});

test('a solution is good for one proof', async () => {
  const payload = await solve(await takeChallenge());
  expect((await app.call(captchaForStep, { payload })).code).toBe(100);
  expect(await app.call(captchaForStep, { payload })).toMatchObject({ status: 403, code: 10104 });
  expect((await app.call(captcha, { payload })).code).toBe(10104);
});

test('a solution cannot be handed in again in another spelling', async () => {
  const challenge = await takeChallenge();
  const payload = await solve(challenge);
  await app.ok(captcha, { payload });
  const { challenge: same, solution } = JSON.parse(Buffer.from(payload, 'base64').toString()) as {
    challenge: Challenge;
    solution: unknown;
  };
  const reordered = { ...same, parameters: Object.fromEntries(Object.entries(same.parameters).reverse()) };
  const padded = { ...same, note: 'another' };
  for (const other of [reordered, padded])
    expect((await app.call(captcha, { payload: pack({ challenge: other, solution }) })).code).toBe(10104);
});

test('of one solution handed in several times at once one gives a proof', async () => {
  const payload = await solve(await takeChallenge());
  const responses = await Promise.all([0, 1, 2].map(() => app.call(captcha, { payload })));
  expect(responses.map(({ code }) => code).sort((a, b) => a - b)).toEqual([100, 10104, 10104]);
});

test('an altered challenge, a made-up solution and nonsense are refused', async () => {
  const challenge = await takeChallenge();
  const solved = JSON.parse(Buffer.from(await solve(challenge), 'base64').toString()) as {
    solution: { counter: number };
  };
  const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
  for (const payload of [
    pack({ challenge: easier, solution: solved.solution }),
    pack({ challenge, solution: { ...solved.solution, counter: solved.solution.counter + 1, derivedKey: '00' } }),
    pack({ challenge, solution: { counter: 1 } }),
    pack({ challenge: { parameters: {} }, solution: { counter: 1 } }),
    pack(null),
    'nonsense',
  ])
    expect(await app.call(captcha, { payload })).toMatchObject({ status: 403, code: 10104 });
});

test('no code is sent without a proof, and an expired proof is none', async () => {
  expect((await app.call(sendSms, { phone: unusedPhone() })).code).toBe(10104);
  const { captcha_proof } = await app.ok(captcha, { payload: await solve(await takeChallenge()) });
  app.clock.advance({ minutes: 10, seconds: 1 });
  expect((await app.call(sendSms, { phone: unusedPhone(), captcha_proof })).code).toBe(10104);
  app.clock.reset();
  expect((await app.call(login, { account: unusedPhone(), password: 'x', captcha_proof })).code).toBe(40101);
});
