import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type AmapStandIn, playAmap } from '../../../test/stand-ins/amap.ts';
import { amapAddresses } from './amap.ts';
import { AddressesUnavailable } from './port.ts';

const account = { key: 'amap-key', secret: 'private&key=1' };
const query = { city: '330100', words: '阿里 & 西溪=1' };
let service: AmapStandIn;

beforeAll(async () => {
  service = await playAmap(account);
});
afterEach(() => {
  service.next = undefined;
  service.asked.length = 0;
});
afterAll(() => service.close());

const suggest = (options: { key?: string; secret?: string; timeout?: number } = {}) =>
  amapAddresses({ endpoint: service.url, ...account, ...options }).suggest(query);

test('places come with their street and district, a district as itself', async () => {
  expect(await suggest()).toEqual([
    { address: '余杭区文一西路969号阿里巴巴西溪园区', district: '余杭区' },
    { address: '余杭区', district: '' },
  ]);
});

test('the call is signed over what was typed, and stays within the city', async () => {
  await suggest();
  expect(service.asked).toEqual([
    { city: '330100', citylimit: 'true', datatype: 'all', key: 'amap-key', keywords: query.words },
  ]);
});

test.each([
  ['a wrong key', { key: 'other' }, '10001'],
  ['a wrong signature', { secret: 'other' }, '10007'],
])('%s is refused by the service, and told by its code', async (_what, options, code) => {
  await expect(suggest(options)).rejects.toThrow(new AddressesUnavailable(code));
});

test('a used-up quota, a broken response and silence are no suggestions, told without what was asked', async () => {
  service.next = { infocode: '10003' };
  await expect(suggest()).rejects.toThrow('10003');
  service.next = { text: '<html>', status: 200 };
  await expect(suggest()).rejects.toThrow(AddressesUnavailable);
  service.next = { text: '', status: 502 };
  await expect(suggest()).rejects.toThrow('502');
  service.next = 'silence';
  const error = await suggest({ timeout: 50 }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AddressesUnavailable);
  expect(String(error)).not.toContain('西溪');
});
