import { sendSms } from '@qinghe/contract/account/codes.ts';
import { apply } from '@qinghe/contract/resumes/apply.ts';
import { rejectApplication } from '@qinghe/contract/resumes/decide.ts';
import { openStatus, sendStatusCode } from '@qinghe/contract/resumes/status.ts';
import { afterEach, expect, test } from 'vitest';
import { captchaProof, makeMaster, unusedNumber, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { aCandidate } from '../../../../test/applications.ts';
import { readCode, sendAndReadCode } from '../../../../test/codes.ts';
import { readDeliveries, sendDeliveries } from '../../../../test/deliveries.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { uploadCv } from '../../../../test/uploads.ts';
import { withTransaction } from '../../../db/database.ts';
import { insertFreshLink, statusUrl } from './status-link.ts';

const app = await startTestApp();
const { db } = app.services;
const master = await makeMaster(app);

afterEach(() => app.clock.reset());

/** One browser: it keeps cookies and sends them back. */
function browser() {
  const cookies: string[] = [];
  const go = async (path: string, method: 'GET' | 'POST' | 'HEAD' = 'GET') => {
    const response = await app.fetch(path, { method, redirect: 'manual', headers: { cookie: cookies.join('; ') } });
    const set = response.headers.get('set-cookie');
    if (set) cookies.push(set.split(';')[0] ?? '');
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  return {
    see: (path: string) => go(path),
    preview: (path: string) => go(path, 'HEAD'),
    press: async (path: string) => {
      const { status, headers } = await go(path, 'POST');
      expect([status, headers.get('location')]).toEqual([303, path]);
      return { setCookie: headers.get('set-cookie'), page: await go(path) };
    },
  };
}

async function applied({ title, ...overrides }: { phone?: string; email?: string; title?: string } = {}) {
  const job = await makeJob(app, master, title === undefined ? {} : { title });
  const { upload_token } = await uploadCv(app, job.uuid);
  const candidate = aCandidate({ phone: unusedPhone(), ...overrides });
  await app.ok(apply, { job_uuid: job.uuid, upload_token, candidate, consent: true });
  const { uuid, company_uuid: companyUuid } = await db
    .selectFrom('application')
    .select(['uuid', 'company_uuid'])
    .where('job_uuid', '=', job.uuid)
    .executeTakeFirstOrThrow();
  const pathOf = (url: string) => new URL(url).pathname;
  const linked = { companyUuid, applicationUuid: uuid, now: app.clock.now() };
  const fresh = await withTransaction(db, (trx) => insertFreshLink(trx, app.services, linked, 'phone'));
  return { job, uuid, candidate, fresh: pathOf(fresh), sent: pathOf(statusUrl(app.services, uuid)) };
}

const tokenOf = (path: string) => path.split('/').at(-1) ?? '';
const SEEN = '<h1>已投递</h1>';
const USED = '<h1>这个链接已打开过</h1>';

test('a link opens once, and the browser that opened it comes back for half a year', async () => {
  const { fresh } = await applied();
  const mine = browser();
  expect((await mine.see(fresh)).html).toContain('method="post"');
  const { page, setCookie } = await mine.press(fresh);
  expect(page.html).toContain(SEEN);
  expect(setCookie).toMatch(
    /^status-[\w-]{16}=[\w-]{43}; Path=\/applications; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
  );
  app.clock.advance({ days: 179 });
  expect((await mine.see(fresh)).html).toContain(SEEN);
  app.clock.advance({ days: 2 });
  expect((await mine.see(fresh)).html).not.toContain(SEEN);
});

test('a browser that is known sees the status behind every link of the application, without using it up', async () => {
  const { fresh, sent } = await applied();
  const mine = browser();
  await mine.press(fresh);
  expect((await mine.see(sent)).html).toContain(SEEN);
  expect((await mine.press(sent)).setCookie).toBeNull();
  expect((await browser().press(sent)).page.html).toContain(SEEN);
});

test('looking at a link, as chat programs do for a preview, does not use it up', async () => {
  const { sent } = await applied();
  for (let times = 0; times < 3; times += 1) {
    expect((await browser().see(sent)).html).not.toContain(SEEN);
    await browser().preview(sent);
  }
  expect((await browser().press(sent)).page.html).toContain(SEEN);
});

test('of two people who open a link at once one gets in, the other is asked for a code', async () => {
  const { sent } = await applied();
  const pages = await Promise.all([1, 2, 3].map(async () => (await browser().press(sent)).page.html));
  expect(pages.filter((html) => html.includes(SEEN))).toHaveLength(1);
  expect(pages.filter((html) => html.includes(USED))).toHaveLength(2);
});

test('on another device a used link tells nothing but where a code can go', async () => {
  const { sent, candidate, job, uuid } = await applied({ phone: '13711113333' });
  await browser().press(sent);
  const { html, headers } = await browser().see(sent);
  expect(html).toContain(USED);
  expect(html).toContain('137****3333');
  for (const inner of [candidate.phone, candidate.name, job.title, uuid]) expect(html).not.toContain(inner);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('a code to the phone of the application gives a fresh link that opens once', async () => {
  const { sent, candidate } = await applied();
  await browser().press(sent);
  const other = browser();
  const of = { link_token: tokenOf(sent) };
  const asked = await app.ok(sendStatusCode, { ...of, captcha_proof: await captchaProof(app) });
  expect(asked).toEqual({ sent: 'code', resend_after: 60 });
  const code = await readCode(app, candidate.phone);
  expect((await app.call(openStatus, { code: code === '000000' ? '000001' : '000000', of })).code).toBe(40102);
  const { status_url } = await app.ok(openStatus, { code, of });
  expect((await other.press(new URL(status_url).pathname)).page.html).toContain(SEEN);
  expect((await other.see(sent)).html).toContain(SEEN);
  // A code opens once, too.
  expect((await app.call(openStatus, { code, of })).code).toBe(40102);
});

test('codes need a captcha and cannot be tried for ever', async () => {
  const { sent, candidate } = await applied();
  const of = { link_token: tokenOf(sent) };
  expect((await app.call(sendStatusCode, of)).code).toBe(10104);
  await app.ok(sendStatusCode, { ...of, captcha_proof: await captchaProof(app) });
  const again = await app.call(sendStatusCode, { ...of, captcha_proof: await captchaProof(app) });
  expect([again.status, again.code]).toEqual([429, 429]);
  const code = await readCode(app, candidate.phone);
  const wrong = code === '000000' ? '000001' : '000000';
  const here = { ip: '192.0.2.9' };
  for (let tries = 0; tries < 5; tries += 1)
    expect((await app.call(openStatus, { code: wrong, of }, here)).code).toBe(40102);
  expect((await app.call(openStatus, { code, of }, here)).code).toBe(40102);
});

test('a code of another phone opens nothing', async () => {
  const [one, two] = [await applied(), await applied()];
  const code = await sendAndReadCode(app, two.candidate.phone, 'apply');
  expect((await app.call(openStatus, { code, of: { link_token: tokenOf(one.sent) } })).code).toBe(40102);
});

test('a phone that no code reaches gets a fresh link by e-mail', async () => {
  const { sent } = await applied({ phone: '0085212345678', email: 'abroad@example.com' });
  await browser().press(sent);
  expect((await browser().see(sent)).html).toContain('ab****@example.com');
  const of = { link_token: tokenOf(sent), captcha_proof: await captchaProof(app) };
  expect(await app.ok(sendStatusCode, of)).toMatchObject({ sent: 'link' });
  const mail = await db
    .selectFrom('outbox_message')
    .select('body')
    .where('address', '=', 'abroad@example.com')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const fresh = /\/applications\/[\w-]{43}/.exec(mail.body)?.[0] ?? '';
  expect(fresh).not.toBe(sent);
  expect((await browser().press(fresh)).page.html).toContain(SEEN);
});

test('who has not the phone at hand gets a fresh link by e-mail, where there is one', async () => {
  const email = `lost${unusedNumber()}@example.com`;
  const { sent } = await applied({ email });
  await browser().press(sent);
  expect((await browser().see(sent)).html).toContain('data-do="mail"');
  const of = { link_token: tokenOf(sent), to_email: true, captcha_proof: await captchaProof(app) };
  expect(await app.ok(sendStatusCode, of)).toMatchObject({ sent: 'link' });
  const mails = await db.selectFrom('outbox_message').select('body').where('address', '=', email).execute();
  const fresh = mails.flatMap(({ body }) => /\/applications\/[\w-]{43}/.exec(body) ?? []).find((link) => link !== sent);
  expect((await browser().press(fresh ?? '')).page.html).toContain(SEEN);
});

test('links that are unknown, expired, or of an application that was erased say so', async () => {
  const { sent, uuid } = await applied();
  expect((await browser().see('/applications/nonsense')).status).toBe(404);
  expect((await browser().press('/applications/nonsense')).page.status).toBe(404);
  app.clock.advance({ days: 3 * 365 + 1 });
  expect((await browser().see(sent)).html).toContain('链接已失效');
  app.clock.reset();
  await db.deleteFrom('application').where('uuid', '=', uuid).execute();
  for (const page of [await browser().see(sent), (await browser().press(sent)).page])
    expect(page).toMatchObject({ status: 410, html: expect.stringContaining('这份投递记录已删除') });
  const of = { link_token: tokenOf(sent) };
  expect((await app.call(sendStatusCode, { ...of, captcha_proof: await captchaProof(app) })).code).toBe(40401);
});

test('a cookie of one application opens no other, nor one that was made up', async () => {
  const [one, two] = [await applied(), await applied()];
  const mine = browser();
  await mine.press(one.sent);
  await browser().press(two.sent);
  expect((await mine.see(two.sent)).html).toContain(USED);
});

test('a code to a phone opens its application, and nobody else learns that somebody did', async () => {
  const { job, candidate } = await applied();
  const code = await sendAndReadCode(app, candidate.phone, 'apply');
  const of = { job_uuid: job.uuid, phone: candidate.phone };
  const { status_url } = await app.ok(openStatus, { code, of });
  expect((await browser().press(new URL(status_url).pathname)).page.html).toContain(SEEN);

  // A phone that never applied gets its code all the same; only its holder is told that there is nothing.
  const stranger = unusedPhone();
  const sent = await app.call(sendSms, { phone: stranger, purpose: 'apply', captcha_proof: await captchaProof(app) });
  expect(sent.code).toBe(100);
  const nothing = { job_uuid: job.uuid, phone: stranger };
  expect((await app.call(openStatus, { code: '999999', of: nothing })).code).toBe(40102);
  expect((await app.call(openStatus, { code: '999999', of })).code).toBe(40102);
  expect((await app.call(openStatus, { code: await readCode(app, stranger), of: nothing })).code).toBe(40401);
});

test('neither tokens of links nor cookies stand in a log', async () => {
  const { sent } = await applied();
  const { setCookie } = await browser().press(sent);
  expect(app.logs()).not.toContain(tokenOf(sent));
  expect(app.logs()).not.toContain(setCookie?.split(/[=;]/)[1]);
});

/** Sends what waits for a candidate, as the task does at its time. */
async function sendMessages(applicationUuid: string) {
  const messages = await readDeliveries(app.services, { subjects: [applicationUuid] });
  await sendDeliveries(
    app.services,
    messages.map(({ uuid }) => uuid),
  );
}

const textsTo = async (phone: string) =>
  (await db.selectFrom('outbox_message').select('body').where('address', '=', phone).execute()).map(({ body }) => body);

test('a text message is signed by the platform alone, whatever the title of a job begins with', async () => {
  const { uuid, candidate } = await applied({ email: '', title: '【某某银行】后端实习生' });
  await sendMessages(uuid);
  const [body] = await textsTo(candidate.phone);
  expect(body).toContain('「［某某银行］后端实习生」');
  expect(body?.match(/【/g)).toHaveLength(1);
});

test('what a company says is read on the page of who proved to be the candidate, and goes to no address', async () => {
  const { uuid, fresh, candidate } = await applied({ email: '' });
  const words = '<b>您的账户</b>被冻结，请打开 https://evil.example 或致电 13800138000\n第二行';
  const input = { uuid, version: 1, reason: '不匹配', message: words };
  await app.ok(rejectApplication, input, { token: master.token });
  const mine = browser();
  const early = await mine.press(fresh);
  expect(early.page.html).not.toContain('第二行');
  app.clock.advance({ seconds: 11 });
  await sendMessages(uuid);
  const { html } = await mine.see(fresh);
  expect(html).toContain('&lt;b&gt;您的账户&lt;/b&gt;被冻结，请打开 https://evil.example 或致电 13800138000\n第二行');
  expect(html).not.toContain('href="https://evil.example');
  const texts = await textsTo(candidate.phone);
  expect(texts.some((body) => body.includes('回复了你投递的'))).toBe(true);
  for (const body of texts) expect(body).not.toMatch(/evil|13800138000|账户/);
});
