import { getMoney } from '@qinghe/contract/ops/money.ts';
import { decideRefund } from '@qinghe/contract/orders/decide-refunds.ts';
import { payResult } from '@qinghe/contract/orders/payments.ts';
import {
  type BillDifference,
  closeDifference,
  decideDifference,
  importStatement,
  listDifferences,
  runReconciliation,
} from '@qinghe/contract/orders/reconciliation.ts';
import { confirmBankLine } from '@qinghe/contract/orders/transfers.ts';
import { listBills } from '@qinghe/contract/wallet/coins.ts';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { enteredLine } from '../../../../test/bank-lines.ts';
import { makeOperator } from '../../../../test/companies.ts';
import { noDifferences } from '../../../../test/money.ts';
import { numberOf, recharge } from '../../../../test/orders.ts';
import { ask } from '../../../../test/refunds.ts';
import type { BillPlay, Channel } from '../../../providers/payment/port.ts';
import { PaymentUnknown } from '../../../providers/payment/port.ts';
import { chinaDay, dayAfter } from '../../../time/china-day.ts';
import { findRefund } from '../refunds/refund-queries.ts';
import { sendRefund } from '../refunds/send-refund.ts';
import { billTasks } from './read-bills.ts';

const app = await startTestApp({ own: true });
const { db, payments } = app.services;
const { alipay, cashier } = payments;
if (!alipay || !cashier) throw new Error('the cashier takes money');
afterEach(() => {
  app.clock.reset();
  payments.alipay = alipay;
});

const first = chinaDay(new Date());
let used = 0;

/** Noon of a day of China that no test had yet, with two operators of that hour. */
async function noon() {
  used += 3;
  const day = dayAfter(first, used);
  app.clock.set(`${day}T12:00+08:00`);
  return { day, buyer: await makeMaster(app) };
}

/** The morning after, when bills are there. */
async function morning() {
  app.clock.advance({ hours: 22, minutes: 45 });
  const [one, other] = [await makeOperator(app), await makeOperator(app)];
  const seen = async (input: object = {}) => app.ok(listDifferences, { limit: 100, ...input }, { token: one.token });
  return {
    ...{ one, other, seen },
    read: (method: Channel, day: string) => app.ok(runReconciliation, { method, day }, { token: one.token }),
    of: async (day: string) => (await seen({ which: 'all' })).items.filter((item) => item.day === day),
  };
}

/** Pays at the cashier; `told`: it is credited as well. */
async function pay(buyer: TestAccount, method: Channel, { told = true, fen = 10_000 } = {}): Promise<string> {
  const made = await recharge(app, buyer, { pay: method, fen });
  const number = await numberOf(app, made);
  await cashier?.find(number);
  await cashier?.play(number, 'pay_untold');
  if (told) await app.ok(payResult, { uuid: made.uuid, ask: 'true' }, { token: buyer.token });
  return number;
}
const attempt = (number: string) =>
  db.selectFrom('payment_attempt').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
const close = ({ uuid, version }: BillDifference, by: { token: string }, words = '渠道补了这笔，已电话核对') =>
  app.call(closeDifference, { uuid, version, words }, { token: by.token });
const decide = ({ uuid, version }: BillDifference, by: { token: string }, confirm = true) =>
  app.call(decideDifference, { uuid, version, confirm }, { token: by.token });

test.each(['alipay', 'wechat'] as const)(
  '%s: a bill that fits says so, sums and fees too, and again',
  async (method) => {
    const { day, buyer } = await noon();
    await pay(buyer, method);
    await pay(await makeMaster(app), method, { fen: 25_000 });
    const { read, of } = await morning();
    const run = await read(method, day);
    expect(run).toMatchObject({
      ...{ method, day, state: 'agrees', lines: 2, open: 0, underway: 0, fee_fen: 210 },
      ...{ bill_in: 35_000, ours_in: 35_000, bill_out: 0, ours_out: 0 },
    });
    expect(await read(method, day)).toMatchObject({ state: 'agrees', lines: 2 });
    expect(await of(day)).toEqual([]);
    const { channels } = await app.ok(listBills, {}, { token: buyer.token });
    expect(channels).toEqual({ at: expect.any(String), agrees: true });
  },
);

