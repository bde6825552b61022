import { findMajors } from '@qinghe/contract/dict/majors.ts';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';

const app = await startTestApp({ own: true });

const names = async (q: string) => (await app.ok(findMajors, { q })).items.map(({ name }) => name);

test('without words the whole catalogue comes: category, class, major', async () => {
  const { categories, items, source } = await app.ok(findMajors, {});
  expect(items).toEqual([]);
  expect(categories.map(({ name }) => name)).toEqual([
    '哲学',
    '经济学',
    '法学',
    '教育学',
    '文学',
    '历史学',
    '理学',
    '工学',
    '农学',
    '医学',
    '管理学',
    '艺术学',
  ]);
  const classes = categories.flatMap((category) => category.classes);
  for (const { majors } of classes) expect(majors.length).toBeGreaterThan(0);
  const computing = classes.find(({ code }) => code === '0809');
  expect(computing?.majors).toContainEqual({ code: '080902', name: '软件工程' });
  expect(source).toMatchObject({ title: '普通高等学校本科专业目录' });
});

test.each([
  ['软件', '软件工程'],
  ['rjgc', '软件工程'],
  ['ruanjian', '软件工程'],
  ['计科', '计算机科学与技术'],
  ['计算机类', '计算机类'],
  ['会计', '会计学'],
])('%s finds %s first', async (q, name) => {
  expect((await names(q))[0]).toBe(name);
});

test('what is found says its category and class', async () => {
  const { items, categories } = await app.ok(findMajors, { q: '数据科学与大数据技术' });
  expect(items[0]).toEqual({ code: '080910T', name: '数据科学与大数据技术', category: '工学', class: '计算机类' });
  expect(categories).toEqual([]);
});

test('marks alone find nothing, not everything', async () => {
  expect(await app.ok(findMajors, { q: '（）' })).toMatchObject({ items: [], categories: [] });
});
