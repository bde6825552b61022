import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { contains } from './containing.ts';
import { nameKey } from './name-key.ts';

const app = await startTestApp();

const keyOf = async (name: string) =>
  (await app.services.db.selectNoFrom(nameKey(name).as('key')).executeTakeFirstOrThrow()).key;

const NAME = '云杉科技（上海）有限公司';

test.each([
  '云杉科技(上海)有限公司',
  '云杉科技 （上海） 有限公司',
  '云杉科技【上海】有限公司',
  '云杉科技〔上海〕有限公司',
  '\u202d云杉科技（上\u200b海）有限公司\u202c',
  '云杉科技（上海）有限公司。',
  '云杉科技﹙上海﹚有限公司',
])('%s is the company of that name', async (typed) => expect(await keyOf(typed)).toBe(await keyOf(NAME)));

test.each([
  ['Ａcme—Labs', 'ACME - labs'],
  ['阿·里•云', '阿・里‧云'],
  ['a–b', 'a‑b'],
])('%s and %s are one name', async (one, other) => expect(await keyOf(one)).toBe(await keyOf(other)));

test.each(['云杉科技上海有限公司', '云杉科技（上海）有限责任公司', ''])('%s is another name', async (typed) =>
  expect(await keyOf(typed)).not.toBe(await keyOf(NAME)),
);

test.each([
  ['反光，看不清', '反光,看不清'],
  ['José Müller', 'jose muller'],
  ['ＡＢＣ科技', 'abc科技'],
  ['开发—后端', '开发-后端'],
  ['100%_a\\b', '%_a\\'],
])('what %s says is found by %s, and the other way round', async (text, words) => {
  const found = async (within: string, searched: string) =>
    (await app.services.db.selectNoFrom(contains(sql.val(within), searched).as('is')).executeTakeFirstOrThrow()).is;
  expect(await found(text, words)).toBe(true);
  expect(await found(words, words === '%_a\\' ? words : text)).toBe(true);
  expect(await found(text, '没有')).toBe(false);
});

test('what is typed in traditional characters is found in simplified ones', async () => {
  const text = sql.val('数据分析师');
  const row = await app.services.db.selectNoFrom(contains(text, '數據分析').as('is')).executeTakeFirstOrThrow();
  expect(row.is).toBe(true);
});
