import {
  askRefund,
  listRefunds,
  quoteRefund,
  type Refund,
  type RefundQuote,
  withdrawRefund,
} from '@qinghe/contract/orders/refunds.ts';
import { expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen, within } from '../../../test/screen.tsx';
import Refunds from './refunds.tsx';

const order = { uuid: '01890000-0000-7000-8000-000000000001', number: 'QH-261127-0001' };
const refund: Refund = {
  ...{ uuid: '01890000-0000-7000-8000-000000000002', version: 1, state: 'asked', order, method: 'alipay' },
  ...{ by_hand: false, fen: 39_500, coins: 3950, gift: 200, deducted: 0, asked_at: '2026-11-27T02:00:00.000Z' },
  ...{ asked_by: '赵一鸣', refusal: null, done_at: null },
};
const quote: RefundQuote = {
  ...{ fen: 39_500, coins: 3950, gift: 200, deducted: 50, most_fen: 39_500, coins_after: 0 },
  parts: [{ order, method: 'alipay', fen: 39_500, by_hand: false }],
  left_out: [{ order: { ...order, number: 'QH-261126-0009' }, fen: 10_000, reason: 'invoiced' }],
};
const show = (items: Refund[], ...replies: Reply[]) =>
  open(<Refunds />, {
    handle: { title: 'refunds' },
    replies: [respond(listRefunds, { items, next_cursor: null }), respond(quoteRefund, quote), ...replies],
  });
const ask = async (user: Awaited<ReturnType<typeof show>>['user']) => {
  const [button] = await screen.findAllByRole('button', { name: /申请退款/ });
  if (button) await user.click(button);
  return screen.findByRole('dialog', { name: '申请退款' });
};

test('before anybody presses it says what goes back, what goes with it, to whom, and what has to wait', async () => {
  const { user, server } = await show([], respond(askRefund, { items: [refund] }));
  const dialog = await ask(user);
  const facts = (await within(dialog).findByText('退后余额')).closest('dl');
  expect(facts?.textContent).toMatch(
    /退回.*395\.00.*收回充值币−3,950 币.*收回赠送币−200 币.*从充值币里抵−50 币.*退后余额0 币/,
  );
  expect(within(dialog).getByText('订单 QH-261127-0001：395.00 元，支付宝原路退回')).toBeDefined();
  expect(within(dialog).getByText(/QH-261126-0009 有 100\.00 元已开发票/)).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: '申请退 395.00 元' }));
  expect(await screen.findByText('已申请，审核后退回原来的付款方')).toBeDefined();
  expect(server.requests(askRefund)).toEqual([{ fen: 39_500, words: '', expect: { gift: 200, deducted: 50 } }]);
});

test('another sum is reckoned anew; what the server refuses is said, and what was typed stays', async () => {
  const { user, server } = await show([], fail(askRefund, 40931));
  const dialog = await ask(user);
  const field = await within(dialog).findByLabelText('退多少');
  server.use(respond(quoteRefund, { ...quote, fen: 10_000, coins: 1000, gift: 0, deducted: 0, coins_after: 3200 }));
  await user.clear(field);
  await user.type(field, '100');
  await user.click(await within(dialog).findByRole('button', { name: '申请退 100.00 元' }));
  expect(await within(dialog).findByText(/费用和刚才不一样了/)).toBeDefined();
  expect(server.requests(askRefund)).toEqual([{ fen: 10_000, words: '', expect: { gift: 0, deducted: 0 } }]);
  expect(within(dialog).getByLabelText('退多少')).toHaveProperty('value', '100.00');
});

test('where too many of the company move money at once it says so in words; what was typed stays, and the next press does it', async () => {
  const { user, server } = await show([], fail(askRefund, 50301, { data: { retry_after: 3 } }));
  const dialog = await ask(user);
  await user.type(await within(dialog).findByLabelText('原因'), '多充了');
  await user.click(within(dialog).getByRole('button', { name: '申请退 395.00 元' }));
  expect(await within(dialog).findByText(/这次什么都没有扣/)).toBeDefined();
  expect(within(dialog).getByLabelText('原因')).toHaveProperty('value', '多充了');
  server.use(respond(askRefund, { items: [refund] }));
  await user.click(within(dialog).getByRole('button', { name: '申请退 395.00 元' }));
  expect(await screen.findByText('已申请，审核后退回原来的付款方')).toBeDefined();
});

test('where nothing can go back it says so, with what has to happen first', async () => {
  const { user } = await show([], respond(quoteRefund, { ...quote, fen: 0, most_fen: 0, parts: [] }));
  const dialog = await ask(user);
  expect(await within(dialog).findByText(/现在没有能退的钱/)).toBeDefined();
  expect(within(dialog).getByRole('link', { name: '开具发票' })).toBeDefined();
  expect(within(dialog).queryByRole('button', { name: /^申请退/ })).toBeNull();
});

test('the list says how each stands; one that waits is taken back, a refused one says why', async () => {
  const refused: Refund = { ...refund, uuid: order.uuid, state: 'refused', refusal: '付款账户和企业不一致' };
  const { user, server } = await show([refund, refused], respond(withdrawRefund, { ...refund, state: 'withdrawn' }));
  const [, first, second] = await screen.findAllByRole('row');
  expect(first?.textContent).toMatch(/QH-261127-0001.*支付宝原路退回.*等审核.*4,150 币.*395\.00/);
  expect(second?.textContent).toMatch(/没有通过，币已退回.*付款账户和企业不一致/);
  await user.click(screen.getByRole('button', { name: '撤回' }));
  expect(await screen.findByText('已撤回，币已回到余额')).toBeDefined();
  expect(server.requests(withdrawRefund)).toEqual([{ uuid: refund.uuid, version: 1 }]);
});

test('none yet, and what cannot be read', async () => {
  const { server, reload } = await show([]);
  expect(await screen.findByText('还没有退款')).toBeDefined();
  server.use(fail(listRefunds));
  await reload();
  expect(await screen.findByRole('button', { name: /重试/ })).toBeDefined();
});
