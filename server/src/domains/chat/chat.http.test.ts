import { holdCandidate } from '@qinghe/contract/candidates/erasure.ts';
import {
  getChat,
  listChatMessages,
  listUnreadChats,
  MAX_CHAT_A_DAY,
  MAX_CHAT_WORDS,
  readChat,
  sendChatMessage,
  typeInChat,
} from '@qinghe/contract/chat/chat.ts';
import { type HeardWord, WORDS } from '@qinghe/contract/chat/heard-word.ts';
import { setShare } from '@qinghe/contract/company/sharing.ts';
import { listMessages } from '@qinghe/contract/messages/messages.ts';
import { moveApplication, rejectApplication } from '@qinghe/contract/resumes/decide.ts';
import { noConditions, planScreeningRule, saveScreeningRule } from '@qinghe/contract/resumes/screening.ts';
import { TYPING, TYPING_EVERY, type Typing } from '@qinghe/contract/typing.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  makeAccount,
  makeChild,
  makeMaster,
  makeTeam,
  type TestAccount,
  tokenOf,
  unusedPhone,
} from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeAnonymous } from '../../../test/applications.ts';
import { openPage } from '../../../test/candidate-page.ts';
import { makeOperator } from '../../../test/companies.ts';
import { readDeliveries, sendDeliveries } from '../../../test/deliveries.ts';
import { makeJob } from '../../../test/jobs.ts';
import { openSocket } from '../../../test/socket.ts';
import { until } from '../../../test/until.ts';
import { waitsForLocks } from '../../../test/waiting.ts';
import { withTransaction } from '../../db/database.ts';
import { takeQuota } from '../../db/quota.ts';
import { chinaDay, dayAfter } from '../../time/china-day.ts';
import { readApplicationsOf } from '../resumes/erase/erase-queries.ts';
import { eraseApplications } from '../resumes/index.ts';
import { insertWord } from './chat-queries.ts';
import { NOTICE_MINUTES } from './notice.ts';
import { markReadByCandidate } from './own-chat.ts';
import { WORDS_OF_CANDIDATE } from './quotas.ts';

const app = await startTestApp({ own: true });
const { services } = app;
const { db } = services;
/** A Friday morning in China. */
const MORNING = '2026-11-27T02:00:00Z';

beforeEach(() => app.clock.set(MORNING));
afterEach(() => app.clock.reset());

/** A job's owner under a master, and a candidate with the page open. */
async function talk({ email = '' }: { email?: string } = {}) {
  const { company, master, child: owner } = await makeTeam(app);
  const job = await makeJob(app, owner);
  const phone = unusedPhone();
  const page = await openPage(app, job, { phone, email });
  return { company, master, owner, job, phone, page, uuid: page.uuid };
}
type Talk = Awaited<ReturnType<typeof talk>>;

const send = (
  { uuid: application_uuid, owner }: Pick<Talk, 'uuid' | 'owner'>,
  text: string,
  { uuid = uuidv7(), token = owner.token } = {},
) => app.call(sendChatMessage, { uuid, application_uuid, text }, { token });
const chat = ({ uuid, owner }: Pick<Talk, 'uuid' | 'owner'>, { token } = owner) => app.ok(getChat, { uuid }, { token });
const said = async ({ uuid, owner }: Pick<Talk, 'uuid' | 'owner'>, { token } = owner) =>
  (await app.ok(listChatMessages, { uuid, limit: 100 }, { token })).items.reverse();
/** The page's text, without its marks. */
const see = async ({ page }: Talk, address = 'chat') => (await page.see(address)).text();
const write = ({ page }: Pick<Talk, 'page'>, text: string, uuid: string = uuidv7()) =>
  page.send('chat', { uuid, text });
const heard = async ({ token }: TestAccount) =>
  (await app.ok(listMessages, {}, { token })).items.filter(({ link }) => link.endsWith('#chat'));
const reject = ({ uuid, owner }: Talk) =>
  app.ok(rejectApplication, { uuid, version: 1, reason: '不匹配', message: '' }, { token: owner.token });

