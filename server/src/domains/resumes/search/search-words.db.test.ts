import fc from 'fast-check';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { toSearchQuery, toSearchVector } from './search-words.ts';

const database = await createTestDatabase('empty');
const client = new pg.Client({ connectionString: database.url });
await client.connect();

afterAll(async () => {
  await client.end();
  await database.drop();
});

/** What PostgreSQL says: is a text found by what was typed? */
async function finds(text: string, typed: string): Promise<boolean> {
  const query = toSearchQuery(typed);
  if (query === undefined) return false;
  const { rows } = await client.query<{ found: boolean }>('select $1::tsvector @@ $2::tsquery as found', [
    toSearchVector(text),
    query,
  ]);
  return rows[0]?.found ?? false;
}

const han = fc.constantFrom(
  ...'的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过',
);
const hanText = fc.array(han, { minLength: 2, maxLength: 30 }).map((characters) => characters.join(''));
const piece = fc.oneof(
  { weight: 3, arbitrary: hanText },
  fc.constantFrom('Java', 'C++', 'QQ', '2025', '，', '。', ' ', '\n', '·', '（', '）', 'Node.js', '😀', '𠮷'),
);
const mixedText = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));

test('any two or more Chinese characters that stand together in a text are found', async () => {
  await fc.assert(
    fc.asyncProperty(
      mixedText,
      hanText,
      fc.nat(),
      fc.integer({ min: 2, max: 8 }),
      async (around, inside, at, length) => {
        const text = `${around}${inside}${around}`;
        const start = at % (inside.length - 1);
        expect(await finds(text, inside.slice(start, start + length))).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

test('what is found does stand there', async () => {
  await fc.assert(
    fc.asyncProperty(
      hanText,
      fc.tuple(han, han, han).map((three) => three.join('')),
      async (text, typed) => {
        expect(await finds(text, typed)).toBe(text.includes(typed));
      },
    ),
    { numRuns: 300 },
  );
});

test('no text and nothing typed makes PostgreSQL refuse', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      async (text, typed) => {
        await finds(text, typed);
        await finds(typed, typed);
      },
    ),
    { numRuns: 300 },
  );
});

test('a text of the greatest length is searched in its first sixteen thousand words', async () => {
  const long = `开头词语${'产品运营'.repeat(20_000)}`;
  expect(await finds(long, '开头')).toBe(true);
  expect(await finds('a'.repeat(5000), 'a'.repeat(40))).toBe(true);
});

test.each([
  ['熟悉Java开发', '开发', true],
  ['2026届毕业生', '毕业', true],
  ['腾讯QQ音乐', 'qq', true],
  ['Ｊａｖａ 工程师', 'java', true],
  ['会用 C# 和 C++', 'c#', true],
  ['会用 C# 和 C++', 'c++', true],
  ['Node.js.', 'node', true],
  ['阿依古丽·买买提', '古丽·买', true],
  ['数据 分析', '数据 分析', true],
  ['分析数据', '数据分析', false],
  ['后端', '后', true],
  ['后端', '端', true],
  ['后端', '前', false],
])('%s searched for %s: %s', async (text, typed, found) => {
  expect(await finds(text, typed)).toBe(found);
});

test.each([
  ['張偉，國立臺灣大學', '张伟', '台湾大学', '張偉'],
  ['张伟，数据分析', '張偉', '數據'],
  ['José Müller', 'jose', 'José', 'muller'],
  ['Jose', 'josé'],
])('%s is found however it is typed', async (text, ...typed) => {
  for (const words of typed) expect(await finds(text, words), words).toBe(true);
});
