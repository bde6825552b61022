import { applyForOne, listInvoiceable } from '@qinghe/contract/invoices/invoices.ts';
import { listMessages } from '@qinghe/contract/messages/messages.ts';
import {
  decideRefund,
  enterRefundOutcome,
  listWaitingRefunds,
  sendRefundAgain,
  settleRefund,
} from '@qinghe/contract/orders/decide-refunds.ts';
import { payResult } from '@qinghe/contract/orders/payments.ts';
import { askRefund, listRefunds, quoteRefund, type Refund, withdrawRefund } from '@qinghe/contract/orders/refunds.ts';
import { confirmBankLine, enterBankLine } from '@qinghe/contract/orders/transfers.ts';
import { listCoins, remainingCoins } from '@qinghe/contract/wallet/coins.ts';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { aBankLine } from '../../../../test/bank-lines.ts';
import { makeOperator } from '../../../../test/companies.ts';
import { aTitle, paidOrder } from '../../../../test/invoices.ts';
import { noDifferences } from '../../../../test/money.ts';
import { key, numberOf, order, recharge } from '../../../../test/orders.ts';
import { ask, askedRefund, enteredRefund, stuckRefund } from '../../../../test/refunds.ts';
import { PaymentUnknown } from '../../../providers/payment/port.ts';
import { findDifferences } from '../../wallet/reconcile-queries.ts';
import { planRefund } from './reckon.ts';
import { findRefund } from './refund-queries.ts';
import { sendRefund } from './send-refund.ts';

const app = await startTestApp({ own: true });
const { db, payments } = app.services;
const { alipay } = payments;
afterEach(() => {
  app.clock.reset();
  payments.alipay = alipay;
});

type Buyer = Pick<TestAccount, 'token' | 'companyUuid'>;
const [first, second] = [await makeOperator(app), await makeOperator(app)];
const coins = async ({ token }: Buyer) => {
  const { paid, gift, held } = await app.ok(remainingCoins, {}, { token });
  return { paid, gift, held };
};
const quote = ({ token }: Buyer, fen?: number) =>
  app.ok(quoteRefund, fen === undefined ? {} : { fen: String(fen) }, { token });
const all = async ({ token }: Buyer) => (await app.ok(listRefunds, {}, { token })).items;
const decide = ({ uuid, version }: Pick<Refund, 'uuid' | 'version'>, refusal = '', by = first) =>
  app.call(decideRefund, { uuid, version, confirm: refusal === '', refusal }, { token: by.token });
const seen = async (uuid: string) => ({ uuid, version: (await findRefund(db, uuid))?.version ?? 0 });
const send = ({ companyUuid }: Buyer, { uuid }: { uuid: string }) =>
  sendRefund.run(app.services, { company: companyUuid ?? '', uuid }, { last: false });
const balance = async ({ companyUuid }: Buyer, name: string) =>
  (
    await db
      .selectFrom('ledger_account')
      .select('balance')
      .where('company_uuid', '=', companyUuid ?? '')
      .where('name', '=', name)
      .executeTakeFirst()
  )?.balance ?? 0;
/** Both return to 0 once nothing is on its way. */
const cleared = async (buyer: Buyer) => {
  expect([await balance(buyer, 'money.refund_due'), await balance(buyer, 'coin.held')]).toEqual([0, 0]);
  await noDifferences(app, buyer);
};
const outAt = async (refund: { uuid: string }) => {
  const { number } = (await findRefund(db, refund.uuid)) ?? {};
  return db
    .selectFrom('cashier_refund')
    .select('fen')
    .where('number', '=', number ?? '')
    .execute();
};

/** A recharge that came by the cashier, so that its service knows of it. */
async function scanned(buyer: Buyer, fen = 10_000, bonus = 0, pay: 'alipay' | 'wechat' = 'alipay') {
  const made = await recharge(app, buyer, { fen, bonus, pay });
  const number = await numberOf(app, made);
  await payments.cashier?.find(number);
  await payments.cashier?.play(number, 'pay_untold');
  await app.ok(payResult, { uuid: made.uuid, ask: 'true' }, { token: buyer.token });
  return made;
}
const spend = (buyer: Buyer, quantity: number) =>
  order(app, buyer, {
    lines: [{ sku: 'refresh-10', quantity }],
    pay: 'coins',
    expect: { coins: 50 * quantity },
    again: true,
  });
