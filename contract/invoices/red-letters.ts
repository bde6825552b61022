import { z } from 'zod';
import { formats, lineText } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { seen } from '../shapes.ts';
import { domain } from './domain.ts';
import { invoice } from './invoices.ts';

/** Hours that a buyer has to confirm a red letter at the tax authority; then it is dead, and may be asked for anew. */
export const CONFIRM_HOURS = 72;

export const waitingRedLetter = z.object({
  uuid: formats.uuid,
  version: z.number().int(),
  state: z.enum(['asked', 'filed', 'issued', 'denied', 'lapsed']),
  company: z.string(),
  invoice: invoice.pick({ uuid: true, kind: true, title: true, tax_number: true, tax_invoice: true, fen: true }),
  /** Why the company wants it. */
  words: z.string(),
  asked_at: formats.instant,
  filed_at: formats.instant.nullable(),
});
export type WaitingRedLetter = z.infer<typeof waitingRedLetter>;

export const askRedLetter = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ticket/reverse',
  access: 'master',
  summary:
    'Asks for an invoice that was issued to be taken back as a whole by a red letter; 40902 where it is not issued',
  input: seen.extend({ words: lineText(2, 200) }),
  output: invoice,
});

export const listWaitingRedLetters = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/red_letters',
  access: 'operator',
  summary: 'Red letters that companies asked for, the oldest first',
  input: z.object({}).extend(pageInput),
  output: pageOf(waitingRedLetter),
});

export const fileRedLetter = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/red_letters/file',
  access: 'operator',
  summary: 'Says that a red letter waits for its buyer at the tax authority, who has 72 hours to confirm it',
  input: seen,
  output: waitingRedLetter,
});

export const issueRedLetter = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/red_letters/issue',
  access: 'operator',
  summary:
    'Says that a red letter was issued: its number of 20 digits and its day. What the invoice covered can be refunded or invoiced anew; 40902 where the number is another one’s',
  input: seen.extend({ red_invoice: z.string().regex(/^\d{20}$/, 'invoices.number'), issued_on: formats.date }),
  output: waitingRedLetter,
});

export const denyRedLetter = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/red_letters/deny',
  access: 'operator',
  summary: 'Says that there is no red letter, with the reason; the invoice stands, and one may be asked for anew',
  input: seen.extend({ reason: lineText(2, 200) }),
  output: waitingRedLetter,
});
