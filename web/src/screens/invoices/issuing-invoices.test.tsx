import {
  applyForInvoice,
  getInvoice,
  type Invoice,
  type Invoiceable,
  lastTicket,
  listInvoiceable,
  listInvoices,
  withdrawInvoice,
} from '@qinghe/contract/invoices/invoices.ts';
import { issueInvoice, listWaitingInvoices, refuseInvoice } from '@qinghe/contract/invoices/issue.ts';
import { beforeEach, expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen, within } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import Waiting from '../ops/invoices.tsx';
import IssuingInvoices from './issuing-invoices.tsx';

const uuid = (last: number) => `01890000-0000-7000-8000-00000000000${last}`;
const payment = (last: number, can_fen: number): Invoiceable => ({
  ...{ uuid: uuid(last), number: `QH-261127-000${last}`, paid_at: '2026-11-27T02:00:00.000Z', paid_fen: 50_000 },
  ...{ invoiced_fen: 50_000 - can_fen, refunded_fen: 0, can_fen },
});
const to = {
  ...{ kind: 'normal' as const, title: '云杉科技有限公司', tax_number: '91310110MA1K4T7Q5M' },
  ...{ address: '', phone: '', bank: '', account: '', email: 'finance@example.com' },
};
const invoice: Invoice = {
  ...to,
  ...{ uuid: uuid(9), version: 1, state: 'applied', fen: 100_000, applied_at: '2026-11-27T02:00:00.000Z' },
  ...{ tax_invoice: null, issued_on: null, reason: '', reversal: null, orders: [] },
};
const show = (replies: Reply[], address = '/') =>
  open(<IssuingInvoices />, {
    address,
    handle: { title: 'invoices' },
    replies: [
      respond(listInvoiceable, { items: [payment(1, 50_000), payment(2, 50_000), payment(3, 0)], next_cursor: null }),
      respond(listInvoices, { items: [invoice], next_cursor: null }),
      respond(lastTicket, to),
      ...replies,
    ],
  });

test('payments are chosen, their sum spells itself out, and the form begins with the last title', async () => {
  const { user, server } = await show([respond(applyForInvoice, invoice)]);
  expect((await screen.findByRole('row', { name: /0003/ })).textContent).toContain('已申请开票');
  await user.click(screen.getByRole('checkbox', { name: /0001/ }));
  await user.click(screen.getByRole('checkbox', { name: /0002/ }));
  expect(screen.getByText('合计 1,000.00 元')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '合开一张' }));
  const dialog = await screen.findByRole('dialog', { name: '申请开票' });
  expect(await within(dialog).findByDisplayValue('云杉科技有限公司')).toBeDefined();
  expect(within(dialog).getByText(/^16 \/ 100 字节/)).toBeDefined();
  await user.click(within(dialog).getByRole('radio', { name: '数电专票' }));
  await user.click(within(dialog).getByRole('button', { name: '申请开 1,000.00 元' }));
  expect(await screen.findByRole('tab', { name: '申请记录', selected: true })).toBeDefined();
  expect(server.requests(applyForInvoice)).toEqual([
    { ...to, kind: 'special', orders: [uuid(1), uuid(2)], expect: { fen: 100_000 } },
  ]);
});

test('too many bytes, and a special one without a tax number, are said at their fields; what was typed stays', async () => {
  const { user, server } = await show([respond(lastTicket, { ...to, tax_number: '' })]);
  const [first] = await screen.findAllByRole('button', { name: '开票' });
  if (first) await user.click(first);
  const dialog = await screen.findByRole('dialog', { name: '申请开票' });
  await user.click(await within(dialog).findByRole('radio', { name: '数电专票' }));
  await user.click(within(dialog).getByLabelText('地址'));
  await user.paste('汉'.repeat(51));
  await user.click(within(dialog).getByRole('button', { name: /^申请开/ }));
  expect(await within(dialog).findByText('专票要写税号')).toBeDefined();
  expect(within(dialog).getByText(/发票上最多 100 字节/)).toBeDefined();
  expect(server.requests(applyForInvoice)).toEqual([]);
});