test.each(['alipay', 'wechat'] as const)(
  '%s: what nobody told of comes with the bill, once, and stands as mended',
  async (method) => {
    const { day, buyer } = await noon();
    const number = await pay(buyer, method, { told: false });
    const { read, of, seen } = await morning();
    const runs = await Promise.all([read(method, day), read(method, day)]);
    expect(runs.map(({ state, ours_in }) => [state, ours_in])).toEqual([
      ['agrees', 10_000],
      ['agrees', 10_000],
    ]);
    expect(await attempt(number)).toMatchObject({ state: expect.stringMatching(/^paid/), paid_fen: 10_000 });
    await noDifferences(app, buyer);
    expect(await of(day)).toMatchObject([
      { kind: 'missing_here', what: 'payment', state: 'mended', theirs_fen: 10_000 },
    ]);
    expect((await seen()).items.filter((item) => item.day === day)).toEqual([]);
  },
);

test.each([
  ['bill_left_out', { kind: 'missing_there', theirs_fen: null, ours_fen: 10_000 }, 'the company'],
  ['bill_other_sum', { kind: 'fen', theirs_fen: 10_100, ours_fen: 10_000 }, 'the company'],
  ['bill_one_more', { kind: 'missing_here', theirs_fen: 10_000, ours_fen: null }, null],
] as const)('a bill that differs (%s) says in what, until it does not', async (play, difference, whose) => {
  const { day, buyer } = await noon();
  const number = await pay(buyer, 'alipay');
  await pay(buyer, 'alipay', { fen: 20_000 });
  await cashier.playBill(number, play satisfies BillPlay);
  const { read, seen, of } = await morning();
  expect(await read('alipay', day)).toMatchObject({ state: 'differs', open: 1 });
  const [open] = (await seen()).items.filter((item) => item.day === day);
  expect(open).toMatchObject({ ...difference, what: 'payment', state: 'open', method: 'alipay', closing: null });
  expect(open?.company === null).toBe(whose === null);
  const token = buyer.token;
  expect((await app.ok(listBills, {}, { token })).channels?.agrees).toBe(whose === null);
  await db.updateTable('cashier_trade').set({ billed: null }).where('number', '=', number).execute();
  expect(await read('alipay', day)).toMatchObject({ state: 'agrees', open: 0 });
  expect(await of(day)).toMatchObject([{ ...difference, state: 'mended' }]);
  expect((await app.ok(listBills, {}, { token })).channels?.agrees).toBe(true);
});

test('a difference is closed by two operators with words, and stays closed', async () => {
  const { day, buyer } = await noon();
  await cashier.playBill(await pay(buyer, 'wechat'), 'bill_left_out');
  const { one, other, read, of } = await morning();
  await read('wechat', day);
  const [open] = await of(day);
  if (!open) throw new Error('nothing differs');
  const bills = async () => (await app.ok(getMoney, {}, { token: one.token })).waiting.bills.count;
  const before = await bills();
  expect(await decide(open, other)).toMatchObject({ code: 40902, reason: expect.stringContaining('还没有人写结论') });
  expect((await close(open, one, '好')).code).toBe(400);
  const { data: said } = await close(open, one);
  expect(said).toMatchObject({ closing: { words: '渠道补了这笔，已电话核对', own: true }, state: 'open' });
  expect(await close(open, other)).toMatchObject({ code: 40901 });
  expect(await close(said, other)).toMatchObject({ code: 40902 });
  expect(await decide(said, one)).toMatchObject({ code: 40902, reason: expect.stringContaining('另一位同事') });
  const { data: dropped } = await decide(said, one, false);
  expect(dropped.closing).toBeNull();
  const { data: again } = await close(dropped, one);
  const both = await Promise.all([decide(again, other), decide(again, other)]);
  expect(both.map(({ code }) => code).toSorted()).toEqual([100, 40901]);
  expect(await bills()).toBe(before - 1);
  expect(await read('wechat', day)).toMatchObject({ state: 'agrees', open: 0 });
  const [closed] = await of(day);
  expect(closed).toMatchObject({ state: 'closed' });
  expect(await decide(closed as BillDifference, other)).toMatchObject({ code: 40902 });
});

