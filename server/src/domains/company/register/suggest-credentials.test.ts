import { readFileSync } from 'node:fs';
import type { LicencePapers } from '@qinghe/contract/company/papers.ts';
import { expect, test } from 'vitest';
import { suggestCredentials, TRADES } from './suggest-credentials.ts';

const cities = [
  { code: '110100', name: '北京市' },
  { code: '210100', name: '沈阳市' },
  { code: '211300', name: '朝阳市' },
  { code: '220100', name: '长春市' },
  { code: '220200', name: '吉林市' },
  { code: '222400', name: '延边朝鲜族自治州' },
  { code: '310100', name: '上海市' },
  { code: '330100', name: '杭州市' },
  { code: '350200', name: '厦门市' },
];
const rows = readFileSync(new URL('../../../../../contract/dict/data/industries.tsv', import.meta.url), 'utf8');
const industries = rows.split('\n').flatMap((row) => (row ? [{ name: row.split('\t')[2] ?? '' }] : []));

const suggest = (name: string, registered_address = '', credit_code = '91000000MA1K4T7Q5M') =>
  suggestCredentials({ name, registered_address, credit_code } as LicencePapers, { cities, industries });

test.each([
  ['厦门鹭岛文化传播有限公司', '鹭岛文化传播'],
  ['厦门市鹭岛文化传播有限责任公司', '鹭岛文化传播'],
  ['云杉科技（杭州）有限公司', '云杉科技'],
  ['上海华信集团股份有限公司', '华信'],
  ['杭州西有限公司', ''],
])('%s is called %s for short', (name, short) => {
  expect(suggest(name).short_name).toBe(short);
});

test.each([
  ['厦门市思明区软件园二期望海路23号', '350200'],
  ['吉林省长春市朝阳区人民大街1号', '220100'],
  ['北京市朝阳区望京东路6号', '110100'],
  ['辽宁省朝阳市双塔区', '211300'],
  ['沈阳市和平区北京市场南京街', '210100'],
  ['吉林省延边朝鲜族自治州延吉市', '222400'],
])('%s lies in %s', (address, code) => {
  expect(suggest('某某公司', address).city).toBe(code);
});

test('an address without a city is looked up by where the credit code was given; an older number tells nothing', () => {
  expect(suggest('某某公司', '软件园二期', '91350203MA2B1C2D33').city).toBe('350200');
  expect(suggest('某某公司', '软件园二期', '91999999MA2B1C2D33').city).toBe('');
  expect(suggest('某某公司', '软件园二期', '350203123456789').city).toBe('');
});

test.each([
  ['厦门鹭岛文化传播有限公司', '文化艺术业'],
  ['杭州数澜信息技术有限公司', '软件和信息技术服务业'],
  ['云杉科技（杭州）有限公司', ''],
])('the trade of %s is %s', (name, industry) => {
  expect(suggest(name).industry).toBe(industry);
});

test('every trade is a name of the dictionary', () => {
  const names = industries.map(({ name }) => name);
  expect(TRADES.map(([, industry]) => industry).filter((one) => !names.includes(one))).toEqual([]);
});

test('the address goes on after the city, which has a field of its own', () => {
  expect(suggest('某某公司', '吉林省长春市朝阳区人民大街1号').office_address).toBe('朝阳区人民大街1号');
  expect(suggest('某某公司', '软件园二期').office_address).toBe('软件园二期');
});

test('an address that is too long for an office is left to be typed', () => {
  expect(suggest('某某公司', `厦门市${'长'.repeat(300)}`).office_address).toBe('');
});
