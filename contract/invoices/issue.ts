import { z } from 'zod';
import { formats, lineText } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { seen } from '../shapes.ts';
import { domain } from './domain.ts';
import { invoice } from './invoices.ts';

/** Most bytes of an invoice's file. */
export const MAX_INVOICE_FILE = 5 * 1024 * 1024;

export const waitingInvoice = invoice.extend({ company: z.string() });
export type WaitingInvoice = z.infer<typeof waitingInvoice>;

export const listWaitingInvoices = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/invoices',
  access: 'operator',
  summary: 'Invoices that wait to be issued, the oldest first',
  input: z.object({}).extend(pageInput),
  output: pageOf(waitingInvoice),
});

export const issueInvoice = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/invoices/issue',
  access: 'operator',
  body: 'multipart',
  maxBytes: MAX_INVOICE_FILE,
  summary:
    'Says that an invoice was issued at the tax authority: its number of 20 digits, its day, and its PDF. 40902 where the number is another one’s',
  input: z.object({
    uuid: formats.uuid,
    version: z.coerce.number().int(),
    tax_invoice: z.string().regex(/^\d{20}$/, 'invoices.number'),
    issued_on: formats.date,
  }),
  output: waitingInvoice,
});

export const refuseInvoice = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/invoices/refuse',
  access: 'operator',
  summary: 'Refuses an application, with the reason; what it covered can be invoiced anew',
  input: seen.extend({ reason: lineText(2, 200) }),
  output: waitingInvoice,
});
