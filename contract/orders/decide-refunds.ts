import { z } from 'zod';
import { formats, lineText } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { byUuid, seen } from '../shapes.ts';
import { domain } from './domain.ts';
import { refund, refundQuote, refundSum } from './refunds.ts';

export const waitingRefund = refund.extend({
  company: z.string(),
  /** The operator who proposed it for the company; null where the company asked. One's own is decided by another. */
  proposed: z.object({ by: z.string(), own: z.boolean() }).nullable(),
  /** What the company wrote, or the operator. */
  words: z.string(),
  /** Of the payment that goes back. */
  paid_at: formats.instant,
  paid_fen: z.number().int(),
  bonus: z.number().int(),
  invoiced_fen: z.number().int(),
  refunded_fen: z.number().int(),
  /** Under which its service knows the payment. */
  number: z.string(),
  trade_no: z.string().nullable(),
  /**
   * Why nothing moves: the payer's card is `gone`, the service gave it up (`failed`) or does not take it (`refused`), or it was
   * `silent` too long.
   */
  problem: z.enum(['gone', 'failed', 'refused', 'silent']).nullable(),
  /** What an operator entered and another has to confirm: the transfer was `sent`, or the coins go `back`. */
  entered: z
    .object({ outcome: z.enum(['sent', 'back']), bank_number: z.string().nullable(), by: z.string(), own: z.boolean() })
    .nullable(),
});
export type WaitingRefund = z.infer<typeof waitingRefund>;

export const listWaitingRefunds = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/refunds',
  access: 'operator',
  summary: 'Refunds that are not over, the oldest first',
  input: z.object({}).extend(pageInput),
  output: pageOf(waitingRefund),
});

export const decideRefund = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/refunds/decide',
  access: 'operator',
  summary:
    "Confirms what a company asked for or another operator proposed, which is sent then, or refuses it with a reason that the company reads; its coins are there again. One's own proposal can only be taken back (40902)",
  input: seen
    .extend({ confirm: z.boolean(), refusal: lineText(0, 200).default('') })
    .refine(({ confirm, refusal }) => confirm === (refusal === ''), { path: ['refusal'], error: 'orders.refusal' }),
  output: waitingRefund,
});

export const sendRefundAgain = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/refunds/again',
  access: 'operator',
  summary: 'Asks the service about a refund that is stuck, and has it sent again where it knows of none',
  input: seen,
  output: waitingRefund,
});

export const enterRefundOutcome = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/refunds/enter',
  access: 'operator',
  summary:
    'Enters that a transfer was sent, by the number of the bank, or that the coins are to go back; another operator confirms it',
  input: seen
    .extend({ outcome: z.enum(['sent', 'back']), bank_number: lineText(0, 64).default('') })
    .refine(({ outcome, bank_number }) => (outcome === 'sent') === bank_number.length >= 4, {
      path: ['bank_number'],
      error: 'orders.bankNumber',
    }),
  output: waitingRefund,
});

export const settleRefund = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/refunds/settle',
  access: 'operator',
  summary: "Confirms what another operator entered, or takes it away; one's own can only be taken away (40902)",
  input: seen.extend({ confirm: z.boolean() }),
  output: waitingRefund,
});

export const quoteOrderRefund = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/refunds/quote',
  access: 'operator',
  summary:
    'What of one order can go back as money, and what goes with it; newer recharges keep theirs. All of it unless told less',
  input: byUuid.extend({ fen: z.coerce.number().pipe(refundSum).optional() }),
  output: refundQuote,
});

export const proposeRefund = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/refunds/propose',
  access: 'operator',
  summary:
    'Proposes a refund of an order for its company; its coins are held at once, and another operator decides. 40930 there is less to be had, 40931 other coins go with it by now, 40935 it is invoiced or another refund of it is not over',
  input: byUuid.extend({
    fen: refundSum,
    /** For operators. */
    words: lineText(5, 200),
    /** What the operator saw before the press. */
    expect: z.object({ gift: z.number().int().min(0), deducted: z.number().int().min(0) }),
  }),
  output: waitingRefund,
});
