import {
  type BillDifference,
  type BillRun,
  closeDifference,
  decideDifference,
  importStatement,
  listDifferences,
  runReconciliation,
} from '@qinghe/contract/orders/reconciliation.ts';
import { beforeEach, expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen, within } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import { dayAfter, today } from '../../lib/time/calendar-day.ts';
import Reconciliation from './reconciliation.tsx';

const uuid = '01890000-0000-7000-8000-000000000004';
const run: BillRun = {
  ...{ method: 'alipay', day: '2026-11-27', ran_at: '2026-11-28T01:30:00.000Z', state: 'differs', lines: 12, open: 1 },
  ...{ underway: 1, bill_in: 110_000, bill_out: 4_000, ours_in: 100_000, ours_out: 4_000, fee_fen: 660 },
};
const difference: BillDifference = {
  ...{
    uuid,
    version: 3,
    method: 'alipay',
    day: '2026-11-27',
    what: 'payment',
    kind: 'fen',
    trade: 'T1',
    number: 'QH1',
  },
  ...{ theirs_fen: 10_100, ours_fen: 10_000, company: '云杉科技', order: 'QH-261127-0001', state: 'open' },
  ...{ found_at: '2026-11-28T02:00:00.000Z', ended_at: null, closing: null },
};
const closing = { words: '渠道补了差额', by: '苏禾', own: false };
beforeEach(() => operatorSession.begin('of the operator'));

const show = (change: Partial<BillDifference> | null, ...replies: Reply[]) =>
  open(<Reconciliation />, {
    handle: { title: 'opsReconciliation' },
    replies: [
      respond(listDifferences, {
        ...{ items: change ? [{ ...difference, ...change }] : [], next_cursor: null },
        runs: change ? [run, { ...run, method: 'wechat', state: 'late' }] : [],
      }),
      ...replies,
    ],
  });

test('runs say what they found, and a difference where, in what, and what is to be done', async () => {
  await show({});
  const runs = await screen.findByRole('region', { name: '最近的核对' });
  expect(runs.textContent).toMatch(
    /支付宝 2026-11-27.*1 处差异.*12 笔，收 1,100\.00 元，退 40\.00 元，手续费 6\.60 元.*1 笔退款还在路上/,
  );
  expect(runs.textContent).toMatch(/微信 2026-11-27账单还没出/);
  const [, row] = screen.getAllByRole('row');
  expect(row?.textContent).toMatch(/支付宝 2026-11-27.*付款 · 云杉科技.*T1 \/ QH1.*金额不同.*等处理.*101\.00.*100\.00/);
  expect(screen.getByRole('link', { name: '看订单' }).getAttribute('href')).toBe('/ops/orders?q=QH-261127-0001');
});

test('a difference is explained, and confirmed by another one alone', async () => {
  const { user, server } = await show({}, fail(closeDifference, 40902, { reason: '已经有人写了结论' }));
  await user.click(await screen.findByRole('button', { name: '写结论' }));
  const dialog = within(await screen.findByRole('dialog', { name: '这处差异怎么处理的？' }));
  await user.click(dialog.getByRole('button', { name: '提交' }));
  expect(server.requests(closeDifference)).toEqual([]);
  await user.type(dialog.getByLabelText('结论'), '渠道补了差额，已入账');
  await user.click(dialog.getByRole('button', { name: '提交' }));
  expect(await dialog.findByText(/已经有人写了结论/)).toBeDefined();
  server.use(respond(closeDifference, { ...difference, closing: { ...closing, own: true } }));
  await user.click(dialog.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('已提交，等另一位同事确认')).toBeDefined();
  expect(server.requests(closeDifference).at(-1)).toEqual({ uuid, version: 3, words: '渠道补了差额，已入账' });
});

test.each([true, false])('what was explained (own: %s) offers what one may do', async (own) => {
  const { user, server } = await show({ closing: { ...closing, own } }, respond(decideDifference, difference));
  if (own) {
    expect(await screen.findByRole('button', { name: '撤下' })).toBeDefined();
    expect(screen.queryByRole('button', { name: '确认' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '撤下' }));
  } else {
    await user.click(await screen.findByRole('button', { name: '确认' }));
    const dialog = await screen.findByRole('dialog', { name: '关闭这处差异？' });
    expect(dialog.textContent).toContain('渠道补了差额');
    await user.click(within(dialog).getByRole('button', { name: '确认' }));
  }
  expect(await screen.findByText(own ? '已撤下' : '已关闭')).toBeDefined();
  expect(server.requests(decideDifference)).toEqual([{ uuid, version: 3, confirm: !own }]);
});

test('a bill is checked again from its row; a statement that cannot be read keeps what was pasted', async () => {
  const { user, server } = await show(
    {},
    respond(runReconciliation, run),
    fail(importStatement, 400, { field: 'lines', reason: '第 2 行看不懂' }),
  );
  await user.click(await screen.findByRole('button', { name: '再核对' }));
  expect(await screen.findByText('已核对')).toBeDefined();
  expect(server.requests(runReconciliation)).toEqual([{ method: 'alipay', day: '2026-11-27' }]);
  await user.click(screen.getByRole('button', { name: '导入银行流水' }));
  const dialog = within(await screen.findByRole('dialog', { name: '核对一天的银行流水' }));
  await user.type(dialog.getByLabelText('流水'), 'CMB1 100.00');
  await user.click(dialog.getByRole('button', { name: '核对' }));
  expect(await dialog.findByText('第 2 行看不懂')).toBeDefined();
  expect((dialog.getByLabelText('流水') as HTMLTextAreaElement).value).toBe('CMB1 100.00');
  // The newest day that is over, unless another one is chosen.
  expect(server.requests(importStatement)).toEqual([{ day: dayAfter(today(), -1), lines: 'CMB1 100.00' }]);
});

test('nothing was checked yet says when that is', async () => {
  await show(null);
  expect(await screen.findByText(/支付宝每天 9:30、微信 10:30/)).toBeDefined();
  expect(screen.getByText('没有差异')).toBeDefined();
});

test.each([
  ['我们没有', { kind: 'missing_here' as const, method: 'bank' as const, order: null }, '去到账确认'],
  ['合计不等', { kind: 'sum' as const, what: 'day' as const, order: null, company: null }, '看账本核对'],
  ['账单没有', { kind: 'missing_there' as const, what: 'refund' as const, order: null }, '看退款'],
])('%s has its own way to mend', async (words, change, door) => {
  await show(change);
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByRole('link', { name: door })).toBeDefined();
});
