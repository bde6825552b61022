import { getMoney, type MoneyOfDay } from '@qinghe/contract/ops/money.ts';
import { askAboutPayment, getOrderOfAll, listAllOrders, type OrderOfAll } from '@qinghe/contract/orders/all-orders.ts';
import { proposeRefund, quoteOrderRefund } from '@qinghe/contract/orders/decide-refunds.ts';
import type { RefundQuote } from '@qinghe/contract/orders/refunds.ts';
import { beforeEach, expect, test } from 'vitest';
import { fail, open, respond, screen, within } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import OpsMoney from './money.tsx';
import OpsOrders from './orders.tsx';

beforeEach(() => operatorSession.begin('of the operator'));

const company_uuid = '01890000-0000-7000-8000-0000000000c1';
const none = { count: 0, oldest: null };
const quiet: MoneyOfDay = {
  ...{ day: '2026-11-27', in: [], out: [], suspense: [], suspense_fen: 0, differences: [], checked_at: null },
  waiting: { transfers: none, refunds: none, returns: none, invoices: none, red_letters: none, bills: none },
};
const show = (money: MoneyOfDay) =>
  open(<OpsMoney />, { address: '/ops/money', handle: { title: 'opsMoney' }, replies: [respond(getMoney, money)] });
const section = async (name: string) => (await screen.findByRole('region', { name })).textContent;

test('a day adds up by way, each queue is a door, and what is wrong names its company', async () => {
  await show({
    ...quiet,
    in: [
      { method: 'alipay', count: 2, fen: 30_000 },
      { method: 'bank', count: 1, fen: 500_000 },
    ],
    out: [{ method: 'alipay', count: 1, fen: 10_000 }],
    waiting: { ...quiet.waiting, refunds: { count: 3, oldest: '2026-11-25T02:00:00.000Z' } },
    ...{ suspense: [{ company_uuid, company: '松果数据', fen: 12_300 }], suspense_fen: 12_300 },
    differences: [
      { company_uuid, company: '云杉科技', checked_at: '2026-11-27T00:00:00.000Z', what: ['wallet', 'seal'] },
    ],
    checked_at: '2026-11-27T00:00:00.000Z',
  });
  expect(await section('收款')).toMatch(/5,300\.00.*支付宝 2 笔300\.00.*对公转账 1 笔5,000\.00/);
  expect(await section('退出')).toMatch(/100\.00/);
  expect(await section('暂挂')).toMatch(/123\.00.*松果数据/);
  expect(await section('账本核对')).toMatch(/云杉科技币数、封印/);
  const waits = within(screen.getByRole('list', { name: '等处理' }));
  expect(waits.getAllByRole('link')).toHaveLength(6);
  expect(waits.getByRole('link', { name: /重复付款退回/ }).getAttribute('href')).toBe('/ops/suspense?which=double');
  expect(waits.getByRole('link', { name: /退款 ?3/ }).getAttribute('href')).toBe('/ops/refunds');
  expect(screen.getByRole('link', { name: '看它的订单' }).getAttribute('href')).toBe(
    '/ops/orders?q=%E6%9D%BE%E6%9E%9C%E6%95%B0%E6%8D%AE',
  );
});

test('a quiet day says so, and another day is asked for', async () => {
  const { server, user, address } = await show(quiet);
  expect(await section('收款')).toContain('这一天没有');
  expect(await section('账本核对')).toContain('还没有核对过');
  const day = screen.getByLabelText('日期（北京时间）');
  await user.clear(day);
  await user.type(day, '2026-11-20');
  await user.tab();
  expect(server.requests(getMoney).at(-1)).toEqual({ day: '2026-11-20' });
  expect(address()).toBe('/ops/money?day=2026-11-20');
});