test('both sides write and read one conversation in one order; the company writes as one', async () => {
  const one = await talk();
  expect(await see(one)).toContain('还没有消息');
  expect(await chat(one)).toMatchObject({ state: 'open', answers: true, last_seq: 0, unread: 0, days: [] });
  const first = await send(one, '周五下午方便来一趟吗');
  expect(first).toMatchObject({ code: 100, data: { seq: 1, side: 'company', by: one.owner.name } });
  const shown = await see(one);
  expect(shown).toContain('周五下午方便来一趟吗');
  expect(shown).not.toContain(one.owner.name);
  expect((await write(one, '方便，几点？')).status).toBe(303);
  expect((await said(one)).map(({ seq, side, text }) => [seq, side, text])).toEqual([
    [1, 'company', '周五下午方便来一趟吗'],
    [2, 'candidate', '方便，几点？'],
  ]);
  expect(await chat(one, one.master)).toMatchObject({
    last_seq: 2,
    unread: 1,
    days: [{ day: '2026-11-27', count: 2 }],
  });
});

test('a word that is sent again is there once; with other words, elsewhere or by somebody else its uuid is refused', async () => {
  const one = await talk();
  const uuid = uuidv7();
  const first = await send(one, '在吗', { uuid });
  for (const { data } of await Promise.all([1, 2, 3].map(() => send(one, '在吗', { uuid }))))
    expect(data).toEqual(first.data);
  expect(await send(one, '别的话', { uuid })).toMatchObject({ code: 40904 });
  expect(await send(one, '在吗', { uuid, token: one.master.token })).toMatchObject({ code: 40904 });
  const second = await openPage(app, one.job, { phone: unusedPhone(), email: '' });
  expect(await send({ ...one, uuid: second.uuid }, '在吗', { uuid })).toMatchObject({ code: 40904 });
  // Of another company's conversation nothing is known, not even that the uuid is taken.
  const other = await talk();
  expect(await send(other, '在吗', { uuid })).toMatchObject({ code: 100, data: { seq: 1 } });
  expect(await said(one)).toHaveLength(1);
  expect(await said(other)).toHaveLength(1);
});

test('a word whose call comes three times at once is there once, and its place is given once', async () => {
  const one = await talk();
  const uuid = uuidv7();
  const answers = await Promise.all([1, 2, 3].map(() => send(one, '在吗', { uuid })));
  for (const answer of answers) expect(answer).toMatchObject({ code: 100, data: { seq: 1 } });
  expect(await said(one)).toHaveLength(1);
  expect(await send(one, '下一句')).toMatchObject({ code: 100, data: { seq: 2 } });
});

test('a uuid that is being written on one application is taken for all others: refused, and nothing of it stands there', async () => {
  const [one, written] = [await talk(), uuidv7()];
  const open = () => openPage(app, one.job, { phone: unusedPhone(), email: '' });
  const [second, third] = [await open(), await open()];
  const to = { companyUuid: one.company.company_uuid, applicationUuid: third.uuid };
  const word = { uuid: written, side: 'candidate' as const, author_uuid: null, body: '在吗', typed_sha256: null };
  const { ours, theirs } = await withTransaction(db, async (trx) => {
    await insertWord(trx, to, word, app.clock.now());
    const waiting = { ours: send(one, '在吗', { uuid: written }), theirs: write({ page: second }, '在吗', written) };
    await waitsForLocks(db, 2);
    return waiting;
  });
  expect(await ours).toMatchObject({ code: 40904 });
  // The page keeps what was typed, in a form with a uuid of its own.
  const page = await (await theirs).text();
  expect(page).toContain('在吗</textarea>');
  expect(page).not.toContain(`value="${written}"`);
  for (const { uuid } of [one, second]) expect(await chat({ ...one, uuid })).toMatchObject({ last_seq: 0 });
  expect(await said({ ...one, uuid: third.uuid })).toHaveLength(1);
  expect(await send(one, '在吗')).toMatchObject({ code: 100, data: { seq: 1 } });
});

test('a word with places that is sent again is the same one after its job was renamed', async () => {
  const one = await talk();
  const uuid = uuidv7();
  const text = '{name}，{job} 这周五面试，可以吗？';
  const first = await send(one, text, { uuid });
  await db.updateTable('job').set({ title: '改了名的岗位' }).where('uuid', '=', one.job.uuid).execute();
  expect((await send(one, text, { uuid })).data).toEqual(first.data);
  expect(await send(one, '{name}，{job} 改到下周', { uuid })).toMatchObject({ code: 40904 });
  // Word by word what it said, and yet not what was typed.
  expect(await send(one, first.data.text, { uuid })).toMatchObject({ code: 40904 });
  expect(await said(one)).toHaveLength(1);
});