test('an application is taken back, an issued one downloaded, a refused one says why', async () => {
  const issued: Invoice = {
    ...invoice,
    uuid: uuid(8),
    state: 'issued',
    tax_invoice: '26990000000000000001',
    issued_on: '2026-11-27',
  };
  const refused: Invoice = { ...invoice, uuid: uuid(7), state: 'refused', reason: '抬头和执照不一致' };
  const { user, server } = await show(
    [
      respond(listInvoices, { items: [invoice, issued, refused], next_cursor: null }),
      respond(withdrawInvoice, { ...invoice, state: 'withdrawn' }),
      respond(getInvoice, { ...issued, file_url: null }),
    ],
    '/?view=applied',
  );
  expect(await screen.findByText('26990000000000000001')).toBeDefined();
  expect(screen.getByText('抬头和执照不一致')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '下载' }));
  expect(server.requests(getInvoice)).toEqual([{ uuid: uuid(8) }]);
  await user.click(screen.getByRole('button', { name: '撤回' }));
  expect(await screen.findByText(/这些付款可以重新开票/)).toBeDefined();
  expect(server.requests(withdrawInvoice)).toEqual([{ uuid: uuid(9), version: 1 }]);
});

test('nothing paid yet, and what cannot be read', async () => {
  const { server, reload } = await show([respond(listInvoiceable, { items: [], next_cursor: null })]);
  expect(await screen.findByText('还没有付款')).toBeDefined();
  server.use(fail(listInvoiceable));
  await reload();
  expect(await screen.findByRole('button', { name: /重试/ })).toBeDefined();
});

beforeEach(() => operatorSession.begin('of the operator'));

const queue = (replies: Reply[]) =>
  open(<Waiting />, {
    handle: { title: 'opsInvoices' },
    replies: [
      respond(listWaitingInvoices, { items: [{ ...invoice, company: '云杉科技有限公司' }], next_cursor: null }),
      ...replies,
    ],
  });

test('an operator notes number, day and file of an invoice, with the facts to copy before the eyes', async () => {
  const { user, server } = await queue([respond(issueInvoice, { ...invoice, company: '云杉', state: 'issued' })]);
  await user.click(await screen.findByRole('button', { name: '记为已开' }));
  const dialog = await screen.findByRole('dialog', { name: /发票$/ });
  expect(dialog.textContent).toContain('91310110MA1K4T7Q5M');
  await user.type(within(dialog).getByLabelText('发票号码（20 位）'), '1234');
  await user.type(within(dialog).getByLabelText('开票日期'), '2026-11-27');
  await user.click(within(dialog).getByRole('button', { name: '记为已开，通知企业' }));
  expect(await within(dialog).findByText('发票号码是 20 位数字')).toBeDefined();
  await user.clear(within(dialog).getByLabelText('发票号码（20 位）'));
  await user.type(within(dialog).getByLabelText('发票号码（20 位）'), '26990000000000000001');
  await user.upload(
    within(dialog).getByLabelText(/发票 PDF/),
    new File(['%PDF-1.7'], '发票.pdf', { type: 'application/pdf' }),
  );
  await user.click(within(dialog).getByRole('button', { name: '记为已开，通知企业' }));
  expect(await screen.findByText('已记为开出，企业会收到邮件')).toBeDefined();
  expect(server.requests(issueInvoice)).toMatchObject([
    { tax_invoice: '26990000000000000001', issued_on: '2026-11-27' },
  ]);
});

test('a refusal needs a reason', async () => {
  const { user, server } = await queue([respond(refuseInvoice, { ...invoice, company: '云杉', state: 'refused' })]);
  await user.click(await screen.findByRole('button', { name: '退回' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('为什么'), '抬头和执照不一致');
  await user.click(within(dialog).getByRole('button', { name: '退回' }));
  expect(await screen.findByText('已退回，企业会收到邮件')).toBeDefined();
  expect(server.requests(refuseInvoice)).toEqual([{ uuid: uuid(9), version: 1, reason: '抬头和执照不一致' }]);
});
