import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { connect } from '../../db/database.ts';
import { toListQuery } from './list-words.ts';

const { url, drop } = await createTestDatabase();
const { db, close } = connect(url, 1);
afterAll(async () => {
  await close();
  await drop();
});

const holds = async (text: string, query: string) => {
  const { rows } = await sql<{ found: boolean }>`select list_words(${text}) @@ ${query}::tsquery as found`.execute(db);
  return rows[0]?.found;
};

test.each([
  ['数据分析实习生（AI 方向）', '数据', '分析实习', 'ai', '方向', '向', 'AI方向'],
  ['C++ / C# / Node.js 开发', 'c++', 'C#', 'node.js', 'Node', '开发'],
  ['Söhne & Co. (Ａｂｃ１２３)', 'Söhne', 'co', 'ABC123', 'abc'],
  ['𠮷野家—门店', '𠮷野', '野家', '门店'],
  [`it's "quoted" \\ back|slash:*&!<->`, 'it', 'quoted', 'back', 'slash'],
  ['.NET 与 3D·建模…', 'net', '3d', '建模'],
  ['数据分析实习生', '數據分析', '實習生'],
])('%s is found by its words', async (text, ...words) => {
  for (const word of words) expect(await holds(text, toListQuery(word) ?? ''), word).toBe(true);
});

test.each([
  ['数据分析', '据数'],
  ['数据 分析', '据分'],
  ['前端开发', '前发'],
  ['Java 开发', 'ava'],
])('%s is not found by %s', async (text, word) => {
  expect(await holds(text, toListQuery(word) ?? '')).toBe(false);
});

test('both sides part words at the same signs', async () => {
  const signs = Array.from({ length: 0x2fff }, (_, index) => String.fromCodePoint(index + 1)).filter(
    (sign) => !/\p{Cs}/u.test(sign) && sign.normalize('NFKC') === sign && sign.toLowerCase() === sign,
  );
  for (let first = 0; first < signs.length; first += 500) {
    const some = signs.slice(first, first + 500);
    const { rows } = await sql<{ sign: string; parts: boolean }>`
      select sign, list_words('a' || sign || 'b') @@ '''b'''::tsquery as parts
      from unnest(${some}::text[]) sign`.execute(db);
    const wrong = rows.filter(({ sign, parts }) => (toListQuery(`a${sign}b`) === "'a':* & 'b':*") !== parts);
    expect(wrong.map(({ sign }) => sign.codePointAt(0)?.toString(16))).toEqual([]);
  }
});

test('nothing that can be searched for is no query', () => {
  for (const typed of ['', ' ', "'", '\\', '…！？', '&|!:*()<->']) expect(toListQuery(typed)).toBeUndefined();
});
