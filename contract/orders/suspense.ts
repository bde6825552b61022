import { z } from 'zod';
import { formats, lineText, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOf } from '../paging.ts';
import { seen } from '../shapes.ts';
import { domain } from './domain.ts';
import { paymentMethod } from './orders.ts';

const whole = z.number().int();

/**
 * Where money in suspense goes: it pays an `order` of its company that nobody has paid, is a recharge of its own (`coins`), goes `back`
 * the way it came, or was transferred back by hand (`sent`).
 */
export const strayPlan = z.enum(['order', 'coins', 'back', 'sent']);
export type StrayPlan = z.infer<typeof strayPlan>;

export const strayPayment = z.object({
  uuid: formats.uuid,
  version: whole,
  company_uuid: formats.uuid,
  company: z.string(),
  /** The order whose number was paid; `paid`: it has money of its own. */
  order: z.object({ uuid: formats.uuid, number: z.string(), paid: z.boolean() }),
  method: paymentMethod,
  /** Under which its service knows the payment, and the service's own. */
  number: z.string(),
  trade_no: z.string().nullable(),
  /** A second payment of its order, or another sum than was asked for. */
  why: z.enum(['double', 'sum']),
  fen: whole,
  asked_fen: whole,
  came_at: formats.instant,
  /** `returning`: it is on its way back; `stuck`: its service does not pay it back. */
  state: z.enum(['waiting', 'returning', 'stuck', 'credited', 'returned']),
  plan: z
    .object({
      to: strayPlan,
      order: z.string().nullable(),
      bank_number: z.string().nullable(),
      words: z.string(),
      by: z.string(),
      /** One's own can be taken away and not confirmed. */
      own: z.boolean(),
    })
    .nullable(),
  /** The order that it was credited to. */
  credited: z.string().nullable(),
  settled_at: formats.instant.nullable(),
});
export type StrayPayment = z.infer<typeof strayPayment>;

export const listSuspense = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/suspense',
  access: 'operator',
  summary:
    'Money that came and was credited to nobody: what is open, the oldest first; or all double payments, or all, the newest first. With the sum that the ledgers hold in suspense',
  input: z.object({ which: z.enum(['open', 'double', 'all']).default('open'), ...pageInput }),
  output: pageOf(strayPayment).extend({
    /** Of all ledgers. */
    suspense_fen: whole,
    /** What services told of numbers that are none of ours; the newest 20. */
    unmatched: z.array(z.object({ method: paymentMethod, number: z.string(), at: formats.instant })),
  }),
});

export const proposeStray = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/suspense/propose',
  access: 'operator',
  summary: 'Proposes where money in suspense goes; another operator confirms it. 40902 with what keeps it',
  input: seen
    .extend({
      to: strayPlan,
      /** Number of the order that it is to pay. */
      order: lineText(0, 40).default(''),
      bank_number: lineText(0, 64).default(''),
      words: plainText(5, limits.message),
    })
    .refine(({ to, order }) => (to === 'order') === order.length > 0, { path: ['order'], error: 'orders.strayOrder' })
    .refine(({ to, bank_number }) => (to === 'sent') === bank_number.length >= 4, {
      path: ['bank_number'],
      error: 'orders.bankNumber',
    }),
  output: strayPayment,
});

export const decideStray = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/suspense/decide',
  access: 'operator',
  summary:
    "Confirms another operator's proposal, which counts at once, or takes it away; one's own can only be taken away (40902)",
  input: seen.extend({ confirm: z.boolean() }),
  output: strayPayment,
});
