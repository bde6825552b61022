import { listGoods, listPackages } from '@qinghe/contract/orders/goods.ts';
import { payResult } from '@qinghe/contract/orders/payments.ts';
import { decidePrice, listPrices, type Priced, proposePrice } from '@qinghe/contract/orders/prices.ts';
import { refreshCost } from '@qinghe/contract/rights/refresh.ts';
import { remainingCoins } from '@qinghe/contract/wallet/coins.ts';
import { afterEach, expect, test } from 'vitest';
import { makeMaster } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeOperator } from '../../../../test/companies.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { give, numberOf, order, recharge } from '../../../../test/orders.ts';
import { chinaDay, dayAfter, instantOfMinute } from '../../../time/china-day.ts';
import { applyPayment } from '../payments/apply-fact.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
const [first, second] = [await makeOperator(app), await makeOperator(app)];
afterEach(() => app.clock.reset());

const inDays = (days: number) => dayAfter(chinaDay(app.clock.now()), days);
const change = (input: object, by = first) =>
  app.call(
    proposePrice,
    { code: 'refresh-10', coins: 60, begins_on: inDays(1), reason: '秋招定价调整', ...input },
    { token: by.token },
  );
const decide = ({ data }: { data: Priced }, confirm = true, by = second) =>
  app.call(
    decidePrice,
    { uuid: data.change?.uuid ?? '', version: data.change?.version ?? 0, confirm },
    { token: by.token },
  );
const priced = async (code: string) =>
  (await app.ok(listPrices, {}, { token: first.token })).items.find((one) => one.code === code);
/** To the first minute of a day of China; operators stay logged in. */
const goTo = async (day: string) => {
  await db
    .updateTable('operator_session')
    .set({ expires_at: instantOfMinute(`${dayAfter(day, 1)}T00:00`) })
    .execute();
  const minutes = (instantOfMinute(`${day}T00:01`).getTime() - app.clock.now().getTime()) / 60_000;
  app.clock.advance({ minutes });
};

test('two operators change a price from a day on; who saw the old one is told the new, and orders that stand keep theirs', async () => {
  const master = await makeMaster(app);
  await give(app, master.companyUuid ?? '', 100);
  const begins_on = inDays(1);
  const proposed = await change({});
  expect(proposed.data).toMatchObject({
    ...{ code: 'refresh-10', kind: 'pack', good: 'refresh', units: 10, coins: 50 },
    change: { coins: 60, begins_at: instantOfMinute(`${begins_on}T00:00`).toISOString(), own: true },
  });
  expect((await decide(proposed, true, first)).code).toBe(40902);
  expect((await decide(proposed)).data).toMatchObject({ coins: 50, change: null });
  const input = { lines: [{ sku: 'refresh-10', quantity: 1 }], expect: { coins: 50, bonus: 0 } };
  const waiting = await recharge(app, master, { ...input, pay: 'bank' });
  await goTo(begins_on);
  expect(await order(app, master, { pay: 'coins', ...input, again: true })).toMatchObject({
    ...{ code: 40931, data: { coins: 60, bonus: 0 } },
  });
  const number = await numberOf(app, waiting);
  await applyPayment(app.services, { number, fen: 10_000, payer: null, tradeNo: 'of prices', paidAt: app.clock.now() });
  expect((await app.ok(payResult, { uuid: waiting.uuid }, { token: master.token })).state).toBe('fulfilled');
  expect((await app.ok(remainingCoins, {}, { token: master.token })).value).toBe(100 + 1000 - 50);
  expect((await priced('refresh-10'))?.prices.map(({ coins }) => coins)).toEqual([60, 50]);
});

test('a pack that is taken off sale leaves the mall with the package that holds it, and comes back by a price', async () => {
  const master = await makeMaster(app);
  const off = inDays(2);
  expect((await decide(await change({ code: 'refresh-30', coins: null, begins_on: off }))).code).toBe(100);
  const skus = async () =>
    (await app.ok(listGoods, {}, { token: master.token })).items.flatMap((good) => good.skus.map(({ code }) => code));
  const packages = async () => (await app.ok(listPackages, {}, { token: master.token })).items.map(({ code }) => code);
  expect([await skus(), await packages()]).toEqual([
    expect.arrayContaining(['refresh-30']),
    expect.arrayContaining(['start']),
  ]);
  await goTo(off);
  expect(await skus()).not.toContain('refresh-30');
  expect(await packages()).toEqual(['season']);
  const input = {
    pay: 'coins' as const,
    lines: [{ sku: 'refresh-30', quantity: 1 }],
    expect: { coins: 150, bonus: 0 },
  };
  expect((await order(app, master, input)).code).toBe(40401);
  const on = inDays(1);
  expect((await decide(await change({ code: 'refresh-30', coins: 140, begins_on: on }))).code).toBe(100);
  await goTo(on);
  expect(await skus()).toContain('refresh-30');
});

