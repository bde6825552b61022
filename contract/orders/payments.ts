import { z } from 'zod';
import { formats } from '../formats.ts';
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