test('two members and two tabs of the candidate write at one time: nothing is lost or doubled, and one order holds', async () => {
  const one = await talk();
  const uuids = Array.from({ length: 12 }, () => uuidv7());
  const own = Array.from({ length: 6 }, () => uuidv7());
  const results = await Promise.all([
    ...uuids.map((uuid, index) =>
      send(one, `第 ${index} 句`, { uuid, token: [one.owner, one.master][index % 2]?.token ?? '' }),
    ),
    ...[...own, ...own].map(async (uuid, index) => ({
      code: (await write(one, `我的第 ${index % 6} 句`, uuid)).status,
    })),
  ]);
  expect(results.every(({ code }) => code === 100 || code === 303)).toBe(true);
  const words = await said(one);
  expect(words.map(({ seq }) => seq)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
  expect(new Set(words.map(({ uuid }) => uuid))).toEqual(new Set([...uuids, ...own]));
});

test('receipts go both ways, move when the page or the record was seen, and never back or beyond the end', async () => {
  const one = await talk();
  await send(one, '第一句');
  expect(await chat(one)).toMatchObject({ read_by_them: 0, read_by_them_at: null });
  app.clock.advance({ minutes: 2 });
  await see(one, '');
  expect(await chat(one)).toMatchObject({ read_by_them: 0 });
  await see(one);
  const { read_by_them_at } = await chat(one);
  expect(Math.abs(Date.parse(read_by_them_at ?? '') - app.clock.now().getTime())).toBeLessThan(60_000);
  await write(one, '看到了');
  expect(await see(one)).not.toContain('已读');
  const { token } = one.owner;
  await app.ok(readChat, { uuid: one.uuid, seq: 99 }, { token });
  await app.ok(readChat, { uuid: one.uuid, seq: 1 }, { token });
  expect(await chat(one)).toMatchObject({ unread: 0, read_by_us: 2, read_by_them: 2 });
  expect(await see(one)).toContain('已读');
});

test('whoever has seen all the words is told no more that there are some; what comes after is told anew', async () => {
  const one = await talk();
  await send({ ...one, owner: one.master }, '在吗');
  await write(one, '在的');
  await write(one, '请说');
  const unread = async (account: TestAccount) => (await heard(account)).filter(({ read }) => !read).length;
  expect([await unread(one.owner), await unread(one.master)]).toEqual([1, 1]);
  const { token } = one.owner;
  await app.ok(readChat, { uuid: one.uuid, seq: 2 }, { token });
  expect(await unread(one.owner)).toBe(1);
  await app.ok(readChat, { uuid: one.uuid, seq: 3 }, { token });
  // A colleague has not seen them.
  expect([await unread(one.owner), await unread(one.master)]).toEqual([0, 1]);
  await write(one, '还有一个问题');
  await app.ok(readChat, { uuid: one.uuid, seq: 4 }, { token });
  await write(one, '没有了');
  // One message of what is unread, and none of each word that was seen as it came.
  expect(await heard(one.owner)).toMatchObject([{ read: false, text: expect.stringContaining('1 条消息') }]);
});

test('the page opens at the newest word from its tab, anew and once a word is sent, and at what was refused', async () => {
  const one = await talk();
  await write(one, '第一句');
  const sent = await write(one, '第二句');
  const address = sent.headers.get('location') ?? '';
  expect(address).toMatch(/\/chat#latest$/);
  const page = await see(one);
  expect(page).toMatch(/<li class="own" id="latest"><p dir="auto">第二句/);
  expect(page.match(/id="latest"/g)).toHaveLength(1);
  // Under one address a browser would only move, and ask for nothing.
  const anew = /<p><a href="([^"]+)">刷新/.exec(page)?.[1] ?? '';
  expect(anew).toMatch(/\/chat\?latest$/);
  expect(await see(one, '')).toContain(`href="${anew}"`);
  expect((await one.page.see('chat?latest')).headers.get('location')).toBe(address);
  expect(page).toMatch(/<form method="post" action="[^"]+\/chat#write"/);
  expect(await (await write(one, '')).text()).toMatch(/<form [^>]*id="write"/);
  const uuid = uuidv7();
  await write(one, '第三句', uuid);
  expect(await (await write(one, '别的话', uuid)).text()).toMatch(/role="alert" id="write"/);
});

