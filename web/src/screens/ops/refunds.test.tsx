import {
  decideRefund,
  enterRefundOutcome,
  listWaitingRefunds,
  sendRefundAgain,
  settleRefund,
  type WaitingRefund,
} from '@qinghe/contract/orders/decide-refunds.ts';
import { beforeEach, expect, test } from 'vitest';
import { open, type Reply, respond, screen, within } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import Refunds from './refunds.tsx';

const refund: WaitingRefund = {
  ...{ uuid: '01890000-0000-7000-8000-000000000002', version: 1, state: 'asked', method: 'alipay', by_hand: false },
  order: { uuid: '01890000-0000-7000-8000-000000000001', number: 'QH-261127-0001' },
  ...{ fen: 39_500, coins: 3950, gift: 200, deducted: 50, asked_at: '2026-11-27T02:00:00.000Z', asked_by: '赵一鸣' },
  ...{
    refusal: null,
    done_at: null,
    company: '云杉科技',
    words: '换到另一个账号',
    paid_at: '2026-11-20T02:00:00.000Z',
  },
  ...{ paid_fen: 50_000, bonus: 250, invoiced_fen: 0, refunded_fen: 10_000, number: 'QH1', trade_no: null },
  ...{ problem: null, entered: null, proposed: null },
};
const { uuid, version } = refund;
beforeEach(() => operatorSession.begin('of the operator'));

const show = (change: Partial<WaitingRefund>, ...replies: Reply[]) =>
  open(<Refunds />, {
    handle: { title: 'opsRefunds' },
    replies: [respond(listWaitingRefunds, { items: [{ ...refund, ...change }], next_cursor: null }), ...replies],
  });

test('a refund says what was paid, how old it is, what went back and which gifts go with it; it is approved after one more question', async () => {
  const { user, server } = await show({}, respond(decideRefund, refund));
  const [, row] = await screen.findAllByRole('row');
  expect(row?.textContent).toMatch(/云杉科技.*QH-261127-0001 支付宝.*500\.00.*已退 100 元.*换到另一个账号/);
  expect(row?.textContent).toMatch(/送过 250，收回 200，另抵扣 50.*等审核.*395\.00/);
  await user.click(screen.getByRole('button', { name: '通过' }));
  const dialog = await screen.findByRole('dialog', { name: '退 395 元？' });
  expect(dialog.textContent).toContain('395 元经支付宝原路退给「云杉科技」');
  await user.click(within(dialog).getByRole('button', { name: '通过' }));
  expect(await screen.findByText('已通过')).toBeDefined();
  expect(server.requests(decideRefund)).toMatchObject([{ uuid, version, confirm: true }]);
});

test('a refusal needs a reason, which the company reads', async () => {
  const { user, server } = await show({}, respond(decideRefund, { ...refund, state: 'refused' }));
  await user.click(await screen.findByRole('button', { name: '不通过' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: '不通过' }));
  expect(await within(dialog).findByText('不通过时要写明原因，通过时不用写')).toBeDefined();
  await user.type(within(dialog).getByLabelText('为什么'), '付款账户和企业不一致');
  await user.click(within(dialog).getByRole('button', { name: '不通过' }));
  expect(await screen.findByText('没有通过，币已回到企业的余额')).toBeDefined();
  expect(server.requests(decideRefund)).toEqual([{ uuid, version, confirm: false, refusal: '付款账户和企业不一致' }]);
});

test('one that is stuck says why, and is sent again, or entered as transferred', async () => {
  const { user, server } = await show(
    { state: 'stuck', problem: 'gone' },
    respond(sendRefundAgain, refund),
    respond(enterRefundOutcome, refund),
  );
  expect(await screen.findByText('付款账户异常，渠道退不进')).toBeDefined();
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: /QH-261127-0001/ }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('再退一次');
  expect(await screen.findByText('已重新发起')).toBeDefined();
  await choose('登记已转账');
  const dialog = await screen.findByRole('dialog', { name: '登记已转账' });
  await user.type(within(dialog).getByLabelText('银行流水号'), 'CMB20261127009');
  await user.click(within(dialog).getByRole('button', { name: '登记' }));
  expect(await screen.findByText('已登记，等另一位同事确认')).toBeDefined();
  expect(server.requests(sendRefundAgain)).toEqual([{ uuid, version }]);
  expect(server.requests(enterRefundOutcome)).toEqual([
    { uuid, version, outcome: 'sent', bank_number: 'CMB20261127009' },
  ]);
});

test.each([
  [true, []],
  [false, ['确认']],
])('what was entered is confirmed by another one alone (own: %s)', async (own, offered) => {
  const entered = { outcome: 'back' as const, bank_number: null, by: '苏禾', own };
  const { user, server } = await show({ state: 'stuck', problem: 'failed', entered }, respond(settleRefund, refund));
  expect(await screen.findByText('登记为币退回')).toBeDefined();
  expect(screen.queryAllByRole('button', { name: '确认' }).map((one) => one.textContent)).toEqual(offered);
  if (own) await user.click(screen.getByRole('button', { name: '撤回登记' }));
  else {
    await user.click(screen.getByRole('button', { name: '确认' }));
    const dialog = await screen.findByRole('dialog', { name: '登记为币退回' });
    await user.click(within(dialog).getByRole('button', { name: '确认' }));
  }
  expect(await screen.findByText(own ? '已撤回登记' : '已确认')).toBeDefined();
  expect(server.requests(settleRefund)).toEqual([{ uuid, version, confirm: !own }]);
});

test('a transfer is paid back by a person', async () => {
  await show({ state: 'sending', by_hand: true, method: 'bank' });
  expect(await screen.findByText('要转账')).toBeDefined();
  expect(screen.getByRole('button', { name: '登记已转账' })).toBeDefined();
  expect(screen.queryByRole('button', { name: '再退一次' })).toBeNull();
});

test.each([true, false])(
  'what an operator proposed for a company is decided by another one alone (own: %s)',
  async (own) => {
    const { user, server } = await show(
      { asked_by: null, proposed: { by: '苏禾', own } },
      respond(decideRefund, refund),
    );
    expect(await screen.findByText(own ? '你 替企业提的' : '苏禾 替企业提的')).toBeDefined();
    expect(screen.queryAllByRole('button', { name: '通过' })).toHaveLength(own ? 0 : 1);
    if (!own) return;
    await user.click(screen.getByRole('button', { name: '撤回' }));
    expect(await screen.findByText('已撤回，币已回到企业的余额')).toBeDefined();
    expect(server.requests(decideRefund)).toMatchObject([{ uuid, version, confirm: false }]);
  },
);
