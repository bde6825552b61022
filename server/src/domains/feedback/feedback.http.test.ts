import { closeAccount } from '@qinghe/contract/account/close.ts';
import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { answerFeedback, closeFeedback, listHandledFeedback, openFeedback } from '@qinghe/contract/feedback/console.ts';
import {
  countUnreadAnswers,
  listFeedback,
  MAX_FEEDBACK_A_DAY,
  readAnswers,
  sendFeedback,
  uploadFeedbackPicture,
} from '@qinghe/contract/feedback/feedback.ts';
import { afterEach, expect, test } from 'vitest';
import { picture } from '../../../test/access/row.ts';
import { makeAccount, makeMaster, type TestAccount } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { codeFor } from '../../../test/codes.ts';
import { makeOperator } from '../../../test/companies.ts';
import { readDeliveries, sendDeliveries } from '../../../test/deliveries.ts';
import { makeFeedback, someWords, uploadPicture } from '../../../test/feedback.ts';
import { openSocket } from '../../../test/socket.ts';
import { eraseFeedback, FEEDBACK_DAYS } from './erase-feedback.ts';
import { pictureKey } from './picture.ts';

const app = await startTestApp({ own: true });
const { db, storage } = app.services;
afterEach(async () => {
  app.clock.reset();
  await db.deleteFrom('feedback_picture').execute();
  await db.deleteFrom('feedback').execute();
});

const { token: operator } = await makeOperator(app);
const send = ({ token }: TestAccount, more: Partial<InputOf<typeof sendFeedback>> = {}) =>
  app.call(sendFeedback, { text: someWords, ...more }, { token });
const own = async ({ token }: TestAccount) => (await app.ok(listFeedback, {}, { token })).items;
const unread = async ({ token }: TestAccount) => (await app.ok(countUnreadAnswers, {}, { token })).count;
const list = async (filter: InputOf<typeof listHandledFeedback> = {}) =>
  (await app.ok(listHandledFeedback, filter, { token: await freshOperator() })).items;
const freshOperator = async () => (await makeOperator(app)).token;
const answer = (seen: { uuid: string; version: number }, text = '已经补上了，谢谢。') =>
  app.call(answerFeedback, { ...seen, text }, { token: operator });
const isStored = async (uuid: string) =>
  storage.get(pictureKey(uuid)).then(
    () => true,
    () => false,
  );