test('the tab of the page says what is unread; a browser that fetches ahead reads nothing', async () => {
  const one = await talk();
  await send(one, '第一句');
  await send(one, '第二句');
  expect(await see(one, '')).toContain('沟通（2 条未读）');
  expect(await see(one, '')).toContain('沟通（2 条未读）');
  await one.page.see('chat', true, { 'sec-purpose': 'prefetch' });
  expect(await see(one, '')).toContain('沟通（2 条未读）');
  await see(one);
  expect(await see(one, '')).not.toContain('条未读');
});

test('who has unread words is marked for whoever may see them, until somebody who answers has read', async () => {
  const one = await talk();
  const marks = async ({ token }: TestAccount) => (await app.ok(listUnreadChats, {}, { token })).items;
  await send(one, '在吗');
  expect(await marks(one.owner)).toEqual([]);
  await write(one, '在');
  await write(one, '请讲');
  const mark = [{ uuid: one.uuid, unread: (await chat(one)).unread }];
  expect(mark).toMatchObject([{ unread: 2 }]);
  expect([await marks(one.owner), await marks(one.master)]).toEqual([mark, mark]);
  // A colleague without the job, until it is shared, and another company.
  const colleague = await makeAccount(app, { company: one.company, type: 'slave' });
  expect([await marks(colleague), await marks(await makeMaster(app))]).toEqual([[], []]);
  const share = { kind: 'job' as const, uuids: [one.job.uuid], account_uuid: colleague.uuid, may: 'read' as const };
  await app.ok(setShare, share, { token: one.owner.token });
  expect(await marks(colleague)).toEqual(mark);
  await app.ok(readChat, { uuid: one.uuid, seq: 2 }, { token: one.owner.token });
  expect(await marks(one.master)).toMatchObject([{ unread: 1 }]);
  await send(one, '周五见');
  expect(await marks(one.master)).toEqual([]);
});

test('colleagues who may see the application hear who writes, once in three seconds; nobody else does, and nothing is stored', async () => {
  const one = await talk();
  const other = await talk();
  const colleague = await makeAccount(app, { company: one.company, type: 'slave' });
  const listen = async ({ token }: TestAccount) => {
    const heard: Typing[] = [];
    (await openSocket(app, token)).socket.on(TYPING, (typing: Typing) => heard.push(typing));
    return heard;
  };
  const ears = await Promise.all([one.owner, one.master, colleague, other.owner].map(listen));
  const type = ({ uuid }: Pick<Talk, 'uuid'>, { token }: TestAccount) => app.call(typeInChat, { uuid }, { token });
  await Promise.all([1, 2, 3].map(() => type(one, one.owner)));
  app.clock.advance({ seconds: TYPING_EVERY });
  await type(one, one.owner);
  expect([(await type(one, colleague)).code, (await type(one, other.owner)).code]).toEqual([40401, 40401]);
  const share = { kind: 'job' as const, uuids: [one.job.uuid], account_uuid: colleague.uuid, may: 'read' as const };
  await app.ok(setShare, share, { token: one.owner.token });
  expect((await type(one, colleague)).code).toBe(40902);
  // What comes last on the same channel: nothing of before is under way any more.
  await type(other, other.owner);
  await until(() => ears[3]?.length === 1 && ears[1]?.length === 2);
  const typing = { conversation_uuid: one.uuid, account_uuid: one.owner.uuid, name: one.owner.name };
  expect(ears.slice(0, 3)).toEqual([[typing, typing], [typing, typing], []]);
  expect(ears[3]).toMatchObject([{ conversation_uuid: other.uuid }]);
  expect(
    await db.selectFrom('chat').select('application_uuid').where('application_uuid', '=', one.uuid).execute(),
  ).toEqual([]);
});

test('a stranger to the page, an unknown browser and another company read and write nothing', async () => {
  const one = await talk();
  await send(one, '只给你看');
  expect((await one.page.see('chat', false)).status).toBe(303);
  expect((await one.page.send('chat', { uuid: uuidv7(), text: '我来' }, false)).status).toBe(303);
  expect(await said(one)).toHaveLength(1);
  const { token } = await makeMaster(app);
  for (const [call, input] of [
    [getChat, { uuid: one.uuid }],
    [listChatMessages, { uuid: one.uuid }],
    [readChat, { uuid: one.uuid, seq: 1 }],
    [sendChatMessage, { uuid: uuidv7(), application_uuid: one.uuid, text: '在吗' }],
  ] as const)
    expect(await app.call(call, input as never, { token })).toMatchObject({ code: 40401 });
});

