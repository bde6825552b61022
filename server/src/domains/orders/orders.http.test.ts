import { getPackage, listGoods, listPackages, listPromotions } from '@qinghe/contract/orders/goods.ts';
import {
  cancelOrder,
  changeMethod,
  createOrderOfOne,
  listOrders,
  MAX_OPEN_ORDERS,
  type Order,
} from '@qinghe/contract/orders/orders.ts';
import { corpTransfer, payResult } from '@qinghe/contract/orders/payments.ts';
import { listGrants } from '@qinghe/contract/rights/grants.ts';
import { listCoins, remainingCoins } from '@qinghe/contract/wallet/coins.ts';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { noDifferences } from '../../../test/money.ts';
import { give, key, numberOf, order, recharge } from '../../../test/orders.ts';
import { until } from '../../../test/until.ts';
import { PaymentUnknown } from '../../providers/payment/port.ts';
import { endOrders } from './end-order.ts';

const app = await startTestApp({ own: true });
const { db, payments } = app.services;
afterEach(() => app.clock.reset());

type Buyer = Pick<TestAccount, 'token' | 'companyUuid'>;
const coins = async ({ token }: Buyer) => (await app.ok(remainingCoins, {}, { token })).value;
const units = async ({ token }: Buyer) => (await app.ok(listGrants, {}, { token })).propsNum;
const now = (buyer: Buyer, { uuid }: { uuid: string }, ask = false) =>
  app.ok(payResult, ask ? { uuid, ask: 'true' } : { uuid }, { token: buyer.token });
const play = async (
  of: { uuid: string },
  what: 'pay' | 'pay_untold' | 'pay_twice_told' | 'pay_other_sum' | 'pay_after_close',
  method?: string,
) => payments.cashier?.play(await numberOf(app, of, method), what);
const pack = (sku: string, quantity = 1) => [{ sku, quantity }];
/** As the page does, which polls. */
const becomes = (buyer: Buyer, of: Order, state: Order['state']) =>
  until(async () => (await now(buyer, of)).state === state, `the order is ${state}`);
const bill = async ({ token }: Buyer) =>
  (await app.ok(listCoins, {}, { token })).items.map(({ kind, coins, fen }) => [kind, coins, fen]).toReversed();
const end = () => endOrders.run(app.services, {}, { last: false });

test('the mall says what a pack costs, by the unit too, and which recharge brings what', async () => {
  const { token } = await makeMaster(app);
  const goods = (await app.ok(listGoods, {}, { token })).items;
  expect(goods.map(({ code }) => code)).toEqual(expect.arrayContaining(['top_search', 'top_home', 'refresh']));
  const items = goods.filter(({ code }) => code === 'refresh');
  expect(items).toMatchObject([{ code: 'refresh', unit_coins: 5, left: 0, days: 90 }]);
  expect(items[0]?.skus.map(({ units, coins }) => [units, coins])).toEqual([
    [10, 50],
    [30, 150],
    [60, 300],
  ]);
  const [promotion] = (await app.ok(listPromotions, {}, { token })).items;
  expect(promotion?.tiers.map(({ percent }) => percent)).toEqual([0, 5, 10, 20]);
});

test('packs are bought for coins at once, the paid ones first, and stand in the bill and the rights for ninety days', async () => {
  const master = await makeMaster(app);
  await give(app, master.companyUuid ?? '', 500);
  const input = {
    lines: [...pack('refresh-10', 2), ...pack('refresh-30')],
    pay: 'coins' as const,
    expect: { coins: 250 },
  };
  const { code, data } = await order(app, master, input);
  expect(code).toBe(100);
  expect(data).toMatchObject({
    state: 'fulfilled',
    coins: 250,
    fen: 0,
    attempt: null,
    number: expect.stringMatching(/^QH-\d{6}-0001$/),
  });
  expect([await coins(master), await units(master)]).toEqual([250, 50]);
  const [grant] = (await app.ok(listGrants, {}, { token: master.token })).items;
  expect(Date.parse(grant?.until ?? '') - Date.parse(grant?.begins_at ?? '')).toBe(90 * 86_400_000);
  expect(await bill(master)).toEqual([
    ['gift', 500, 0],
    ['spend', -100, 0],
    ['spend', -150, 0],
  ]);
  await noDifferences(app, master);
});