const nothing = { method: null, number: null, fen: null, state: null, by: null };
const order: OrderOfAll = {
  ...{ uuid: '01890000-0000-7000-8000-0000000000d1', number: 'QH-261127-0001', state: 'paying', company: '云杉科技' },
  ...{
    company_uuid,
    created_at: '2026-11-27T02:00:00.000Z',
    coins: 0,
    bonus: 0,
    fen: 10_000,
    paid_fen: 0,
    refunded_fen: 0,
  },
  facts: [
    { ...nothing, at: '2026-11-27T02:00:00.000Z', what: 'created', number: 'QH-261127-0001', fen: 10_000, by: '林晓' },
    { ...nothing, at: '2026-11-27T02:00:01.000Z', what: 'opened', method: 'alipay', fen: 10_000, state: 'asked' },
  ],
  askable: true,
};

test('an order tells what happened to it, and its service is asked once more', async () => {
  const told = {
    ...nothing,
    at: '2026-11-27T02:01:00.000Z',
    what: 'told',
    method: 'alipay',
    state: 'applied',
  } as const;
  const { user, server } = await open(<OpsOrders />, {
    handle: { title: 'opsOrders' },
    replies: [respond(listAllOrders, { items: [order], next_cursor: null }), respond(getOrderOfAll, order)],
  });
  await user.click(await screen.findByRole('button', { name: /看经过/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'QH-261127-0001' }));
  expect((await dialog.findByText(/等付款/)).textContent).toMatch(/100\.00.*支付宝 · 等付款/);
  const after = { ...order, facts: [...order.facts, told], askable: false };
  server.use(respond(askAboutPayment, after), respond(getOrderOfAll, after));
  await user.click(dialog.getByRole('button', { name: '现在问渠道' }));
  expect(await dialog.findByText(/已入账/)).toBeDefined();
  expect(dialog.queryByRole('button', { name: '现在问渠道' })).toBeNull();
  expect(server.requests(askAboutPayment)).toEqual([{ uuid: order.uuid }]);
});

const quote: RefundQuote = {
  ...{ fen: 10_000, coins: 1000, gift: 20, deducted: 0, most_fen: 10_000, coins_after: 50, left_out: [] },
  parts: [{ order: { uuid: order.uuid, number: order.number }, method: 'alipay', fen: 10_000, by_hand: false }],
};

test('a refund is proposed for a company with what goes with it; what is refused says so, and what was typed stays', async () => {
  const { user, server } = await open(<OpsOrders />, {
    handle: { title: 'opsOrders' },
    replies: [
      respond(listAllOrders, { items: [{ ...order, paid_fen: 10_000 }], next_cursor: null }),
      respond(quoteOrderRefund, quote),
      fail(proposeRefund, 40935, { reason: '其中有的充值已开发票' }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: '提退款' }));
  const dialog = within(await screen.findByRole('dialog', { name: '替「云杉科技」退 QH-261127-0001' }));
  await user.click(dialog.getByRole('button', { name: /提交退款/ }));
  expect(server.requests(proposeRefund)).toEqual([]);
  await user.type(dialog.getByLabelText('为什么'), '企业来电要求退款');
  await user.click(dialog.getByRole('button', { name: /提交退款/ }));
  expect(await dialog.findByText(/其中有的充值已开发票/)).toBeDefined();
  expect((dialog.getByLabelText('为什么') as HTMLInputElement).value).toBe('企业来电要求退款');
  const sent = { uuid: order.uuid, fen: 10_000, words: '企业来电要求退款', expect: { gift: 20, deducted: 0 } };
  expect(server.requests(proposeRefund)).toEqual([sent]);
});

test('an order of which nothing is left says so, and one that nobody paid offers no refund', async () => {
  const none = { ...quote, fen: 0, coins: 0, gift: 0, most_fen: 0, parts: [] };
  const { user } = await open(<OpsOrders />, {
    handle: { title: 'opsOrders' },
    replies: [
      respond(listAllOrders, {
        items: [
          { ...order, paid_fen: 10_000 },
          { ...order, uuid: '01890000-0000-7000-8000-0000000000d2' },
        ],
        next_cursor: null,
      }),
      respond(quoteOrderRefund, none),
    ],
  });
  expect(await screen.findAllByRole('button', { name: '提退款' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '提退款' }));
  expect(await screen.findByText(/现在没有能退的钱/)).toBeDefined();
});