test('feedback keeps its words, contact, page, build and pictures, and is its person’s alone', async () => {
  const [author, other] = [await makeMaster(app), await makeMaster(app)];
  const pictures = [await uploadPicture(app, author), await uploadPicture(app, author)];
  const { data } = await send(author, {
    ...{ contact: '138 0000 0001', pictures, page: '/m/resume', build: 'a1b2c3d4e5f6', error_id: 'TypeError-0a1b2c3d' },
  });
  expect(data).toMatchObject({ state: 'new', contact: '13800000001', page: '/m/resume', answers: [], read_answers: 0 });
  expect(data.pictures).toHaveLength(2);
  const { pathname, search } = new URL(data.pictures[0] ?? '', app.url);
  const shown = await app.fetch(pathname + search);
  expect(shown.headers.get('content-type')).toBe('image/webp');
  // Drawn anew: nothing of the file that was handed in is there.
  expect(
    Buffer.from(await shown.arrayBuffer())
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP');
  expect(await own(author)).toHaveLength(1);
  expect(await own(other)).toEqual([]);
  expect((await list())[0]).toMatchObject({
    build: 'a1b2c3d4e5f6',
    error_id: 'TypeError-0a1b2c3d',
    account: { name: '林晓' },
    company: {},
  });
});

test('what a page may not hold, a contact that is none, and too few words are refused by their field', async () => {
  const author = await makeAccount(app);
  for (const page of ['/m?token=x', '/m#x', 'm', 'https://a.cn/'])
    expect(await send(author, { page })).toMatchObject({ code: 400, field: 'page' });
  expect(await send(author, { error_id: 'at /m?token=x' })).toMatchObject({ code: 400, field: 'error_id' });
  expect(await send(author, { contact: '找我' })).toMatchObject({ code: 400, field: 'contact' });
  expect(await send(author, { text: '坏了' })).toMatchObject({ code: 400, field: 'text' });
  for (const contact of ['', 'a@example.com', '0571-88886666', '13800000001'])
    expect((await send(author, { contact })).code).toBe(100);
});

test('a picture belongs to who uploaded it, for a day and for one feedback; others than pictures are refused', async () => {
  const [author, other] = [await makeAccount(app), await makeAccount(app)];
  const uuid = await uploadPicture(app, author);
  const gone = { code: 400, field: 'pictures', reason: expect.stringContaining('失效') };
  expect(await send(other, { pictures: [uuid] })).toMatchObject(gone);
  expect((await send(author, { pictures: [uuid] })).code).toBe(100);
  expect(await send(author, { pictures: [uuid] })).toMatchObject(gone);
  const late = await uploadPicture(app, author);
  app.clock.advance({ hours: 25 });
  expect(await send(author, { pictures: [late] })).toMatchObject(gone);
  const { token } = author;
  for (const bytes of [Buffer.from('<svg onload="x()"/>'), picture.bytes.subarray(0, 30)])
    expect((await app.call(uploadFeedbackPicture, {}, { token, file: { name: 'a.png', bytes } })).code).toBe(42203);
});

test('twenty a day, and what was refused took nothing', async () => {
  const author = await makeAccount(app);
  await send(author, { pictures: ['01890000-0000-7000-8000-000000000001'] });
  for (let n = 0; n < MAX_FEEDBACK_A_DAY; n += 1) expect((await send(author)).code).toBe(100);
  expect((await send(author)).code).toBe(429);
  app.clock.advance({ hours: 24 });
  expect((await send(author)).code).toBe(100);
});

test('new, seen, answered, closed: the person hears of each answer at once, by mail, and by a dot until it is read', async () => {
  const author = await makeAccount(app, { email: 'reader@example.com' });
  const { uuid } = await makeFeedback(app, author);
  const opened = await app.ok(openFeedback, { uuid }, { token: operator });
  expect(opened).toMatchObject({ state: 'seen', version: 2 });
  expect((await app.ok(openFeedback, { uuid }, { token: operator })).version).toBe(2);
  const { event } = await openSocket(app, author.token);
  expect((await answer(opened)).data).toMatchObject({ state: 'answered', answers: [{ by: '苏禾' }] });
  expect(await event('feedback.changed')).toEqual({ type: 'feedback.changed' });
  expect(await answer(opened)).toMatchObject({ code: 40901 });
  expect(await unread(author)).toBe(1);
  const { token } = author;
  // One that came while the page was read stays unread.
  const again = (await answer({ uuid, version: 3 }, '下周二上线。')).data;
  await app.ok(readAnswers, { uuid, answers: 1 }, { token });
  expect(await unread(author)).toBe(1);
  await app.ok(readAnswers, { uuid, answers: 9 }, { token });
  await app.ok(readAnswers, { uuid, answers: 0 }, { token });
  expect(await unread(author)).toBe(0);
  expect(await own(author)).toMatchObject([{ state: 'answered', answers: [{}, { text: '下周二上线。' }] }]);
  expect(JSON.stringify(await own(author))).not.toContain('苏禾');
  const seen = { uuid, version: again.version };
  expect((await app.ok(closeFeedback, seen, { token: operator })).state).toBe('closed');
  const closed = { uuid, version: again.version + 1 };
  expect(await answer(closed)).toMatchObject({ code: 40902 });
  expect(await app.call(closeFeedback, closed, { token: operator })).toMatchObject({ code: 40902 });
  const mails = await readDeliveries(app.services, { kind: 'feedback.answered' });
  await sendDeliveries(
    app.services,
    mails.map(({ uuid: one }) => one),
  );
  const sent = await db
    .selectFrom('outbox_message')
    .select(['subject', 'body'])
    .where('address', '=', author.email)
    .execute();
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatchObject({ subject: '【青禾】你的反馈有了答复' });
  expect(sent.filter(({ body }) => body.includes('已经补上了'))).toHaveLength(1);
});

test('operators see the oldest first, and find by state and by words of text, person and company', async () => {
  const first = await makeFeedback(app, await makeAccount(app, { name: '方糖' }));
  app.clock.advance({ minutes: 1 });
  const second = await makeFeedback(app, await makeMaster(app));
  const uuids = async (filter: InputOf<typeof listHandledFeedback>) => (await list(filter)).map(({ uuid }) => uuid);
  expect(await uuids({})).toEqual([first.uuid, second.uuid]);
  expect(await uuids({ q: '方糖' })).toEqual([first.uuid]);
  expect(await uuids({ q: '云杉科技' })).toEqual([second.uuid]);
  expect(await uuids({ q: '到岗' })).toEqual([first.uuid, second.uuid]);
  await app.ok(openFeedback, { uuid: first.uuid }, { token: await freshOperator() });
  await answer(second);
  expect(await uuids({ state: 'waiting' })).toEqual([first.uuid]);
  expect(await uuids({ state: 'answered' })).toEqual([second.uuid]);
  expect(await uuids({ state: 'closed' })).toEqual([]);
});

test('feedback goes two years after it was closed, with its pictures and mails; open feedback stays', async () => {
  const author = await makeAccount(app, { email: 'gone@example.com' });
  const kept = await makeFeedback(app, author);
  const uuid = await uploadPicture(app, author);
  const seen = await makeFeedback(app, author, [uuid]);
  const { data } = await answer(seen);
  await app.ok(closeFeedback, { uuid: seen.uuid, version: data.version }, { token: operator });
  app.clock.advance({ hours: FEEDBACK_DAYS * 24 - 1 });
  await eraseFeedback.run(app.services, {}, { last: false });
  expect(await isStored(uuid)).toBe(true);
  app.clock.advance({ hours: 2 });
  await eraseFeedback.run(app.services, {}, { last: false });
  expect(await isStored(uuid)).toBe(false);
  expect(await db.selectFrom('feedback').select('uuid').execute()).toEqual([{ uuid: kept.uuid }]);
  expect(await readDeliveries(app.services, { subjects: [data.answers[0]?.uuid ?? ''] })).toEqual([]);
});

test('it goes with the account of its person, and a picture that was never handed in goes after a day', async () => {
  const [leaver, stayer] = [await makeAccount(app), await makeAccount(app)];
  const [tied, left] = [await uploadPicture(app, leaver), await uploadPicture(app, stayer)];
  await makeFeedback(app, leaver, [tied]);
  await app.ok(closeAccount, { code: await codeFor(app, leaver.phone, 'close_account') }, { token: leaver.token });
  await eraseFeedback.run(app.services, {}, { last: false });
  expect(await db.selectFrom('feedback').select('uuid').execute()).toEqual([]);
  expect([await isStored(tied), await isStored(left)]).toEqual([false, true]);
  app.clock.advance({ hours: 26 });
  await eraseFeedback.run(app.services, {}, { last: false });
  expect(await isStored(left)).toBe(false);
});
