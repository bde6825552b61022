import type { OrderState, PaymentMethod } from '@qinghe/contract/orders/orders.ts';
import type { ExpressionBuilder } from 'kysely';
import { contains } from '../../../db/containing.ts';
import type { Reader } from '../../../db/database.ts';
import type { DB } from '../../../db/generated.ts';
import { type PageRequest, readPage } from '../../../db/keyset.ts';
import { whenGiven } from '../../../db/when-given.ts';
import { IN_STATE } from '../order-queries.ts';
import type { ReturnState } from '../payments/attempt-queries.ts';

const orders = (reader: Reader) =>
  reader
    .selectFrom('sales_order as bought')
    .innerJoin('company', 'company.company_uuid', 'bought.company_uuid')
    .select([
      'bought.company_uuid',
      'bought.uuid',
      'bought.number',
      'bought.state',
      'bought.created_at',
      'bought.coins',
    ])
    .select(['bought.bonus', 'bought.fen', 'bought.paid_fen', 'bought.refunded_fen', 'company.name as company'])
    .$narrowType<{ state: OrderState }>();

type Tables = ExpressionBuilder<DB & { bought: DB['sales_order'] }, 'bought' | 'company'>;

const ORDER_NUMBER = /^QH-\d{6}-\d{4,}$/i;
/** A number of a payment (`paymentNumber`), one of its service, or a code of a transfer. */
const PAYMENT_NUMBER = /^(?:QH[0-9A-X]{24}|(?=.*\d{6})[\w-]+)$/;

/** Each kind of word has an index of its own; of a company's name any part is found. */
const named = (e: Tables, words: string) => {
  if (ORDER_NUMBER.test(words)) return e('bought.number', '=', words.toUpperCase());
  if (!PAYMENT_NUMBER.test(words)) return contains(e.ref('company.name'), words);
  const trades = e.selectFrom('payment_trade').select('number').where('trade_no', '=', words);
  const attempts = e
    .selectFrom('payment_number')
    .innerJoin('payment_attempt as attempt', (join) =>
      join
        .onRef('attempt.company_uuid', '=', 'payment_number.company_uuid')
        .onRef('attempt.uuid', '=', 'payment_number.attempt_uuid'),
    )
    .select('attempt.order_uuid')
    .where((one) => one.or([one('payment_number.number', '=', words), one('payment_number.number', 'in', trades)]));
  return e('bought.uuid', 'in', attempts);
};

/** A page of orders of all companies, the newest first. */
export const readAllOrders = (
  reader: Reader,
  { q, state }: { q?: string | undefined; state?: keyof typeof IN_STATE | undefined },
  page: PageRequest,
) =>
  readPage(
    orders(reader)
      .$call(whenGiven(q || undefined, (query, words) => query.where((e) => named(e, words))))
      .$call(whenGiven(state, (query, one) => query.where('bought.state', 'in', IN_STATE[one]))),
    page,
    ['bought.created_at', 'bought.uuid'],
  );

/** An order of any company, with who made it. */
export const findOrderOfAll = (reader: Reader, uuid: string) =>
  orders(reader)
    .leftJoin('account', 'account.uuid', 'bought.actor_uuid')
    .select(['account.name as actor'])
    .where('bought.uuid', '=', uuid)
    .executeTakeFirst();

/** What services and operators said of some payments. */
export const readNotices = (reader: Reader, numbers: readonly string[]) =>
  reader
    .selectFrom('payment_notice')
    .select(['method', 'number', 'state', 'at'])
    .where('number', 'in', [...numbers])
    .$narrowType<{ method: PaymentMethod }>()
    .execute();

/** Second payments of an order, with when they began to go back and when they were back. */
export const readReturnsOf = (reader: Reader, companyUuid: string, orderUuid: string) =>
  reader
    .selectFrom('payment_return as back')
    .innerJoin('payment_attempt as attempt', (join) =>
      join.onRef('attempt.company_uuid', '=', 'back.company_uuid').onRef('attempt.uuid', '=', 'back.attempt_uuid'),
    )
    .select(['attempt.method', 'back.number', 'back.fen', 'back.state', 'back.created_at', 'back.done_at'])
    .where('back.company_uuid', '=', companyUuid)
    .where('attempt.order_uuid', '=', orderUuid)
    .$narrowType<{ method: PaymentMethod; state: ReturnState }>()
    .execute();

/** Refunds of an order, with who asked and who decided. */
export const readRefundsOf = (reader: Reader, companyUuid: string, orderUuid: string) =>
  reader
    .selectFrom('refund')
    .innerJoin('payment_attempt as attempt', (join) =>
      join.onRef('attempt.company_uuid', '=', 'refund.company_uuid').onRef('attempt.uuid', '=', 'refund.attempt_uuid'),
    )
    .leftJoin('account', 'account.uuid', 'refund.asked_by')
    .leftJoin('operator', 'operator.uuid', 'refund.decided_by')
    .leftJoin('operator as speaker', 'speaker.uuid', 'refund.proposed_by')
    .select([
      'attempt.method',
      'refund.fen',
      'refund.state',
      'refund.bank_number',
      'account.name as asker',
      'speaker.name as proposer',
    ])
    .select(['operator.name as decider', 'refund.asked_at', 'refund.decided_at', 'refund.done_at'])
    .where('refund.company_uuid', '=', companyUuid)
    .where('refund.order_uuid', '=', orderUuid)
    .$narrowType<{ method: PaymentMethod }>()
    .execute();
