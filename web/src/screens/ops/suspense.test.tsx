import { decideStray, listSuspense, proposeStray, type StrayPayment } from '@qinghe/contract/orders/suspense.ts';
import { beforeEach, expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen, within } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import Suspense from './suspense.tsx';

const uuid = '01890000-0000-7000-8000-000000000004';
const stray: StrayPayment = {
  ...{ uuid, version: 3, company_uuid: uuid, company: '云杉科技', method: 'alipay', number: 'QH1', trade_no: null },
  order: { uuid, number: 'QH-261127-0001', paid: false },
  ...{ why: 'sum', fen: 50_000, asked_fen: 10_000, came_at: '2026-11-27T02:00:00.000Z', state: 'waiting' },
  ...{ plan: null, credited: null, settled_at: null },
};
const plan = {
  to: 'coins' as const,
  order: null,
  bank_number: null,
  words: '已和企业电话核对',
  by: '苏禾',
  own: false,
};
beforeEach(() => operatorSession.begin('of the operator'));

const show = (change: Partial<StrayPayment>, ...replies: Reply[]) =>
  open(<Suspense />, {
    handle: { title: 'opsSuspense' },
    replies: [
      respond(listSuspense, {
        ...{ items: [{ ...stray, ...change }], next_cursor: null, suspense_fen: 50_000 },
        unmatched: [{ method: 'wechat', number: 'QHNOBODY', at: '2026-11-27T02:00:00.000Z' }],
      }),
      ...replies,
    ],
  });

test('too much pays its order; what is refused stands at its place, and what was typed stays', async () => {
  const refused = fail(proposeStray, 40902, { field: 'order', reason: '这家企业没有这个编号的未付订单' });
  const { user, server } = await show({}, refused);
  const [, row] = await screen.findAllByRole('row');
  expect(row?.textContent).toMatch(/云杉科技.*支付宝.*QH1.*QH-261127-0001.*应付 100 元.*等处理.*500\.00/);
  expect(screen.getByText('QHNOBODY')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '提去向' }));
  const dialog = await screen.findByRole('dialog', { name: '「云杉科技」的 500 元去哪里？' });
  expect(within(dialog).queryByLabelText('已经转账退回')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: '提交' }));
  expect(server.requests(proposeStray)).toEqual([]);
  await user.type(within(dialog).getByLabelText('怎么核对的'), '已和企业电话核对');
  await user.click(within(dialog).getByRole('button', { name: '提交' }));
  expect(await within(dialog).findByText(/没有这个编号的未付订单/)).toBeDefined();
  server.use(respond(proposeStray, { ...stray, plan }));
  await user.click(within(dialog).getByLabelText('按实收充值'));
  expect(within(dialog).queryByLabelText('订单号')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: '提交' }));
  expect(await screen.findByText('已提交，等另一位同事确认')).toBeDefined();
  const sent = { uuid, version: 3, words: '已和企业电话核对', bank_number: '' };
  expect(server.requests(proposeStray)).toEqual([
    { ...sent, to: 'order', order: 'QH-261127-0001' },
    { ...sent, to: 'coins', order: '' },
  ]);
});

test('what its service does not pay back is entered as transferred; what is no whole coins is no coins', async () => {
  const { user } = await show({ state: 'stuck', fen: 50_001 });
  await user.click(await screen.findByRole('button', { name: '提去向' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByRole('radio')).toHaveLength(2);
  await user.click(within(dialog).getByLabelText('已经转账退回'));
  expect(within(dialog).getByLabelText('银行流水号')).toBeDefined();
});

test.each([true, false])('what was proposed is confirmed by another one alone (own: %s)', async (own) => {
  const { user, server } = await show({ plan: { ...plan, own } }, respond(decideStray, stray));
  expect(await screen.findByText('按实收充值')).toBeDefined();
  if (own) {
    expect(screen.queryByRole('button', { name: '确认' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '撤下' }));
  } else {
    await user.click(screen.getByRole('button', { name: '确认' }));
    const dialog = await screen.findByRole('dialog', { name: '按实收充值？' });
    expect(dialog.textContent).toContain('500 元记成「云杉科技」的充值');
    await user.click(within(dialog).getByRole('button', { name: '确认' }));
  }
  expect(await screen.findByText(own ? '已撤下' : '已确认')).toBeDefined();
  expect(server.requests(decideStray)).toEqual([{ uuid, version: 3, confirm: !own }]);
});

test.each([
  ['正在原路退回', { state: 'returning' as const }],
  ['已记到 QH-261127-0002', { state: 'credited' as const, credited: 'QH-261127-0002', plan }],
  ['已退回', { state: 'returned' as const }],
])('%s: nothing is to be done', async (words, change) => {
  await show(change);
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByRole('button', { name: /提去向|确认|撤下/ })).toBeNull();
});