test.each(['alipay', 'wechat'] as const)(
  '%s: a refund stands in the bill of its day under our number, and what is still on its way is no difference',
  async (method) => {
    const { day, buyer } = await noon();
    await pay(buyer, method);
    const { data } = await ask(app, buyer, { fen: 4_000 });
    const [refund] = data.items;
    if (!refund) throw new Error('nothing was asked for');
    const { token } = await makeOperator(app);
    await app.ok(decideRefund, { uuid: refund.uuid, version: refund.version, confirm: true }, { token });
    const row = { company: buyer.companyUuid ?? '', uuid: refund.uuid };
    await sendRefund.run(app.services, row, { last: false });
    // WeChat says at first that it is on its way; the next look says that it is there.
    const { read, of } = await morning();
    const underway = (await findRefund(db, refund.uuid))?.state === 'done' ? 0 : 1;
    expect(underway).toBe(method === 'wechat' ? 1 : 0);
    expect(await read(method, day)).toMatchObject({ state: 'agrees', underway, bill_out: 4_000, ours_out: 4_000 });
    await sendRefund.run(app.services, row, { last: false });
    expect((await findRefund(db, refund.uuid))?.state).toBe('done');
    expect(await read(method, day)).toMatchObject({ state: 'agrees', underway: 0, bill_out: 4_000, ours_out: 4_000 });
    expect(await of(day)).toEqual([]);
    // The day on which it was noted here has no bill with it, and misses nothing.
    app.clock.advance({ days: 1 });
    const { read: next, of: later } = await morning();
    expect((await next(method, dayAfter(day, 1))).state).toBe('agrees');
    expect(await later(dayAfter(day, 1))).toEqual([]);
  },
);

test('a payment that its service puts into the next day is missing until the bill of that day has it', async () => {
  const { day, buyer } = await noon();
  const number = await pay(buyer, 'wechat');
  const next = dayAfter(day, 1);
  await db
    .updateTable('cashier_trade')
    .set({ paid_at: new Date(`${next}T00:00:20+08:00`) })
    .where('number', '=', number)
    .execute();
  const { read } = await morning();
  expect(await read('wechat', day)).toMatchObject({ state: 'differs', open: 1, lines: 0 });
  app.clock.advance({ hours: 1 });
  const { read: later, of } = await morning();
  expect(await later('wechat', next)).toMatchObject({ state: 'agrees', lines: 1 });
  expect(await of(day)).toMatchObject([{ kind: 'missing_there', state: 'mended' }]);
  expect(await later('wechat', day)).toMatchObject({ state: 'agrees', open: 0 });
});

test('a ledger that posted another sum than each line says differs in the sum of its day', async () => {
  const { day, buyer } = await noon();
  const number = await pay(buyer, 'alipay');
  // Payment and bill say the same, and the ledger has less.
  await db.updateTable('payment_attempt').set({ paid_fen: 10_010 }).where('number', '=', number).execute();
  await db.updateTable('cashier_trade').set({ paid_fen: 10_010 }).where('number', '=', number).execute();
  const { read, of } = await morning();
  expect(await read('alipay', day)).toMatchObject({ state: 'differs', bill_in: 10_010, ours_in: 10_000 });
  const [sum] = await of(day);
  expect(sum).toMatchObject({ what: 'day', kind: 'sum', theirs_fen: 10_010, ours_fen: 10_000, company: null });
});

test('a bill that is late is named, and a day without payments misses none', async () => {
  const { day, buyer } = await noon();
  await pay(buyer, 'alipay');
  const { one, read, of, seen } = await morning();
  payments.alipay = { ...alipay, bill: async () => null };
  expect(await read('alipay', day)).toMatchObject({ state: 'late', open: 0 });
  expect((await seen()).runs.find((run) => run.day === day)).toMatchObject({ state: 'late' });
  expect((await app.ok(getMoney, {}, { token: one.token })).waiting.bills.count).toBeGreaterThan(0);
  expect((await app.ok(listBills, {}, { token: buyer.token })).channels?.agrees).toBe(false);
  expect(await read('alipay', dayAfter(day, -1))).toMatchObject({ state: 'agrees', lines: 0 });
  payments.alipay = alipay;
  expect(await read('alipay', day)).toMatchObject({ state: 'agrees', lines: 1 });
  expect(await of(day)).toEqual([]);
});

