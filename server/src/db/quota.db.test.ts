import { expect, test } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { withTransaction } from './database.ts';
import { isUsedUp, type Quota, requireQuota, takeQuota } from './quota.ts';

const { services } = await startTestApp();
const hourly: Quota = { name: 'test', most: 5, seconds: 3600 };
const now = new Date('2026-11-22T08:40:00Z');
const take = (subject: string, options: { now?: Date; amount?: number } = {}) =>
  withTransaction(services.db, (trx) => takeQuota(trx, hourly, subject, { now, ...options }));

test('so much an hour for each subject, and nothing is taken by what was too much', async () => {
  expect(await take('a', { amount: 4 })).toBe(true);
  expect(await take('a', { amount: 2 })).toBe(false);
  expect(await take('a')).toBe(true);
  expect(await take('a')).toBe(false);
  expect(await take('b', { amount: 6 })).toBe(false);
  expect(await take('b', { amount: 5 })).toBe(true);
  expect(await take('a', { now: new Date('2026-11-22T09:00:00Z') })).toBe(true);
});

test('of many at once no more than there is', async () => {
  const taken = await Promise.all(Array.from({ length: 12 }, () => take('crowd')));
  expect(taken.filter(Boolean)).toHaveLength(5);
});

test('a refusal says when to come again, and what is rolled back was not taken', async () => {
  const all = () => withTransaction(services.db, (trx) => requireQuota(trx, hourly, 'c', { now, amount: 5 }));
  await withTransaction(services.db, async (trx) => {
    await requireQuota(trx, hourly, 'c', { now, amount: 5 });
    throw new Error('changed my mind');
  }).catch(() => undefined);
  await all();
  await expect(all()).rejects.toMatchObject({ code: 429, detail: { data: { retry_after: 1200 } } });
});

test('the networks of one IPv6 site have the share of eight together, and what is too much for it is taken from none', async () => {
  const ofNetwork: Quota = { ...hourly, name: 'test of networks', isOfNetwork: true };
  const from = (network: string, amount = 5) =>
    withTransaction(services.db, (trx) => takeQuota(trx, ofNetwork, `job ${network}`, { now, amount }));
  for (let network = 1; network < 8; network += 1) expect(await from(`2001:db8:1:${network}::/64`)).toBe(true);
  expect(await from('2001:db8:1:8::/64', 4)).toBe(true);
  expect(await from('2001:db8:1:9::/64', 2)).toBe(false);
  expect(await isUsedUp(services.db, ofNetwork, 'job 2001:db8:1:9::/64', now)).toBe(false);
  expect(await from('2001:db8:1:9::/64', 1)).toBe(true);
  expect(await isUsedUp(services.db, ofNetwork, 'job 2001:db8:1:a::/64', now)).toBe(true);
  expect(await from('2001:db8:2:1::/64')).toBe(true);
  expect(await from('203.0.113.7')).toBe(true);
});
