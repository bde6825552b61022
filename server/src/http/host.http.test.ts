import { sendUnbindEmail } from '@qinghe/contract/account/contact.ts';
import { registerForFair } from '@qinghe/contract/fairs/visitors.ts';
import { openCalendarFeed } from '@qinghe/contract/home/calendar-feed.ts';
import { signUpForTalk } from '@qinghe/contract/talks/sign-up.ts';
import { expect, test } from 'vitest';
import { captchaProof, makeMaster } from '../../test/accounts.ts';
import { startTestApp } from '../../test/app.ts';
import { makeStand, registrationInput } from '../../test/fairs.ts';
import { makeBrochure, makeJob, makeTalk } from '../../test/jobs.ts';
import { raw } from '../../test/raw.ts';
import { signUpInput } from '../../test/talks.ts';
import { openTicket } from '../../test/tickets.ts';
import { until } from '../../test/until.ts';

const app = await startTestApp({ own: true });
const { host } = new URL(app.url);
const EVIL = 'evil.example';
const OTHERS = `Host: ${EVIL}\r\nX-Forwarded-Host: ${EVIL}\r\nForwarded: host=${EVIL}`;

/** A page as it is asked for with these headers; the first line and all the rest. */
const ask = (path: string, headers: string) =>
  raw(
    app.url,
    `GET ${path} HTTP/1.1\r\n${headers}\r\nConnection: close\r\nAccept: text/html\r\nAccept-Encoding: identity\r\n\r\n`,
  );

test('no page, file or redirect takes its links from the Host header', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  const talk = await makeTalk(app, master, { state: 'online' });
  const brochure = await makeBrochure(app, master, { state: 'online' });
  const stand = await makeStand(app, master, 0);
  const talkTicket = (await app.ok(signUpForTalk, await signUpInput(app, talk.uuid))).ticket_url;
  const fairTicket = (await app.ok(registerForFair, await registrationInput(app, stand.fair))).ticket_url;
  const feed = await app.ok(openCalendarFeed, {}, { token: master.token });
  const paths = [
    '/',
    '/login',
    '/jobs',
    `/jobs/${job.uuid}`,
    `/jobs/${job.uuid}/external`,
    `/companies/${master.companyUuid}`,
  ];
  paths.push(
    `/brochures/${brochure.uuid}`,
    `/talks/${talk.uuid}`,
    `/fairs/${stand.fair}`,
    '/sitemap.xml',
    '/robots.txt',
  );
  paths.push('/openapi.json', '/docs/api', '/nowhere', `/jobs/${job.uuid}/poster.pdf`, `/jobs/${job.uuid}?lang=en`);
  for (const url of [talkTicket, fairTicket, feed.url]) paths.push(new URL(url).pathname);
  for (const path of paths) {
    const answer = await ask(path, OTHERS);
    expect(answer, path).toMatch(/^HTTP\/1\.1 (?:200|303|404) /);
    expect(answer, path).not.toContain(EVIL);
  }
  for (const [url, more] of [
    [talkTicket, ''],
    [talkTicket, '/talk.ics'],
    [fairTicket, ''],
  ] as const) {
    const { path, headers } = await openTicket(app, url);
    const answer = await ask(path + more, `${OTHERS}\r\nCookie: ${headers.cookie}`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).not.toContain(EVIL);
  }
  expect(await ask(`/jobs/${job.uuid}`, OTHERS)).toContain(`${app.url}/jobs/${job.uuid}`);
  expect(await ask('/sitemap.xml', OTHERS)).toContain(`<loc>${app.url}/`);
});

test('no mail takes its links from the Host header', async () => {
  await app.work();
  const { uuid, token } = await makeMaster(app);
  const email = `${uuid}@example.com`;
  await app.services.db.updateTable('account').set({ email }).where('uuid', '=', uuid).execute();
  const body = JSON.stringify({ captcha_proof: await captchaProof(app) });
  const head = `${OTHERS}\r\nAuthorization: ${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  const call = `POST ${sendUnbindEmail.path} HTTP/1.1\r\n${head}\r\nConnection: close\r\n\r\n${body}`;
  expect(await raw(app.url, call)).toMatch(/^HTTP\/1\.1 200 /);
  const mail = await until(() =>
    app.services.db.selectFrom('outbox_message').selectAll().where('address', '=', email).executeTakeFirst(),
  );
  expect(mail?.body).toContain(`${app.url}/`);
  expect(JSON.stringify(mail)).not.toContain(EVIL);
});

test('two Host headers are refused, wherever they lead, and so is none', async () => {
  for (const path of ['/', '/jobs', '/robots.txt', '/openapi.json', '/nowhere', '/healthz', '/api/v1/user/info'])
    for (const hosts of [
      `Host: ${host}\r\nHost: ${EVIL}`,
      `Host: ${EVIL}\r\nhost: ${host}`,
      `HOST: ${host}\r\nHost: ${host}`,
      'X-None: 1',
    ]) {
      const answer = await ask(path, hosts);
      expect(answer, `${path} ${hosts}`).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).not.toContain(EVIL);
      expect(answer).toContain('x-content-type-options: nosniff');
    }
  expect(await ask('/robots.txt', `Host: ${host}`)).toMatch(/^HTTP\/1\.1 200 /);
  // Before HTTP/1.1 nobody had to name one.
  expect(await raw(app.url, 'GET /robots.txt HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});
