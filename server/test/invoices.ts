import { applyForOne, type Invoice, type InvoiceFields } from '@qinghe/contract/invoices/invoices.ts';
import { issueInvoice } from '@qinghe/contract/invoices/issue.ts';
import type { Order } from '@qinghe/contract/orders/orders.ts';
import { applyPayment } from '../src/domains/orders/payments/apply-fact.ts';
import type { TestApp } from './app.ts';
import { cvFile } from './applications.ts';
import { makeOperator } from './companies.ts';
import { numberOf, recharge } from './orders.ts';

type Buyer = { token: string };

/** Whom an invoice is made out to. */
export const aTitle: InvoiceFields = {
  ...{ kind: 'normal', title: '云杉科技有限公司', tax_number: '91310110MA1K4T7Q5M', email: 'finance@example.com' },
  ...{ address: '', phone: '', bank: '', account: '' },
};

/** A recharge whose money has come. @param fen without gift coins */
export async function paidOrder(app: TestApp, buyer: Buyer, fen = 10_000): Promise<Order> {
  const made = await recharge(app, buyer, { fen, pay: 'alipay' });
  const number = await numberOf(app, made);
  const fact = { number, fen, payer: null, tradeNo: `trade of ${number}`, paidAt: app.clock.now() };
  await applyPayment(app.services, fact);
  return made;
}

/** An invoice that waits to be issued. */
export async function appliedInvoice(app: TestApp, buyer: Buyer, fen = 10_000): Promise<Invoice> {
  const { uuid: order } = await paidOrder(app, buyer, fen);
  return app.ok(applyForOne, { ...aTitle, order, expect: { fen } }, { token: buyer.token });
}

/** A number as the tax authority gives them. */
export const taxNumber = (): string => `26${String(Math.floor(Math.random() * 1e15)).padStart(18, '0')}`;

/** An invoice that was issued. */
export async function issuedInvoice(app: TestApp, buyer: Buyer): Promise<Invoice> {
  const { uuid, version } = await appliedInvoice(app, buyer);
  const { token } = await makeOperator(app);
  const input = { uuid, version, tax_invoice: taxNumber(), issued_on: '2026-11-27' };
  return app.ok(issueInvoice, input, { token, file: await cvFile() });
}
