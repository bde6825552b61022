import { syncDesk } from '@qinghe/contract/fairs/desk.ts';
import { registerForFair } from '@qinghe/contract/fairs/visitors.ts';
import { cancelFair } from '@qinghe/contract/fairs/write-fairs.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import { makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeOperator } from '../../../test/companies.ts';
import { aScan, makeFair, makeSignUp, makeStand, registrationInput } from '../../../test/fairs.ts';
import { makeJob } from '../../../test/jobs.ts';
import { openTicket } from '../../../test/tickets.ts';
import { eraseFairVisitors } from './tasks.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
afterEach(() => app.clock.reset());

const page = async (path: string) => {
  const response = await app.fetch(path);
  return { status: response.status, html: await response.text() };
};
const registered = (fair: string) =>
  db.selectFrom('fair_visitor').selectAll().where('fair_uuid', '=', fair).orderBy('registered_at').execute();
const register = async (fair: string, overrides = {}) =>
  app.ok(registerForFair, await registrationInput(app, fair, overrides));

test('a fair’s page says when, where, and who brings which jobs; who is not accepted or may not publish is not there', async () => {
  const master = await makeMaster(app);
  const stand = await makeStand(app, master);
  const waiting = await makeSignUp(app, await makeMaster(app), { uuid: stand.fair });
  const { status, html } = await page(`/fairs/${stand.fair}`);
  expect(status).toBe(200);
  for (const words of [
    '秋季双选会',
    '武汉理工大学',
    '展位 B27',
    `/jobs/${stand.job}?from=fair`,
    '参会企业（1）',
    '勾选想投的职位',
  ])
    expect(html).toContain(words);
  expect(html).toContain('id="sign-up"');
  expect(html).toContain('data-busy="正在登记…"');
  expect(html).not.toContain(waiting.uuid);
  expect((await page(`/fairs/${stand.fair}?q=${encodeURIComponent('没有的词')}`)).html).toContain(
    '没有符合的企业或职位',
  );
  for (const q of ['%00', '%E0%A4', `${'a'.repeat(39)}%F0%9F%98%80`, 'x&q=y'])
    expect((await page(`/fairs/${stand.fair}?q=${q}`)).status).toBe(200);
  expect((await page(`/fairs/${stand.fair}?q=%3Cscript%3E`)).html).not.toContain('<script>"');
  await db
    .updateTable('company')
    .set({ frozen_at: new Date() })
    .where('company_uuid', '=', String(master.companyUuid))
    .execute();
  const { html: empty } = await page(`/fairs/${stand.fair}`);
  expect(empty).toContain('id="sign-up"');
  // Where nobody brings a job there is none to tick.
  for (const words of ['展位 B27', '勾选想投的职位']) expect(empty).not.toContain(words);
});

test('drafts and made-up fairs are not found; one that is called off or over takes nobody and says so', async () => {
  const draft = await makeFair(app);
  for (const path of [draft.uuid, uuidv7(), 'x', '%00']) expect((await page(`/fairs/${path}`)).status).toBe(404);
  const fair = await makeFair(app, 'open');
  const input = await registrationInput(app, fair.uuid);
  await app.ok(cancelFair, { ...fair, reason: '体育馆检修' }, { token: (await makeOperator(app)).token });
  const { html } = await page(`/fairs/${fair.uuid}`);
  expect(html).toContain('体育馆检修');
  expect(html).not.toContain('id="sign-up"');
  expect(await app.call(registerForFair, input)).toMatchObject({ code: 40902 });
  expect(await app.call(registerForFair, { ...input, fair_uuid: draft.uuid })).toMatchObject({ code: 40401 });
  const over = await makeFair(app, 'open');
  const late = await registrationInput(app, over.uuid);
  app.clock.advance({ days: 30 });
  expect(await app.call(registerForFair, late)).toMatchObject({ code: 40902 });
  expect((await page(`/fairs/${over.uuid}`)).html).toContain('已经结束');
});

