import type { InvoiceFields } from '@qinghe/contract/invoices/invoices.ts';
import { askRedLetter } from '@qinghe/contract/invoices/red-letters.ts';
import { makeMaster } from '../accounts.ts';
import { cvFile } from '../applications.ts';
import { appliedInvoice, aTitle, issuedInvoice, paidOrder, taxNumber } from '../invoices.ts';
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

const onRedLetter =
  (more: () => object = () => ({})): Row['sample'] =>
  async (app) => {
    const master = await makeMaster(app);
    const { uuid, version } = await issuedInvoice(app, master);
    await app.ok(askRedLetter, { uuid, version, words: '要退款' }, { token: master.token });
    const { db } = app.services;
    const red = await db.selectFrom('red_letter').select('uuid').where('invoice_uuid', '=', uuid).executeTakeFirst();
    return { input: { uuid: red?.uuid, version: 1, ...more() } };
  };

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
      ...(await onWaiting(() => ({ tax_invoice: taxNumber(), issued_on: '2026-11-27' }))(app, master)),
      file: await cvFile(),
    }),
  },
  'POST /api/v1/ticket/reverse': {
    sample: async (app, master) => {
      const { uuid, version } = await issuedInvoice(app, master);
      return { input: { uuid, version, words: '要退款' } };
    },
    holds,
  },
  'GET /api/v1/ops/red_letters': { sample: nothing },
  'POST /api/v1/ops/red_letters/file': { sample: onRedLetter() },
  'POST /api/v1/ops/red_letters/issue': {
    sample: onRedLetter(() => ({ red_invoice: taxNumber(), issued_on: '2026-11-27' })),
  },
  'POST /api/v1/ops/red_letters/deny': { sample: onRedLetter(() => ({ reason: '购方已抵扣' })) },
  'POST /api/v1/ops/invoices/refuse': { sample: onWaiting(() => ({ reason: '抬头和执照不一致' })) },
};
