import { eraseCandidate } from '@qinghe/contract/candidates/erasure.ts';
import {
  answerByLink,
  getLink,
  getLinkedPerson,
  LINK_PATH,
  openLink,
} from '@qinghe/contract/candidates/linked-page.ts';
import { listLinks, MAX_OPEN_LINKS, makeLink, revokeLink } from '@qinghe/contract/candidates/links.ts';
import { listAudit } from '@qinghe/contract/company/audit.ts';
import { removeMember, setMemberStatus } from '@qinghe/contract/company/members.ts';
import { changeNote, removeNote } from '@qinghe/contract/resumes/annotate.ts';
import { getApplication } from '@qinghe/contract/resumes/desk.ts';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, makeTeam, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeOperator } from '../../../../test/companies.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { makeLinkOf, openIn } from '../../../../test/links.ts';
import { openSocket } from '../../../../test/socket.ts';
import { deleteOutdated, type Outdated } from '../../../db/sweep.ts';
import { chinaDay, dayAfter } from '../../../time/china-day.ts';
import { candidates } from '../domain.ts';

const app = await startTestApp();
const { db } = app.services;
const { company, master, child } = await makeTeam(app);
const job = await makeJob(app, master);
afterEach(() => app.clock.reset());

const today = () => chinaDay(app.clock.now());
const person = async (name: string, cvText = '') =>
  (await makeApplication(app, job, { candidate: { name }, cvText })).uuid;
/** A link that one browser has opened. */
async function opened(applications?: readonly string[], more: { name?: string; question?: string } = {}) {
  const link = await makeLinkOf(app, master, applications, more);
  const { headers } = await openIn(app, link.token);
  const [application_uuid = ''] = link.applications;
  const { uuid } = link;
  return {
    ...link,
    headers,
    read: () => app.call(getLink, { uuid }, { headers }),
    see: (of = application_uuid) => app.call(getLinkedPerson, { uuid, person_uuid: of }, { headers }),
    say: (words: string, more: object = {}) =>
      app.call(
        answerByLink,
        { uuid, person_uuid: application_uuid, verdict: 'recommend', stars: null, words, ...more },
        { headers },
      ),
  };
}
const withdraw = (uuid: string) =>
  db.updateTable('application').set({ withdrawn_at: app.clock.now() }).where('uuid', '=', uuid).execute();
const mine = async (token = master.token) => (await app.ok(listLinks, { limit: 100 }, { token })).items;
const one = async (uuid: string) => (await mine()).find((link) => link.uuid === uuid);

test('a page by GET opens nothing; a POST does, once a browser, and three browsers at most', async () => {
  const { uuid, token } = await makeLinkOf(app, master);
  for (const path of ['resume-email', 'talent-email']) {
    const page = await app.fetch(`/${path}?auth=${token}`, { headers: { accept: 'text/html' } });
    expect(page.headers.get('set-cookie')).toBeNull();
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  }
  expect((await app.fetch(`${LINK_PATH}/open?token=${token}`)).status).toBe(404);
  expect(await one(uuid)).toMatchObject({ opens: 0, devices: 0 });

  const first = await openIn(app, token);
  expect(first.setCookie).toMatch(
    /^colleague-[0-9a-f-]{36}=[\w-]{43}; Path=\/api\/v1\/candidates\/link; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
  );
  expect(first.data).toEqual({ uuid });
  // The same browser again is no further one.
  expect(await openIn(app, token, first.headers)).toMatchObject({ code: 100, setCookie: null });
  const [second, third] = [await openIn(app, token), await openIn(app, token)];
  expect([second.code, third.code]).toEqual([100, 100]);
  expect(await app.call(openLink, { token })).toMatchObject({ code: 40902, data: { state: 'devices' } });
  expect(await one(uuid)).toMatchObject({ opens: 4, devices: 3 });
  for (const { headers } of [first, second, third])
    expect((await app.call(getLink, { uuid }, { headers })).code).toBe(100);
  expect(await app.call(getLink, { uuid })).toMatchObject({ code: 40401, data: { state: 'unopened' } });
  expect(app.logs()).not.toContain(token);
});