test('who only reads along writes nothing and leaves no mark; who has no share finds nothing', async () => {
  const one = await talk();
  await write(one, '请问什么时候有结果');
  const colleague = await makeAccount(app, { company: one.company, type: 'slave' });
  const { token } = colleague;
  expect(await app.call(getChat, { uuid: one.uuid }, { token })).toMatchObject({ code: 40401 });
  const share = { kind: 'job' as const, uuids: [one.job.uuid], account_uuid: colleague.uuid };
  await app.ok(setShare, { ...share, may: 'read' }, { token: one.owner.token });
  expect(await said(one, colleague)).toHaveLength(1);
  expect(await chat(one, colleague)).toMatchObject({ answers: false, unread: 1 });
  expect(await send(one, '快了', { token })).toMatchObject({
    code: 40902,
    reason: expect.stringContaining('只共享给你查看'),
  });
  expect(await app.call(readChat, { uuid: one.uuid, seq: 1 }, { token })).toMatchObject({ code: 40902 });
  expect(await chat(one)).toMatchObject({ unread: 1, read_by_us: 0 });
  await app.ok(setShare, { ...share, may: 'act' }, { token: one.owner.token });
  expect(await send(one, '快了', { token })).toMatchObject({ code: 100 });
});

test('the owner and who wrote last hear of a word once while it is unread, without its words', async () => {
  const one = await talk();
  const second = await makeAccount(app, { company: one.company, type: 'slave' });
  const share = { kind: 'job' as const, uuids: [one.job.uuid], account_uuid: second.uuid };
  await app.ok(setShare, { ...share, may: 'act' }, { token: one.owner.token });
  await send(one, '你好', { token: second.token });
  const { event } = await openSocket(app, one.owner.token);
  await write(one, '我的银行卡号是 6222');
  expect(await event('chat.changed', one.uuid)).toMatchObject({ job_uuid: one.job.uuid });
  await write(one, '再问一句');
  for (const account of [one.owner, second]) {
    const [message, ...others] = await heard(account);
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      link: `/resume/all?id=${one.uuid}#chat`,
      text: expect.stringContaining('2 条消息'),
    });
    expect(JSON.stringify(message)).not.toContain('6222');
  }
  expect(await heard(one.master)).toEqual([]);
  await app.ok(setShare, { ...share, may: 'none' }, { token: one.owner.token });
  await write(one, '第三句');
  expect((await heard(second))[0]?.text).toContain('2 条消息');
});

test('a notice goes out once until the page was opened, without the words, and not where it was opened in time', async () => {
  const one = await talk();
  const notices = () => readDeliveries(services, { kind: 'chat.notice', subjects: [one.uuid] });
  const sent = () => db.selectFrom('outbox_message').select(['body']).where('address', '=', one.phone).execute();
  const go = async () =>
    sendDeliveries(
      services,
      (await notices()).map(({ uuid }) => uuid),
    );
  await send(one, '周五下午三点见');
  await send(one, '带上作品');
  await go();
  expect(await sent()).toEqual([]);
  app.clock.advance({ minutes: NOTICE_MINUTES, seconds: 1 });
  await go();
  expect(await sent()).toHaveLength(1);
  expect(JSON.stringify(await sent())).not.toContain('周五');
  expect(JSON.stringify(await sent())).toContain(one.job.title);
  await see(one);
  await send(one, '改到四点');
  await see(one);
  app.clock.advance({ minutes: NOTICE_MINUTES, seconds: 1 });
  await go();
  expect(await sent()).toHaveLength(1);
  await send(one, '地址发你了');
  app.clock.advance({ minutes: NOTICE_MINUTES, seconds: 1 });
  await go();
  expect(await sent()).toHaveLength(2);
});

test('a word that was written while the page was on its way has a notice of its own', async () => {
  const one = await talk();
  await send(one, '周五下午三点见');
  await send(one, '带上作品');
  const notices = () => readDeliveries(services, { kind: 'chat.notice', subjects: [one.uuid] });
  expect(await notices()).toHaveLength(1);
  const of = { companyUuid: one.company.company_uuid, applicationUuid: one.uuid };
  await markReadByCandidate(services, of, 1);
  await markReadByCandidate(services, of, 1);
  expect(await notices()).toHaveLength(2);
  app.clock.advance({ minutes: NOTICE_MINUTES, seconds: 1 });
  await sendDeliveries(
    services,
    (await notices()).map(({ uuid }) => uuid),
  );
  expect((await notices()).map(({ state }) => state).toSorted()).toEqual(['overtaken', 'sent']);
});