test('a package costs less than its packs, which share its price, and grants each of them', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const packages = (await app.ok(listPackages, {}, { token })).items;
  for (const { parts, coins } of packages)
    expect(parts.reduce((sum, part) => sum + part.coins, 0)).toBeGreaterThan(coins);
  expect((await app.ok(listPackages, { package_type: 'another' }, { token })).items).toEqual([]);
  expect(packages).toContainEqual(await app.ok(getPackage, { code: 'start' }, { token }));
  expect((await app.call(getPackage, { code: 'refresh-10' }, { token })).code).toBe(40401);
  await give(app, master.companyUuid ?? '', 750);
  const { data } = await order(app, master, { lines: pack('start', 2), pay: 'coins', expect: { coins: 700 } });
  expect(data.lines.map(({ good, coins, quantity, package: of }) => [good, coins, quantity, of])).toEqual([
    ['top_search', 430, 2, 'start'],
    ['refresh', 270, 2, 'start'],
  ]);
  const grants = (await app.ok(listGrants, {}, { token })).items;
  expect(new Map(grants.map(({ right, left }) => [right, left]))).toEqual(
    new Map([
      ['top_search', 6],
      ['refresh', 60],
    ]),
  );
  expect(await coins(master)).toBe(50);
  await noDifferences(app, master);
});

test('a package that got cheaper while it was paid costs what it costs then; one that rose costs what was shown', async () => {
  const master = await makeMaster(app);
  const { now } = app.clock;
  const change = (coins: number) =>
    db.insertInto('package_price').values({ package: 'start', begins_at: now(), coins }).execute();
  const input = { lines: pack('start'), expect: { coins: 350, bonus: 0 } };
  const [first, second] = [await recharge(app, master, input), await recharge(app, master, input)];
  await change(300);
  await play(first, 'pay');
  await becomes(master, first, 'fulfilled');
  app.clock.advance({ minutes: 1 });
  await change(390);
  await play(second, 'pay');
  await becomes(master, second, 'fulfilled');
  expect(await coins(master)).toBe(2000 - 300 - 350);
  app.clock.advance({ minutes: 1 });
  await change(350);
});

test.each([
  ['nothing in it', { lines: [], expect: { coins: 0 } }, 400],
  ['another price than was shown', { lines: pack('refresh-10'), expect: { coins: 49 } }, 40931],
  ['a pack that nobody sells', { lines: pack('refresh'), expect: { coins: 5 } }, 40401],
  ['coins that are not there', { lines: pack('refresh-10', 9), expect: { coins: 450 } }, 40930],
  ['a recharge beside coins', { lines: pack('refresh-10'), recharge: 1000, expect: { coins: 50 } }, 400],
  ['a hundred of a pack', { lines: pack('refresh-10', 100), expect: { coins: 5000 } }, 400],
])('%s changes nothing', async (_name, input, code) => {
  const master = await makeMaster(app);
  await give(app, master.companyUuid ?? '', 100);
  expect((await order(app, master, { pay: 'coins', ...input })).code).toBe(code);
  expect(await coins(master)).toBe(100);
});

test('a sub-account, and a company that has not passed, buy nothing', async () => {
  const { master, child } = await makeTeam(app);
  await give(app, master.companyUuid ?? '', 100);
  const input = { lines: pack('refresh-10'), pay: 'coins' as const, expect: { coins: 50 } };
  expect((await order(app, child, input)).code).toBe(40934);
  await db
    .updateTable('company')
    .set({ check_status: 'uncheck' })
    .where('company_uuid', '=', master.companyUuid ?? '')
    .execute();
  expect((await order(app, master, input)).code).toBe(40902);
});

test('the same cart within a minute is asked about, and one press that is sent fifty times is one order', async () => {
  const master = await makeMaster(app);
  await give(app, master.companyUuid ?? '', 1000);
  const input = { lines: pack('refresh-10'), pay: 'coins' as const, expect: { coins: 50 } };
  const headers = key();
  const all = await Promise.all(Array.from({ length: 50 }, () => order(app, master, input, headers)));
  expect(all.every(({ code }) => code === 100)).toBe(true);
  expect(new Set(all.map(({ data }) => data.uuid)).size).toBe(1);
  expect(await coins(master)).toBe(950);
  const second = await order(app, master, input);
  expect([second.code, (second.data as unknown as Order).number]).toEqual([40936, all[0]?.data.number]);
  expect((await order(app, master, { ...input, again: true })).code).toBe(100);
  app.clock.advance({ minutes: 2 });
  expect((await order(app, master, input)).code).toBe(100);
  expect(await coins(master)).toBe(850);
});

