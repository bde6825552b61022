import { lastTicket } from '@qinghe/contract/invoices/invoices.ts';
import type { WaitingInvoice } from '@qinghe/contract/invoices/issue.ts';
import type { WaitingRedLetter } from '@qinghe/contract/invoices/red-letters.ts';
import { quoteOrderRefund, type WaitingRefund } from '@qinghe/contract/orders/decide-refunds.ts';
import type { BillDifference } from '@qinghe/contract/orders/reconciliation.ts';
import { quoteRefund, type RefundQuote } from '@qinghe/contract/orders/refunds.ts';
import type { StrayPayment } from '@qinghe/contract/orders/suspense.ts';
import type { BankLine } from '@qinghe/contract/orders/transfers.ts';
import { planManyCost } from '@qinghe/contract/rights/plans-of-many.ts';
import { refreshPlanCost } from '@qinghe/contract/rights/refresh-plans.ts';
import PlanManyDialog from '../../src/domains/rights/components/plan-many-dialog.tsx';
import { RefreshPlanDialog } from '../../src/domains/rights/components/refresh-plan-dialog.tsx';
import { operatorSession } from '../../src/lib/session/operator-session.ts';
import { InvoiceDialog } from '../../src/screens/invoices/issuing/invoice-dialog.tsx';
import { ReverseDialog } from '../../src/screens/invoices/issuing/reverse-dialog.tsx';
import { IssueDialog } from '../../src/screens/ops/invoices/issue-dialog.tsx';
import { RefuseDialog as RefuseInvoiceDialog } from '../../src/screens/ops/invoices/refuse-dialog.tsx';
import { ProposeRefundDialog } from '../../src/screens/ops/orders/propose-refund-dialog.tsx';
import { PriceDialog } from '../../src/screens/ops/prices/price-dialog.tsx';
import { CloseDialog } from '../../src/screens/ops/reconciliation/close-dialog.tsx';
import { ReadBillDialog, StatementDialog } from '../../src/screens/ops/reconciliation/run-dialogs.tsx';
import { IssueRedDialog } from '../../src/screens/ops/red-letters/settle-dialogs.tsx';
import { OutcomeDialog } from '../../src/screens/ops/refunds/outcome-dialog.tsx';
import { RefuseRefundDialog } from '../../src/screens/ops/refunds/refuse-refund-dialog.tsx';
import { StrayDialog } from '../../src/screens/ops/suspense/stray-dialog.tsx';
import { NameDialog } from '../../src/screens/ops/transfers/name-dialog.tsx';
import { TransferDialog } from '../../src/screens/ops/transfers/transfer-dialog.tsx';
import { RefundDialog } from '../../src/screens/orders/refunds/refund-dialog.tsx';
import { respond } from '../screen.tsx';
import type { FormRow } from './suite.tsx';

const nothing = () => undefined;
const uuid = '01890000-0000-7000-8000-000000000001';
const invoiceTitle = {
  ...{ kind: 'normal' as const, title: '云杉科技有限公司', tax_number: '', email: 'finance@example.com' },
  ...{ address: '', phone: '', bank: '', account: '' },
};
const waitingInvoice: WaitingInvoice = {
  ...invoiceTitle,
  ...{ uuid, version: 1, state: 'applied', fen: 10_000, applied_at: '2026-11-27T02:00:00.000Z', company: '云杉科技' },
  ...{ tax_invoice: null, issued_on: null, reason: '', reversal: null, orders: [] },
};

const redLetter: WaitingRedLetter = {
  ...{ uuid, version: 1, state: 'asked', company: '云杉科技', words: '要退款', asked_at: '2026-11-27T02:00:00.000Z' },
  ...{ filed_at: null, invoice: { ...waitingInvoice, tax_invoice: '26990000000000000001' } },
};
const paidOrder = { uuid, number: 'QH-261127-0001' };
const waitingRefund: WaitingRefund = {
  ...{ uuid, version: 1, state: 'asked', order: paidOrder, method: 'alipay', by_hand: false, fen: 10_000, coins: 1000 },
  ...{ gift: 0, deducted: 0, asked_at: '2026-11-27T02:00:00.000Z', asked_by: '林晓', refusal: null, done_at: null },
  ...{ company: '云杉科技', words: '', paid_at: '2026-11-27T02:00:00.000Z', paid_fen: 10_000, bonus: 0 },
  ...{ invoiced_fen: 0, refunded_fen: 0, number: 'QH1', trade_no: null, problem: null, entered: null, proposed: null },
};
const refundQuote: RefundQuote = {
  ...{ fen: 10_000, coins: 1000, gift: 0, deducted: 0, most_fen: 10_000, coins_after: 0, parts: [], left_out: [] },
};