test('a new word is heard itself by whoever sees the application, from either side, and by no other', async () => {
  const one = await talk();
  const other = await makeChild(app, one.company);
  const listen = async ({ token }: TestAccount) => {
    const { socket } = await openSocket(app, token);
    const words: string[] = [];
    socket.on(WORDS, ({ message }: HeardWord) => words.push(message.text));
    return words;
  };
  const [owner, master, stranger] = [await listen(one.owner), await listen(one.master), await listen(other)];
  await send(one, '周五下午三点见');
  await write(one, '好的');
  await until(() => owner.length === 2 && master.length === 2, 'both words');
  expect([owner, master, stranger]).toEqual([['周五下午三点见', '好的'], ['周五下午三点见', '好的'], []]);
});

test('between nine in the evening and eight a notice waits for the morning', async () => {
  app.clock.set('2026-11-27T12:58:00Z');
  const one = await talk();
  await send(one, '今天辛苦了');
  const [notice] = await readDeliveries(services, { kind: 'chat.notice', subjects: [one.uuid] });
  expect(new Date(notice?.send_after ?? '').toISOString()).toBe('2026-11-28T00:00:00.000Z');
});

test('a rejection leaves each side one last word for seven days, then nothing; an undo opens it again', async () => {
  const one = await talk();
  await reject(one);
  // As long as it can be taken back the candidate hears nothing of it.
  expect(await see(one)).not.toContain('已结束');
  app.clock.advance({ seconds: 11 });
  expect(await see(one)).toContain('你还可以写一条');
  expect(await chat(one)).toMatchObject({ state: 'last_word', last_word_until: expect.stringContaining('2026-12-04') });
  const uuid = uuidv7();
  expect(await send(one, '谢谢你来', { uuid })).toMatchObject({ code: 100 });
  // Its response was lost: it is the same word, though there is no other any more.
  expect(await send(one, '谢谢你来', { uuid })).toMatchObject({ code: 100 });
  expect(await send(one, '再说一句')).toMatchObject({ code: 40902, reason: expect.stringContaining('已经写过') });
  expect((await write(one, '谢谢回复')).status).toBe(303);
  const refused = await (await write(one, '能再考虑一下吗')).text();
  expect(refused).toContain('没有发出去');
  expect(refused).toContain('能再考虑一下吗');
  expect(refused).toContain('你也写过最后一条了');
  expect(await said(one)).toHaveLength(2);
  await app.ok(
    moveApplication,
    { uuid: one.uuid, version: 2, to: 'new', reason: '重新考虑' },
    { token: one.owner.token },
  );
  expect(await send(one, '我们想再聊聊')).toMatchObject({ code: 100 });
});

test('seven days after the end the conversation is read-only for both', async () => {
  const one = await talk();
  await write(one, '请问结果');
  await one.page.send('withdraw', {});
  app.clock.advance({ days: 7, minutes: 1 });
  await db.updateTable('session').set({ ended_code: 10107 }).where('account_uuid', '=', one.owner.uuid).execute();
  const token = await tokenOf(app, one.owner.uuid);
  expect(await send(one, '迟到的话', { token })).toMatchObject({
    code: 40902,
    reason: expect.stringContaining('只能查看'),
  });
  expect(await app.ok(getChat, { uuid: one.uuid }, { token })).toMatchObject({ state: 'closed', last_seq: 1 });
  const closed = await see(one);
  expect(closed).toContain('请问结果');
  expect(closed).toContain('结束后 7 天内双方各可以再写一条');
  expect(await (await write(one, '还在吗')).text()).toContain('没有发出去');
});

test('who asked for erasure and is held has no last word either', async () => {
  const one = await talk();
  const { token } = await makeOperator(app);
  const until = dayAfter(chinaDay(app.clock.now()), 30);
  await app.ok(holdCandidate, { address: one.phone, reason: '法院调查令', until }, { token });
  expect(await send(one, '在吗')).toMatchObject({ code: 100 });
  await one.page.send('withdraw', {});
  expect(await send(one, '再见')).toMatchObject({ code: 40902 });
  expect(await chat(one)).toMatchObject({ state: 'closed' });
  expect(await (await write(one, '再见')).text()).toContain('没有发出去');
  const [notice] = await readDeliveries(services, { kind: 'chat.notice', subjects: [one.uuid] });
  app.clock.advance({ minutes: NOTICE_MINUTES, seconds: 1 });
  await sendDeliveries(services, [notice?.uuid ?? '']);
  expect(
    await db
      .selectFrom('outbox_message')
      .select('body')
      .where('address', '=', one.phone)
      .where('body', 'like', '%写了消息%')
      .execute(),
  ).toEqual([]);
});