test('two hundred orders at once with coins for twenty buy exactly twenty', async () => {
  const master = await makeMaster(app);
  await give(app, master.companyUuid ?? '', 1000);
  const one = () =>
    app.call(
      createOrderOfOne,
      { sku: 'refresh-10', pay: 'coins', expect: { coins: 50 }, again: true },
      { token: master.token, headers: key() },
    );
  const codes = (await Promise.all(Array.from({ length: 60 }, one))).map(({ code }) => code);
  expect(codes.filter((code) => code === 100)).toHaveLength(20);
  expect(codes.filter((code) => code === 40930)).toHaveLength(40);
  expect([await coins(master), await units(master)]).toEqual([0, 200]);
  await noDifferences(app, master);
});

test.each(['alipay', 'wechat'] as const)(
  'a recharge by %s: a code, a scan, coins with what comes with them',
  async (pay) => {
    const master = await makeMaster(app);
    const made = await recharge(app, master, { fen: 50_000, bonus: 250, pay });
    expect(made).toMatchObject({ state: 'paying', fen: 50_000, bonus: 250, attempt: { method: pay, state: 'asked' } });
    expect(made.attempt?.qr).toContain('/cashier/');
    expect((await now(master, made)).state).toBe('paying');
    await play(made, 'pay');
    await becomes(master, made, 'fulfilled');
    expect(await bill(master)).toEqual([
      ['recharge', 5000, 50_000],
      ['bonus', 250, 0],
    ]);
    expect(await coins(master)).toBe(5250);
    await noDifferences(app, master);
  },
);

test('a recharge that buys: the coins come and the packs are bought, without a further press', async () => {
  const master = await makeMaster(app);
  const made = await recharge(app, master, {
    fen: 10_000,
    lines: pack('refresh-60', 3),
    expect: { coins: 900, bonus: 0 },
  });
  await play(made, 'pay');
  await becomes(master, made, 'fulfilled');
  expect([await coins(master), await units(master)]).toEqual([100, 180]);
  const lines = (await app.ok(listCoins, {}, { token: master.token })).items;
  expect(new Set(lines.map((line) => line.order?.number))).toEqual(new Set([made.number]));
  const short = await order(app, master, {
    lines: pack('refresh-60', 4),
    pay: 'alipay',
    recharge: 10_000,
    expect: { coins: 1200 },
  });
  expect([short.code, (short.data as unknown as { missing: number }).missing]).toEqual([40930, 100]);
});

test('money is credited once, whoever tells of it and however often', async () => {
  const master = await makeMaster(app);
  const made = await recharge(app, master);
  await play(made, 'pay_twice_told');
  await Promise.all(Array.from({ length: 10 }, () => now(master, made, true)));
  await becomes(master, made, 'fulfilled');
  expect(await coins(master)).toBe(1000);
  const untold = await recharge(app, master);
  await play(untold, 'pay_untold');
  expect((await now(master, untold)).state).toBe('paying');
  // 「我已付款，查一下」
  expect((await now(master, untold, true)).state).toBe('fulfilled');
  expect(await coins(master)).toBe(2000);
  await noDifferences(app, master);
});

test('a service that is silent is asked by the clock', async () => {
  const master = await makeMaster(app);
  const made = await recharge(app, master);
  await play(made, 'pay_untold');
  app.clock.advance({ minutes: 33 });
  await end();
  expect((await now(master, made)).state).toBe('fulfilled');
});

test('a service that does not answer holds up neither the orders of others nor a cancellation', async () => {
  const master = await makeMaster(app);
  const [first, second] = [
    await recharge(app, master, { pay: 'alipay' }),
    await recharge(app, master, { pay: 'wechat' }),
  ];
  const silent = async () => {
    throw new PaymentUnknown('no response');
  };
  const { alipay } = app.services.payments;
  if (alipay) app.services.payments.alipay = { ...alipay, close: silent, query: silent, ask: silent };
  const without = await recharge(app, master, { pay: 'alipay' });
  expect(without.attempt).toMatchObject({ state: 'unknown', qr: null });
  const { uuid, version } = without;
  expect(await app.ok(cancelOrder, { uuid, version }, { token: master.token })).toMatchObject({ ending: true });
  app.clock.advance({ minutes: 33 });
  await end();
  app.services.payments.alipay = alipay;
  expect((await now(master, second)).state).toBe('cancelled');
  expect((await now(master, first)).ending).toBe(true);
  await end();
  expect((await now(master, first)).state).toBe('cancelled');
});

