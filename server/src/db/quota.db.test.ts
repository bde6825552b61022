import { expect, test } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { withTransaction } from './database.ts';
import { type Quota, requireQuota, takeQuota } from './quota.ts';

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
