import { makePayLink } from '@qinghe/contract/orders/payments.ts';
import { enterBankLine } from '@qinghe/contract/orders/transfers.ts';
import { chinaDay, dayAfter } from '../../src/time/china-day.ts';
import { makeMaster } from '../accounts.ts';
import type { TestApp } from '../app.ts';
import { aBankLine, creditCodeOf, enteredLine } from '../bank-lines.ts';
import { makeOperator } from '../companies.ts';
import { paidOrder } from '../invoices.ts';
import { recharge } from '../orders.ts';
import { aPrice, proposedPrice } from '../prices.ts';
import { explainedDifference, openDifference } from '../reconciliation.ts';
import { askedRefund, enteredRefund, stuckRefund } from '../refunds.ts';
import { plannedStray, strayMoney } from '../suspense.ts';
import { holds, nothing, plain, type Row } from './row.ts';

/** So many orders wait at once: those of other calls are over. */
const over = ({ services: { db } }: TestApp) =>
  db.updateTable('sales_order').set({ state: 'cancelled' }).where('state', '=', 'paying').execute();

const buying =
  (input: object): Row['sample'] =>
  async (app) => {
    await over(app);
    return { input: { pay: 'bank', recharge: 10_000, expect: { coins: 0 }, again: true, ...input } };
  };

/** An order that waits for money. */
const onOrder =
  (more: object = {}, seen = true): Row['sample'] =>
  async (app, master) => {
    await over(app);
    const { uuid, version } = await recharge(app, master, { pay: 'bank' });
    return { input: { uuid, ...(seen && { version }), ...more } };
  };

/** A transfer that another operator has entered. */
const onLine: Row['sample'] = async (app) => ({
  input: { uuid: (await enteredLine(app, await makeMaster(app))).uuid },
});

/** An order of a company, as operators name it. */
const ofAny: Row['sample'] = async (app) => ({ input: { uuid: (await paidOrder(app, await makeMaster(app))).uuid } });

/** A refund that waits for operators. */
const onRefund =
  (more: object = {}): Row['sample'] =>
  async (app) => {
    const { uuid, version } = await askedRefund(app, await makeMaster(app));
    return { input: { uuid, version, ...more } };
  };

const ofMaster = { 'sub-account': 40934 };