test('an order ends once its service takes no money any more; money that came before is coins', async () => {
  const master = await makeMaster(app);
  const made = await recharge(app, master, { pay: 'wechat' });
  const { token } = master;
  const seen = { uuid: made.uuid, version: made.version };
  const cancelled = await app.ok(cancelOrder, seen, { token });
  expect(cancelled).toMatchObject({ state: 'cancelled', attempt: { state: 'closed', qr: null } });
  expect((await app.call(cancelOrder, { ...seen, version: cancelled.version }, { token })).code).toBe(40937);
  expect((await app.call(cancelOrder, seen, { token })).code).toBe(40901);
  const paid = await recharge(app, master, { pay: 'wechat' });
  await play(paid, 'pay_untold');
  const after = await app.ok(cancelOrder, { uuid: paid.uuid, version: paid.version }, { token });
  expect(after.state).toBe('fulfilled');
  expect(await coins(master)).toBe(1000);
});

test('a code that nobody scanned may be scanned until its own end: the order says that it is ending', async () => {
  const master = await makeMaster(app);
  const made = await recharge(app, master, { pay: 'alipay' });
  const ending = await app.ok(cancelOrder, { uuid: made.uuid, version: made.version }, { token: master.token });
  expect(ending).toMatchObject({ state: 'paying', ending: true, attempt: { state: 'closing' } });
  app.clock.advance({ minutes: 33 });
  await end();
  expect((await now(master, made)).state).toBe('cancelled');
});

test('money for an order that is over is coins, with what came with them; its packs are not bought', async () => {
  const master = await makeMaster(app);
  const made = await recharge(app, master, {
    pay: 'wechat',
    fen: 50_000,
    lines: pack('refresh-10'),
    expect: { coins: 50, bonus: 250 },
  });
  await app.ok(cancelOrder, { uuid: made.uuid, version: made.version }, { token: master.token });
  await play(made, 'pay_after_close');
  await becomes(master, made, 'kept');
  expect(await now(master, made)).toMatchObject({ kept_for: 'late', paid_fen: 50_000 });
  expect([await coins(master), await units(master)]).toEqual([5250, 0]);
  await noDifferences(app, master);
});

test('money that comes a day after the end is coins without gifts, and the order says so', async () => {
  const master = await makeMaster(app);
  const made = await recharge(app, master, { pay: 'wechat', fen: 50_000, bonus: 250 });
  await app.ok(cancelOrder, { uuid: made.uuid, version: made.version }, { token: master.token });
  app.clock.advance({ hours: 26 });
  await play(made, 'pay_after_close');
  const order = () => db.selectFrom('sales_order').selectAll().where('uuid', '=', made.uuid).executeTakeFirstOrThrow();
  await until(async () => (await order()).state === 'fulfilled', 'the money is credited');
  expect(await order()).toMatchObject({ paid_fen: 50_000, bonus: 0 });
  app.clock.reset();
  expect(await coins(master)).toBe(5000);
});

test('paid in two ways: the first pays, the second goes back by itself in full', async () => {
  const master = await makeMaster(app);
  const made = await recharge(app, master, { pay: 'alipay' });
  await payments.cashier?.find(await numberOf(app, made));
  const { token } = master;
  const changed = await app.ok(
    changeMethod,
    { uuid: made.uuid, version: made.version, method: 'wechat' },
    { token, headers: key() },
  );
  expect(changed).toMatchObject({ state: 'paying', attempt: { method: 'wechat', state: 'asked' } });
  await play(made, 'pay', 'wechat');
  await becomes(master, made, 'fulfilled');
  await play(made, 'pay_after_close', 'alipay');
  await until(async () => (await now(master, made)).returned.length === 1, 'the second payment is noticed');
  expect(await coins(master)).toBe(1000);
  await app.work();
  await until(async () => (await now(master, made)).returned[0]?.state === 'done', 'it went back');
  expect(await coins(master)).toBe(1000);
  const { balance } = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('company_uuid', '=', master.companyUuid ?? '')
    .where('name', '=', 'money.suspense')
    .executeTakeFirstOrThrow();
  expect(balance).toBe(0);
  await noDifferences(app, master);
});

test('another sum than was asked for is nobody’s: it waits in suspense, and the order ends without it', async () => {
  const master = await makeMaster(app);
  const made = await recharge(app, master);
  await play(made, 'pay_other_sum');
  await until(async () => (await now(master, made)).attempt?.state === 'paid', 'the money is noticed');
  expect(await coins(master)).toBe(0);
  const { balance } = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('company_uuid', '=', master.companyUuid ?? '')
    .where('name', '=', 'money.suspense')
    .executeTakeFirstOrThrow();
  expect(balance).toBe(-10_001);
  app.clock.advance({ minutes: 33 });
  await end();
  expect((await now(master, made)).state).toBe('cancelled');
  await noDifferences(app, master);
});

