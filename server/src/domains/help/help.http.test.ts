import { closeAccount } from '@qinghe/contract/account/close.ts';
import {
  getHelpTyping,
  handBackHelp,
  listHelpQueue,
  needNoAnswer,
  noteHelp,
  openHelp,
  readHelpAsOperator,
  replyToHelp,
  resolveHelp,
  takeHelp,
  typeInHelpAsOperator,
} from '@qinghe/contract/help/console.ts';
import {
  getHelp,
  listHelpMessages,
  MAX_HELP_A_DAY,
  rateHelp,
  readHelp,
  sendHelpMessage,
  typeInHelp,
} from '@qinghe/contract/help/help.ts';
import { TYPING, TYPING_LASTS, type Typing } from '@qinghe/contract/typing.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeAccount, makeMaster, type TestAccount } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { codeFor } from '../../../test/codes.ts';
import { makeOperator } from '../../../test/companies.ts';
import { readDeliveries, sendDeliveries } from '../../../test/deliveries.ts';
import { openSocket } from '../../../test/socket.ts';
import { until } from '../../../test/until.ts';
import { withTransaction } from '../../db/database.ts';
import { takeQuota } from '../../db/quota.ts';
import { HELP_WORDS } from './quotas.ts';
import { eraseHelp, giveBackHelp, HELP_DAYS, SILENT_MINUTES } from './tasks.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
/** A Friday morning in China, in our hours. */
const MORNING = new Date('2026-11-27T02:00:00Z');
type Operator = Awaited<ReturnType<typeof makeOperator>>;
let operator: Operator;
let other: Operator;
let author: TestAccount;

beforeEach(async () => {
  app.clock.advance({ minutes: (MORNING.getTime() - app.clock.now().getTime()) / 60_000 });
  operator = await makeOperator(app);
  other = await makeOperator(app);
  author = await makeMaster(app);
});
afterEach(async () => {
  await db.deleteFrom('help_message').execute();
  await db.deleteFrom('help_conversation').execute();
  app.clock.reset();
});

const send = (text: string, uuid: string = uuidv7(), { token } = author) =>
  app.call(sendHelpMessage, { uuid, text }, { token });
const own = async ({ token } = author) => (await app.ok(listHelpMessages, { limit: 100 }, { token })).items.reverse();
const help = ({ token } = author) => app.ok(getHelp, {}, { token });
const begin = async (text = '发票抬头写错了') => (await send(text)).data.conversation_uuid;
const show = (uuid: string, { token } = operator) => app.ok(openHelp, { uuid }, { token });
const reply = (conversation_uuid: string, text = '可以改', { token } = operator, uuid: string = uuidv7()) =>
  app.call(replyToHelp, { uuid, conversation_uuid, text }, { token });
const take = (seen: { uuid: string; version: number }, { token } = operator) =>
  app.call(takeHelp, { uuid: seen.uuid, version: seen.version }, { token });
const through = ({ uuid, version, last_seq: seq }: { uuid: string; version: number; last_seq: number }) => ({
  uuid,
  version,
  seq,
});
const resolve = async (uuid: string) => app.ok(resolveHelp, through(await show(uuid)), { token: operator.token });
const queue = async (name: 'mine' | 'unassigned' | 'all' | 'resolved', q = '', { token } = operator) =>
  (await app.ok(listHelpQueue, { queue: name, q }, { token })).items.map(({ uuid }) => uuid);

test('a word that is sent again is there once; with other words its uuid is refused, also to others', async () => {
  const uuid = uuidv7();
  const first = await send('发票抬头写错了', uuid);
  expect(first).toMatchObject({ code: 100, data: { uuid, seq: 1, side: 'person' } });
  const again = await Promise.all([1, 2, 3].map(() => send('发票抬头写错了', uuid)));
  for (const { data } of again) expect(data).toEqual(first.data);
  expect(await send('别的话', uuid)).toMatchObject({ code: 40904 });
  expect(await send('发票抬头写错了', uuid, await makeAccount(app))).toMatchObject({ code: 40904 });
  expect(await own()).toEqual([first.data]);
});