async function asked(buyer: Buyer, fen: number, expected = { gift: 0, deducted: 0 }): Promise<Refund> {
  const { data, code } = await ask(app, buyer, { fen, expect: expected });
  expect(code).toBe(100);
  const [refund] = data.items;
  if (!refund) throw new Error('nothing was asked for');
  return refund;
}

test.each(['alipay', 'wechat'] as const)(
  'by %s: what is left goes back with its gifts; asked, confirmed, sent, and the books are even',
  async (pay) => {
    const master = await makeMaster(app);
    await scanned(master, 50_000, 250, pay);
    await spend(master, 21);
    expect(await quote(master)).toMatchObject({
      ...{ fen: 39_500, coins: 3950, gift: 250, deducted: 0, most_fen: 39_500, coins_after: 0, left_out: [] },
      parts: [{ method: pay, fen: 39_500, by_hand: false }],
    });
    const refund = await asked(master, 39_500, { gift: 250, deducted: 0 });
    expect(refund).toMatchObject({ state: 'asked', fen: 39_500, coins: 3950, gift: 250, deducted: 0 });
    expect(await coins(master)).toEqual({ paid: 0, gift: 0, held: 3950 });
    expect((await spend(master, 1)).code).toBe(40930);
    await noDifferences(app, master);
    expect((await decide(refund)).code).toBe(100);
    await send(master, refund);
    // What a service only took it is asked about later.
    await send(master, refund);
    expect(await all(master)).toMatchObject([{ state: 'done', done_at: expect.any(String) }]);
    expect(await outAt(refund)).toEqual([{ fen: 39_500 }]);
    expect(await coins(master)).toEqual({ paid: 0, gift: 0, held: 0 });
    const bill = (await app.ok(listCoins, {}, { token: master.token })).items;
    expect(bill[0]).toMatchObject({ kind: 'refund_proposed', coins: -4200, fen: -39_500, coins_after: 0 });
    expect(bill[0]?.order?.number).toBe(refund.order.number);
    await cleared(master);
  },
);

test('gifts that are spent are taken from the coins that were paid for, and said before', async () => {
  const master = await makeMaster(app);
  await scanned(master, 50_000, 250);
  await spend(master, 50);
  await spend(master, 50);
  // 5,000 paid ones are spent, 250 gifts are left: a further recharge brings coins that can be had back.
  await scanned(master, 50_000, 250);
  await spend(master, 1);
  expect(await quote(master)).toMatchObject({ fen: 49_500, gift: 250, deducted: 0 });
  await db
    .updateTable('sales_order')
    .set({ bonus: 600 })
    .where('company_uuid', '=', master.companyUuid ?? '')
    .execute();
  expect(await quote(master)).toMatchObject({ fen: 48_500, gift: 500, deducted: 100, coins_after: 0 });
  const off = await ask(app, master, { fen: 48_500, expect: { gift: 500, deducted: 0 } });
  expect([off.code, (off.data as unknown as { deducted: number }).deducted]).toEqual([40931, 100]);
  const refund = await asked(master, 48_500, { gift: 500, deducted: 100 });
  expect((await decide(refund)).code).toBe(100);
  await send(master, refund);
  expect(await coins(master)).toEqual({ paid: 0, gift: 0, held: 0 });
  await cleared(master);
});

test('the newest recharge goes first, several are several refunds, and more than there is is refused', async () => {
  const master = await makeMaster(app);
  await scanned(master, 10_000);
  app.clock.advance({ minutes: 5 });
  const newest = await scanned(master, 20_000);
  expect((await ask(app, master, { fen: 30_010 })).code).toBe(40930);
  const { data } = await ask(app, master, { fen: 25_000 });
  expect(data.items.map(({ order: { number }, fen }) => [number === newest.number, fen])).toEqual([
    [true, 20_000],
    [false, 5000],
  ]);
  expect(await quote(master)).toMatchObject({ fen: 0, left_out: [{ fen: 5000, reason: 'underway' }] });
  expect((await ask(app, master, { fen: 5000 })).code).toBe(40935);
  await noDifferences(app, master);
});