test('of four browsers at the same moment three get in', async () => {
  const { token } = await makeLinkOf(app, master);
  const codes = await Promise.all([1, 2, 3, 4].map(async () => (await openIn(app, token)).code));
  expect(codes.toSorted()).toEqual([100, 100, 100, 40902]);
});

test('nothing that reaches the person leaves the server: not in words, fields or file', async () => {
  const candidate = {
    phone: '13812342719',
    email: 'chensiyuan.dev@hust.edu.cn',
    name: '陈思远',
    city: '加微信 csy0427dev',
  };
  const cvText = `陈思远\n138 1234 2719 | chensiyuan.dev@hust.edu.cn\n微信：siyuan_chen\n住址：洪山区珞喻路1037号\n教育经历\n华中科技大学 软件工程`;
  const { uuid } = await makeApplication(app, job, { candidate, cvText });
  const { read, see } = await opened([uuid], { question: '他说随时可以打 138-1234-2719' });
  const { data } = await see();
  const [seen, head] = [JSON.stringify(data), JSON.stringify((await read()).data)];
  for (const secret of ['2719', 'hust.edu', 'siyuan_chen', 'csy0427', '1037', '.pdf', 'files/'])
    expect([secret, seen.includes(secret), head.includes(secret)]).toEqual([secret, false, false]);
  expect(data.name).toBe('陈思远');
  expect(data.cv.lines).toContainEqual({ text: '教育经历', heading: true });
  expect(data.cv.lines).toContainEqual({ text: '华中科技大学 软件工程', heading: false });
});

test('an answer stands in the record as a note by link, is changed by the link alone, and is told to who is there', async () => {
  const { uuid, say, applications } = await opened();
  const [application = ''] = applications;
  const { event } = await openSocket(app, master.token);
  expect((await say('讲清了前后数字', { stars: 4 })).code).toBe(100);
  expect(await event('application.noted', application)).toBeDefined();
  const record = () => app.ok(getApplication, { uuid: application }, { token: master.token });
  const { notes } = await record();
  expect(notes).toMatchObject([
    {
      text: '讲清了前后数字',
      author_name: '沈南乔',
      mine: false,
      edited: false,
      link: { verdict: 'recommend', stars: 4 },
    },
  ]);
  expect((await say('', { verdict: 'no' })).code).toBe(100);
  const changed = (await record()).notes;
  expect(changed).toMatchObject([{ text: '', edited: true, version: 2, link: { verdict: 'no', stars: null } }]);
  // Whoever asked does not write for whoever answered.
  const note = { uuid: application, note_uuid: changed[0]?.uuid ?? '' };
  const asMaster = { token: master.token };
  expect((await app.call(changeNote, { ...note, version: 2, text: '推荐' }, asMaster)).code).toBe(40401);
  expect((await app.call(removeNote, note, asMaster)).code).toBe(40401);
  expect((await one(uuid))?.people).toMatchObject([{ uuid: application, verdict: 'no' }]);
  expect((await say('字'.repeat(1001))).code).toBe(400);
  expect((await say('', { stars: 6 })).code).toBe(400);
});

test('what others say is absent until one’s own answer is in; notes of accounts are never there', async () => {
  const application = await person('周以安');
  const [first, second] = [await opened([application]), await opened([application], { name: '何川' })];
  await first.say('技术扎实，电话 13900001111 找我', { stars: 5 });
  expect((await second.see()).data).toMatchObject({ others: 1, answers: [], answer: null });
  await second.say('表达要再看', { verdict: 'unsure' });
  const { data } = await second.see();
  expect(data.answer).toEqual({ verdict: 'unsure', stars: null, words: '表达要再看' });
  expect(data.answers).toMatchObject([{ name: '沈南乔', verdict: 'recommend', stars: 5 }]);
  expect(JSON.stringify(data)).not.toContain('13900001111');
});