test('who registers gets a page with a code, which a stand scans: it sees what they come for, not their phone', async () => {
  const stand = await makeStand(app, await makeMaster(app));
  const { ticket_url } = await register(stand.fair, { name: '谢<b>雨桐', wishes: [stand.job], phone: '13900005678' });
  const browser = await openTicket(app, ticket_url);
  expect(browser.path).toBe(`/fairs/tickets/of/${stand.fair}`);
  const { html, headers } = await browser.see();
  expect(html).toContain('我的参会码');
  expect(html).toContain('展位 B27');
  expect(html).not.toContain('<b>');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cache-control')).toBe('no-store');
  const code = (await registered(stand.fair)).find(({ phone }) => phone === '13900005678')?.code ?? '';
  const desk = { fair_uuid: stand.fair, device_now: new Date().toISOString(), entries: [aScan(code)] };
  const { visits } = await app.ok(syncDesk, desk, { token: stand.token });
  expect(visits).toMatchObject([{ name: '谢<b>雨桐', wishes: [stand.job] }]);
  expect(JSON.stringify(visits)).not.toContain('13900005678');
});

test('a phone has one ticket of a fair: registered again it is the same one, with what is said now', async () => {
  const stand = await makeStand(app, await makeMaster(app));
  const before = (await registered(stand.fair)).length;
  const first = await register(stand.fair, { phone: '13900005679', wishes: [stand.job] });
  expect((await (await openTicket(app, first.ticket_url)).see()).html).toContain('<h2>想投的职位</h2>');
  app.clock.advance({ minutes: 2 });
  const again = await register(stand.fair, { phone: '13900005679', major: '机械工程' });
  expect(again).toEqual(first);
  const rows = await registered(stand.fair);
  expect(rows).toHaveLength(before + 1);
  expect(rows.find(({ phone }) => phone === '13900005679')).toMatchObject({ major: '机械工程' });
  expect((await (await openTicket(app, again.ticket_url)).see()).html).not.toContain('<h2>想投的职位</h2>');
});

test('a wrong code, jobs of no stand there, six of them, or no consent register nobody; wrong jobs cost no code', async () => {
  const master = await makeMaster(app);
  const stand = await makeStand(app, master);
  const before = (await registered(stand.fair)).length;
  const input = await registrationInput(app, stand.fair);
  const left = await makeJob(app, master);
  expect(await app.call(registerForFair, { ...input, code: '000000' })).toMatchObject({ code: 40102, field: 'code' });
  for (const job of [left.uuid, uuidv7()])
    expect(await app.call(registerForFair, { ...input, wishes: [job] })).toMatchObject({ code: 400, field: 'wishes' });
  expect(
    await app.call(registerForFair, { ...input, wishes: Array.from({ length: 6 }, () => uuidv7()) }),
  ).toMatchObject({ code: 400, field: 'wishes' });
  expect(await app.call(registerForFair, { ...input, consent: false as true })).toMatchObject({ code: 400 });
  expect(await registered(stand.fair)).toHaveLength(before);
  await app.ok(registerForFair, { ...input, wishes: [stand.job, stand.job] });
  expect(await registered(stand.fair)).toHaveLength(before + 1);
});

test('a registration is taken back from its own page alone; its code opens nothing then', async () => {
  const stand = await makeStand(app, await makeMaster(app));
  const { ticket_url } = await register(stand.fair, { phone: '13900005680' });
  const { code } = (await registered(stand.fair)).find(({ phone }) => phone === '13900005680') ?? { code: '' };
  expect((await app.fetch(`/fairs/tickets/of/${stand.fair}/leave`, { method: 'POST' })).status).toBe(200);
  const browser = await openTicket(app, ticket_url);
  expect((await browser.see()).status).toBe(200);
  await browser.post('/leave');
  expect((await browser.see()).status).toBe(404);
  expect((await page(new URL(ticket_url).pathname)).status).toBe(404);
  const desk = { fair_uuid: stand.fair, device_now: new Date().toISOString(), entries: [aScan(code)] };
  expect((await app.ok(syncDesk, desk, { token: stand.token })).results).toMatchObject([{ result: 'unknown' }]);
});

test('who registered is forgotten half a year after the fair, not before', async () => {
  const { uuid } = await makeFair(app, 'open');
  await register(uuid);
  app.clock.advance({ days: 100 });
  await eraseFairVisitors.run(app.services, {}, { last: false });
  expect(await registered(uuid)).toHaveLength(1);
  app.clock.advance({ days: 100 });
  await eraseFairVisitors.run(app.services, {}, { last: false });
  expect(await registered(uuid)).toEqual([]);
});