test('a price that fell while somebody paid is passed on; a company that may not buy by then keeps its coins', async () => {
  const master = await makeMaster(app);
  const cheaper = await recharge(app, master, { lines: pack('refresh-10'), expect: { coins: 50, bonus: 0 } });
  await db.insertInto('sku_price').values({ sku: 'refresh-10', begins_at: app.clock.now(), coins: 40 }).execute();
  await play(cheaper, 'pay');
  await becomes(master, cheaper, 'fulfilled');
  expect(await coins(master)).toBe(960);
  const frozen = await recharge(app, master, { lines: pack('refresh-30'), expect: { coins: 150, bonus: 0 } });
  await db
    .updateTable('company')
    .set({ frozen_at: app.clock.now() })
    .where('company_uuid', '=', master.companyUuid ?? '')
    .execute();
  await play(frozen, 'pay');
  await until(
    async () =>
      (await db.selectFrom('sales_order').select('state').where('uuid', '=', frozen.uuid).executeTakeFirstOrThrow())
        .state === 'kept',
    'the order is kept',
  );
  await db
    .updateTable('company')
    .set({ frozen_at: null })
    .where('company_uuid', '=', master.companyUuid ?? '')
    .execute();
  expect(await now(master, frozen)).toMatchObject({ state: 'kept', kept_for: 'standing' });
  expect(await coins(master)).toBe(1960);
  await db.insertInto('sku_price').values({ sku: 'refresh-10', begins_at: app.clock.now(), coins: 50 }).execute();
});

test('a transfer says where to, how much, under which code and for how long; another company sees none of it', async () => {
  const master = await makeMaster(app);
  const other = await makeMaster(app);
  const made = await recharge(app, master, { pay: 'bank', fen: 100_000, bonus: 1000 });
  expect(Date.parse(made.until) - Date.parse(made.created_at)).toBe(7 * 86_400_000);
  expect(made.transfer).toMatchObject({
    fen: 100_000,
    code: expect.stringMatching(/^\d{10}$/),
    holder: expect.any(String),
  });
  expect((await app.ok(corpTransfer, {}, { token: master.token })).order?.uuid).toBe(made.uuid);
  expect((await app.ok(corpTransfer, {}, { token: other.token })).order).toBeNull();
  for (const call of [payResult, corpTransfer])
    expect((await app.call(call, { uuid: made.uuid }, { token: other.token })).code).toBe(40401);
  expect((await app.call(cancelOrder, { uuid: made.uuid, version: 1 }, { token: other.token })).code).toBe(40401);
  expect((await app.ok(listOrders, {}, { token: other.token })).items).toEqual([]);
});

test('so many orders wait at once', async () => {
  const master = await makeMaster(app);
  for (let count = 0; count < MAX_OPEN_ORDERS; count += 1) await recharge(app, master, { pay: 'bank' });
  const more = await order(app, master, { pay: 'bank', recharge: 10_000, expect: { coins: 0 }, again: true });
  expect([more.code, more.reason]).toEqual([40902, expect.stringContaining('10')]);
  expect((await app.ok(listOrders, { state: 'open' }, { token: master.token })).items).toHaveLength(MAX_OPEN_ORDERS);
});

test('without a key nothing that moves money is done', async () => {
  const master = await makeMaster(app);
  const input = { sku: 'refresh-10', pay: 'coins' as const, expect: { coins: 50 } };
  const { code, field } = await app.call(createOrderOfOne, input, {
    token: master.token,
    headers: { 'idempotency-key': '' },
  });
  expect([code, field]).toEqual([400, 'Idempotency-Key']);
});

test('what nobody signed changes nothing, whichever service it claims to be', async () => {
  const master = await makeMaster(app);
  const made = await recharge(app, master);
  const number = await numberOf(app, made);
  const form = new URLSearchParams({
    out_trade_no: number,
    trade_status: 'TRADE_SUCCESS',
    total_amount: '100.00',
    sign: 'x',
    sign_type: 'RSA2',
  });
  for (const [path, body] of [
    ['alipay', form.toString()],
    ['wechat', JSON.stringify({ event_type: 'TRANSACTION.SUCCESS' })],
    ['alipay', ''],
    ['wechat', '{'],
  ] as const) {
    const answer = await app.fetch(`/pay/notices/${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': path === 'alipay' ? 'application/x-www-form-urlencoded' : 'application/json' },
    });
    expect(answer.status).toBe(401);
  }
  const large = await app.fetch('/pay/notices/alipay', { method: 'POST', body: 'a'.repeat(70_000) });
  expect(large.status).toBe(413);
  expect((await now(master, made)).state).toBe('paying');
});
