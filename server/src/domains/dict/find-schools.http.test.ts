import { FOUND_MAX, findSchools } from '@qinghe/contract/dict/schools.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { searchWords } from './rules.ts';
import { searchQuery } from './search-queries.ts';

const app = await startTestApp({ own: true });

const found = async (q: string) => (await app.ok(findSchools, { q })).items;
const names = async (q: string) => (await found(q)).map(({ name }) => name);

test.each([
  ['a part of the name', '清华', '清华大学'],
  ['the whole name', '浙江大学', '浙江大学'],
  ['initials', 'qhdx', '清华大学'],
  ['the beginning of the pinyin', 'qinghua', '清华大学'],
  ['an English name', 'tsinghua', '清华大学'],
  ['a later word of an English name', 'Yat-sen', '中山大学'],
  ['a short name of letters', 'ustc', '中国科学技术大学'],
  ['a short name', '北理工', '北京理工大学'],
  ['characters with others between', '上海交大', '上海交通大学'],
  ['a former name', '淮海工学院', '江苏海洋大学'],
  ['full-width letters', 'ｑｈｄｘ', '清华大学'],
  ['capitals and spaces', ' Qing Hua ', '清华大学'],
  ['spaces between characters', '北 京　大 学', '北京大学'],
  ['brackets of either width', '中国地质大学(武汉)', '中国地质大学（武汉）'],
])('a school is found first by %s: %s', async (_how, q, name) => {
  expect((await names(q))[0]).toBe(name);
});

test('a short name that several schools share finds all of them', async () => {
  expect((await names('华师')).slice(0, 3).sort()).toEqual(['华东师范大学', '华中师范大学', '华南师范大学']);
});

test('a school says its place, its level and its code; the list says where it comes from', async () => {
  const { items, source } = await app.ok(findSchools, { q: '北京大学' });
  expect(items[0]).toEqual({
    code: '4111010001',
    name: '北京大学',
    name_en: 'Peking University',
    province: '北京市',
    city: '北京市',
    level: 'double_first_class',
  });
  expect(source).toMatchObject({ publisher: '教育部', entries: expect.any(Number) });
  expect(source.entries).toBeGreaterThan(2_000);
});

test('nothing is found by nothing, by marks, or by what no school is called', async () => {
  for (const q of ['', '   ', '（）', '%', '_', '\\', '清%华', '清_华', '清\\华', '某某', 'zzzz'])
    expect(await names(q), q).toEqual([]);
});

test('no more come back than one screen shows, and the words are bounded', async () => {
  expect(await found('大学')).toHaveLength(FOUND_MAX);
  expect(await found('b')).toHaveLength(FOUND_MAX);
  const { code } = await app.call(findSchools, { q: '大'.repeat(limits.search + 1) });
  expect(code).toBe(400);
});

/*
 * With the whole list the plans are a bitmap of the characters' GIN index, and a range of the terms' primary key: so a
 * search stays as quick as the list grows.
 */
test.each([
  ['characters', '北理工', 'school_by_characters'],
  ['letters', 'qinghua', 'school_term_pkey'],
])('a search by %s walks an index', async (_by, typed, index) => {
  const words = searchWords(typed);
  if (words === null) throw new Error('nothing to search for');
  const { rows } = await sql`explain ${searchQuery('school', words)}`.execute(app.services.db);
  expect(JSON.stringify(rows)).toContain(index);
});
