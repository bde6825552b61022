import { listHelpQueue } from '@qinghe/contract/help/console.ts';
import { sendHelpMessage } from '@qinghe/contract/help/help.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeOperator } from '../../../test/companies.ts';
import { fillHelpSearch } from './tasks.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
let token: string;
let found: string;

/** Words as people write them: a number, an address, accents, full width, traditional characters, what nobody sees, quotes. */
const SAID = `发票抬头写错了，订单 20261129-8812 的 Re\u0301sume\u0301 在 https://a.example/x\\y?q='1'，ＡＢＣ 數據庫 hello\u200bworld 👩‍💻好`;
const HELD = [
  '抬头',
  '票抬头写',
  '8812',
  '1129-88',
  'esum',
  'résu',
  'xample/x',
  "'1'",
  'x\\y',
  'abc',
  'ＢＣ',
  '數據',
  'lowor',
];
const SINGLE = ['写', '好', '👩', ','];
const ABSENT = ['抬写', '8813', 'exampel', '好好', "''", '写错了订单'];

beforeEach(async () => {
  token = (await makeOperator(app)).token;
  const author = await makeMaster(app);
  const sent = await app.ok(sendHelpMessage, { uuid: uuidv7(), text: SAID }, author);
  found = sent.conversation_uuid;
});
afterEach(async () => {
  await db.deleteFrom('help_message').execute();
  await db.deleteFrom('help_conversation').execute();
});

const search = async (q: string) => (await app.ok(listHelpQueue, { q }, { token })).items.map(({ uuid }) => uuid);

test('any part of what was said is found, as it stands and in whatever width, case and accents', async () => {
  for (const q of [...HELD, ...SINGLE]) expect(await search(q), q).toEqual([found]);
  for (const q of ABSENT) expect(await search(q), q).toEqual([]);
});

test('signs of the search language, and signs that nobody sees, are refused by nothing', async () => {
  for (const q of ['&', "a' | 'b", ':*', '<->', '\\', "'", '!', '((', '\u200b', '\u0301', '%', '_'])
    expect(Array.isArray(await search(q)), q).toBe(true);
});

test('what was written before is found all the same, and filled by the task, also when it runs twice', async () => {
  await db.updateTable('help_message').set({ parts: null }).execute();
  for (const q of HELD) expect(await search(q), q).toEqual([found]);
  await Promise.all([
    fillHelpSearch.run(app.services, {}, { last: false }),
    fillHelpSearch.run(app.services, {}, { last: false }),
  ]);
  await fillHelpSearch.run(app.services, {}, { last: false });
  const left = await db.selectFrom('help_message').select('uuid').where('parts', 'is', null).execute();
  expect(left).toEqual([]);
  for (const q of HELD) expect(await search(q), q).toEqual([found]);
});

test('of words that say one thing more often than places are kept all is found, and nothing that they do not say', async () => {
  const author = await makeMaster(app);
  const send = async (text: string) =>
    (await app.ok(sendHelpMessage, { uuid: uuidv7(), text }, author)).conversation_uuid;
  // Places of a pair, and of all: one sign may be eighteen.
  const crowded = await send(`${'哈哈，'.repeat(300)}哈哈哈退款到哪了`);
  for (const q of ['，哈哈哈退', '哈退款', '退款到哪', '哈哈，哈哈']) expect(await search(q), q).toEqual([crowded]);
  for (const q of ['退哈', '哈哈，退款', '，，']) expect(await search(q), q).toEqual([]);
  await send(`${'\ufdfa'.repeat(1000)}订单改地址`);
  for (const q of ['订单改', '改地址']) expect(await search(q), q).toContain(crowded);
  expect(await search('地址改')).toEqual([]);
});