test('what is asked for can be taken back until an operator has decided; then the coins are there again', async () => {
  const master = await makeMaster(app);
  await scanned(master, 50_000, 250);
  const refund = await asked(master, 50_000, { gift: 250, deducted: 0 });
  const { uuid, version } = refund;
  const back = await app.ok(withdrawRefund, { uuid, version }, { token: master.token });
  expect(back.state).toBe('withdrawn');
  expect(await coins(master)).toEqual({ paid: 5000, gift: 250, held: 0 });
  expect((await decide(refund)).code).toBe(40901);
  expect((await decide(back)).code).toBe(40902);
  await cleared(master);
  const again = await asked(master, 50_000, { gift: 250, deducted: 0 });
  await decide(again);
  const late = await app.call(withdrawRefund, await seen(again.uuid), { token: master.token });
  expect([late.code, late.reason]).toEqual([40902, expect.stringContaining('审核')]);
});

test('a refusal says why, to the company too, and its coins are there again', async () => {
  const master = await makeMaster(app);
  const refund = await askedRefund(app, master);
  expect(
    (await app.call(decideRefund, { ...(await seen(refund.uuid)), confirm: false }, { token: first.token })).code,
  ).toBe(400);
  expect((await decide(refund, '付款账户和企业不一致')).code).toBe(100);
  expect(await all(master)).toMatchObject([{ state: 'refused', refusal: '付款账户和企业不一致' }]);
  expect(await coins(master)).toEqual({ paid: 1000, gift: 0, held: 0 });
  await cleared(master);
  const [told] = (await app.ok(listMessages, {}, { token: master.token })).items;
  expect(told).toMatchObject({
    category: 'trade',
    link: '/recruitment-props/refunds',
    text: expect.stringContaining('没有通过'),
  });
});

test('fifty presses under one key ask once; without a key nothing is asked', async () => {
  const master = await makeMaster(app);
  await paidOrder(app, master, 50_000 - 10);
  const headers = key();
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(app, master, { fen: 10_000 }, headers)));
  expect(new Set(answers.map(({ code, data }) => `${code} ${data.items[0]?.uuid}`)).size).toBe(1);
  expect(await all(master)).toHaveLength(1);
  const bare = await app.call(
    askRefund,
    { fen: 10, expect: { gift: 0, deducted: 0 } },
    { token: master.token, headers: { 'idempotency-key': '' } },
  );
  expect(bare.code).toBe(400);
});

test('refunds that race ask for no more than there is', async () => {
  const master = await makeMaster(app);
  await paidOrder(app, master, 10_000);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(app, master, { fen: 6000 })));
  expect(answers.filter(({ code }) => code === 100)).toHaveLength(1);
  expect(await coins(master)).toEqual({ paid: 400, gift: 0, held: 600 });
  await noDifferences(app, master);
});

test('an invoice and a refund of one payment at once: one of them', async () => {
  const master = await makeMaster(app);
  for (let round = 0; round < 5; round += 1) {
    const { uuid: order } = await paidOrder(app, master);
    const [refunded, invoiced] = await Promise.all([
      ask(app, master, { fen: 10_000 }),
      app.call(applyForOne, { ...aTitle, order, expect: { fen: 10_000 } }, { token: master.token }),
    ]);
    expect([refunded.code, invoiced.code].toSorted()).toEqual([100, 40935]);
  }
  await noDifferences(app, master);
});

test('two operators at once: one wins', async () => {
  const master = await makeMaster(app);
  const refund = await askedRefund(app, master);
  const codes = await Promise.all([decide(refund), decide(refund, '不符合条件', second)]);
  expect(codes.map(({ code }) => code).toSorted()).toEqual([100, 40901]);
  await noDifferences(app, master);
});

test('an answer that is lost: the service is asked, and nothing goes out twice', async () => {
  const master = await makeMaster(app);
  await scanned(master);
  const refund = await asked(master, 10_000);
  await decide(refund);
  if (alipay)
    payments.alipay = {
      ...alipay,
      async refund(request) {
        await alipay.refund(request);
        throw new PaymentUnknown('the answer was lost');
      },
    };
  await expect(send(master, refund)).rejects.toThrow(PaymentUnknown);
  expect(await all(master)).toMatchObject([{ state: 'sending' }]);
  await Promise.all([send(master, refund), send(master, refund), send(master, refund)]);
  expect(await all(master)).toMatchObject([{ state: 'done' }]);
  expect(await outAt(refund)).toHaveLength(1);
  await cleared(master);
});

