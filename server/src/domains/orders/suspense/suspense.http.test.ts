import { listMessages } from '@qinghe/contract/messages/messages.ts';
import { getMoney } from '@qinghe/contract/ops/money.ts';
import { decideRefund } from '@qinghe/contract/orders/decide-refunds.ts';
import { payResult } from '@qinghe/contract/orders/payments.ts';
import { quoteRefund } from '@qinghe/contract/orders/refunds.ts';
import { decideStray, listSuspense, proposeStray, type StrayPayment } from '@qinghe/contract/orders/suspense.ts';
import { remainingCoins } from '@qinghe/contract/wallet/coins.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeOperator } from '../../../../test/companies.ts';
import { noDifferences } from '../../../../test/money.ts';
import { numberOf, recharge } from '../../../../test/orders.ts';
import { ask } from '../../../../test/refunds.ts';
import { fulfilOrder } from '../fulfil-order.ts';
import { applyPayment } from '../payments/apply-fact.ts';
import { returnPayment } from '../payments/return-payment.ts';
import { sendRefund } from '../refunds/send-refund.ts';
import { findStray } from './suspense-queries.ts';

const app = await startTestApp({ own: true });
const { db, payments } = app.services;
const { alipay } = payments;
if (!alipay) throw new Error('the cashier takes money');
afterEach(() => {
  app.clock.reset();
  payments.alipay = alipay;
});

const [first, second] = [await makeOperator(app), await makeOperator(app)];
const list = (input: object = {}) => app.ok(listSuspense, { limit: 100, ...input }, { token: first.token });
const find = async (uuid: string) => (await list({ which: 'all' })).items.find((one) => one.uuid === uuid);
type Seen = Pick<StrayPayment, 'uuid' | 'version'>;
const propose = ({ uuid, version }: Seen, input: object, by = first) =>
  app.call(proposeStray, { uuid, version, to: 'coins', words: '已和企业电话核对', ...input } as never, {
    token: by.token,
  });
const decide = ({ uuid, version }: Seen, confirm = true, by = second) =>
  app.call(decideStray, { uuid, version, confirm }, { token: by.token });
const wallet = ({ token }: TestAccount) => app.ok(remainingCoins, {}, { token });
const orderOf = (buyer: TestAccount, { uuid }: { uuid: string }) => app.ok(payResult, { uuid }, { token: buyer.token });
const suspenseOf = async ({ companyUuid }: TestAccount) =>
  Math.abs(
    (
      await db
        .selectFrom('ledger_account')
        .select('balance')
        .where('company_uuid', '=', companyUuid ?? '')
        .where('name', '=', 'money.suspense')
        .executeTakeFirst()
    )?.balance ?? 0,
  );

const returning = async () => (await app.ok(getMoney, {}, { token: first.token })).waiting.returns.count;
const fulfil = ({ companyUuid }: TestAccount, { uuid }: { uuid: string }) =>
  fulfilOrder.run(app.services, { company: companyUuid ?? '', order: uuid }, { last: false });

/** Money comes for the number of an order. @returns the payment */
async function pay(number: string, fen: number): Promise<string> {
  await applyPayment(app.services, { number, fen, payer: null, tradeNo: `T${number}`, paidAt: app.clock.now() });
  const row = await db
    .selectFrom('payment_attempt')
    .select('uuid')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return row.uuid;
}

/** Another sum than was asked for. */
async function odd(buyer: TestAccount, fen: number, more: Parameters<typeof recharge>[2] = {}) {
  const made = await recharge(app, buyer, more);
  const uuid = await pay(await numberOf(app, made), fen);
  const stray = await find(uuid);
  if (!stray) throw new Error('nothing is in suspense');
  return { made, stray };
}