test('fifty words at one time, each sent twice: none is lost, none is doubled, and both sides see one order', async () => {
  const uuids = Array.from({ length: 50 }, () => uuidv7());
  const sent = await Promise.all([...uuids, ...uuids].map((uuid, index) => send(`第 ${index % 50} 句`, uuid)));
  expect(sent.every(({ code }) => code === 100)).toBe(true);
  const mine = await own();
  expect(mine.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  expect(new Set(mine.map(({ uuid }) => uuid))).toEqual(new Set(uuids));
  const theirs = await show(mine[0]?.conversation_uuid ?? '');
  expect(theirs.messages.map(({ uuid }) => uuid)).toEqual(mine.map(({ uuid }) => uuid));
  expect((await db.selectFrom('help_conversation').select('uuid').execute()).length).toBe(1);
});

test('a conversation is its person’s alone, and reading another’s changes nothing', async () => {
  const uuid = await begin();
  await reply(uuid);
  const stranger = await makeMaster(app);
  expect(await own(stranger)).toEqual([]);
  expect(await help(stranger)).toMatchObject({ conversation: null, unread: 0 });
  await app.ok(readHelp, { uuid, seq: 2 }, { token: stranger.token });
  expect((await help()).unread).toBe(1);
});

test('answers are unread until they are seen, never beyond the end and never back; no name of ours goes out', async () => {
  const uuid = await begin();
  const { event } = await openSocket(app, author.token);
  await reply(uuid, '第一句');
  expect(await event('help.changed')).toEqual({ type: 'help.changed' });
  await reply(uuid, '第二句');
  expect(await help()).toMatchObject({ unread: 2, conversation: { state: 'them', read_by_you: 1 } });
  const { token } = author;
  await app.ok(readHelp, { uuid, seq: 2 }, { token });
  expect((await help()).unread).toBe(1);
  await app.ok(readHelp, { uuid, seq: 99 }, { token });
  await app.ok(readHelp, { uuid, seq: 1 }, { token });
  expect(await help()).toMatchObject({ unread: 0, conversation: { read_by_you: 3 } });
  expect(JSON.stringify(await own())).not.toContain(operator.name);
  expect((await show(uuid)).read_by_them).toBe(3);
});

test('a note is never in what its person reads, and changes neither whose turn it is nor what is unread', async () => {
  const uuid = await begin();
  const { token } = other;
  const note = { uuid: uuidv7(), conversation_uuid: uuid, text: '执照换过名' };
  await app.ok(noteHelp, note, { token });
  expect((await app.ok(noteHelp, note, { token })).side).toBe('note');
  expect(await own()).toHaveLength(1);
  expect(await help()).toMatchObject({ unread: 0, conversation: { state: 'new', read_by_us: 0 } });
  expect(await show(uuid)).toMatchObject({ operator: null, waited_minutes: 0, last: { text: '发票抬头写错了' } });
  expect((await show(uuid)).messages).toMatchObject([{ by: null }, { side: 'note', by: other.name }]);
});

test('of two operators who take one conversation one has it, and the other sees who', async () => {
  const seen = await show(await begin());
  const results = await Promise.all([take(seen), take(seen, other)]);
  expect(results.map(({ code }) => code).sort()).toEqual([100, 40901]);
  const [won, lost] = results[0]?.code === 100 ? [operator, other] : [other, operator];
  expect(results.find(({ code }) => code === 40901)?.data).toMatchObject({
    operator: { uuid: won.uuid, is_you: false },
  });
  const now = await show(seen.uuid);
  expect(await take(now, lost)).toMatchObject({ code: 40902, reason: expect.stringContaining('正在接待') });
  expect(await reply(seen.uuid, '可以改', lost)).toMatchObject({ code: 40902 });
  expect(await queue('mine', '', won)).toEqual([seen.uuid]);
  expect(await queue('unassigned')).toEqual([]);
  const back = { uuid: now.uuid, version: now.version };
  expect(await app.ok(handBackHelp, back, { token: lost.token })).toMatchObject({ operator: null });
  expect(await app.call(handBackHelp, { ...back, version: back.version + 1 }, { token: won.token })).toMatchObject({
    code: 40902,
  });
});

test('opening and reading are no answer; a reply or “no answer needed” stops the clock', async () => {
  const uuid = await begin();
  app.clock.advance({ minutes: 7 });
  const seen = await show(uuid);
  expect(seen.waited_minutes).toBe(7);
  await app.ok(readHelpAsOperator, { uuid, seq: 1 }, { token: operator.token });
  expect((await help()).conversation?.read_by_us).toBe(1);
  expect((await show(uuid)).waited_minutes).toBe(7);
  await send('在吗');
  expect((await show(uuid)).waited_minutes).toBe(7);
  // What was said since is not passed over.
  expect(await app.call(needNoAnswer, through(seen), { token: operator.token })).toMatchObject({ code: 40901 });
  const settled = await app.ok(needNoAnswer, through(await show(uuid)), { token: operator.token });
  expect(settled).toMatchObject({ waited_minutes: null, state: 'them' });
  await send('谢谢');
  expect((await show(uuid)).state).toBe('us');
  const key = uuidv7();
  const { data } = await reply(uuid, '不客气', operator, key);
  expect((await reply(uuid, '不客气', operator, key)).data).toEqual(data);
  expect(await reply(uuid, '别的', operator, key)).toMatchObject({ code: 40904 });
  expect(await show(uuid)).toMatchObject({ waited_minutes: null, operator: { is_you: true }, last_seq: 4 });
});

test('a word within seven days opens a resolved conversation again, a later one begins anew', async () => {
  const uuid = await begin();
  await resolve(uuid);
  expect(await app.call(resolveHelp, through(await show(uuid)), { token: operator.token })).toMatchObject({
    code: 40902,
  });
  expect(await queue('resolved')).toEqual([uuid]);
  app.clock.advance({ hours: 24 * 7 - 1 });
  operator = await makeOperator(app);
  expect((await send('又错了')).data.conversation_uuid).toBe(uuid);
  await resolve(uuid);
  app.clock.advance({ hours: 24 * 7, minutes: 1 });
  operator = await makeOperator(app);
  const both = await Promise.all([send('一'), send('二')]);
  const fresh = both[0]?.data.conversation_uuid ?? '';
  expect(both.map(({ data }) => data.conversation_uuid)).toEqual([fresh, fresh]);
  expect(fresh).not.toBe(uuid);
  expect(await own()).toHaveLength(4);
  expect(await reply(uuid)).toMatchObject({ code: 40902 });
  await resolve(fresh);
  // Who answers what is resolved opens it again.
  expect((await reply(fresh)).code).toBe(100);
  expect((await help()).conversation?.state).toBe('them');
});

test('queues show who waits longest first, and find by words, person and company', async () => {
  const first = await begin('发票抬头写错了');
  app.clock.advance({ minutes: 1 });
  author = await makeAccount(app, { name: '方糖' });
  const second = await begin('登录不了');
  expect(await queue('all')).toEqual([first, second]);
  expect(await queue('all', '方糖')).toEqual([second]);
  expect(await queue('all', '云杉科技')).toEqual([first]);
  expect(await queue('all', '抬头')).toEqual([first]);
  await reply(first);
  expect(await queue('all')).toEqual([second, first]);
  expect(await queue('mine')).toEqual([first]);
  const { counts } = await app.ok(listHelpQueue, {}, { token: operator.token });
  expect(counts).toEqual({ mine: 1, unassigned: 1, all: 2 });
});

test('who has it and is silent for fifteen minutes of our hours gives it back; others and the evening do not count', async () => {
  const run = () => giveBackHelp.run(app.services, {}, { last: false });
  const uuid = await begin();
  await take(await show(uuid));
  app.clock.advance({ minutes: SILENT_MINUTES - 1 });
  await run();
  expect((await show(uuid)).operator).not.toBeNull();
  app.clock.advance({ minutes: 1 });
  await run();
  expect(await show(uuid)).toMatchObject({ operator: null, returned_by: operator.name });
  await reply(uuid);
  expect(await show(uuid)).toMatchObject({ operator: { is_you: true }, returned_by: null });
  // Answered: nobody waits. Then a word at 17:50, and it is not the night that makes somebody silent.
  app.clock.advance({ minutes: 475 - SILENT_MINUTES });
  await send('还有一个问题');
  app.clock.advance({ minutes: 50 });
  await run();
  operator = await makeOperator(app);
  expect((await show(uuid)).operator).not.toBeNull();
});

test('a question of a Friday evening is answered on Monday, and waits in the hours of service alone', async () => {
  app.clock.advance({ hours: 9 });
  expect(await help()).toMatchObject({ back_at: '2026-11-30T01:00:00.000Z', knows_holidays: true });
  const uuid = await begin();
  app.clock.advance({ hours: 62, minutes: 5 });
  operator = await makeOperator(app);
  expect((await show(uuid)).waited_minutes).toBe(5);
});

test('who types is seen by the other side for five seconds, us without a name; nobody hears it of another’s conversation', async () => {
  const { token } = author;
  // Before the first word there is nobody to tell.
  expect((await app.call(typeInHelp, {}, { token })).code).toBe(100);
  const uuid = await begin();
  const seen = (of = operator) => app.ok(getHelpTyping, { uuid }, { token: of.token });
  expect(await seen()).toEqual({ person: false, operators: [] });
  await app.ok(typeInHelp, {}, { token });
  expect(await seen()).toEqual({ person: true, operators: [] });
  app.clock.advance({ seconds: TYPING_LASTS });
  expect(await seen()).toEqual({ person: false, operators: [] });
  const listen = async (of: TestAccount) => {
    const heard: Typing[] = [];
    (await openSocket(app, of.token)).socket.on(TYPING, (typing: Typing) => heard.push(typing));
    return heard;
  };
  const stranger = await makeMaster(app);
  const [own, foreign] = [await listen(author), await listen(stranger)];
  const type = (of: Operator, on = uuid) => app.call(typeInHelpAsOperator, { uuid: on }, { token: of.token });
  await type(operator);
  await until(() => own.length === 1);
  expect(own).toEqual([{ conversation_uuid: uuid, account_uuid: null, name: '' }]);
  expect(await seen(other)).toEqual({ person: false, operators: [operator.name] });
  expect(await seen()).toEqual({ person: false, operators: [] });
  await take(await show(uuid));
  expect((await type(other)).code).toBe(40902);
  const theirs = (await send('别的事', uuidv7(), stranger)).data.conversation_uuid;
  await type(other, theirs);
  await until(() => foreign.length === 1);
  expect(foreign).toMatchObject([{ conversation_uuid: theirs }]);
  expect(own).toHaveLength(1);
});

test('the figures are of the rows under them, and of first answers within seven days in the hours of service', async () => {
  const figures = async (name: 'mine' | 'unassigned' | 'all' | 'resolved', q = '') => {
    const { items, figures: shown } = await app.ok(listHelpQueue, { queue: name, q }, { token: operator.token });
    const waits = items.flatMap(({ waited_minutes }) => waited_minutes ?? []);
    expect([shown.waiting, shown.longest_minutes]).toEqual([
      waits.length,
      waits.length > 0 ? Math.max(...waits) : null,
    ]);
    return shown;
  };
  expect(await figures('all')).toEqual({ waiting: 0, longest_minutes: null, first_answer: null });
  const first = await begin();
  app.clock.advance({ minutes: 30 });
  author = await makeAccount(app, { name: '方糖' });
  const second = await begin('登录不了');
  app.clock.advance({ minutes: 10 });
  expect(await figures('all')).toMatchObject({ waiting: 2, longest_minutes: 40, first_answer: null });
  expect(await figures('all', '方糖')).toMatchObject({ waiting: 1, longest_minutes: 10 });
  await take(await show(second));
  expect(await figures('mine')).toMatchObject({ waiting: 1, longest_minutes: 10 });
  expect(await figures('unassigned')).toMatchObject({ waiting: 1, longest_minutes: 40 });
  await reply(first);
  await reply(second);
  // Reckoned once a minute, however often it is asked for.
  expect(await figures('all')).toMatchObject({ waiting: 0, first_answer: null });
  app.clock.advance({ minutes: 1 });
  const answered = { first_answer: { median_minutes: 25, conversations: 2 } };
  expect(await figures('all')).toMatchObject({ waiting: 0, longest_minutes: null, ...answered });
  // A later answer is no first one; what was settled without an answer is none.
  await send('谢谢', uuidv7());
  await reply(second, '不客气');
  await resolve(second);
  expect(await figures('resolved')).toMatchObject({ waiting: 0, ...answered });
  // From Friday 17:50 to Monday 9:05 are fifteen minutes of ours.
  app.clock.advance({ minutes: 429 });
  author = await makeAccount(app);
  const third = await begin('周末前问一句');
  app.clock.advance({ hours: 63, minutes: 15 });
  operator = await makeOperator(app);
  await reply(third);
  expect(await figures('all')).toMatchObject({ first_answer: { median_minutes: 15, conversations: 3 } });
  app.clock.advance({ hours: 24 * 6 });
  operator = await makeOperator(app);
  expect(await figures('all')).toMatchObject({ first_answer: { median_minutes: 15, conversations: 1 } });
});

test('an answer that nobody reads for ten minutes goes by mail, once until it is read', async () => {
  author = await makeAccount(app, { email: 'reader@example.com' });
  const uuid = await begin();
  const answers = [(await reply(uuid, '第一句')).data.uuid, (await reply(uuid, '第二句')).data.uuid];
  const mail = async () => {
    app.clock.advance({ minutes: 10 });
    const due = await readDeliveries(app.services, { kind: 'help.answered', subjects: answers });
    await sendDeliveries(
      app.services,
      due.map(({ uuid: one }) => one),
    );
    const sent = await db.selectFrom('outbox_message').select('body').where('address', '=', author.email).execute();
    return sent.map(({ body }) => /第.句/.exec(body)?.[0]);
  };
  expect(await mail()).toEqual(['第一句']);
  await app.ok(readHelp, { uuid, seq: 3 }, { token: author.token });
  answers.push((await reply(uuid, '第三句')).data.uuid);
  await app.ok(readHelp, { uuid, seq: 4 }, { token: author.token });
  expect(await mail()).toEqual(['第一句']);
  answers.push((await reply(uuid, '第四句')).data.uuid);
  expect((await mail()).sort()).toEqual(['第一句', '第四句']);
});

test('three hundred words a day; what is sent again takes none', async () => {
  const uuid = uuidv7();
  for (let n = 0; n < 3; n += 1) await send('一样的话', uuid);
  const rest = { now: app.clock.now(), amount: MAX_HELP_A_DAY - 2 };
  expect(await withTransaction(db, (trx) => takeQuota(trx, HELP_WORDS, author.uuid, rest))).toBe(true);
  expect((await send('还有一句')).code).toBe(100);
  expect(await send('再一句')).toMatchObject({ code: 429 });
  expect((await send('一样的话', uuid)).code).toBe(100);
});

test('a conversation goes two years after its end, and with the account of its person', async () => {
  const run = () => eraseHelp.run(app.services, {}, { last: false });
  const uuid = await begin();
  await reply(uuid);
  await resolve(uuid);
  const leaver = await makeAccount(app);
  await send('我要走了', uuidv7(), leaver);
  await app.ok(closeAccount, { code: await codeFor(app, leaver.phone, 'close_account') }, { token: leaver.token });
  await run();
  const left = async () => (await db.selectFrom('help_conversation').select('uuid').execute()).map((row) => row.uuid);
  expect(await left()).toEqual([uuid]);
  app.clock.advance({ hours: HELP_DAYS * 24 + 1 });
  await run();
  expect(await left()).toEqual([]);
  expect(await db.selectFrom('help_message').select('uuid').execute()).toEqual([]);
});

test('a conversation is rated once, after its end and within seven days, by its person alone; operators read it', async () => {
  const uuid = await begin();
  const rate = ({ token } = author, words = '很快') => app.call(rateHelp, { uuid, satisfied: true, words }, { token });
  expect([(await help()).conversation?.can_rate, (await rate()).code]).toEqual([false, 40902]);
  await resolve(uuid);
  expect((await help()).conversation?.can_rate).toBe(true);
  expect((await rate(await makeMaster(app))).code).toBe(40401);
  const codes = (await Promise.all([rate(), rate(author, '慢')])).map(({ code }) => code);
  expect(codes.toSorted()).toEqual([100, 40902]);
  expect([(await help()).conversation?.can_rate, (await show(uuid)).rating?.satisfied]).toEqual([false, true]);
});

test('a week after its end nobody is asked any more', async () => {
  const uuid = await begin();
  await resolve(uuid);
  app.clock.advance({ hours: 24 * 7 + 1 });
  expect((await help()).conversation?.can_rate).toBe(false);
  expect((await app.call(rateHelp, { uuid, satisfied: false }, { token: author.token })).code).toBe(40902);
});