export const orderRows: Readonly<Record<string, Row>> = {
  'GET /api/v1/sales/goods_list': { sample: nothing },
  'GET /api/v1/sales/goods_detail': { sample: plain({ code: 'refresh' }) },
  'GET /api/v1/sales/sku_detail': { sample: plain({ code: 'refresh-10' }) },
  'GET /api/v1/sales/goods_package': { sample: nothing },
  'GET /api/v1/sales/package_detail': { sample: plain({ code: 'start' }) },
  'GET /api/v1/sales/goods_activity': { sample: nothing },
  'GET /api/v1/sales/activity_detail': { sample: plain({ code: 'recharge' }) },
  'GET /api/v1/sales/payment_methods': { sample: nothing },
  'POST /api/v1/sales/create_order_v2': { sample: buying({}), codes: ofMaster },
  'POST /api/v1/sales/create_order': {
    sample: buying({ sku: 'refresh-10', expect: { coins: 50 } }),
    codes: ofMaster,
  },
  'GET /api/v1/sales/order/list': { sample: nothing },
  'POST /api/v1/sales/order/cancel': { sample: onOrder(), holds, codes: ofMaster },
  'POST /api/v1/sales/order/method': { sample: onOrder({ method: 'alipay' }), holds, codes: ofMaster },
  'GET /api/v1/sales/pay_result': { sample: onOrder({}, false), holds },
  'POST /api/v1/sales/order/link': { sample: onOrder({}, false), holds, codes: ofMaster },
  'POST /api/v1/sales/order/link/withdraw': {
    sample: async (app, master) => {
      await over(app);
      const { uuid } = await recharge(app, master, { pay: 'bank' });
      await app.ok(makePayLink, { uuid }, { token: master.token });
      return { input: { uuid } };
    },
    holds,
    codes: ofMaster,
  },
  'GET /api/v1/sales/corp_transfer_order': { sample: nothing },
  'GET /api/v1/ops/money': { sample: nothing },
  'GET /api/v1/ops/orders': { sample: nothing },
  'GET /api/v1/ops/orders/detail': { sample: ofAny },
  'POST /api/v1/ops/orders/ask': { sample: ofAny },
  'GET /api/v1/ops/suspense': { sample: nothing },
  'POST /api/v1/ops/suspense/propose': {
    sample: async (app) => ({ input: { ...(await strayMoney(app)), to: 'coins', words: '已和企业电话核对' } }),
  },
  'POST /api/v1/ops/suspense/decide': {
    sample: async (app) => {
      const { uuid, version } = await plannedStray(app);
      return { input: { uuid, version, confirm: true } };
    },
  },
  'GET /api/v1/ops/reconciliation': { sample: nothing },
  'POST /api/v1/ops/reconciliation/run': {
    sample: async (app) => ({ input: { method: 'alipay', day: dayAfter(chinaDay(app.clock.now()), -1) } }),
  },
  'POST /api/v1/ops/reconciliation/bank': {
    sample: async (app) => ({ input: { day: dayAfter(chinaDay(app.clock.now()), -1), lines: 'OUT-2026 -50.00' } }),
  },
  'POST /api/v1/ops/reconciliation/close': {
    sample: async (app) => ({ input: { ...(await openDifference(app)), words: '渠道补了这笔，已电话核对' } }),
  },
  'POST /api/v1/ops/reconciliation/decide': {
    sample: async (app) => ({ input: { ...(await explainedDifference(app)), confirm: true } }),
  },
  'GET /api/v1/ops/prices': { sample: nothing },
  'POST /api/v1/ops/prices': { sample: async (app) => ({ input: await aPrice(app) }) },
  'POST /api/v1/ops/prices/decide': {
    sample: async (app) => {
      const { uuid, version } = await proposedPrice(app);
      return { input: { uuid, version, confirm: false } };
    },
  },
  'POST /api/v1/ops/bank_lines': { sample: async () => ({ input: aBankLine() }) },
  'GET /api/v1/ops/bank_lines': { sample: nothing },
  'POST /api/v1/ops/bank_lines/name': {
    sample: async (app) => {
      const { uuid } = await app.ok(enterBankLine, aBankLine(), { token: (await makeOperator(app)).token });
      const { companyUuid } = await makeMaster(app);
      return { input: { uuid, credit_code: await creditCodeOf(app, companyUuid ?? '') } };
    },
  },
  'POST /api/v1/ops/bank_lines/confirm': { sample: onLine },
  'POST /api/v1/ops/bank_lines/drop': { sample: onLine },
  'GET /api/v1/sales/refund/quote': { sample: nothing },
  'GET /api/v1/sales/refund/list': { sample: nothing },
  'POST /api/v1/sales/refund': {
    sample: async (app, master) => {
      await paidOrder(app, master);
      return { input: { fen: 10_000, expect: { gift: 0, deducted: 0 } } };
    },
    // They have nothing to be had back.
    codes: { stranger: 40930 },
  },
  'POST /api/v1/sales/refund/withdraw': {
    sample: async (app, master) => {
      const { uuid, version } = await askedRefund(app, master);
      return { input: { uuid, version } };
    },
    holds,
  },
  'GET /api/v1/ops/refunds': { sample: nothing },
  'POST /api/v1/ops/refunds/decide': { sample: onRefund({ confirm: true }) },
  'GET /api/v1/ops/refunds/quote': { sample: ofAny },
  'POST /api/v1/ops/refunds/propose': {
    sample: async (app) => {
      const { uuid } = await paidOrder(app, await makeMaster(app));
      return { input: { uuid, fen: 10_000, words: '企业来电要求退款', expect: { gift: 0, deducted: 0 } } };
    },
  },
  'POST /api/v1/ops/refunds/again': { sample: async (app) => ({ input: await stuckRefund(app) }) },
  'POST /api/v1/ops/refunds/enter': {
    sample: async (app) => ({ input: { ...(await stuckRefund(app)), outcome: 'back' } }),
  },
  'POST /api/v1/ops/refunds/settle': {
    sample: async (app) => {
      const { uuid, version } = await enteredRefund(app);
      return { input: { uuid, version, confirm: true } };
    },
  },
};