/** A second payment of an order, whose service knows nothing of it: it does not pay it back. */
async function doubled(buyer: TestAccount) {
  const made = await recharge(app, buyer);
  const { company_uuid, order_uuid } = await db
    .selectFrom('payment_attempt')
    .select(['company_uuid', 'order_uuid'])
    .where('order_uuid', '=', made.uuid)
    .executeTakeFirstOrThrow();
  const number = await numberOf(app, made);
  await pay(number, 10_000);
  const uuid = uuidv7();
  const again = `${number.slice(0, -6)}SECOND`;
  await db
    .insertInto('payment_attempt')
    .values({
      ...{ company_uuid, uuid, order_uuid, method: 'alipay', number: again, fen: 10_000, state: 'asked' },
      ...{ created_at: app.clock.now(), expires_at: app.clock.now() },
    })
    .execute();
  await db.insertInto('payment_number').values({ number: again, company_uuid, attempt_uuid: uuid }).execute();
  await pay(again, 10_000);
  const back = await db
    .selectFrom('payment_return')
    .select('uuid')
    .where('attempt_uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  return { made, uuid, back: { company: company_uuid, uuid: back.uuid } };
}
const gone = (back: { company: string; uuid: string }) => returnPayment.run(app.services, back, { last: false });
/** Alipay says so of every way back. */
const says = (status: 'stuck' | 'done' | 'processing', known: 'stuck' | 'done' | 'processing' | null = null) => {
  payments.alipay = { ...alipay, refund: async () => status, queryRefund: async () => known };
};
const stuck = async (buyer: TestAccount) => {
  const made = await doubled(buyer);
  says('stuck');
  await gone(made.back);
  const stray = await find(made.uuid);
  if (!stray) throw new Error('nothing is in suspense');
  return { ...made, stray };
};

test('too much for an order pays it once two operators say so: its packs are bought, the rest are coins', async () => {
  const buyer = await makeMaster(app);
  const lines = [{ sku: 'refresh-10', quantity: 1 }];
  const { made, stray } = await odd(buyer, 50_000, { lines, expect: { coins: 50, bonus: 0 } });
  expect(stray).toMatchObject({ why: 'sum', fen: 50_000, asked_fen: 10_000, state: 'waiting', plan: null });
  expect(await suspenseOf(buyer)).toBe(50_000);
  await noDifferences(app, buyer);
  const planned = await propose(stray, { to: 'order', order: made.number.toLowerCase() });
  expect(planned.data.plan).toMatchObject({ to: 'order', order: made.number, own: true });
  expect((await propose(planned.data, {})).code).toBe(40902);
  expect((await decide(planned.data, true, first)).code).toBe(40902);
  const all = await Promise.all([decide(planned.data), decide(planned.data), decide(planned.data)]);
  expect(all.map(({ code }) => code).toSorted()).toEqual([100, 40901, 40901]);
  await fulfil(buyer, made);
  expect((await orderOf(buyer, made)).state).toBe('fulfilled');
  // 500 yuan bring 5 %.
  expect(await wallet(buyer)).toMatchObject({ paid: 5000 - 50, gift: 250 });
  expect(await find(stray.uuid)).toMatchObject({ state: 'credited', credited: made.number });
  expect(await suspenseOf(buyer)).toBe(0);
  await noDifferences(app, buyer);
});

test('too little for an order is coins, and the order says that they do not suffice', async () => {
  const buyer = await makeMaster(app);
  const lines = [{ sku: 'refresh-30', quantity: 6 }];
  const { made, stray } = await odd(buyer, 5000, { lines, expect: { coins: 900, bonus: 0 } });
  const planned = await propose(stray, { to: 'order', order: made.number });
  expect((await decide(planned.data)).code).toBe(100);
  await fulfil(buyer, made);
  expect((await orderOf(buyer, made)).kept_for).toBe('short');
  expect(await wallet(buyer)).toMatchObject({ paid: 500, gift: 0 });
  await noDifferences(app, buyer);
});

test('a second payment that its service does not pay back becomes a recharge of its own, which can be refunded the way it came', async () => {
  const buyer = await makeMaster(app);
  const { made, stray } = await stuck(buyer);
  expect(stray).toMatchObject({ why: 'double', state: 'stuck', order: { number: made.number, paid: true } });
  const before = await returning();
  const planned = await propose(stray, { to: 'coins' });
  const settled = await decide(planned.data);
  expect(settled.data).toMatchObject({ state: 'credited', credited: expect.stringMatching(/^QH-/) });
  expect(settled.data.credited).not.toBe(made.number);
  // Nothing waits to go back any more.
  expect((await returning()) - before).toBe(-1);
  expect((await orderOf(buyer, made)).returned).toEqual([]);
  expect(await wallet(buyer)).toMatchObject({ paid: 2000 });
  await noDifferences(app, buyer);
  const { parts, most_fen } = await app.ok(quoteRefund, {}, { token: buyer.token });
  expect([most_fen, parts.map(({ fen, by_hand }) => [fen, by_hand])]).toEqual([
    20_000,
    [
      [10_000, false],
      [10_000, false],
    ],
  ]);
  const { data } = await ask(app, buyer, { fen: 10_000 });
  const [refund] = data.items;
  if (!refund) throw new Error('nothing was asked for');
  expect(refund.order.number).toBe(settled.data.credited);
  await app.ok(decideRefund, { uuid: refund.uuid, version: refund.version, confirm: true }, { token: first.token });
  says('done');
  await sendRefund.run(app.services, { company: buyer.companyUuid ?? '', uuid: refund.uuid }, { last: false });
  await noDifferences(app, buyer);
  // What stands is not sent back by the task of before.
  expect((await find(stray.uuid))?.state).toBe('credited');
});

test('another sum goes back the way it came; what its service does not pay is transferred, and each number of the bank counts once', async () => {
  const buyer = await makeMaster(app);
  const { stray } = await odd(buyer, 10_001);
  expect((await propose(stray, { to: 'coins' })).code).toBe(40902);
  expect((await propose(stray, { to: 'sent', bank_number: 'CMB001' })).code).toBe(40902);
  says('stuck');
  const planned = await propose(stray, { to: 'back' });
  const sent = await decide(planned.data);
  expect(sent.data).toMatchObject({ state: 'returning', plan: null });
  expect((await propose(sent.data, { to: 'back' })).code).toBe(40902);
  const back = await db
    .selectFrom('payment_return')
    .select(['uuid', 'company_uuid as company'])
    .where('attempt_uuid', '=', stray.uuid)
    .executeTakeFirstOrThrow();
  await gone(back);
  const now = await find(stray.uuid);
  expect(now?.state).toBe('stuck');
  const byHand = await propose(now as Seen, { to: 'sent', bank_number: 'CMB-OF-SUSPENSE-1' }, second);
  expect((await decide(byHand.data, true, first)).data).toMatchObject({ state: 'returned', credited: null });
  expect(await suspenseOf(buyer)).toBe(0);
  await noDifferences(app, buyer);
  const told = await app.ok(listMessages, {}, { token: buyer.token });
  expect(told.items.some(({ text }) => text.includes('100.01 元已退回付款方'))).toBe(true);
  const other = await odd(buyer, 10_002);
  await db
    .insertInto('payment_return')
    .values(await returnOf(other.stray))
    .execute();
  const twice = await propose((await find(other.stray.uuid)) as Seen, { to: 'sent', bank_number: 'CMB-OF-SUSPENSE-1' });
  expect((await decide(twice.data)).code).toBe(40902);
  expect(await suspenseOf(buyer)).toBe(10_002);
});
const returnOf = async ({ uuid, company_uuid, number, fen }: StrayPayment) => ({
  ...{ company_uuid, uuid: uuidv7(), attempt_uuid: uuid, number, fen, state: 'stuck', created_at: app.clock.now() },
});

test('a service that paid back after all has the last word', async () => {
  const buyer = await makeMaster(app);
  const { stray } = await stuck(buyer);
  const planned = await propose(stray, { to: 'coins' });
  says('stuck', 'processing');
  expect((await decide(planned.data)).code).toBe(40902);
  says('stuck', 'done');
  expect((await decide(planned.data)).data).toMatchObject({ state: 'returned', plan: null });
  expect(await wallet(buyer)).toMatchObject({ paid: 1000 });
  await noDifferences(app, buyer);
});

test('what waits is taken away, by its own operator too, and proposed anew', async () => {
  const buyer = await makeMaster(app);
  const { stray } = await odd(buyer, 20_000);
  const planned = await propose(stray, { to: 'coins' });
  const dropped = await decide(planned.data, false, first);
  expect(dropped.data).toMatchObject({ state: 'waiting', plan: null });
  expect((await decide(dropped.data)).code).toBe(40902);
  expect((await decide(planned.data)).code).toBe(40901);
  expect((await propose(dropped.data, { to: 'coins' })).code).toBe(100);
  const noSuch = { uuid: '01890000-0000-7000-8000-0000000000ff', version: 1 };
  expect([(await propose(noSuch, {})).code, (await decide(noSuch)).code]).toEqual([40401, 40401]);
});

test.each([
  ['a paid order', async (buyer: TestAccount) => paidNumber(buyer)],
  ['an order of another company', async () => thirdOf(await makeMaster(app))],
  ['no order at all', async () => 'QH-260101-9999'],
])('%s cannot take it', async (_name, number) => {
  const buyer = await makeMaster(app);
  const { stray } = await odd(buyer, 20_000);
  expect((await propose(stray, { to: 'order', order: await number(buyer) })).code).toBe(40902);
});
async function paidNumber(buyer: TestAccount): Promise<string> {
  const made = await recharge(app, buyer);
  await pay(await numberOf(app, made), 10_000);
  return made.number;
}
/** Numbers are a company's own: the first one of the day is everybody's. */
async function thirdOf(buyer: TestAccount): Promise<string> {
  await recharge(app, buyer);
  await recharge(app, buyer);
  return (await recharge(app, buyer)).number;
}

test.each([
  ['without the number of its order', { to: 'order' }],
  ['with a number beside coins', { to: 'coins', order: 'QH-260101-0001' }],
  ['sent without the bank’s number', { to: 'sent', bank_number: '12' }],
  ['without words', { words: '好' }],
  ['to nowhere', { to: 'away' }],
])('a plan %s is refused', async (_name, input) => {
  const { stray } = await odd(await makeMaster(app), 20_000);
  expect((await propose(stray, input)).code).toBe(400);
});

test('the page adds up to what the ledgers hold in suspense, and has double payments apart with what became of them', async () => {
  const buyer = await makeMaster(app);
  await odd(buyer, 30_000);
  const { uuid, back } = await doubled(buyer);
  const open = await list();
  expect(open.items.reduce((sum, { fen }) => sum + fen, 0)).toBe(open.suspense_fen);
  expect(open.items.map(({ came_at }) => came_at)).toEqual(open.items.map(({ came_at }) => came_at).toSorted());
  says('done');
  await gone(back);
  const double = await list({ which: 'double' });
  expect(new Set(double.items.map(({ why }) => why))).toEqual(new Set(['double']));
  expect(double.items.find((one) => one.uuid === uuid)).toMatchObject({
    state: 'returned',
    settled_at: expect.any(String),
  });
  const { suspense_fen, items } = await list();
  expect(suspense_fen).toBe(open.suspense_fen - 10_000);
  expect(items.some((one) => one.uuid === uuid)).toBe(false);
  const page = await list({ limit: 1 });
  expect(page.items).toHaveLength(1);
  expect((await list({ limit: 1, cursor: page.next_cursor })).items[0]?.uuid).not.toBe(page.items[0]?.uuid);
  expect((await findStray(db, uuid))?.outcome).toBe('returned');
});

test('what a service told of a number that is none of ours is named', async () => {
  await db
    .insertInto('payment_notice')
    .values({
      ...{ uuid: uuidv7(), method: 'wechat', digest: Buffer.alloc(32, 7), number: 'QHNOBODY' },
      ...{ fact: Buffer.alloc(1), state: 'unmatched', at: app.clock.now() },
    })
    .execute();
  expect((await list()).unmatched).toMatchObject([{ method: 'wechat', number: 'QHNOBODY' }]);
});
