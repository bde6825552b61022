import { applyForOne } from '@qinghe/contract/invoices/invoices.ts';
import { getOrderOfAll } from '@qinghe/contract/orders/all-orders.ts';
import {
  decideRefund,
  listWaitingRefunds,
  proposeRefund,
  quoteOrderRefund,
  type WaitingRefund,
} from '@qinghe/contract/orders/decide-refunds.ts';
import { listRefunds, withdrawRefund } from '@qinghe/contract/orders/refunds.ts';
import { remainingCoins } from '@qinghe/contract/wallet/coins.ts';
import { afterEach, expect, test } from 'vitest';
import { makeMaster } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeOperator } from '../../../../test/companies.ts';
import { aTitle, paidOrder } from '../../../../test/invoices.ts';
import { noDifferences } from '../../../../test/money.ts';
import { numberOf, order, recharge } from '../../../../test/orders.ts';
import { ask } from '../../../../test/refunds.ts';
import { applyPayment } from '../payments/apply-fact.ts';
import { sendRefund } from './send-refund.ts';

const app = await startTestApp({ own: true });
const { db, payments } = app.services;
const { alipay } = payments;
if (!alipay) throw new Error('the cashier takes money');
afterEach(() => {
  payments.alipay = alipay;
});

const [first, second] = [await makeOperator(app), await makeOperator(app)];
const propose = (
  { uuid }: { uuid: string },
  { expect: expected = { gift: 0, deducted: 0 }, fen = 10_000, words = '企业来电要求退款', by = first } = {},
) => app.call(proposeRefund, { uuid, fen, words, expect: expected }, { token: by.token });
const quote = ({ uuid }: { uuid: string }, fen?: number) =>
  app.ok(quoteOrderRefund, fen === undefined ? { uuid } : { uuid, fen: String(fen) }, { token: first.token });
const decide = ({ uuid, version }: Pick<WaitingRefund, 'uuid' | 'version'>, refusal = '', by = second) =>
  app.call(decideRefund, { uuid, version, confirm: refusal === '', refusal }, { token: by.token });
const coins = async ({ token }: { token: string }) => {
  const { paid, gift, held } = await app.ok(remainingCoins, {}, { token });
  return { paid, gift, held };
};

const freeze = ({ companyUuid }: { companyUuid: string | null }, frozen_at: Date | null) =>
  db
    .updateTable('company')
    .set({ frozen_at })
    .where('company_uuid', '=', companyUuid ?? '')
    .execute();

test('an operator proposes what is left of one order, another approves it, and the money goes the way it came', async () => {
  const buyer = await makeMaster(app);
  const older = await paidOrder(app, buyer, 20_000);
  app.clock.advance({ minutes: 1 });
  await paidOrder(app, buyer, 10_000);
  app.clock.reset();
  const input = { lines: [{ sku: 'refresh-10', quantity: 4 }], pay: 'coins' as const, expect: { coins: 200 } };
  await order(app, buyer, input);
  // The spend took the oldest coins; the newer recharge keeps its own.
  expect(await quote(older)).toMatchObject({ fen: 18_000, most_fen: 18_000, parts: [{ order: { uuid: older.uuid } }] });
  expect(await quote(older, 5000)).toMatchObject({ fen: 5000, coins: 500, most_fen: 18_000 });
  // A company that is frozen cannot ask itself.
  await freeze(buyer, app.clock.now());
  const made = await propose(older, { fen: 18_000 });
  await freeze(buyer, null);
  expect(made.data).toMatchObject({ state: 'asked', fen: 18_000, asked_by: null, proposed: { own: true } });
  expect(await coins(buyer)).toEqual({ paid: 1000, gift: 0, held: 1800 });
  expect((await decide(made.data, '', first)).code).toBe(40902);
  const waiting = (await app.ok(listWaitingRefunds, {}, { token: second.token })).items;
  expect(waiting.find(({ uuid }) => uuid === made.data.uuid)).toMatchObject({
    ...{ words: '企业来电要求退款', proposed: { own: false } },
  });
  const all = await Promise.all([decide(made.data), decide(made.data)]);
  expect(all.map(({ code }) => code).toSorted()).toEqual([100, 40901]);
  payments.alipay = { ...alipay, queryRefund: async () => null, refund: async () => 'done' };
  const task = { company: buyer.companyUuid ?? '', uuid: made.data.uuid };
  await sendRefund.run(app.services, task, { last: false });
  const { facts } = await app.ok(getOrderOfAll, { uuid: older.uuid }, { token: first.token });
  expect(facts.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['refund_asked', 'refund_decided', 'refund_done']),
  );
  expect(facts.find(({ what }) => what === 'refund_asked')?.by).toBeTruthy();
  expect(await coins(buyer)).toEqual({ paid: 1000, gift: 0, held: 0 });
  await noDifferences(app, buyer);
});