test('a single unit costs what it costs from a day on, wherever it is used', async () => {
  const begins_on = inDays(1);
  await decide(await change({ code: 'refresh', coins: 7, begins_on }));
  expect((await priced('refresh'))?.coins).toBe(5);
  await goTo(begins_on);
  expect((await priced('refresh'))?.coins).toBe(7);
  const master = await makeMaster(app);
  const { token } = master;
  const { uuid } = await makeJob(app, master, { state: 'online' });
  expect((await app.ok(refreshCost, { uuids: [uuid] }, { token })).price).toBe(7);
  expect((await app.ok(listGoods, {}, { token })).items.find(({ code }) => code === 'refresh')?.unit_coins).toBe(7);
});

test.each([
  ['today', { begins_on: () => inDays(0) }, 400],
  ['more than a year away', { begins_on: () => inDays(367) }, 400],
  ['no day', { begins_on: () => '2026-02-30' }, 400],
  ['no coins at all', { coins: 0 }, 400],
  ['half a coin', { coins: 1.5 }, 400],
  ['no reason', { reason: '涨' }, 400],
  ['nothing that is sold', { code: 'refresh-11' }, 40401],
  ['the price that it has', { code: 'top_home-3', coins: () => coinsOf('top_home-3') }, 40902],
  ['a unit off sale', { code: 'refresh', coins: null }, 40902],
  ['a package above its packs', { code: 'season', coins: 900_000 }, 40902],
])('%s is not proposed', async (_name, given, code) => {
  const input: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(given))
    input[key] = typeof value === 'function' ? await (value as () => unknown)() : value;
  const { code: answered, reason } = await change(input);
  expect(answered).toBe(code);
  if (code === 40902) expect(reason).toBeTruthy();
});
const coinsOf = async (code: string) => (await priced(code))?.coins;

test('one change waits at a time; it is settled once, by whoever saw it as it is, and before its day', async () => {
  const waits = { code: 'refresh-60', coins: 290 };
  const all = await Promise.all([change(waits), change(waits, second), change(waits)]);
  expect(all.map(({ code }) => code).toSorted()).toEqual([100, 40902, 40902]);
  const made = all.find(({ code }) => code === 100);
  if (!made) throw new Error('nothing was proposed');
  const { uuid = '', version = 0, own } = made.data.change ?? {};
  expect(own).toBe(true);
  const third = await makeOperator(app);
  const call = (change: object) =>
    app.call(decidePrice, { uuid, version, confirm: true, ...change }, { token: third.token });
  expect((await call({ version: version + 1 })).code).toBe(40901);
  expect((await call({ uuid: '01890000-0000-7000-8000-0000000000ff' })).code).toBe(40401);
  await goTo(inDays(1));
  expect((await call({})).code).toBe(40902);
  const both = await Promise.all([call({ confirm: false }), call({ confirm: false })]);
  expect(both.map(({ code }) => code).toSorted()).toEqual([100, 40901]);
  expect(await priced('refresh-60')).toMatchObject({ coins: 300, change: null });
});

test('a price to come can be set anew; one that has begun stays, whoever writes', async () => {
  const begins_on = inDays(3);
  await decide(await change({ code: 'top_home-3', coins: 500, begins_on }));
  await decide(await change({ code: 'top_home-3', coins: 510, begins_on }));
  expect((await priced('top_home-3'))?.prices[0]?.coins).toBe(510);
  await expect(db.updateTable('sku_price').set({ coins: 1 }).where('sku', '=', 'top_home-3').execute()).rejects.toThrow(
    'a price that has begun stays',
  );
  await expect(db.deleteFrom('package_price').execute()).rejects.toThrow('a price that has begun stays');
});

test('a package is not confirmed once its packs cost less', async () => {
  const begins_on = inDays(5);
  const waits = await change({ code: 'season', coins: ((await coinsOf('season')) ?? 0) + 1, begins_on });
  const packs = await db.selectFrom('package_part').select('sku').where('package', '=', 'season').execute();
  for (const { sku } of packs) expect((await decide(await change({ code: sku, coins: 1, begins_on }))).code).toBe(100);
  expect(await decide(waits)).toMatchObject({ code: 40902, field: 'coins', reason: expect.stringContaining('套餐') });
  expect((await decide(waits, false)).code).toBe(100);
});
