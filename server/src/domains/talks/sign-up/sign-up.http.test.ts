import { captchaChallenge } from '@qinghe/contract/account/captcha.ts';
import { sendSms } from '@qinghe/contract/account/codes.ts';
import { listAudit } from '@qinghe/contract/company/audit.ts';
import { MAX_VISITORS, signUpForTalk } from '@qinghe/contract/talks/sign-up.ts';
import { changeTalk, listTalks } from '@qinghe/contract/talks/talks.ts';
import { exportVisitors, listVisitors } from '@qinghe/contract/talks/visitors.ts';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { captchaProof, makeMaster, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { readCode } from '../../../../test/codes.ts';
import { goodTalk, makeTalk } from '../../../../test/jobs.ts';
import { sheetAt } from '../../../../test/sheets.ts';
import { aVisitor, signUpInput } from '../../../../test/talks.ts';
import { openTicket } from '../../../../test/tickets.ts';
import { eraseTalkVisitors } from './erase-visitors.ts';

const app = await startTestApp();
const { db } = app.services;
afterEach(() => app.clock.reset());

const onlineTalk = async (overrides = {}) => {
  const master = await makeMaster(app);
  return { ...master, talk: (await makeTalk(app, master, { state: 'online', ...overrides })).uuid };
};
const signUp = async (talk: string, overrides = {}) => app.ok(signUpForTalk, await signUpInput(app, talk, overrides));
const see = async (path: string) => {
  const response = await app.fetch(path);
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const visitorsOf = async ({ token, talk }: { token: string; talk: string }) =>
  app.ok(listVisitors, { talk_uuid: talk }, { token });

test('who signs up gets a ticket with a code for the door; the company sees who comes, with phones masked', async () => {
  const { token, talk } = await onlineTalk();
  const { state, ticket_url } = await signUp(talk, { name: '谢<b>雨桐' });
  expect(state).toBe('signed');
  const browser = await openTicket(app, ticket_url);
  expect(browser.path).toBe(`/talks/tickets/of/${talk}`);
  const ticket = await browser.see();
  expect(ticket.html).toContain('报名成功');
  expect(ticket.html).toContain('南湖校区 报告厅 B');
  expect(ticket.html).toMatch(/<strong>[A-Z0-9]{4} [A-Z0-9]{4}<\/strong>/);
  expect(ticket.html).not.toContain('<b>');
  expect(ticket.headers.get('referrer-policy')).toBe('no-referrer');
  expect(ticket.headers.get('cache-control')).toBe('no-store');
  const calendar = await browser.see('/talk.ics');
  expect(ticket.html).toContain(`href="${browser.path}/talk.ics"`);
  expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(calendar.html).toContain('BEGIN:VEVENT');
  const { items, counts } = await visitorsOf({ token, talk });
  expect(counts).toEqual({ attended: 0, signed: 1, waiting: 0, cancelled: 0 });
  expect(items).toMatchObject([
    { name: '谢<b>雨桐', phone: expect.stringMatching(/^139\*{4}\d{4}$/), state: 'signed' },
  ]);
  expect((await app.ok(listTalks, {}, { token })).items).toMatchObject([{ signed: 1, waiting: 0 }]);
});

test('three hundred students of a hall, all behind one address, each get their seat within a minute', async () => {
  const { talk } = await onlineTalk({ seats: 300 });
  const hall = { ip: '203.0.113.77' };
  const students = Array.from({ length: 300 }, () => aVisitor());
  const signed = await Promise.all(
    students.map(async (visitor) => {
      await app.ok(captchaChallenge, {}, hall);
      const { phone } = visitor;
      await app.ok(sendSms, { phone, purpose: 'apply', captcha_proof: await captchaProof(app) }, hall);
      const code = await readCode(app, phone);
      return app.ok(signUpForTalk, { talk_uuid: talk, visitor, code, consent: true }, hall);
    }),
  );
  expect(new Set(signed.map(({ state }) => state))).toEqual(new Set(['signed']));
});

test('a phone has one ticket: whoever proves it again finds it, and is not counted twice', async () => {
  const { token, talk } = await onlineTalk();
  const phone = '13900001234';
  const first = await signUp(talk, { phone });
  app.clock.advance({ minutes: 2 });
  const again = await signUp(talk, { phone, name: '另一个名字' });
  expect(again).toEqual(first);
  const { items } = await visitorsOf({ token, talk });
  expect(items.map(({ name }) => name)).toEqual(['谢雨桐']);
});

test('without the code of the phone nobody is signed up, and the try counts', async () => {
  const { token, talk } = await onlineTalk();
  const input = await signUpInput(app, talk);
  const wrong = { ...input, code: input.code === '000000' ? '111111' : '000000' };
  expect(await app.call(signUpForTalk, wrong)).toMatchObject({ code: 40102, field: 'code' });
  expect((await visitorsOf({ token, talk })).items).toEqual([]);
  await app.ok(signUpForTalk, input);
  expect(await app.call(signUpForTalk, input)).toMatchObject({ code: 40102 });
});

test('twenty who sign up at once for five seats: five have one, the others wait in their order', async () => {
  const { token, talk } = await onlineTalk({ seats: 5 });
  const inputs = [];
  for (let n = 0; n < 20; n += 1) inputs.push(await signUpInput(app, talk, { name: `同学${n}` }));
  const answers = await Promise.all(inputs.map((input) => app.ok(signUpForTalk, input)));
  expect(answers.filter(({ state }) => state === 'signed')).toHaveLength(5);
  expect((await visitorsOf({ token, talk })).counts).toMatchObject({ signed: 5, waiting: 15, cancelled: 0 });
});

test('a seat that is given back goes to whoever waits longest; more seats go to the next', async () => {
  const { token, talk } = await onlineTalk({ seats: 1 });
  const names = ['甲', '乙', '丙', '丁'];
  const tickets: Awaited<ReturnType<typeof openTicket>>[] = [];
  for (const name of names) {
    tickets.push(await openTicket(app, (await signUp(talk, { name })).ticket_url));
    app.clock.advance({ minutes: 1 });
  }
  const standing = async () => (await visitorsOf({ token, talk })).items.map(({ name, state }) => `${name} ${state}`);
  expect((await tickets[1]?.see())?.html).toContain('正在候补');
  const [one, two] = await Promise.all([tickets[0]?.post('/cancel'), tickets[0]?.post('/cancel')]);
  expect([one?.status, two?.status]).toEqual([303, 303]);
  expect(await standing()).toEqual(['甲 cancelled', '乙 signed', '丙 waiting', '丁 waiting']);
  expect((await tickets[1]?.see())?.html).toContain('报名成功');
  await app.ok(changeTalk, { ...goodTalk({ seats: 2 }), uuid: talk, version: 1 }, { token });
  expect(await standing()).toEqual(['甲 cancelled', '乙 signed', '丙 signed', '丁 waiting']);
  // Back again: at the end.
  const { phone } = await db
    .selectFrom('talk_visitor')
    .select('phone')
    .where('talk_uuid', '=', talk)
    .where('name', '=', '甲')
    .$narrowType<{ phone: string }>()
    .executeTakeFirstOrThrow();
  expect(await signUp(talk, { name: '甲', phone })).toMatchObject({ state: 'waiting' });
  expect(await standing()).toEqual(['乙 signed', '丙 signed', '丁 waiting', '甲 waiting']);
});

test('the ticket says the place in the line, which moves up as others go', async () => {
  const { talk } = await onlineTalk({ seats: 1 });
  const tickets: Awaited<ReturnType<typeof openTicket>>[] = [];
  for (const name of ['甲', '乙', '丙', '丁']) {
    tickets.push(await openTicket(app, (await signUp(talk, { name })).ticket_url));
    app.clock.advance({ seconds: 1 });
  }
  const shown = async (at: number) => (await tickets[at]?.see())?.html ?? '';
  expect(await shown(0)).not.toContain('候补第');
  expect(await shown(1)).toContain('候补第 1 位');
  expect(await shown(3)).toContain('候补第 3 位');
  await tickets[1]?.post('/cancel');
  expect(await shown(3)).toContain('候补第 2 位');
});

test('there are never fewer seats than are taken, and the refusal says how many are', async () => {
  const { token, talk } = await onlineTalk();
  for (const name of ['甲', '乙', '丙']) await signUp(talk, { name });
  const change = { ...goodTalk(), uuid: talk, version: 1 };
  expect(await app.call(changeTalk, { ...change, seats: 2 }, { token })).toMatchObject({
    code: 400,
    field: 'seats',
    reason: '已有 3 人报名，座位不能少于 3',
  });
  expect(await app.call(changeTalk, { ...change, seats: 3 }, { token })).toMatchObject({ code: 100 });
});

test('in the browser that has the ticket the page of the talk leads there, until the seat is given back', async () => {
  const { talk } = await onlineTalk();
  const { ticket_url } = await signUp(talk);
  const opened = await app.fetch(new URL(ticket_url).pathname, { redirect: 'manual' });
  const mark = opened.headers.getSetCookie().find((cookie) => cookie.includes(`Path=/talks/${talk};`)) ?? '';
  // The page learns no more than that there is a ticket.
  expect(mark).toMatch(/^signed_up=1; .*HttpOnly/);
  const there = await app.fetch(`/talks/${talk}`, { headers: { cookie: 'signed_up=1' } });
  const html = await there.text();
  expect(html).toContain(`href="/talks/tickets/of/${talk}">查看入场券`);
  expect(html).toContain('<summary>用别的手机号报名</summary>');
  const elsewhere = await see(`/talks/${talk}`);
  expect(elsewhere.html).not.toContain('查看入场券');
  const gone = await (await openTicket(app, ticket_url)).post('/cancel');
  expect(gone.headers.getSetCookie()).toEqual([expect.stringMatching(`^signed_up=1; Path=/talks/${talk}; Max-Age=0`)]);
});

test('a response that was lost is given again under its key, and the list of those who wait has an end', async () => {
  const { companyUuid, talk } = await onlineTalk({ seats: 1 });
  const input = await signUpInput(app, talk);
  const sent = { headers: { 'idempotency-key': 'one-try-of-this-form' }, ip: '203.0.113.7' };
  const first = await app.ok(signUpForTalk, input, sent);
  expect(await app.ok(signUpForTalk, input, sent)).toEqual(first);
  await sql`insert into talk_visitor (company_uuid, uuid, talk_uuid, state, name, phone, school, major, degree,
      graduation_year, code, token_hash, consent_version, signed_at, changed_at)
    select ${companyUuid}, gen_random_uuid(), ${talk}, 'waiting', '同学', n::text, '', '', 'master', 2027, n::text,
      sha256(n::text::bytea), '', now(), now() from generate_series(2, ${MAX_VISITORS}) n`.execute(db);
  expect(await app.call(signUpForTalk, await signUpInput(app, talk))).toMatchObject({ code: 40902 });
});

test('a refusal that was lost is given again under its key, and so is what is right once it is', async () => {
  const { talk } = await onlineTalk({ seats: 1 });
  const input = await signUpInput(app, talk);
  const sent = { headers: { 'idempotency-key': 'one-try-with-a-wrong-code' }, ip: '203.0.113.8' };
  for (const _try of [1, 2])
    expect(await app.call(signUpForTalk, { ...input, code: '000000' }, sent)).toMatchObject({ code: 40102 });
  expect(await app.call(signUpForTalk, input, sent)).toMatchObject({ code: 100 });
});

test('nobody signs up for a draft, for what has begun or was called off, nor gives a seat back then', async () => {
  const master = await makeMaster(app);
  const draft = await makeTalk(app, master);
  const off = await makeTalk(app, master, { state: 'cancelled' });
  expect(await app.call(signUpForTalk, await signUpInput(app, draft.uuid))).toMatchObject({ code: 40401 });
  expect(await app.call(signUpForTalk, await signUpInput(app, off.uuid))).toMatchObject({ code: 40902 });
  const { uuid } = await makeTalk(app, master, { state: 'online' });
  const ticket = await openTicket(app, (await signUp(uuid)).ticket_url);
  app.clock.advance({ hours: 49 });
  expect(await app.call(signUpForTalk, await signUpInput(app, uuid))).toMatchObject({ code: 40902 });
  await ticket.post('/cancel');
  const { items } = await visitorsOf({ token: master.token, talk: uuid });
  expect(items.map(({ state }) => state)).toEqual(['signed']);
  expect((await see(`/talks/${uuid}`)).html).not.toContain('id="sign-up"');
});

test('of a frozen company the talk and its tickets say that it is on hold, until it goes on', async () => {
  const { talk, companyUuid } = await onlineTalk();
  const ticket = await openTicket(app, (await signUp(talk)).ticket_url);
  const freeze = (frozen_at: Date | null) =>
    db
      .updateTable('company')
      .set({ frozen_at })
      .where('company_uuid', '=', companyUuid ?? '')
      .execute();
  await freeze(app.clock.now());
  const page = await see(`/talks/${talk}`);
  expect(page.status).toBe(404);
  expect(page.html).toContain('这场宣讲会已暂停');
  const held = (await ticket.see()).html;
  expect(held).toContain('请先不要前往');
  expect(held).not.toMatch(/报名成功|talk\.ics/);
  await freeze(null);
  expect((await ticket.see()).html).toContain('报名成功');
});

test('a sub-account sees the visitors of its own talks, another company none; a link that is none says so', async () => {
  const { master, child } = await makeTeam(app);
  const own = await makeTalk(app, child, { state: 'online' });
  const masters = await makeTalk(app, master, { state: 'online' });
  await signUp(own.uuid);
  const seenBy = (token: string, uuid: string) => app.call(listVisitors, { talk_uuid: uuid }, { token });
  expect(await seenBy(child.token, own.uuid)).toMatchObject({ code: 100, data: { items: [{}] } });
  expect(await seenBy(child.token, masters.uuid)).toMatchObject({ code: 40401 });
  expect(await seenBy((await makeMaster(app)).token, own.uuid)).toMatchObject({ code: 40401 });
  for (const path of ['/talks/tickets/none', `/talks/tickets/of/${own.uuid}`, `/talks/tickets/of/${own.uuid}/talk.ics`])
    expect((await see(path)).status).toBe(404);
  expect((await app.fetch(`/talks/tickets/of/${own.uuid}/cancel`, { method: 'POST', redirect: 'manual' })).status).toBe(
    303,
  );
});

test('a browser keeps the tickets of two talks beside each other, and one opens nothing of the other', async () => {
  const [one, two] = [(await onlineTalk()).talk, (await onlineTalk({ place: '教三 201' })).talk];
  const [first, second] = [
    await openTicket(app, (await signUp(one)).ticket_url),
    await openTicket(app, (await signUp(two)).ticket_url),
  ];
  expect((await second.see()).html).toContain('教三 201');
  const stolen = { cookie: first.headers.cookie.replace(one, two) };
  expect((await app.fetch(second.path, { headers: stolen })).status).toBe(404);
  expect((await app.fetch(second.path, { headers: first.headers })).status).toBe(404);
});

test('the ticket of an online talk asks nobody to a door; opened elsewhere it speaks of signing up', async () => {
  const { talk } = await onlineTalk({ format: 'online', school: '', place: 'https://meeting.example.cn/1' });
  expect((await see(`/talks/${talk}`)).html).toContain('data-busy="正在报名…"');
  const { html } = await (await openTicket(app, (await signUp(talk)).ticket_url)).see();
  expect(html).toContain('线上参加，不用到场');
  expect(html).not.toContain('到场时出示');
  expect((await see(`/talks/tickets/of/${talk}`)).html).toContain('用同一个手机号再报名一次');
});

test('visitors are forgotten half a year after their talk', async () => {
  const { talk } = await onlineTalk();
  await signUp(talk);
  app.clock.advance({ days: 100 });
  await eraseTalkVisitors.run(app.services, {}, { last: false });
  const rows = () => db.selectFrom('talk_visitor').select('uuid').where('talk_uuid', '=', talk).execute();
  expect(await rows()).toHaveLength(1);
  app.clock.advance({ days: 90 });
  await eraseTalkVisitors.run(app.services, {}, { last: false });
  expect(await rows()).toEqual([]);
});

test('the people of a talk come as a sheet with phones in full and no formula; the log says that it was made', async () => {
  const { token, talk } = await onlineTalk();
  const phone = '13900007777';
  await signUp(talk, { phone, name: '=HYPERLINK("http:/x")', school: '+1-2@3 大学' });
  const file = await app.ok(exportVisitors, { talk_uuid: talk }, { token });
  expect(file).toMatchObject({ rows: 1, cut: false });
  const { xml, text } = await sheetAt(app, file.url);
  for (const word of [phone, '=HYPERLINK', '+1-2@3 大学', '硕士', '已报名']) expect(text).toContain(word);
  expect(xml).not.toMatch(/<f[ >]/);
  expect((await app.ok(listAudit, { object: 'talk' }, { token })).items[0]).toMatchObject({
    action: 'talk.exported',
    object: { uuid: talk },
  });
  const stranger = await makeMaster(app);
  expect(await app.call(exportVisitors, { talk_uuid: talk }, { token: stranger.token })).toMatchObject({ code: 40401 });
});