test('each morning the bills of yesterday are read; what differs and what is late fails the task', async () => {
  const { day, buyer } = await noon();
  await cashier.playBill(await pay(buyer, 'alipay'), 'bill_left_out');
  await pay(buyer, 'wechat', { told: false });
  const { seen } = await morning();
  const [ofAlipay, ofWechat, again] = billTasks;
  expect(billTasks.map(({ cron }) => cron)).toEqual(['30 9 * * *', '30 10 * * *', '0 14 * * *']);
  await expect(ofAlipay?.run(app.services, {}, { last: false })).rejects.toThrow(`${day}: alipay differs`);
  await ofWechat?.run(app.services, {}, { last: false });
  await expect(again?.run(app.services, {}, { last: false })).rejects.toThrow('alipay differs');
  const runs = (await seen()).runs.filter((run) => run.day === day);
  expect(runs).toMatchObject([
    { method: 'alipay', state: 'differs' },
    { method: 'wechat', state: 'agrees' },
  ]);
});

test('a service that gives no bill now, a day that is not over and one long ago are refused in words', async () => {
  const { day } = await noon();
  const { one } = await morning();
  const by = { token: one.token };
  for (const wrong of [dayAfter(day, 1), dayAfter(day, -91)])
    expect(await app.call(runReconciliation, { method: 'alipay', day: wrong }, by)).toMatchObject({
      code: 400,
      field: 'day',
    });
  payments.alipay = { ...alipay, bill: () => Promise.reject(new PaymentUnknown('silence')) };
  expect(await app.call(runReconciliation, { method: 'alipay', day }, by)).toMatchObject({
    ...{ code: 40902, reason: expect.stringContaining('没有给出') },
  });
  payments.alipay = null;
  expect(await app.call(runReconciliation, { method: 'alipay', day }, by)).toMatchObject({ code: 40902 });
});

test('the statement of the bank is held against what was entered: what is missing, another sum, what went out', async () => {
  const { day, buyer } = await noon();
  const line = await enteredLine(app, buyer);
  await db.updateTable('bank_line').set({ booked_on: day }).where('uuid', '=', line.uuid).execute();
  const { one, other, of } = await morning();
  const read = (...lines: string[]) =>
    app.call(importStatement, { day, lines: lines.join('\n') }, { token: one.token });
  const came = `${line.bank_number}\t100.00`;
  expect((await read(came)).data).toMatchObject({ method: 'bank', state: 'differs', open: 1 });
  expect(await of(day)).toMatchObject([{ kind: 'missing_here', trade: line.bank_number, state: 'open' }]);
  await app.ok(confirmBankLine, { uuid: line.uuid }, { token: other.token });
  expect((await read(came)).data).toMatchObject({ state: 'agrees', bill_in: 10_000, ours_in: 10_000 });
  expect((await read('流水号,金额', `"${line.bank_number}", ￥100.10`)).data).toMatchObject({
    state: 'differs',
    open: 1,
  });
  const out = 'OUT-2026 -50';
  expect((await read(came, out)).data).toMatchObject({ state: 'differs', open: 1, bill_out: 5_000 });
  expect(await of(day)).toMatchObject([
    { kind: 'missing_here', what: 'refund', trade: 'OUT-2026', state: 'open' },
    { kind: 'fen', state: 'mended' },
    { kind: 'missing_here', what: 'payment', state: 'mended' },
  ]);
  expect(await read(came, came)).toMatchObject({ code: 400, field: 'lines' });
  for (const wrong of [`${line.bank_number} 0`, '货款', `${line.bank_number} 1.005`, 'abc 1'])
    expect(await read(came, wrong), wrong).toMatchObject({
      ...{ code: 400, field: 'lines', reason: expect.stringContaining('第 2 行') },
    });
});
