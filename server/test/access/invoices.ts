import type { InvoiceFields } from '@qinghe/contract/invoices/invoices.ts';
import { makeMaster } from '../accounts.ts';
import { cvFile } from '../applications.ts';
import { appliedInvoice, aTitle, paidOrder } from '../invoices.ts';
import { holds, nothing, type Row } from './row.ts';

const form: InvoiceFields & { expect: { fen: number } } = { ...aTitle, expect: { fen: 10_000 } };

/** A payment of which nothing is invoiced. */
const onPayment =
  (name: 'order' | 'orders'): Row['sample'] =>
  async (app, master) => {
    const { uuid } = await paidOrder(app, master);
    return { input: { ...form, ...(name === 'order' ? { order: uuid } : { orders: [uuid] }) } };
  };

const onInvoice =
  (seen: boolean): Row['sample'] =>
  async (app, master) => {
    const { uuid, version } = await appliedInvoice(app, master);
    return { input: { uuid, ...(seen && { version }) } };
  };

const onWaiting =
  (more: () => object): Row['sample'] =>
  async (app) => {
    const { uuid, version } = await appliedInvoice(app, await makeMaster(app));
    return { input: { uuid, version, ...more() } };
  };

const number = () => `26${String(Math.floor(Math.random() * 1e15)).padStart(18, '0')}`;

export const invoiceRows: Readonly<Record<string, Row>> = {
  'GET /api/v1/sales/last_ticket': { sample: nothing },
  'GET /api/v1/sales/ticket_list': { sample: nothing },
  'GET /api/v1/sales/ticket_detail': { sample: onInvoice(false), holds },
  'GET /api/v1/ticket/bills': { sample: nothing },
  'POST /api/v1/ticket/tax_apply': { sample: onPayment('orders'), holds },
  'POST /api/v1/sales/tax_apply': { sample: onPayment('order'), holds },
  'POST /api/v1/ticket/withdraw': { sample: onInvoice(true), holds },
  'GET /api/v1/ops/invoices': { sample: nothing },
  'POST /api/v1/ops/invoices/issue': {
    sample: async (app, master) => ({
      ...(await onWaiting(() => ({ tax_invoice: number(), issued_on: '2026-11-27' }))(app, master)),
      file: await cvFile(),
    }),
  },
  'POST /api/v1/ops/invoices/refuse': { sample: onWaiting(() => ({ reason: '抬头和执照不一致' })) },
};
