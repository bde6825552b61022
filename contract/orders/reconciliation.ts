import { z } from 'zod';
import { formats, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOf } from '../paging.ts';
import { seen } from '../shapes.ts';
import { domain } from './domain.ts';
import { paymentMethod } from './orders.ts';

const whole = z.number().int();

/** Days back for which services still have a bill. */
export const MAX_BILL_DAYS = 90;

/** Longest statement of the bank that is held against the ledgers at once: some 5,000 lines. */
export const MAX_STATEMENT = 200_000;

/** A day's bill of a service, or of the bank, as it was when it was last held against the ledgers. */
export const billRun = z.object({
  method: paymentMethod,
  /** Of China. */
  day: formats.date,
  ran_at: formats.instant,
  /** `late`: there was no bill, though something moved; `differs`: something is open. */
  state: z.enum(['agrees', 'differs', 'late']),
  lines: whole,
  open: whole,
  /** Refunds that the bill has and that are still on their way here. */
  underway: whole,
  /** What the bill says, in fen, and what the ledgers have of the same. */
  bill_in: whole,
  bill_out: whole,
  ours_in: whole,
  ours_out: whole,
  /** What the service kept. */
  fee_fen: whole,
});
export type BillRun = z.infer<typeof billRun>;

/**
 * In what a bill and the ledgers differ. `missing_here`: the bill alone has it; `missing_there`: we alone; `fen`: another sum; `state`: it
 * stands otherwise here, or under another number of its service; `sum`: each line fits, and the day does not add up.
 */
export const billDifference = z.object({
  uuid: formats.uuid,
  version: whole,
  method: paymentMethod,
  day: formats.date,
  what: z.enum(['payment', 'refund', 'day']),
  kind: z.enum(['missing_here', 'missing_there', 'fen', 'state', 'sum']),
  /** The service's number of a payment, ours of a refund; empty of the day. */
  trade: z.string(),
  /** Ours of the payment. */
  number: z.string(),
  theirs_fen: whole.nullable(),
  ours_fen: whole.nullable(),
  company: z.string().nullable(),
  /** Number of the order that it belongs to. */
  order: z.string().nullable(),
  found_at: formats.instant,
  /** `mended`: it was applied, or a later run did not find it any more; `closed`: two operators said so. */
  state: z.enum(['open', 'mended', 'closed']),
  ended_at: formats.instant.nullable(),
  /** What one operator has found out; another one has to confirm it. */
  closing: z
    .object({
      words: z.string(),
      by: z.string(),
      /** One's own can be taken away and not confirmed. */
      own: z.boolean(),
    })
    .nullable(),
});
export type BillDifference = z.infer<typeof billDifference>;

export const listDifferences = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/reconciliation',
  access: 'operator',
  summary:
    'In what bills and ledgers differ: what is open, the oldest first, or all, the newest first; with the newest runs',
  input: z.object({ which: z.enum(['open', 'all']).default('open'), ...pageInput }),
  output: pageOf(billDifference).extend({ runs: z.array(billRun) }),
});

const service = z.enum(['alipay', 'wechat']);

export const runReconciliation = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/reconciliation/run',
  access: 'operator',
  perMinute: 10,
  summary:
    'Fetches the bill of a day once more and holds it against the ledgers. 40902 where the service gives none now',
  input: z.object({ method: service, day: formats.date }),
  output: billRun,
});

export const importStatement = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/reconciliation/bank',
  access: 'operator',
  perMinute: 10,
  summary: 'Holds the statement of the bank of a day against what was entered and paid out',
  input: z.object({
    day: formats.date,
    /** A line each: the bank's number, and yuan; below 0 went out. */
    lines: z.string().trim().min(1).max(MAX_STATEMENT),
  }),
  output: billRun,
});

export const closeDifference = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/reconciliation/close',
  access: 'operator',
  summary:
    'Proposes that a difference is settled, with what was found out; another operator confirms it. 40902 with what keeps it',
  input: seen.extend({ words: plainText(5, limits.message) }),
  output: billDifference,
});

export const decideDifference = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/reconciliation/decide',
  access: 'operator',
  summary:
    "Confirms what another operator found out, which closes the difference, or takes it away; one's own can only be taken away (40902)",
  input: seen.extend({ confirm: z.boolean() }),
  output: billDifference,
});
