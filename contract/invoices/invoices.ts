import { z } from 'zod';
import { formats, isUnifiedSocialCreditCode, lineText } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { byUuid, seen } from '../shapes.ts';
import { domain } from './domain.ts';
import { gbkBytes, MAX_INVOICE_BYTES } from './gbk-bytes.ts';

/** Most orders of one invoice. */
export const MAX_INVOICED_ORDERS = 50;

const whole = z.number().int();

/** `normal`: 数电普票, which anybody gets; `special`: 数电专票, by which a company deducts the tax. */
export const invoiceKinds = ['normal', 'special'] as const;
const invoiceKind = z.enum(invoiceKinds);

const within = (text: string): boolean => gbkBytes(text) <= MAX_INVOICE_BYTES;

/**
 * A number of a taxpayer: 15, 17, 18 or 20 letters and digits; one that is a code of GB 32100 has to check. '' for a normal
 * invoice of whoever has none.
 */
const taxNumber = z
  .string()
  .overwrite((text) => text.normalize('NFKC').replace(/\s/g, '').toUpperCase())
  .max(20)
  .refine((text) => text === '' || /^(?:[0-9A-Z]{15}|[0-9A-Z]{17,18}|[0-9A-Z]{20})$/.test(text), 'invoices.taxNumber')
  .refine(
    (text) => !/^9[0-9A-HJ-NPQRTUWXY]{17}$/.test(text) || isUnifiedSocialCreditCode(text),
    'format.unifiedSocialCreditCode',
  );

/** Whom an invoice is made out to. */
const fields = z.object({
  kind: invoiceKind,
  title: lineText(2, 100).refine(within, 'invoices.tooLong'),
  tax_number: taxNumber,
  address: lineText(0, 100),
  phone: lineText(0, 30),
  bank: lineText(0, 100),
  account: lineText(0, 40),
  email: formats.email,
});
export type InvoiceFields = z.infer<typeof fields>;

/** What stands in the way of an invoice as a whole. */
const checkTogether = (form: InvoiceFields, context: z.RefinementCtx): void => {
  const refuse = (field: keyof InvoiceFields, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (form.kind === 'special' && form.tax_number === '') refuse('tax_number', 'invoices.specialNeeds');
  if (!within(`${form.address}${form.phone}`)) refuse('address', 'invoices.tooLong');
  if (!within(`${form.bank}${form.account}`)) refuse('bank', 'invoices.tooLong');
};

const invoiceState = z.enum(['applied', 'issued', 'refused', 'withdrawn', 'reversing', 'reversed']);
export type InvoiceState = z.infer<typeof invoiceState>;

export const invoice = fields.extend({
  uuid: formats.uuid,
  version: whole,
  state: invoiceState,
  fen: whole,
  applied_at: formats.instant,
  /** Of the tax authority; null before it is issued. */
  tax_invoice: z.string().nullable(),
  issued_on: formats.date.nullable(),
  /** Why it was refused; '' else. */
  reason: z.string(),
  /** The red letter that takes it back, or that was asked for last; `denial`: why there is none. */
  reversal: z
    .object({
      state: z.enum(['asked', 'filed', 'issued', 'denied', 'lapsed']),
      number: z.string().nullable(),
      denial: z.string().nullable(),
    })
    .nullable(),
  orders: z.array(z.object({ uuid: formats.uuid, number: z.string(), fen: whole })),
});
export type Invoice = z.infer<typeof invoice>;

export const lastTicket = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/last_ticket',
  access: 'master',
  summary: 'What the last invoice was made out to, or the licence, to begin with',
  input: z.object({}),
  output: fields.extend({ email: z.string() }),
});

export const listInvoices = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/ticket_list',
  access: 'master',
  summary: 'Invoices that were applied for, the newest first',
  input: z.object({ state: invoiceState.optional() }).extend(pageInput),
  output: pageOf(invoice),
});

export const getInvoice = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/ticket_detail',
  access: 'master',
  summary: 'One invoice, with an address for its file once it is issued',
  input: byUuid,
  output: invoice.extend({ file_url: z.string().nullable() }),
});

/** A payment that can be invoiced, or why it cannot. */
export const invoiceable = z.object({
  uuid: formats.uuid,
  number: z.string(),
  paid_at: formats.instant,
  paid_fen: whole,
  invoiced_fen: whole,
  refunded_fen: whole,
  /** What an invoice would cover now. */
  can_fen: whole,
});
export type Invoiceable = z.infer<typeof invoiceable>;

export const listInvoiceable = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ticket/bills',
  access: 'master',
  summary: 'Payments with what of each can be invoiced, the newest first; gift coins are none',
  input: z.object({}).extend(pageInput),
  output: pageOf(invoiceable),
});

/** What the applicant saw that it covers: another sum by now is refused (40931). */
const expect = z.object({ fen: whole.min(1) });

const form = fields.extend({ expect });

export const applyForInvoice = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ticket/tax_apply',
  access: 'master',
  idempotent: 'required',
  summary:
    'Applies for one invoice on several payments; 40931 another sum by now, 40935 nothing of one is left to invoice',
  input: form.extend({ orders: z.array(formats.uuid).min(1).max(MAX_INVOICED_ORDERS) }).superRefine(checkTogether),
  output: invoice,
});

export const applyForOne = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/tax_apply',
  access: 'master',
  idempotent: 'required',
  summary: 'As ticket/tax_apply, for one payment',
  input: form.extend({ order: formats.uuid }).superRefine(checkTogether),
  output: invoice,
});

export const withdrawInvoice = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ticket/withdraw',
  access: 'master',
  summary: 'Takes an application back that is not issued; 40902 where it is',
  input: seen,
  output: invoice,
});
