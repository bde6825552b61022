import { z } from 'zod';
import { formats } from '../formats.ts';
import { byUuid, done } from '../shapes.ts';
import { domain } from './domain.ts';
import { order, paymentMethod } from './orders.ts';

/** Seconds within which a service is asked about one payment once, however often it is pressed. */
export const ASK_SECONDS = 5;

export const payResult = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/pay_result',
  access: 'user',
  role: 'recruiter',
  silent: true,
  summary: 'How an order stands; `ask` asks its service whether money has come',
  input: z.object({ uuid: formats.uuid, ask: z.stringbool().optional() }),
  output: order,
});

export const makePayLink = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/order/link',
  access: 'user',
  perMinute: 60,
  summary:
    'The link by which somebody without an account pays an order; asked for again it is the same. 40934 for sub-accounts, 40937 where it is over',
  input: byUuid,
  output: z.object({ url: z.string() }),
});

export const withdrawPayLink = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/order/link/withdraw',
  access: 'user',
  summary: 'Ends the link of an order; twice is once',
  input: byUuid,
  output: done,
});

export const listPaymentMethods = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/payment_methods',
  access: 'user',
  summary: 'Ways to pay that are set up',
  input: z.object({}),
  output: z.object({ methods: z.array(paymentMethod) }),
});

export const corpTransfer = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/corp_transfer_order',
  access: 'user',
  role: 'recruiter',
  summary: 'The order whose transfer is on its way: account, code and exact sum; the newest one, or the one named',
  input: z.object({ uuid: formats.uuid.optional() }),
  output: z.object({ order: order.nullable() }),
});