test('while a name is hidden nothing is said or shown, on either side', async () => {
  const { master } = await makeTeam(app);
  const job = await makeJob(app, master);
  const { uuid } = await makeAnonymous(app, job);
  const one = { uuid, owner: master };
  expect(await chat(one)).toMatchObject({ state: 'hidden', last_seq: 0, days: [] });
  for (const [call, input] of [
    [listChatMessages, { uuid }],
    [readChat, { uuid, seq: 1 }],
    [typeInChat, { uuid }],
    [sendChatMessage, { uuid: uuidv7(), application_uuid: uuid, text: '你好' }],
  ] as const)
    expect(await app.call(call, input as never, { token: master.token })).toMatchObject({
      code: 40902,
      reason: expect.stringContaining('匿名'),
    });
});

test('who was written to, or whose words were read, is not made anonymous or parked any more; who only wrote is hidden with it', async () => {
  const { owner, job } = await talk();
  const [written, read, unread] = await Promise.all(
    [1, 2, 3].map(() => openPage(app, job, { phone: unusedPhone(), email: '' })),
  );
  if (!written || !read || !unread) throw new Error('three');
  const { token } = owner;
  await send({ uuid: written.uuid, owner }, '你好');
  for (const page of [read, unread]) await page.send('chat', { uuid: uuidv7(), text: '我是欧阳柒月，请问结果' });
  await app.ok(readChat, { uuid: read.uuid, seq: 1 }, { token });
  const rule = { job_uuid: job.uuid, ...noConditions, anonymous_until: 'interview' as const };
  await app.ok(planScreeningRule, rule, { token });
  await app.ok(saveScreeningRule, { ...rule, version: 0 }, { token });
  const states = await Promise.all([written, read, unread].map(({ uuid }) => chat({ uuid, owner })));
  expect(states.map(({ state }) => state)).toEqual(['open', 'open', 'hidden']);
  const marks = (await app.ok(listUnreadChats, {}, { token })).items.map(({ uuid }) => uuid);
  expect(marks).not.toContain(unread.uuid);
  expect(JSON.stringify(states[2])).not.toContain('欧阳');
  expect(await app.call(listChatMessages, { uuid: unread.uuid }, { token })).toMatchObject({ code: 40902 });
  const page = await (await unread.see('chat')).text();
  expect(page).toContain('我是欧阳柒月');
  expect(page).toContain('现在不能沟通');
  expect(await (await unread.send('chat', { uuid: uuidv7(), text: '再问' })).text()).toContain('没有发出去');
});

test('a candidate’s word is plain text, whatever it holds, and at most so long; what was typed stays', async () => {
  const one = await talk();
  const hostile = '<img src=x onerror=alert(1)> https://evil.example.com/登录?token=1 \u202Eabc 👩‍👩‍👧\u200B';
  await write(one, hostile);
  const page = await see(one);
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(page).not.toContain('<img src=x');
  expect(page).not.toContain('href="https://evil');
  const [word] = await said(one);
  expect(word?.text).toContain('https://evil.example.com/登录?token=1');
  expect(word?.text).not.toMatch(/[\u202E\u200B]/);
  const long = '长'.repeat(MAX_CHAT_WORDS + 1);
  const refused = await (await write(one, long)).text();
  expect(refused).toContain('aria-invalid="true"');
  expect(refused).toContain(long);
  for (const empty of ['', '  \r\n ', '\u200B\u200B'])
    expect(await (await write(one, empty)).text()).toContain('aria-invalid');
  expect(await (await one.page.send('chat', { uuid: 'x', text: '你好' })).text()).toContain('你好');
  expect(await said(one)).toHaveLength(1);
  await write(one, `${'a'.repeat(400)}\r\n第二行`);
  expect((await said(one))[1]?.text).toContain('\n第二行');
});

test('another text under the uuid of a form that was sent is kept, and goes as a new one', async () => {
  const one = await talk();
  const uuid = uuidv7();
  await write(one, '第一稿', uuid);
  expect((await write(one, '第一稿', uuid)).status).toBe(303);
  const page = await (await write(one, '改过的稿', uuid)).text();
  expect(page).toContain('改过的稿');
  const fresh = /name="uuid" value="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(fresh).not.toBe(uuid);
  await write(one, '改过的稿', fresh);
  expect((await said(one)).map(({ text }) => text)).toEqual(['第一稿', '改过的稿']);
});