const bankLine: BankLine = {
  ...{
    uuid,
    bank_number: 'CMB1',
    booked_on: '2026-11-27',
    fen: 10_000,
    payer: '云杉科技',
    words: '',
    entered_by: '苏禾',
  },
  ...{ own: false, order: null, named: null },
};

const stray: StrayPayment = {
  ...{
    uuid,
    version: 1,
    company_uuid: uuid,
    company: '云杉科技',
    order: { ...paidOrder, paid: false },
    method: 'alipay',
  },
  ...{ number: 'QH1', trade_no: null, why: 'sum', fen: 20_000, asked_fen: 10_000, came_at: '2026-11-27T02:00:00.000Z' },
  ...{ state: 'stuck', plan: null, credited: null, settled_at: null },
};

const difference: BillDifference = {
  ...{
    uuid,
    version: 1,
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

/** What concerns money: invoices, red letters, refunds and transfers, of companies and of operators. */
export const moneyForms: readonly FormRow[] = [
  {
    file: 'domains/rights/components/refresh-plan-dialog.tsx',
    element: <RefreshPlanDialog jobUuid={uuid} running={undefined} onClose={nothing} />,
    replies: [respond(refreshPlanCost, { refreshes: 14, units_left: 4, price: 5, coins: 50, balance: 80 })],
  },
  {
    file: 'domains/rights/components/plan-many-dialog.tsx',
    element: <PlanManyDialog uuids={[uuid]} onClose={nothing} onDone={nothing} />,
    replies: [respond(planManyCost, { refreshes: 14, units_left: 4, price: 5, coins: 50, balance: 80, jobs: [] })],
  },
  { file: 'ops/invoices/issue-dialog.tsx', element: <IssueDialog invoice={waitingInvoice} onClose={nothing} /> },
  {
    file: 'ops/invoices/refuse-dialog.tsx',
    element: <RefuseInvoiceDialog invoice={waitingInvoice} onClose={nothing} />,
  },
  {
    file: 'invoices/issuing/invoice-dialog.tsx',
    element: <InvoiceDialog orders={[uuid]} fen={10_000} onClose={nothing} onDone={nothing} />,
    replies: [respond(lastTicket, invoiceTitle)],
  },
  {
    file: 'invoices/issuing/reverse-dialog.tsx',
    element: <ReverseDialog invoice={waitingInvoice} onClose={nothing} />,
  },
  {
    file: 'ops/red-letters/settle-dialogs.tsx',
    element: <IssueRedDialog redLetter={redLetter} onClose={nothing} />,
  },
  {
    file: 'ops/refunds/refuse-refund-dialog.tsx',
    element: <RefuseRefundDialog refund={waitingRefund} onClose={nothing} />,
  },
  {
    file: 'ops/refunds/outcome-dialog.tsx',
    element: <OutcomeDialog refund={waitingRefund} outcome="sent" onClose={nothing} />,
  },
  {
    file: 'orders/refunds/refund-dialog.tsx',
    element: <RefundDialog onClose={nothing} />,
    replies: [respond(quoteRefund, refundQuote)],
  },
  {
    file: 'ops/prices/price-dialog.tsx',
    element: <PriceDialog priced={{ code: 'refresh-10' }} name="职位刷新 10 次" onClose={nothing} />,
  },
  {
    file: 'ops/orders/propose-refund-dialog.tsx',
    // It reads what goes back first, which needs an operator.
    element: () => {
      operatorSession.begin('of the operator');
      return <ProposeRefundDialog order={{ ...paidOrder, company: '云杉科技' }} onClose={nothing} />;
    },
    replies: [respond(quoteOrderRefund, refundQuote)],
  },
  { file: 'ops/suspense/stray-dialog.tsx', element: <StrayDialog stray={stray} onClose={nothing} /> },
  {
    file: 'ops/reconciliation/close-dialog.tsx',
    element: <CloseDialog difference={difference} onClose={nothing} />,
  },
  { file: 'ops/reconciliation/run-dialogs.tsx', element: <ReadBillDialog onClose={nothing} /> },
  { file: 'ops/reconciliation/run-dialogs.tsx', element: <StatementDialog onClose={nothing} /> },
  { file: 'ops/transfers/name-dialog.tsx', element: <NameDialog line={bankLine} onClose={nothing} /> },
  { file: 'ops/transfers/transfer-dialog.tsx', element: <TransferDialog onClose={nothing} /> },
];
