import { z } from 'zod';
import { exportedFile } from '../company/audit.ts';
import { formats } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { domain } from './domain.ts';

/** Most coins of one gift by operators. */
export const MAX_GIFT = 100_000;

/** Kinds of lines that a bill shows: whatever changes what can be spent. */
export const billKinds = [
  'recharge',
  'bonus',
  'gift',
  'spend',
  'give_back',
  'refund_proposed',
  'refund_failed',
] as const;
export const billKind = z.enum(billKinds);
export type BillKind = z.infer<typeof billKind>;

export const remainingCoins = domain.endpoint({
  method: 'GET',
  path: '/api/v1/hr_coin/remaining',
  access: 'user',
  silent: true,
  summary: 'The coins of the company; `show` is false for sub-accounts, whose `value` is 0',
  input: z.object({}),
  output: z.object({
    /** Paid and gift coins together: what can be spent. */
    value: z.number().int(),
    show: z.boolean(),
    paid: z.number().int(),
    gift: z.number().int(),
    /** Whose money is being paid back. */
    held: z.number().int(),
  }),
});

export const billLine = z.object({
  uuid: formats.uuid,
  /** Of the company, without gaps. */
  seq: z.number().int(),
  at: formats.instant,
  kind: billKind,
  job: z.object({ uuid: formats.uuid, title: z.string() }).nullable(),
  /** The order that it was paid for, or that brought it. */
  order: z.object({ uuid: formats.uuid, number: z.string() }).nullable(),
  /** Who in the company; null where it came by itself or from the platform. */
  actor: z.string().nullable(),
  /** Money that came or went, in fen. */
  fen: z.number().int(),
  coins: z.number().int(),
  /** What was in the wallet afterwards; null for sub-accounts, who see what they did alone. */
  coins_after: z.number().int().nullable(),
});
export type BillLine = z.infer<typeof billLine>;

const filter = {
  /** Days of China, both included. */
  from: formats.date.optional(),
  to: formats.date.optional(),
};

const billPage = pageOf(billLine).extend({
  /** Sum of the coins of all lines under the filter, and how many there are. */
  sum: z.number().int(),
  count: z.number().int(),
});

export const listCoins = domain.endpoint({
  method: 'GET',
  path: '/api/v1/hr_coin/log/list',
  access: 'user',
  role: 'recruiter',
  summary: 'Every change of the wallet, the newest first, each with the balance after it',
  input: z.object({ ...filter, kind: billKind.optional() }).extend(pageInput),
  output: billPage,
});

export const listRecharged = domain.endpoint({
  method: 'GET',
  path: '/api/v1/hr_coin/recharge/list',
  access: 'user',
  role: 'recruiter',
  summary: 'What came into the wallet, the newest first',
  input: z.object(filter).extend(pageInput),
  output: billPage,
});

export const listConsumed = domain.endpoint({
  method: 'GET',
  path: '/api/v1/hr_coin/consume/list',
  access: 'user',
  role: 'recruiter',
  summary: 'What went out of the wallet, the newest first',
  input: z.object(filter).extend(pageInput),
  output: billPage,
});

export const exportCoins = domain.endpoint({
  method: 'POST',
  path: '/api/v1/hr_coin/log/export',
  access: 'user',
  perMinute: 10,
  summary: 'The bill under a filter as a spreadsheet (xlsx), 10,000 lines at most; sub-accounts get their own',
  input: z.object({ ...filter, kind: billKind.optional() }),
  output: exportedFile,
});

/** A month of the bill: opening + in + gift + out + back = closing. */
const billMonth = z.object({
  month: formats.month,
  opening: z.number().int(),
  /** Coins that were paid for, and the money for them. */
  recharged: z.number().int(),
  fen: z.number().int(),
  gift: z.number().int(),
  /** Not above 0. */
  spent: z.number().int(),
  back: z.number().int(),
  closing: z.number().int(),
  lines: z.number().int(),
});
export type BillMonth = z.infer<typeof billMonth>;

const check = z.object({ at: formats.instant, agrees: z.boolean() });

export const listBills = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/bills',
  access: 'master',
  summary: 'The months of the bill in which something was posted, the newest first, each with its sums',
  input: z.object({}),
  output: z.object({
    items: z.array(billMonth),
    /** When the ledger was last held against itself, and whether it agreed; null before the first time. */
    checked: check.nullable(),
    /** Likewise the bills of the services that the company pays by; null as long as one of them was never looked at. */
    channels: check.nullable(),
  }),
});