test('a service that stays silent is given up, which operators see, and asked again where they say so', async () => {
  const master = await makeMaster(app);
  await scanned(master);
  const { uuid } = await asked(master, 10_000);
  await decide(await seen(uuid));
  const { givenUp } = sendRefund;
  if (typeof givenUp === 'function') await givenUp(app.services, { company: master.companyUuid ?? '', uuid });
  expect(await findRefund(db, uuid)).toMatchObject({ state: 'stuck', problem: 'silent' });
  await app.ok(sendRefundAgain, await seen(uuid), { token: first.token });
  await send(master, { uuid });
  expect(await all(master)).toMatchObject([{ state: 'done' }]);
  await cleared(master);
});

test('a service that works on it is asked until it is over', async () => {
  const master = await makeMaster(app);
  await scanned(master);
  const refund = await asked(master, 10_000);
  await decide(refund);
  if (alipay) payments.alipay = { ...alipay, queryRefund: async () => null, refund: async () => 'processing' };
  await send(master, refund);
  expect(await all(master)).toMatchObject([{ state: 'processing' }]);
  if (alipay) payments.alipay = { ...alipay, queryRefund: async () => 'done' };
  await send(master, refund);
  expect(await all(master)).toMatchObject([{ state: 'done' }]);
  await cleared(master);
});

test('a refund that its service gave up goes out anew under another number', async () => {
  const master = await makeMaster(app);
  await scanned(master);
  const refund = await asked(master, 10_000);
  await decide(refund);
  const numbers: string[] = [];
  if (alipay)
    payments.alipay = {
      ...alipay,
      async refund(request) {
        numbers.push(request.refundNumber);
        return numbers.length === 1 ? 'failed' : alipay.refund(request);
      },
    };
  await send(master, refund);
  const { items } = await app.ok(listWaitingRefunds, { limit: 100 }, { token: first.token });
  expect(items.find(({ uuid }) => uuid === refund.uuid)).toMatchObject({ state: 'stuck', problem: 'failed' });
  await app.ok(sendRefundAgain, await seen(refund.uuid), { token: first.token });
  await send(master, refund);
  expect(new Set(numbers).size).toBe(2);
  expect(await all(master)).toMatchObject([{ state: 'done' }]);
  await cleared(master);
});

test('one that no service takes is settled by two operators: the proposer confirms nothing', async () => {
  const master = await makeMaster(app);
  const stuck = await stuckRefund(app, master);
  const entered = await app.ok(enterRefundOutcome, { ...stuck, outcome: 'back' }, { token: first.token });
  expect(entered.entered).toMatchObject({ outcome: 'back', own: true });
  const { uuid, version } = entered;
  const own = await app.call(settleRefund, { uuid, version, confirm: true }, { token: first.token });
  expect([own.code, own.reason]).toEqual([40902, expect.stringContaining('另一位同事')]);
  expect((await app.call(sendRefundAgain, { uuid, version }, { token: second.token })).code).toBe(40902);
  await app.ok(settleRefund, { uuid, version, confirm: true }, { token: second.token });
  expect(await all(master)).toMatchObject([{ state: 'failed' }]);
  expect(await coins(master)).toEqual({ paid: 1000, gift: 0, held: 0 });
  await cleared(master);
});

test('what was entered wrongly is taken away again', async () => {
  const { uuid, version } = await enteredRefund(app);
  const dropped = await app.ok(settleRefund, { uuid, version, confirm: false }, { token: first.token });
  expect(dropped).toMatchObject({ state: 'stuck', entered: null });
});

test('coins do not go back where the service has paid after all', async () => {
  const master = await makeMaster(app);
  const stuck = await stuckRefund(app, master);
  const { uuid, version } = await app.ok(enterRefundOutcome, { ...stuck, outcome: 'back' }, { token: first.token });
  const confirm = () => app.call(settleRefund, { uuid, version, confirm: true }, { token: second.token });
  const silent = async () => {
    throw new PaymentUnknown('no response');
  };
  if (alipay) payments.alipay = { ...alipay, queryRefund: silent };
  expect((await confirm()).code).toBe(40902);
  if (alipay) payments.alipay = { ...alipay, queryRefund: async () => 'done' };
  expect((await confirm()).data).toMatchObject({ state: 'done', entered: null });
  await cleared(master);
});

