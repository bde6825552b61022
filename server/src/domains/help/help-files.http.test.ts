import { ATTACHMENT_HOURS } from '@qinghe/contract/attachment-limits.ts';
import {
  listHelpQueue,
  openHelp,
  openHelpFileAsOperator,
  replyToHelp,
  resolveHelp,
  uploadHelpFileAsOperator,
} from '@qinghe/contract/help/console.ts';
import {
  listHelpMessages,
  MAX_HELP_FILES,
  MAX_HELP_FILES_A_DAY,
  openHelpFile,
  sendHelpMessage,
  uploadHelpFile,
} from '@qinghe/contract/help/help.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { picture } from '../../../test/access/row.ts';
import { makeMaster, type TestAccount } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeOperator } from '../../../test/companies.ts';
import { readDeliveries, sendDeliveries } from '../../../test/deliveries.ts';
import { withTransaction } from '../../db/database.ts';
import { takeQuota } from '../../db/quota.ts';
import { helpFileKey } from './files.ts';
import { HELP_FILES } from './quotas.ts';
import { eraseHelp, HELP_DAYS } from './tasks.ts';

const app = await startTestApp({ own: true });
const { services } = app;
const { db, storage } = services;
const pdf = { name: '合同.pdf', bytes: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF') };
let author: TestAccount;
let operator: Awaited<ReturnType<typeof makeOperator>>;

beforeEach(async () => {
  app.clock.set('2026-11-27T02:00:00Z');
  author = await makeMaster(app);
  operator = await makeOperator(app);
});
afterEach(() => app.clock.reset());

const upload = (file: typeof pdf = pdf, { token } = author) => app.call(uploadHelpFile, {}, { token, file });
const send = (file: string | null, { text = '', uuid = uuidv7(), token = author.token } = {}) =>
  app.call(sendHelpMessage, { uuid, text, file }, { token });
const begin = async () => (await send(null, { text: '在吗' })).data.conversation_uuid;
const uploadOurs = (uuid: string, file: typeof pdf = pdf, { token } = operator) =>
  app.call(uploadHelpFileAsOperator, { uuid }, { token, file });
const reply = (conversation_uuid: string, file: string | null, { uuid = uuidv7(), token = operator.token } = {}) =>
  app.call(replyToHelp, { uuid, conversation_uuid, text: '', file }, { token });
const own = async (token = author.token) => (await app.ok(listHelpMessages, { limit: 100 }, { token })).items.reverse();
const erase = () => eraseHelp.run(services, {}, { last: false });
const isKept = (uuid: string) =>
  storage.get(helpFileKey(uuid)).then(
    () => true,
    () => false,
  );

test('a file goes both ways, beside words or alone; the queue names it', async () => {
  const { data: file } = await upload(picture);
  expect(file).toMatchObject({ name: 'a.webp', type: 'image/webp' });
  const { data } = await send(file.uuid);
  expect(data).toMatchObject({ text: '', file });
  const uuid = data.conversation_uuid;
  const queue = await app.ok(listHelpQueue, {}, { token: operator.token });
  expect(queue.items.find((one) => one.uuid === uuid)?.last.text).toBe('a.webp');
  const ours = await uploadOurs(uuid);
  expect(await reply(uuid, ours.data.uuid)).toMatchObject({ code: 100, data: { side: 'platform', file: ours.data } });
  const shown = await app.ok(openHelp, { uuid }, { token: operator.token });
  expect(shown.messages.map((word) => word.file?.name)).toEqual(['a.webp', '合同.pdf']);
  expect((await own()).map((word) => word.file?.name)).toEqual(['a.webp', '合同.pdf']);
  for (const { url } of [
    await app.ok(openHelpFile, { uuid: ours.data.uuid }, { token: author.token }),
    await app.ok(openHelpFileAsOperator, { uuid: ours.data.uuid }, { token: operator.token }),
  ]) {
    const { pathname, search } = new URL(url, app.url);
    const response = await app.fetch(`${pathname}${search}`);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf.bytes);
  }
});

test('nobody reads or sends another’s: no account, and no operator a file that a colleague uploaded', async () => {
  const uuid = await begin();
  const { data: file } = await upload();
  const stranger = await makeMaster(app);
  expect(await app.call(openHelpFile, { uuid: file.uuid }, { token: author.token })).toMatchObject({ code: 40401 });
  expect(await send(file.uuid, { token: stranger.token })).toMatchObject({ code: 40902, field: 'file' });
  await send(file.uuid);
  expect(await app.call(openHelpFile, { uuid: file.uuid }, { token: stranger.token })).toMatchObject({ code: 40401 });
  const { data: ours } = await uploadOurs(uuid);
  const other = await makeOperator(app);
  expect(await reply(uuid, file.uuid)).toMatchObject({ code: 40902, field: 'file' });
  expect(await send(ours.uuid)).toMatchObject({ code: 40902, field: 'file' });
  const theirs = (await send(null, { text: '在吗', token: stranger.token })).data.conversation_uuid;
  expect(await reply(theirs, ours.uuid)).toMatchObject({ code: 40902, field: 'file' });
  expect(await reply(uuid, ours.uuid, { token: other.token })).toMatchObject({ code: 40902, field: 'file' });
  expect(await uploadOurs(uuidv7())).toMatchObject({ code: 40401 });
});

