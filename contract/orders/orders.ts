import { z } from 'zod';
import { formats } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { right } from '../rights/right.ts';
import { seen } from '../shapes.ts';
import { domain } from './domain.ts';
import { FEN_A_COIN, MAX_RECHARGE, MIN_RECHARGE, packageCode } from './goods.ts';

/** Most packs and packages of an order, and of one in it. */
const MAX_ORDER_LINES = 20;
export const MAX_QUANTITY = 99;

/** Most orders of a company that wait for money. */
export const MAX_OPEN_ORDERS = 10;

/** Minutes for which an order waits for a code to be scanned, and days for a transfer. */
export const ORDER_MINUTES = 30;
export const TRANSFER_DAYS = 7;

/** Seconds within which the same cart is taken for a second press. */
export const AGAIN_SECONDS = 60;

const paymentMethods = ['alipay', 'wechat', 'bank'] as const;
export const paymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof paymentMethod>;

const orderState = z.enum(['created', 'paying', 'paid', 'fulfilled', 'kept', 'cancelled']);
export type OrderState = z.infer<typeof orderState>;

/** What a list of orders is narrowed to: those that wait for money or for what they buy, that are over, or were given up. */
export const orderGroups = ['open', 'done', 'cancelled'] as const;
export const orderGroup = z.enum(orderGroups);

const whole = z.number().int();
const fen = whole.min(MIN_RECHARGE).max(MAX_RECHARGE).multipleOf(FEN_A_COIN);

/** How a method has fared with an order. */
const attempt = z.object({
  method: paymentMethod,
  state: z.enum(['created', 'asked', 'unknown', 'closing', 'closed', 'paid', 'paid_late']),
  /** Text of the code to scan; null as long as its service has not answered, and where there is none. */
  qr: z.string().nullable(),
  /** Of the demo: the page that plays the payer's phone. */
  played_at: z.string().nullable(),
});

/** Where a transfer goes to, and what has to be written on it. */
const transfer = z.object({ holder: z.string(), bank: z.string(), account: z.string(), code: z.string(), fen: whole });

export const order = z.object({
  uuid: formats.uuid,
  number: z.string(),
  version: whole,
  state: orderState,
  created_at: formats.instant,
  /** Until when it can be paid. */
  until: formats.instant,
  /** It ends as soon as no service can take money for it any more. */
  ending: z.boolean(),
  actor: z.string(),
  lines: z.array(
    z.object({
      ...{ uuid: formats.uuid, good: right, units: whole, quantity: whole, coins: whole, days: whole },
      /** The package that it is a part of: its coins are its share of the package's price. */
      package: packageCode.nullable(),
    }),
  ),
  /** What its lines cost, and the gift coins that its money brings. */
  coins: whole,
  bonus: whole,
  /** Money that it asks for; 0 where coins that were there paid. */
  fen: whole,
  paid_fen: whole,
  paid_at: formats.instant.nullable(),
  /** Why its lines were not bought though money came: the coins are in the wallet. */
  kept_for: z.enum(['late', 'price', 'short', 'standing']).nullable(),
  /** The way to pay that was chosen last. */
  attempt: attempt.nullable(),
  transfer: transfer.nullable(),
  /** Somebody without an account can pay it by a link. */
  linked: z.boolean(),
  /** A second payment that goes back by itself. */
  returned: z.array(z.object({ fen: whole, state: z.enum(['waiting', 'processing', 'done', 'stuck']) })),
});
export type Order = z.infer<typeof order>;

/** What the buyer saw before they pressed: where it is another by now nothing is done (40931). */
const expected = z.object({ coins: whole.min(0), bonus: whole.min(0).default(0) });

const pay = z.enum(['coins', ...paymentMethods]);
const buying = {
  pay,
  /** Money to recharge with, in fen; with `coins` there is none. */
  recharge: fen.optional(),
  expect: expected,
  /** The same cart was bought a moment ago, and is wanted once more. */
  again: z.boolean().default(false),
};

export const createOrder = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/create_order_v2',
  access: 'user',
  idempotent: 'required',
  perMinute: 60,
  summary:
    'Buys packs and packages for coins, or recharges and buys them then; 40930 coins are missing, 40931 another price by now, 40934 for sub-accounts, 40936 the same a moment ago',
  input: z.object({
    /** Packs and packages by their codes. */
    lines: z
      .array(z.object({ sku: z.string().max(40), quantity: whole.min(1).max(MAX_QUANTITY) }))
      .max(MAX_ORDER_LINES)
      .default([]),
    ...buying,
  }),
  output: order,
});

export const createOrderOfOne = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/create_order',
  access: 'user',
  idempotent: 'required',
  perMinute: 60,
  summary: 'As create_order_v2, for one pack or package',
  input: z.object({ sku: z.string().max(40), quantity: whole.min(1).max(MAX_QUANTITY).default(1), ...buying }),
  output: order,
});

export const listOrders = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/order/list',
  access: 'user',
  role: 'recruiter',
  summary: 'Orders of the company, the newest first; sub-accounts see their own',
  input: z.object({ state: orderGroup.optional() }).extend(pageInput),
  output: pageOf(order),
});

export const cancelOrder = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/order/cancel',
  access: 'user',
  summary: 'Ends an order that waits for money, once no service can take any for it; 40937 where it is over',
  input: seen,
  output: order,
});

export const changeMethod = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/order/method',
  access: 'user',
  idempotent: 'required',
  perMinute: 60,
  summary: 'Pays an order in another way; the way before is closed. 40937 where it is over',
  input: seen.extend({ method: paymentMethod }),
  output: order,
});
