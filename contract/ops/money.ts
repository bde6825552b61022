import { z } from 'zod';
import { formats } from '../formats.ts';
import { paymentMethod } from '../orders/orders.ts';
import { domain } from './domain.ts';

const whole = z.number().int();

/** Payments by one way, in one direction. */
const way = z.object({ method: paymentMethod, count: whole, fen: whole });

/** What waits for people, and since when the oldest. */
const waiting = z.object({ count: whole, oldest: formats.instant.nullable() });
export type MoneyWaiting = z.infer<typeof waiting>;

/** Most companies that are named where money is in suspense or a ledger does not agree. */
export const MAX_NAMED = 50;

export const moneyOfDay = z.object({
  /** Of China. */
  day: formats.date,
  /** What was paid, and what went back: refunds, and second payments. */
  in: z.array(way),
  out: z.array(way),
  waiting: z.object({
    transfers: waiting,
    refunds: waiting,
    /** Second payments that have not gone back yet. */
    returns: waiting,
    invoices: waiting,
    red_letters: waiting,
    /** In what bills and ledgers differ, and bills that did not come. */
    bills: waiting,
  }),
  /** Money that came and was credited to nobody: another sum than was asked for, or a second payment. */
  suspense: z.array(z.object({ company_uuid: formats.uuid, company: z.string(), fen: whole })),
  suspense_fen: whole,
  /** Companies whose ledger did not agree with itself when it was last looked at, and in what. */
  differences: z.array(
    z.object({
      company_uuid: formats.uuid,
      company: z.string(),
      checked_at: formats.instant,
      what: z.array(z.string()),
    }),
  ),
  /** When the last ledger was held against itself; null before the first night. */
  checked_at: formats.instant.nullable(),
});
export type MoneyOfDay = z.infer<typeof moneyOfDay>;

export const getMoney = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/money',
  access: 'operator',
  summary: 'What came and went on a day, what waits for people, what is nobody’s, and which ledgers do not agree',
  input: z.object({ day: formats.date.optional() }),
  output: moneyOfDay,
});
