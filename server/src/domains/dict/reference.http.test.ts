import { baseOptions, degrees, locations } from '@qinghe/contract/dict/endpoints.ts';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';

const app = await startTestApp();

test('categories come in two levels, each with names in both languages', async () => {
  const { categories, highlights, degrees: given } = await app.ok(baseOptions, {});
  expect(categories.length).toBeGreaterThan(5);
  for (const { code, children } of categories) {
    expect(children.length).toBeGreaterThan(0);
    for (const child of children) expect(child.code.startsWith(code)).toBe(true);
  }
  const options = [...categories, ...categories.flatMap(({ children }) => children), ...highlights, ...given];
  for (const { name, name_en } of options) expect([name, name_en]).not.toContain('');
  expect(given.map(({ code }) => code)).toEqual([...degrees]);
});

test('every province has cities, codes are six digits and no city stands twice', async () => {
  const { provinces } = await app.ok(locations, {});
  expect(provinces).toHaveLength(34);
  const cities = provinces.flatMap(({ cities }) => cities);
  for (const { code } of [...provinces, ...cities]) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(cities.map(({ code }) => code)).size).toBe(cities.length);
  expect(provinces.filter(({ cities }) => cities.length === 0).map(({ name }) => name)).toEqual([]);
  expect(cities.find(({ code }) => code === '330100')?.name).toBe('杭州市');
});
