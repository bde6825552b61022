import { getMoney } from '@qinghe/contract/ops/money.ts';
import { askAboutPayment, getOrderOfAll, listAllOrders } from '@qinghe/contract/orders/all-orders.ts';
import { decideRefund } from '@qinghe/contract/orders/decide-refunds.ts';
import { payResult } from '@qinghe/contract/orders/payments.ts';
import { afterEach, expect, test } from 'vitest';
import { makeCompany, makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { enteredLine } from '../../../test/bank-lines.ts';
import { makeOperator } from '../../../test/companies.ts';
import { appliedInvoice, paidOrder } from '../../../test/invoices.ts';
import { numberOf, recharge } from '../../../test/orders.ts';
import { ask, askedRefund } from '../../../test/refunds.ts';
import { until } from '../../../test/until.ts';
import { chinaDay, dayAfter } from '../../time/china-day.ts';
import { findRefund } from '../orders/refunds/refund-queries.ts';

const app = await startTestApp({ own: true });
await app.work();
const { db, payments } = app.services;
const { token } = await makeOperator(app);
const money = (day?: string) => app.ok(getMoney, day ? { day } : {}, { token });
const find = async (q: string) => (await app.ok(listAllOrders, { q }, { token })).items.map(({ number }) => number);
const order = (uuid: string) => app.ok(getOrderOfAll, { uuid }, { token });
afterEach(() => app.clock.reset());

/** A recharge that came by the cashier, so that its service knows of it. */
async function scanned(buyer: { token: string }): Promise<void> {
  const made = await recharge(app, buyer, { fen: 10_000 });
  const number = await numberOf(app, made);
  await payments.cashier?.find(number);
  await payments.cashier?.play(number, 'pay_untold');
  await app.ok(payResult, { uuid: made.uuid, ask: 'true' }, { token: buyer.token });
}

test('a day says what came and what went back, by way, and the days beside it nothing of it', async () => {
  const buyer = await makeMaster(app);
  await scanned(buyer);
  await paidOrder(app, await makeMaster(app), 20_000);
  const before = await money();
  const { data } = await ask(app, buyer, { fen: 10_000 });
  const [refund] = data.items;
  if (!refund) throw new Error('nothing was asked for');
  await app.ok(decideRefund, { uuid: refund.uuid, version: refund.version, confirm: true }, { token });
  await until(async () => (await findRefund(db, refund.uuid))?.state === 'done');
  const day = chinaDay(app.clock.now());
  expect(before).toMatchObject({ day, in: [{ method: 'alipay', count: 2, fen: 30_000 }], out: [] });
  expect(await money(day)).toMatchObject({ out: [{ method: 'alipay', count: 1, fen: 10_000 }] });
  expect(await money(dayAfter(day, -1))).toMatchObject({ in: [], out: [] });
  expect(await money(dayAfter(day, 1))).toMatchObject({ in: [], out: [] });
});

test('what waits for people is counted, with the oldest', async () => {
  const buyer = await makeMaster(app);
  const before = (await money()).waiting;
  await enteredLine(app, buyer);
  await askedRefund(app, buyer, 10_000);
  await appliedInvoice(app, buyer, 10_000);
  const { waiting } = await money();
  expect(waiting.transfers).toEqual({ count: before.transfers.count + 1, oldest: expect.any(String) });
  expect(waiting.refunds.count).toBe(before.refunds.count + 1);
  expect(waiting.invoices.count).toBe(before.invoices.count + 1);
  expect(waiting.red_letters).toEqual({ count: 0, oldest: null });
});

test('money of another sum is named as nobody’s, with its company, and stands among the facts of its order', async () => {
  const company = await makeCompany(app, { name: '松果数据（南京）有限公司' });
  const buyer = await makeMaster(app, company);
  const bought = await recharge(app, buyer, { fen: 10_000 });
  const before = (await money()).suspense_fen;
  await payments.cashier?.play(await numberOf(app, bought), 'pay_other_sum');
  await until(async () => (await order(bought.uuid)).facts.some(({ what }) => what === 'paid'));
  const { suspense, suspense_fen } = await money();
  const named = suspense.find(({ company_uuid }) => company_uuid === company.company_uuid);
  expect(named?.company).toBe(company.name);
  expect(suspense_fen).toBe(before + Number(named?.fen));
  const { facts } = await order(bought.uuid);
  expect(facts.map(({ what }) => what)).toEqual(expect.arrayContaining(['created', 'opened', 'told', 'paid']));
  expect(facts.find(({ what }) => what === 'paid')?.fen).toBe(named?.fen);
});

test('a ledger that did not agree is named until it does', async () => {
  const { companyUuid } = await makeMaster(app);
  const difference = { what: 'wallet', where: 'a', stands: 1, should: 2 };
  const company_uuid = String(companyUuid);
  const check = {
    company_uuid,
    checked_at: new Date(),
    last_seq: 1,
    differences: JSON.stringify([difference, difference]),
  };
  await db.insertInto('ledger_check').values(check).execute();
  const { differences, checked_at } = await money();
  expect(differences).toMatchObject([{ company_uuid, what: ['wallet'] }]);
  expect(checked_at).not.toBeNull();
  await db.updateTable('ledger_check').set({ differences: '[]' }).where('company_uuid', '=', company_uuid).execute();
  expect((await money()).differences).toEqual([]);
});

test('an order is found by its number, its payment’s, its service’s, the code of a transfer, and its company’s name', async () => {
  const company = await makeCompany(app, { name: '海棠供应链（宁波）有限公司' });
  const buyer = await makeMaster(app, company);
  const paid = await paidOrder(app, buyer, 10_000);
  const { transfer, number } = await recharge(app, buyer, { pay: 'bank' });
  const payment = await numberOf(app, paid);
  await db.updateTable('payment_trade').set({ trade_no: 'T20261127000001' }).where('number', '=', payment).execute();
  expect(await find(paid.number.toLowerCase())).toContain(paid.number);
  expect(await find(payment)).toEqual([paid.number]);
  expect(await find('T20261127000001')).toEqual([paid.number]);
  expect(await find(transfer?.code ?? '')).toEqual([number]);
  expect(await find('海棠供应链')).toEqual([number, paid.number]);
  expect(await find('没有这家')).toEqual([]);
  const { items } = await app.ok(listAllOrders, { q: '海棠', state: 'open' }, { token });
  expect(items.map((one) => one.number)).toEqual([number]);
});

test('a service is asked ahead of its schedule, and what it says is applied once', async () => {
  const buyer = await makeMaster(app);
  const bought = await recharge(app, buyer, { fen: 10_000 });
  await until(async () => (await order(bought.uuid)).facts.some(({ state }) => state === 'asked'));
  expect((await order(bought.uuid)).askable).toBe(true);
  await payments.cashier?.play(await numberOf(app, bought), 'pay_untold');
  const asked = await app.ok(askAboutPayment, { uuid: bought.uuid }, { token });
  expect(asked).toMatchObject({ paid_fen: 10_000, askable: false });
  const again = await app.ok(askAboutPayment, { uuid: bought.uuid }, { token });
  expect(again.facts.filter(({ what }) => what === 'paid')).toHaveLength(1);
  const entries = await db
    .selectFrom('audit_entry')
    .select('actor_kind')
    .where('action', '=', 'order.payment_asked')
    .where('object_uuid', '=', bought.uuid)
    .execute();
  expect(entries).toEqual([{ actor_kind: 'operator' }, { actor_kind: 'operator' }]);
});

test('an order that there is not is none', async () => {
  const uuid = '01890000-0000-7000-8000-0000000000ff';
  expect(await app.call(getOrderOfAll, { uuid }, { token })).toMatchObject({ code: 40401 });
  expect(await app.call(askAboutPayment, { uuid }, { token })).toMatchObject({ code: 40401 });
});
