import {
  type BankLine,
  confirmBankLine,
  dropBankLine,
  enterBankLine,
  listBankLines,
  nameBankLine,
} from '@qinghe/contract/orders/transfers.ts';
import { beforeEach, expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen, within } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import Transfers from './transfers.tsx';

const line: BankLine = {
  ...{ uuid: '01890000-0000-7000-8000-000000000001', bank_number: 'CMB20261127001', booked_on: '2026-11-27' },
  ...{ fen: 50_000, payer: '云杉科技有限公司', words: '货款 1234567890', entered_by: '苏禾', own: false },
  order: { number: 'QH-261127-0001', company: '云杉科技', fen: 50_000, open: true },
  named: null,
};
beforeEach(() => operatorSession.begin('of the operator'));

const show = (items: BankLine[], replies: Reply[] = []) =>
  open(<Transfers />, {
    handle: { title: 'opsTransfers' },
    replies: [respond(listBankLines, { items, next_cursor: null }), ...replies],
  });
test('a transfer that fits its order is confirmed after one more question', async () => {
  const { user, server } = await show([line], [respond(confirmBankLine, {})]);
  const [, row] = await screen.findAllByRole('row');
  expect(row?.textContent).toMatch(/云杉科技有限公司.*500.00.*2026-11-27.*QH-261127-0001.*苏禾/);
  await user.click(screen.getByRole('button', { name: '确认到账' }));
  const dialog = await screen.findByRole('dialog', { name: '确认订单 QH-261127-0001 到账？' });
  expect(dialog.textContent).toContain('500 元记到「云杉科技」');
  await user.click(within(dialog).getByRole('button', { name: '确认到账' }));
  expect(await screen.findByText('已到账')).toBeDefined();
  expect(server.requests(confirmBankLine)).toEqual([{ uuid: line.uuid, as: 'order' }]);
});

test('what fits no open order is credited as a recharge of what came, after one more question', async () => {
  const { user, server } = await show([{ ...line, fen: 49_000 }], [respond(confirmBankLine, {})]);
  await user.click(await screen.findByRole('button', { name: '按实收充值' }));
  const dialog = await screen.findByRole('dialog', { name: '按 490 元充值？' });
  expect(dialog.textContent).toContain('订单要买的东西不会自动买');
  await user.click(within(dialog).getByRole('button', { name: '按实收充值' }));
  expect(server.requests(confirmBankLine)).toEqual([{ uuid: line.uuid, as: 'recharge' }]);
});

test.each([
  ['one’s own', { own: true }, '你'],
  ['one without an order', { order: null }, '附言里没有订单'],
  ['another sum', { fen: 49_000 }, '与订单差 10 元'],
  ['an order that is paid', { order: { ...line.order, open: false } as BankLine['order'] }, '订单已付过'],
])('%s cannot be confirmed, and says why; it can be taken back', async (_name, change, words) => {
  const { user, server } = await show([{ ...line, ...change }], [respond(dropBankLine, {})]);
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByRole('button', { name: '确认到账' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '撤回登记' }));
  expect(server.requests(dropBankLine)).toEqual([{ uuid: line.uuid }]);
});

test('a transfer that names no order is named by one operator, and credited by another', async () => {
  const none = { ...line, order: null };
  const { user, server } = await show(
    [none],
    [fail(nameBankLine, 40902, { field: 'credit_code', reason: '没有企业用这个' })],
  );
  await user.click(await screen.findByRole('button', { name: '指定企业' }));
  const dialog = within(await screen.findByRole('dialog', { name: '云杉科技有限公司 的 500 元是哪家企业的？' }));
  await user.type(dialog.getByLabelText('统一社会信用代码'), '91310110MA1K4T7Q5M');
  await user.click(dialog.getByRole('button', { name: '指定' }));
  expect(await dialog.findByText(/没有企业用这个/)).toBeDefined();
  const named = { ...none, named: { company: '云杉科技', own: true } };
  server.use(respond(nameBankLine, named), respond(listBankLines, { items: [named], next_cursor: null }));
  await user.click(dialog.getByRole('button', { name: '指定' }));
  expect(await screen.findByText('按指定充值')).toBeDefined();
  expect(screen.queryByRole('button', { name: '按实收充值' })).toBeNull();
  const sent = { uuid: line.uuid, credit_code: '91310110MA1K4T7Q5M' };
  expect(server.requests(nameBankLine)).toEqual([sent, sent]);
});

test('what another operator named is credited after one more question', async () => {
  const named = { ...line, order: null, named: { company: '云杉科技', own: false } };
  const { user, server } = await show([named], [respond(confirmBankLine, {})]);
  await user.click(await screen.findByRole('button', { name: '按实收充值' }));
  const dialog = await screen.findByRole('dialog', { name: '按 500 元充值？' });
  expect(dialog.textContent).toContain('500 元给「云杉科技」充值');
  await user.click(within(dialog).getByRole('button', { name: '按实收充值' }));
  expect(server.requests(confirmBankLine)).toEqual([{ uuid: line.uuid, as: 'recharge' }]);
});

test('a line of the statement is entered; a number that stands already is refused at once', async () => {
  const { user, server } = await show([], [respond(enterBankLine, line)]);
  const [add] = await screen.findAllByRole('button', { name: /登记到账/ });
  if (add) await user.click(add);
  const dialog = await screen.findByRole('dialog', { name: '登记到账' });
  await user.type(within(dialog).getByLabelText('付款户名'), '云杉科技有限公司');
  await user.type(within(dialog).getByLabelText('金额'), '500');
  await user.type(within(dialog).getByLabelText('附言'), '货款 1234567890');
  await user.type(within(dialog).getByLabelText('入账日期'), '2026-11-27');
  await user.type(within(dialog).getByLabelText('银行流水号'), 'CMB20261127001');
  server.use(fail(enterBankLine, 40902, { reason: '这笔到账已经登记过了' }));
  await user.click(within(dialog).getByRole('button', { name: '登记' }));
  expect(await within(dialog).findByText(/这笔到账已经登记过了/)).toBeDefined();
  server.use(respond(enterBankLine, line));
  await user.click(within(dialog).getByRole('button', { name: '登记' }));
  expect(await screen.findByText(/对应订单 QH-261127-0001/)).toBeDefined();
  expect(server.requests(enterBankLine)[1]).toEqual({
    ...{ bank_number: 'CMB20261127001', booked_on: '2026-11-27', fen: 50_000 },
    ...{ payer: '云杉科技有限公司', words: '货款 1234567890' },
  });
});
