import { z } from 'zod';
import { formats, lineText } from '../formats.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOf } from '../paging.ts';
import { codeSigns } from '../pasted.ts';
import { byUuid, done } from '../shapes.ts';
import { domain } from './domain.ts';
import { MAX_RECHARGE } from './goods.ts';

const line = z.object({
  /** The bank's own number of it: the same is taken once. */
  bank_number: lineText(4, 64),
  booked_on: formats.date,
  fen: z.number().int().min(1).max(MAX_RECHARGE),
  payer: lineText(1, 100),
  /** What the payer wrote. */
  words: lineText(0, 200),
});

export const bankLine = line.extend({
  uuid: formats.uuid,
  entered_by: z.string(),
  /** Whether it is the caller's own: somebody else has to confirm it. */
  own: z.boolean(),
  /** The order whose code stands in its words; null where none is found. */
  order: z.object({ number: z.string(), company: z.string(), fen: z.number().int(), open: z.boolean() }).nullable(),
  /** The company that an operator named where its words name no order; another one confirms. */
  named: z.object({ company: z.string(), own: z.boolean() }).nullable(),
});
export type BankLine = z.infer<typeof bankLine>;

export const enterBankLine = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/bank_lines',
  access: 'operator',
  summary: 'Enters a transfer as it stands on the statement of the bank; another operator confirms it',
  input: line,
  output: bankLine,
});

export const listBankLines = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/bank_lines',
  access: 'operator',
  summary: 'Transfers that wait for a second operator, the oldest first',
  input: z.object(pageInput),
  output: pageOf(bankLine),
});

export const nameBankLine = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/bank_lines/name',
  access: 'operator',
  summary:
    'Names the company, by the credit code of its licence, that a transfer is to be credited to as a recharge of its sum, where its words name no order; somebody else confirms it. 40902 with what keeps it',
  input: byUuid.extend({
    credit_code: z.string().overwrite(codeSigns).min(1, 'format.required').max(limits.creditCode),
  }),
  output: bankLine,
});

export const confirmBankLine = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/bank_lines/confirm',
  access: 'operator',
  summary:
    'Credits a transfer to the order that it names, or as a recharge of its own sum where that is another one; 40902 for one’s own, and where it does not fit',
  input: byUuid.extend({ as: z.enum(['order', 'recharge']).default('order') }),
  output: done,
});

export const dropBankLine = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/bank_lines/drop',
  access: 'operator',
  summary: 'Takes back a transfer that was entered wrongly and is not confirmed',
  input: byUuid,
  output: done,
});
