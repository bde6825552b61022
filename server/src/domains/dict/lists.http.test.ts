import { baseOptions, degrees, locations } from '@qinghe/contract/dict/endpoints.ts';
import { addressSuggestion, areaCodes, companyTags, highlights, industries } from '@qinghe/contract/dict/lists.ts';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { withTransaction } from '../../db/database.ts';
import { takeQuota } from '../../db/quota.ts';
import { AddressesUnavailable } from '../../providers/addresses/port.ts';
import { COMPLETIONS_OF_NETWORK } from './quotas.ts';

const app = await startTestApp({ own: true });

test('every enumeration has codes that differ, each with names in both languages', async () => {
  const { categories, ...lists } = await app.ok(baseOptions, {});
  expect(categories.length).toBeGreaterThan(5);
  for (const { code, children } of categories) {
    expect(children.length).toBeGreaterThan(0);
    for (const child of children) expect(child.code.startsWith(code)).toBe(true);
  }
  for (const [list, options] of Object.entries({ ...lists, categories })) {
    expect(options.length, list).toBeGreaterThan(1);
    expect(new Set(options.map(({ code }) => code)).size, list).toBe(options.length);
    for (const { name, name_en } of options) expect([name, name_en], list).not.toContain('');
  }
  expect(lists.degrees.map(({ code }) => code)).toEqual([...degrees]);
  expect(lists.days_per_week.at(0)).toEqual({ code: '1', name: '每周 1 天', name_en: '1 day a week' });
  expect(lists.months.at(-1)).toEqual({ code: '12', name: '12 个月', name_en: '12 months' });
});

test('every province has cities, codes are six digits and no city stands twice', async () => {
  const { provinces } = await app.ok(locations, {});
  expect(provinces).toHaveLength(34);
  const cities = provinces.flatMap(({ cities }) => cities);
  for (const { code } of [...provinces, ...cities]) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(cities.map(({ code }) => code)).size).toBe(cities.length);
  expect(provinces.filter(({ cities }) => cities.length === 0).map(({ name }) => name)).toEqual([]);
  expect(cities.find(({ code }) => code === '330100')?.name).toBe('杭州市');
  expect(cities.flatMap(({ districts }) => districts ?? [])).toEqual([]);
});

test('one province comes with the districts of its cities; a code of no province finds none', async () => {
  const { provinces } = await app.ok(locations, { province: '330000' });
  expect(provinces.map(({ name }) => name)).toEqual(['浙江省']);
  const hangzhou = provinces[0]?.cities.find(({ name }) => name === '杭州市');
  expect(hangzhou?.districts).toContainEqual({ code: '330110', name: '余杭区' });
  for (const province of ['330100', '999999']) expect(await app.ok(locations, { province })).toEqual({ provinces: [] });
});

test('phone codes begin with the mainland, and every area but a province has its parent', async () => {
  const { countries, areas, sources } = await app.ok(areaCodes, {});
  expect(countries[0]).toEqual({ code: 'CN', dial_code: '86', name: '中国', name_en: 'China' });
  expect(countries.find(({ code }) => code === 'TW')).toMatchObject({ dial_code: '886', name: '中国台湾' });
  const known = new Map(areas.map((area) => [area.code, area]));
  const above = { province: undefined, city: 'province', district: 'city' } as const;
  for (const { parent, level } of areas) expect(known.get(parent ?? '')?.level).toBe(above[level]);
  expect(sources.areas.entries).toBe(areas.filter(({ level }) => level === 'district').length);
});

test('industries are the sections and divisions of the standard, the most wanted first', async () => {
  const { industries: sections, source } = await app.ok(industries, {});
  expect(sections).toHaveLength(20);
  expect(sections[0]).toMatchObject({ code: 'I', standard_name: '信息传输、软件和信息技术服务业' });
  expect(sections.flatMap(({ children }) => children)).toHaveLength(97);
  expect(source.title).toContain('GB/T 4754-2017');
});

test('company tags come in groups, and highlights as the publish form shows them', async () => {
  const { groups } = await app.ok(companyTags, {});
  for (const { code, children } of groups)
    for (const child of children) expect(child.code.startsWith(`${code}.`)).toBe(true);
  const { items } = await app.ok(highlights, {});
  expect(items).toEqual((await app.ok(baseOptions, {})).highlights);
});

test('an address is completed from the districts of its city; marks of SQL are letters like others', async () => {
  const suggest = async (q: string, city = '330100') => (await app.ok(addressSuggestion, { q, city })).items;
  expect(await suggest('余')).toEqual([{ address: '余杭区', district: '' }]);
  expect((await suggest('上')).map(({ address }) => address)).toEqual(['上城区']);
  expect(await suggest('余', '310100')).toEqual([]);
  for (const q of ['%', '_', '\\', '余杭区']) expect(await suggest(q), q).toEqual([]);
});

test('an address service that fails leaves the address to be typed', async () => {
  const embedded = app.services.addresses;
  app.services.addresses = { suggest: () => Promise.reject(new AddressesUnavailable('10044')) };
  expect(await app.ok(addressSuggestion, { q: '余杭', city: '330100' })).toEqual({ items: [] });
  app.services.addresses = embedded;
});

test('whoever asks for addresses all day uses up the own share, and nobody else’s', async () => {
  const [here, there] = [{ ip: '198.51.100.61' }, { ip: '198.51.100.62' }];
  const input = { q: '余', city: '330100' };
  const now = app.clock.now();
  await withTransaction(app.services.db, (trx) =>
    takeQuota(trx, COMPLETIONS_OF_NETWORK, here.ip, { now, amount: COMPLETIONS_OF_NETWORK.most }),
  );
  expect(await app.ok(addressSuggestion, input, here)).toEqual({ items: [] });
  expect((await app.ok(addressSuggestion, input, there)).items).not.toEqual([]);
});