test('a link that is revoked while its page is open shows nothing more and takes no answer', async () => {
  const { uuid, token, read, see, say } = await opened();
  await app.ok(revokeLink, { uuid }, { token: master.token });
  await app.ok(revokeLink, { uuid }, { token: master.token });
  const revoked = { code: 40902, data: { state: 'revoked' } };
  for (const answer of [await read(), await see(), await say('太晚了'), await app.call(openLink, { token })])
    expect(answer).toMatchObject(revoked);
  expect(await one(uuid)).toMatchObject({ state: 'revoked' });
  const { items } = await app.ok(listAudit, { limit: 100 }, { token: master.token });
  const actions = items.map(({ action }) => action);
  expect(actions.filter((action) => action === 'application.link_revoked')).toHaveLength(1);
  expect(actions).toContain('application.link_made');
});

test('a link ends with its last day, by the clocks of China', async () => {
  const { read, uuid } = await opened();
  const end = Date.parse(`${dayAfter(today(), 2)}T00:00:00+08:00`);
  app.clock.advance({ seconds: Math.floor((end - app.clock.now().getTime()) / 1000) - 60 });
  expect((await read()).code).toBe(100);
  app.clock.advance({ minutes: 2 });
  expect(await read()).toMatchObject({ code: 40902, data: { state: 'ended' } });
  expect(await one(uuid)).toMatchObject({ state: 'ended' });
});

test('a day before today and one after two weeks are refused', async () => {
  const input = { uuids: [await person('程序')], name: '沈南乔', question: '' };
  const make = (until: string) => app.call(makeLink, { ...input, until }, { token: master.token });
  expect(await make(dayAfter(today(), -1))).toMatchObject({ code: 400, field: 'until' });
  expect(await make(dayAfter(today(), 15))).toMatchObject({ code: 400, field: 'until' });
  expect((await make(dayAfter(today(), 14))).code).toBe(100);
});

test('who withdraws or is erased meanwhile is left out, and it is said how many; the question goes with the first who is erased', async () => {
  const phone = unusedPhone();
  const erased = (await makeApplication(app, job, { candidate: { name: '欧阳静', phone } })).uuid;
  const [withdrawn, stays] = [await person('夏禾'), await person('段明')];
  const { uuid, read, see, say, left_out } = await opened([withdrawn, erased, stays], { question: '欧阳静怎么样' });
  expect(left_out).toBe(0);
  expect((await read()).data).toMatchObject({
    left_out: 0,
    people: [{ name: '夏禾' }, { name: '欧阳静' }, { name: '段明' }],
  });
  await say('好');
  await withdraw(withdrawn);
  const operator = await makeOperator(app);
  const erase = { address: phone, application_count: 1, reason: '本人提出' };
  await app.ok(eraseCandidate, erase, { token: operator.token });
  expect((await read()).data).toMatchObject({ left_out: 2, people: [{ name: '段明' }] });
  expect([(await see(withdrawn)).code, (await see(erased)).code, (await see(stays)).code]).toEqual([40401, 40401, 100]);
  expect((await say('还能写吗')).code).toBe(40401);
  expect(await one(uuid)).toMatchObject({ asked: 3, people: [{ name: '段明' }] });
  // The question named who was erased.
  expect((await read()).data.question).toBe('');
  expect(await one(uuid)).toMatchObject({ question: '' });
  await db.deleteFrom('application').where('uuid', 'in', [withdrawn, stays]).execute();
  expect((await read()).data).toMatchObject({ left_out: 3, people: [] });
  expect((await see(stays)).code).toBe(40401);
  expect(await one(uuid)).toMatchObject({ state: 'open', asked: 3, people: [] });
});