test('a transfer goes back by the bank: one operator enters that it was sent, another confirms, a number pays once', async () => {
  const master = await makeMaster(app);
  const { transfer } = await recharge(app, master, { pay: 'bank', fen: 20_000 });
  const line = aBankLine({ words: transfer?.code ?? '', fen: 20_000 });
  const entered = await app.ok(enterBankLine, line, { token: first.token });
  await app.ok(confirmBankLine, { uuid: entered.uuid }, { token: second.token });
  expect((await quote(master)).parts).toMatchObject([{ method: 'bank', by_hand: true }]);
  const bank_number = `out ${entered.uuid}`;
  for (const state of ['done', 'sending'] as const) {
    const { uuid } = await asked(master, 10_000);
    await decide(await seen(uuid));
    const input = { ...(await seen(uuid)), outcome: 'sent' as const, bank_number };
    const sent = await app.ok(enterRefundOutcome, input, { token: first.token });
    const settled = { uuid, version: sent.version, confirm: true };
    expect((await app.call(settleRefund, settled, { token: first.token })).code).toBe(40902);
    expect((await app.call(settleRefund, settled, { token: second.token })).code).toBe(state === 'done' ? 100 : 40902);
    expect((await all(master))[0]?.state).toBe(state);
    if (state === 'done') await cleared(master);
  }
});

test('what is invoiced waits for the red letter; what is being refunded is not invoiced', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const made = await paidOrder(app, master);
  await app.ok(applyForOne, { ...aTitle, order: made.uuid, expect: { fen: 10_000 } }, { token });
  expect(await quote(master)).toMatchObject({ fen: 0, left_out: [{ fen: 10_000, reason: 'invoiced' }] });
  const bound = await ask(app, master, { fen: 10_000 });
  expect([bound.code, bound.reason]).toEqual([40935, expect.stringContaining('已开发票')]);
  const other = await paidOrder(app, master, 20_000);
  await asked(master, 20_000);
  const invoice = { ...aTitle, order: other.uuid, expect: { fen: 20_000 } };
  expect((await app.call(applyForOne, invoice, { token })).code).toBe(40935);
  const { items } = await app.ok(listInvoiceable, {}, { token });
  expect(items.find(({ uuid }) => uuid === other.uuid)?.can_fen).toBe(0);
});

test('a company that is frozen meanwhile gets its money', async () => {
  const master = await makeMaster(app);
  await scanned(master);
  const refund = await asked(master, 10_000);
  const freeze = (frozen_at: Date | null) =>
    db
      .updateTable('company')
      .set({ frozen_at })
      .where('company_uuid', '=', master.companyUuid ?? '')
      .execute();
  await freeze(app.clock.now());
  expect((await decide(refund)).code).toBe(100);
  await send(master, refund);
  expect((await findRefund(db, refund.uuid))?.state).toBe('done');
  await freeze(null);
  await cleared(master);
});

test('what was paid more than a year ago no service pays back: a person does', async () => {
  const master = await makeMaster(app);
  await paidOrder(app, master);
  app.clock.advance({ days: 366 });
  const wallet = { paid: 1000, gift: 0 };
  const { quote } = await planRefund(db, { companyUuid: master.companyUuid ?? '', wallet, now: app.clock.now() });
  expect(quote.parts).toMatchObject([{ method: 'alipay', by_hand: true }]);
});

test('each night a refund is held against what was posted for it, and its order against its refunds', async () => {
  const master = await makeMaster(app);
  const refund = await askedRefund(app, master);
  await noDifferences(app, master);
  const differences = async () => (await findDifferences(db, master.companyUuid ?? '')).map(({ what }) => what);
  await db.updateTable('refund').set({ state: 'withdrawn' }).where('uuid', '=', refund.uuid).execute();
  expect(await differences()).toEqual(['refund', 'refund']);
  await db.updateTable('refund').set({ state: 'asked' }).where('uuid', '=', refund.uuid).execute();
  await noDifferences(app, master);
  await db.updateTable('sales_order').set({ refunding_fen: 10 }).where('uuid', '=', refund.order.uuid).execute();
  expect(await differences()).toEqual(['refund']);
});

test('another company sees none of it', async () => {
  const [master, other] = [await makeMaster(app), await makeMaster(app)];
  const { uuid, version } = await askedRefund(app, master);
  expect(await all(other)).toEqual([]);
  expect((await app.call(withdrawRefund, { uuid, version }, { token: other.token })).code).toBe(40401);
});