test('a word with a file that is sent again is there once, and with another one refused', async () => {
  const [{ data: first }, { data: second }] = [await upload(), await upload()];
  const uuid = uuidv7();
  const tries = await Promise.all([1, 2, 3].map(() => send(first.uuid, { uuid })));
  expect(tries.map(({ code }) => code)).toEqual([100, 100, 100]);
  expect(await send(second.uuid, { uuid })).toMatchObject({ code: 40904 });
  expect(await send(null)).toMatchObject({ code: 400, field: 'text' });
  expect(await own()).toMatchObject([{ file: first }]);
});

test('what is of no use is refused before it is kept; so many a day and in a conversation are all', async () => {
  const program = { name: 'a.pdf', bytes: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)]) };
  expect(await upload(program)).toMatchObject({ code: 42203, reason: expect.stringContaining('PDF') });
  const uuid = await begin();
  const word = await db.selectFrom('help_message').select('uuid').where('conversation_uuid', '=', uuid).execute();
  expect(word).toHaveLength(1);
  // As if they had been sent over days.
  for (let seq = 2; seq < MAX_HELP_FILES + 2; seq += 1) {
    const message = { uuid: uuidv7(), conversation_uuid: uuid, account_uuid: author.uuid, seq, body: '' };
    await db
      .insertInto('help_message')
      .values({ ...message, side: 'person', sent_at: new Date() })
      .execute();
    const sent = { account_uuid: author.uuid, name: 'a', type: 'application/pdf', size: 1, created_at: new Date() };
    await db
      .insertInto('help_file')
      .values({ uuid: uuidv7(), message_uuid: message.uuid, ...sent })
      .execute();
  }
  await db
    .updateTable('help_conversation')
    .set({ last_seq: MAX_HELP_FILES + 1 })
    .where('uuid', '=', uuid)
    .execute();
  const { data: last } = await upload();
  expect(await send(last.uuid)).toMatchObject({ code: 40902, reason: expect.stringContaining(`${MAX_HELP_FILES}`) });
  expect(await send(null, { text: '只有话' })).toMatchObject({ code: 100 });
  const now = app.clock.now();
  // Two of forty are taken.
  await withTransaction(db, (trx) =>
    takeQuota(trx, HELP_FILES, author.uuid, { now, amount: MAX_HELP_FILES_A_DAY - 2 }),
  );
  expect(await upload()).toMatchObject({ code: 429 });
});

test('an answer that is a file alone goes by mail as one, without it', async () => {
  const uuid = await begin();
  const email = `f${uuidv7()}@example.com`;
  await db.updateTable('account').set({ email }).where('uuid', '=', author.uuid).execute();
  const { data: ours } = await uploadOurs(uuid);
  const word = uuidv7();
  await reply(uuid, ours.uuid, { uuid: word });
  app.clock.advance({ minutes: 11 });
  const [due] = await readDeliveries(services, { kind: 'help.answered', subjects: [word] });
  await sendDeliveries(services, [due?.uuid ?? '']);
  const sent = await db.selectFrom('outbox_message').select('body').where('address', '=', email).execute();
  expect(sent).toMatchObject([{ body: expect.stringContaining('一个文件') }]);
  expect(sent[0]?.body).not.toContain('合同');
});

test('never sent it is gone after a day; sent it goes with its conversation, and with the account', async () => {
  const uuid = await begin();
  const [{ data: waiting }, { data: sent }] = [await upload(), await upload()];
  await send(sent.uuid);
  app.clock.advance({ minutes: (ATTACHMENT_HOURS + 2) * 60 + 1 });
  await erase();
  expect([await isKept(waiting.uuid), await isKept(sent.uuid)]).toEqual([false, true]);
  const { token } = await makeOperator(app);
  const { version, last_seq: seq } = await app.ok(openHelp, { uuid }, { token });
  await app.ok(resolveHelp, { uuid, version, seq }, { token });
  app.clock.advance({ days: HELP_DAYS, minutes: 1 });
  await erase();
  expect(await isKept(sent.uuid)).toBe(false);
  expect(await db.selectFrom('help_file').select('uuid').where('account_uuid', '=', author.uuid).execute()).toEqual([]);
  const leaver = await makeMaster(app);
  const { data: last } = await upload(pdf, leaver);
  await send(last.uuid, { token: leaver.token });
  await db.updateTable('account').set({ closed_at: app.clock.now() }).where('uuid', '=', leaver.uuid).execute();
  await erase();
  expect(await isKept(last.uuid)).toBe(false);
});