test('of whom nobody is shown any more nothing is asked either', async () => {
  const { applications, read, see, say } = await opened(undefined, { question: '夏禾的电话是 0571-87654321' });
  const [application = ''] = applications;
  await withdraw(application);
  expect((await read()).data).toMatchObject({ question: '', left_out: 1, people: [] });
  expect([(await see()).code, (await say('写到一半')).code]).toEqual([40401, 40401]);
});

test('an answer that is on its way while the link is revoked is in whole before, or not at all', async () => {
  const { uuid, say, applications } = await opened();
  const [said] = await Promise.all([say('来得及吗'), app.ok(revokeLink, { uuid }, { token: master.token })]);
  const { notes } = await app.ok(getApplication, { uuid: applications[0] ?? '' }, { token: master.token });
  expect(notes.map(({ text }) => text)).toEqual(said.code === 100 ? ['来得及吗'] : []);
  expect([100, 40902]).toContain(said.code);
});

test('who has withdrawn before is not asked about', async () => {
  const [gone, here] = [await person('甲'), await person('乙')];
  await withdraw(gone);
  expect((await makeLinkOf(app, master, [gone, here])).left_out).toBe(1);
  const input = { uuids: [gone], name: '沈南乔', question: '', until: today() };
  expect(await app.call(makeLink, input, { token: master.token })).toMatchObject({ code: 40902 });
});

test('nobody makes a link about whom they may not decide on, and sees or ends one of another’s', async () => {
  const [own, others] = [await makeApplication(app, await makeJob(app, child)), await person('丙')];
  const make = (uuids: string[], token: string) =>
    app.call(makeLink, { uuids, name: '沈南乔', question: '', until: today() }, { token });
  expect((await make([own.uuid, others], child.token)).code).toBe(40401);
  expect((await make([others], (await makeMaster(app)).token)).code).toBe(40401);
  await db
    .insertInto('share')
    .values({
      company_uuid: company.company_uuid,
      job_uuid: job.uuid,
      account_uuid: child.uuid,
      may: 'read',
      shared_at: app.clock.now(),
    })
    .execute();
  expect((await make([others], child.token)).code).toBe(40902);
  await db.updateTable('share').set({ may: 'act' }).where('account_uuid', '=', child.uuid).execute();
  const { uuid } = await makeLinkOf(app, child, [others]);
  expect((await mine(child.token)).map((link) => link.uuid)).toEqual([uuid]);
  expect(await one(uuid)).toMatchObject({ maker_name: child.name });
  const { uuid: masters } = await makeLinkOf(app, master, [others]);
  expect((await app.call(revokeLink, { uuid: masters }, { token: child.token })).code).toBe(40401);
  // The right goes, and with it what the link shows.
  const { token } = await makeLinkOf(app, child, [others, own.uuid]);
  await db.deleteFrom('share').where('account_uuid', '=', child.uuid).execute();
  const { headers, data } = await openIn(app, token);
  const shown = await app.ok(getLink, data, { headers });
  expect(shown).toMatchObject({ left_out: 1, people: [{ uuid: own.uuid }] });
  for (const role of ['interviewer', 'viewer'] as const) {
    await db.updateTable('company_member').set({ role }).where('account_uuid', '=', child.uuid).execute();
    expect((await make([own.uuid], child.token)).code).toBe(40902);
    expect((await app.call(listLinks, {}, { token: child.token })).code).toBe(40902);
    expect((await app.ok(getLink, data, { headers })).people).toEqual([]);
  }
  await db.updateTable('company_member').set({ role: 'recruiter' }).where('account_uuid', '=', child.uuid).execute();
});

test('a link opens nobody but those that it is about', async () => {
  const [link, other] = [await opened(), await opened()];
  const [foreign = ''] = other.applications;
  expect((await link.see(foreign)).code).toBe(40401);
  expect((await link.say('', { person_uuid: foreign })).code).toBe(40401);
  // A cookie of one link says nothing to another one.
  expect((await app.call(getLink, { uuid: other.uuid }, { headers: link.headers })).code).toBe(40401);
  const renamed = { cookie: (link.headers.cookie ?? '').replace(link.uuid, other.uuid) };
  expect((await app.call(getLink, { uuid: other.uuid }, { headers: renamed })).code).toBe(40401);
});

