import { z } from 'zod';
import { formats, lineText } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { seen } from '../shapes.ts';
import { domain } from './domain.ts';
import { FEN_A_COIN } from './goods.ts';
import { paymentMethod } from './orders.ts';

/** Most recharges that one press refunds: the newest ones. */
export const MAX_REFUNDED_ORDERS = 50;

const whole = z.number().int();
const ofOrder = z.object({ uuid: formats.uuid, number: z.string() });

/** Money to get back, in fen: a multiple of one coin. */
export const refundSum = whole.min(FEN_A_COIN).multipleOf(FEN_A_COIN);

export const refundQuote = z.object({
  /** Money that goes back, and the paid coins that are worth it. */
  fen: whole,
  coins: whole,
  /** Gift coins that are taken back: the money which is kept would not have earned them. */
  gift: whole,
  /** Paid coins that take the place of such gift coins as are spent already; their money does not go back. */
  deducted: whole,
  /** The most that can be had back now. */
  most_fen: whole,
  /** What is left in the wallet afterwards, gift coins included. */
  coins_after: whole,
  /** The recharges that it comes from, the newest first; `by_hand`: a person transfers it. */
  parts: z.array(z.object({ order: ofOrder, method: paymentMethod, fen: whole, by_hand: z.boolean() })),
  /** Money whose coins are there, and that cannot go back yet. */
  left_out: z.array(z.object({ order: ofOrder, fen: whole, reason: z.enum(['invoiced', 'underway']) })),
});
export type RefundQuote = z.infer<typeof refundQuote>;

const refundState = z.enum(['asked', 'sending', 'processing', 'stuck', 'done', 'refused', 'withdrawn', 'failed']);
export type RefundState = z.infer<typeof refundState>;

/** Money of one recharge that goes back. */
export const refund = z.object({
  uuid: formats.uuid,
  version: whole,
  state: refundState,
  order: ofOrder,
  method: paymentMethod,
  by_hand: z.boolean(),
  fen: whole,
  coins: whole,
  /** As in the quote. */
  gift: whole,
  deducted: whole,
  asked_at: formats.instant,
  /** Null where an operator proposed it. */
  asked_by: z.string().nullable(),
  /** Why it was refused; null else. */
  refusal: z.string().nullable(),
  done_at: formats.instant.nullable(),
});
export type Refund = z.infer<typeof refund>;

export const quoteRefund = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/refund/quote',
  access: 'master',
  summary:
    'What of the coins that are left can be had back as money, and what goes with it; all of it unless told less',
  input: z.object({ fen: z.coerce.number().pipe(refundSum).optional() }),
  output: refundQuote,
});

export const askRefund = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/refund',
  access: 'master',
  idempotent: 'required',
  perMinute: 60,
  summary:
    'Asks for money back; its coins are held at once. 40930 there is less to be had, 40931 other coins go with it by now, 40935 it is invoiced',
  input: z.object({
    fen: refundSum,
    words: lineText(0, 200).default(''),
    /** What the person saw before they pressed. */
    expect: z.object({ gift: whole.min(0), deducted: whole.min(0) }),
  }),
  /** One of each recharge. */
  output: z.object({ items: z.array(refund) }),
});

export const listRefunds = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/refund/list',
  access: 'master',
  summary: 'Refunds of the company, the newest first',
  input: z.object({}).extend(pageInput),
  output: pageOf(refund),
});

export const withdrawRefund = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/refund/withdraw',
  access: 'master',
  summary: 'Takes back a refund that no operator has decided on; the coins are there again. 40902 where it is decided',
  input: seen,
  output: refund,
});