test('its operator takes it back, another one refuses it with a reason; the coins are there again', async () => {
  const buyer = await makeMaster(app);
  const bought = await paidOrder(app, buyer);
  const made = await propose(bought);
  expect((await decide(made.data, '提错了', first)).data).toMatchObject({ state: 'withdrawn', refusal: null });
  const again = await propose(bought);
  expect((await decide(again.data, '企业又不退了')).data).toMatchObject({ state: 'refused', refusal: '企业又不退了' });
  const third = await propose(bought);
  const { uuid, version } = third.data;
  await app.ok(withdrawRefund, { uuid, version }, { token: buyer.token });
  expect((await decide(third.data)).code).toBe(40901);
  const states = (await app.ok(listRefunds, {}, { token: buyer.token })).items.map(({ state }) => state);
  expect(states.toSorted()).toEqual(['refused', 'withdrawn', 'withdrawn']);
  expect(await coins(buyer)).toEqual({ paid: 1000, gift: 0, held: 0 });
  await noDifferences(app, buyer);
});

test('gifts go with the money as the company would be told, and whoever saw other ones is told today’s', async () => {
  const buyer = await makeMaster(app);
  const bought = await recharge(app, buyer, { fen: 50_000, bonus: 250 });
  const number = await numberOf(app, bought);
  await applyPayment(app.services, { number, fen: 50_000, payer: null, tradeNo: number, paidAt: app.clock.now() });
  const stale = await propose(bought, { fen: 10_000 });
  expect(stale).toMatchObject({ code: 40931, data: { gift: 250, deducted: 0 } });
  expect((await propose(bought, { fen: 10_000, expect: { gift: 250, deducted: 0 } })).code).toBe(100);
  expect(await coins(buyer)).toEqual({ paid: 4000, gift: 0, held: 1000 });
  await noDifferences(app, buyer);
});

test('no more than there is, nothing that is invoiced or on its way, and no order that is none', async () => {
  const buyer = await makeMaster(app);
  const invoiced = await paidOrder(app, buyer);
  await app.ok(applyForOne, { ...aTitle, order: invoiced.uuid, expect: { fen: 10_000 } }, { token: buyer.token });
  expect((await propose(invoiced)).code).toBe(40935);
  const free = await paidOrder(app, await makeMaster(app));
  expect((await propose(free, { fen: 10_010 })).code).toBe(40930);
  expect((await propose(free, { fen: 10_005 })).code).toBe(400);
  expect((await propose(free, { words: '退' })).code).toBe(400);
  expect((await propose({ uuid: '01890000-0000-7000-8000-0000000000ff' })).code).toBe(40401);
  const all = await Promise.all([propose(free), propose(free, { by: second }), propose(free)]);
  expect(all.map(({ code }) => code).toSorted()).toEqual([100, 40930, 40930]);
  const asking = await makeMaster(app);
  const asked = await paidOrder(app, asking);
  await ask(app, asking, { fen: 5000 });
  expect((await propose(asked, { fen: 5000 })).code).toBe(40935);
});
