import { z } from 'zod';
import { formats, searchWords } from '../formats.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOf } from '../paging.ts';
import { byUuid } from '../shapes.ts';
import { domain } from './domain.ts';
import { order, orderGroup, paymentMethod } from './orders.ts';

/** An order as operators find it. */
export const foundOrder = order
  .pick({
    uuid: true,
    number: true,
    state: true,
    created_at: true,
    coins: true,
    bonus: true,
    fen: true,
    paid_fen: true,
  })
  .extend({ company_uuid: formats.uuid, company: z.string(), refunded_fen: z.number().int() });
export type FoundOrder = z.infer<typeof foundOrder>;

export const listAllOrders = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/orders',
  access: 'operator',
  summary:
    'Orders of all companies, the newest first; found by the whole number of an order, of a payment or of its service, by the code of a transfer, or by words of a company’s name',
  input: z.object({ q: searchWords(limits.search).optional(), state: orderGroup.optional() }).extend(pageInput),
  output: pageOf(foundOrder),
});

/** What happened to an order, and who said it. */
export const orderFact = z.object({
  at: formats.instant,
  what: z.enum([
    'created',
    'opened',
    'told',
    'paid',
    'return_begun',
    'return_done',
    'refund_asked',
    'refund_decided',
    'refund_done',
  ]),
  method: paymentMethod.nullable(),
  /** Under which a service or the bank knows it. */
  number: z.string().nullable(),
  fen: z.number().int().nullable(),
  /** Of a payment, a return or a refund as it stands now; of what was told, what became of it. */
  state: z.string().nullable(),
  /** Who did it; null for the platform itself and for services. */
  by: z.string().nullable(),
});
export type OrderFact = z.infer<typeof orderFact>;

export const orderOfAll = foundOrder.extend({
  facts: z.array(orderFact),
  /** A service can be asked how a payment stands. */
  askable: z.boolean(),
});
export type OrderOfAll = z.infer<typeof orderOfAll>;

export const getOrderOfAll = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/orders/detail',
  access: 'operator',
  summary: 'An order of any company, with what happened to it in order',
  input: byUuid,
  output: orderOfAll,
});

export const askAboutPayment = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/orders/ask',
  access: 'operator',
  perMinute: 30,
  summary: 'Asks the services now how the payments of an order stand, applies what they say, and tells the order again',
  input: byUuid,
  output: orderOfAll,
});
