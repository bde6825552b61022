import {
  type DictionaryName,
  dictionaryNames,
  findDictionaryEntries,
  listDictionaries,
  SHOWN_ENTRIES,
} from '@qinghe/contract/dict/dictionaries.ts';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeOperator } from '../../../test/companies.ts';

const app = await startTestApp({ own: true });
const { token } = await makeOperator(app);
const find = (name: DictionaryName, q = '') => app.ok(findDictionaryEntries, { name, q }, { token });

test('each list says how many rows it has; those of a file where it comes from, and what is missing', async () => {
  const { items } = await app.ok(listDictionaries, {}, { token });
  expect(items.map(({ name }) => name)).toEqual([...dictionaryNames]);
  for (const { name, rows, source, imported_at } of items) {
    expect(rows, name).toBeGreaterThan(5);
    if (source) expect(source.entries, name).toBe(rows);
    expect(imported_at === null, name).toBe(source === null);
  }
  const schools = items.find(({ name }) => name === 'schools');
  expect(schools?.source).toMatchObject({ publisher: '教育部', missing: expect.stringContaining('2868') });
});

test.each(dictionaryNames)('one can look into %s, whole and by words', async (name) => {
  const { items, total } = await find(name);
  expect(items.length).toBe(Math.min(total, SHOWN_ENTRIES));
  const [first] = items;
  expect((await find(name, first?.name)).items).toContainEqual(first);
  expect((await find(name, first?.code)).items).toContainEqual(first);
  expect(await find(name, '没有这一项%_')).toEqual({ items: [], total: 0 });
});

test('an entry says what it lies in', async () => {
  expect((await find('districts', '330110')).items).toEqual([
    { code: '330110', name: '余杭区', name_en: '', within: '杭州市' },
  ]);
  expect((await find('countries', '+886')).items).toMatchObject([{ code: 'TW' }]);
  expect((await find('options', 'BACHELOR')).items).toMatchObject([{ code: 'degrees.bachelor', name: '本科' }]);
});