test('links of who is suspended open nothing until they work again; of who leaves, never', async () => {
  const { company, master, child } = await makeTeam(app);
  const { uuid } = await makeApplication(app, await makeJob(app, child));
  const link = await makeLinkOf(app, child, [uuid]);
  const { headers, data } = await openIn(app, link.token);
  const read = () => app.call(getLink, data, { headers });
  const asMaster = { token: master.token };
  await app.ok(setMemberStatus, { uuid: child.uuid, user_status: 'unactive' }, asMaster);
  expect(await read()).toMatchObject({ code: 40902, data: { state: 'paused' } });
  expect(await app.call(openLink, { token: link.token })).toMatchObject({ data: { state: 'paused' } });
  await app.ok(setMemberStatus, { uuid: child.uuid, user_status: 'active' }, asMaster);
  expect((await read()).code).toBe(100);
  await db
    .updateTable('company')
    .set({ frozen_at: app.clock.now() })
    .where('company_uuid', '=', company.company_uuid)
    .execute();
  expect(await read()).toMatchObject({ code: 40902, data: { state: 'paused' } });
  await db.updateTable('company').set({ frozen_at: null }).where('company_uuid', '=', company.company_uuid).execute();
  await app.ok(removeMember, { uuid: child.uuid, hand_to: master.uuid }, asMaster);
  expect((await read()).code).toBe(40401);
});

test('who tries tokens is held up; a right one from elsewhere opens meanwhile', async () => {
  const ip = '203.0.113.77';
  const { token } = await makeLinkOf(app, master);
  const codes = [];
  // Beside the calls a minute: an hour's worth.
  for (let at = 0; at < 62; at += 1) {
    if (at % 20 === 0) app.clock.advance({ seconds: 61 });
    codes.push((await app.call(openLink, { token: `made-up-${at}` }, { ip })).code);
  }
  expect(codes.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 40401));
  expect(codes.slice(60)).toEqual([429, 429]);
  expect((await app.call(openLink, { token }, { ip })).code).toBe(429);
  expect((await openIn(app, token)).code).toBe(100);
});

test('so many links are open at a time and no more', async () => {
  const maker = await makeMaster(app);
  const { uuid } = await makeApplication(app, await makeJob(app, maker));
  const first = await makeLinkOf(app, maker, [uuid]);
  for (let made = 1; made < MAX_OPEN_LINKS; made += 1) await makeLinkOf(app, maker, [uuid]);
  const input = { uuids: [uuid], name: '沈南乔', question: '', until: today() };
  expect((await app.call(makeLink, input, { token: maker.token })).code).toBe(40902);
  await app.ok(revokeLink, { uuid: first.uuid }, { token: maker.token });
  expect((await app.call(makeLink, input, { token: maker.token })).code).toBe(100);
});

test('ninety days after its end a link goes from the list; what was said by it stays', async () => {
  const { uuid, say, applications } = await opened();
  await say('想见');
  const [kept] = candidates.outdated?.filter(({ table }) => table === 'colleague_link') ?? [];
  const { expires_at } = await db
    .selectFrom('colleague_link')
    .select('expires_at')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const sweep = (days: number) =>
    deleteOutdated(db, kept as Outdated, new Date(Date.parse(expires_at) + days * 86_400_000));
  await sweep(89);
  expect(await one(uuid)).toBeDefined();
  await sweep(91);
  expect(await one(uuid)).toBeUndefined();
  const { notes } = await app.ok(getApplication, { uuid: applications[0] ?? '' }, { token: master.token });
  expect(notes).toMatchObject([{ text: '想见', author_name: '沈南乔' }]);
});