test('so many words a day are all that a candidate writes about one application', async () => {
  const one = await talk();
  const subject = `${one.job.companyUuid} ${one.uuid}`;
  await withTransaction(db, (trx) =>
    takeQuota(trx, WORDS_OF_CANDIDATE, subject, { now: app.clock.now(), amount: MAX_CHAT_A_DAY - 1 }),
  );
  expect((await write(one, '最后一条')).status).toBe(303);
  const page = await (await write(one, '还有一条')).text();
  expect(page).toContain('50 条');
  expect(page).toContain('还有一条');
});

test('words that no letter may hold are refused at the field; nothing of a word is in the log', async () => {
  const one = await talk();
  expect(await send(one, '来刷单吗')).toMatchObject({ code: 42202, field: 'text' });
  await send(one, '面试请带学生证');
  await write(one, '好的，学生证带上');
  const log = await db.selectFrom('audit_entry').selectAll().where('object_uuid', '=', one.uuid).execute();
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['application.chat_sent', 'application.chat_received']),
  );
  expect(JSON.stringify(log)).not.toContain('学生证');
});

test('names are filled in as a word is written, sent again too; what else stands in braces is refused', async () => {
  const one = await talk();
  const uuid = uuidv7();
  const first = await send(one, '{name}你好，{job}请带作品', { uuid });
  expect(first.data.text).toBe(`张思远你好，${one.job.title}请带作品`);
  expect((await send(one, '{name}你好，{job}请带作品', { uuid })).data).toEqual(first.data);
  expect(await send(one, '{称呼}你好')).toMatchObject({ code: 400, field: 'text' });
});

test('a thousand words are read page by page on both sides', async () => {
  const one = await talk();
  await send(one, '第 1 句');
  const { sent_at } = (await said(one))[0] ?? { sent_at: '' };
  await db
    .insertInto('chat_message')
    .values(
      Array.from({ length: 999 }, (_, index) => ({
        ...{ company_uuid: one.job.companyUuid, application_uuid: one.uuid, uuid: uuidv7(), seq: index + 2 },
        ...{ side: 'company' as const, author_uuid: one.owner.uuid, body: `第 ${index + 2} 句。` },
        sent_at: new Date(Date.parse(sent_at) + index + 1),
      })),
    )
    .execute();
  await db.updateTable('chat').set({ last_seq: 1000 }).where('application_uuid', '=', one.uuid).execute();
  const seqs: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await app.ok(listChatMessages, { uuid: one.uuid, limit: 100, cursor }, { token: one.owner.token });
    seqs.push(...page.items.map(({ seq }) => seq));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(seqs).toEqual(Array.from({ length: 1000 }, (_, index) => 1000 - index));
  const page = await see(one);
  expect(page).toContain('第 1000 句');
  expect(page).not.toContain('第 900 句');
  expect(await (await one.page.see('chat?before=901')).text()).toContain('第 900 句');
  // Looking back says nothing of what came since.
  expect(await chat(one)).toMatchObject({ read_by_them: 1000 });
});

test('with the application the conversation is gone, also for who is just writing', async () => {
  const one = await talk();
  await send(one, '你好');
  await write(one, '你好呀');
  expect(JSON.parse(await see(one, 'data.json')).chat).toMatchObject([
    { by: 'company', words: '你好' },
    { by: 'candidate', words: '你好呀' },
  ]);
  const kept = await readApplicationsOf(db, one.phone);
  const [sent, , page] = await Promise.all([
    send(one, '还在吗'),
    withTransaction(db, (trx) =>
      eraseApplications(
        { db: trx, services, now: app.clock.now(), actor: { kind: 'candidate', uuid: null }, requestId: 'test' },
        kept,
      ),
    ),
    write(one, '还在'),
  ]);
  expect([100, 40401]).toContain(sent.code);
  expect([303, 410]).toContain(page.status);
  for (const table of ['chat', 'chat_message'] as const)
    expect(
      await db.selectFrom(table).select('application_uuid').where('application_uuid', '=', one.uuid).execute(),
    ).toEqual([]);
  expect(await readDeliveries(services, { kind: 'chat', subjects: [one.uuid] })).toEqual([]);
  expect(await app.call(getChat, { uuid: one.uuid }, { token: one.owner.token })).toMatchObject({ code: 40401 });
});
