import type { OrderState, PaymentMethod } from '@qinghe/contract/orders/orders.ts';
import type { StrayPayment, StrayPlan } from '@qinghe/contract/orders/suspense.ts';
import type { NotNull } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { type PageRequest, readPage } from '../../../db/keyset.ts';
import type { ReturnState } from '../payments/attempt-queries.ts';

interface NewStray {
  company_uuid: string;
  attempt_uuid: string;
  order_uuid: string;
  why: StrayPayment['why'];
  fen: number;
  came_at: Date;
}

export const insertStray = (trx: Trx, row: NewStray) => trx.insertInto('stray_payment').values(row).execute();

const strays = (reader: Reader) =>
  reader
    .selectFrom('stray_payment as stray')
    .innerJoin('payment_attempt as attempt', (join) =>
      join.onRef('attempt.company_uuid', '=', 'stray.company_uuid').onRef('attempt.uuid', '=', 'stray.attempt_uuid'),
    )
    .innerJoin('sales_order as named', (join) =>
      join.onRef('named.company_uuid', '=', 'stray.company_uuid').onRef('named.uuid', '=', 'stray.order_uuid'),
    )
    .innerJoin('company', 'company.company_uuid', 'stray.company_uuid')
    .leftJoin('payment_return as back', (join) =>
      join.onRef('back.company_uuid', '=', 'stray.company_uuid').onRef('back.attempt_uuid', '=', 'stray.attempt_uuid'),
    )
    .leftJoin('sales_order as planned', (join) =>
      join.onRef('planned.company_uuid', '=', 'stray.company_uuid').onRef('planned.uuid', '=', 'stray.plan_order_uuid'),
    )
    .leftJoin('sales_order as credited', (join) =>
      join.onRef('credited.company_uuid', '=', 'stray.company_uuid').onRef('credited.uuid', '=', 'stray.credited_uuid'),
    )
    .leftJoin('operator', 'operator.uuid', 'stray.proposed_by')
    .selectAll('stray')
    .select([
      'attempt.method',
      'attempt.number',
      'attempt.trade_no',
      'attempt.fen as asked_fen',
      'company.name as company',
    ])
    .select(['named.number as order_number', 'named.paid_fen as order_paid', 'named.actor_uuid'])
    .select(['planned.number as planned_number', 'credited.number as credited_number', 'operator.name as proposer'])
    .select(['back.uuid as return_uuid', 'back.state as return_state'])
    .$narrowType<{
      method: PaymentMethod;
      why: StrayPayment['why'];
      plan: StrayPlan | null;
      outcome: 'credited' | 'returned' | null;
      return_state: ReturnState | null;
    }>();

export type StrayRow = NonNullable<Awaited<ReturnType<typeof findStray>>>;

/** Of any company. */
export const findStray = (reader: Reader, attemptUuid: string) =>
  strays(reader).where('stray.attempt_uuid', '=', attemptUuid).executeTakeFirst();

/** Locked until the transaction ends, after the ledger of its company. */
export const lockStray = (trx: Trx, attemptUuid: string) =>
  strays(trx).where('stray.attempt_uuid', '=', attemptUuid).forUpdate('stray').executeTakeFirst();

const OF = ['stray.came_at', 'stray.attempt_uuid'] as const;

/** What is in suspense, the oldest first. */
export const readOpenStrays = (reader: Reader, page: PageRequest) =>
  readPage(strays(reader).where('stray.outcome', 'is', null), page, OF, 'asc');

/** All that ever was, or second payments alone, the newest first. */
export const readStrays = (reader: Reader, page: PageRequest, { double }: { double: boolean }) =>
  readPage(
    strays(reader).$if(double, (query) => query.where('stray.why', '=', 'double')),
    page,
    OF,
  );

export const changeStray = (
  trx: Trx,
  { company_uuid, attempt_uuid }: Pick<StrayRow, 'company_uuid' | 'attempt_uuid'>,
  change: {
    plan?: StrayPlan | null;
    plan_order_uuid?: string | null;
    bank_number?: string | null;
    words?: string | null;
    proposed_by?: string | null;
    proposed_at?: Date | null;
    settled_by?: string | null;
    outcome?: 'credited' | 'returned';
    settled_at?: Date;
    credited_uuid?: string;
  },
) =>
  trx
    .updateTable('stray_payment')
    .set((e) => ({ ...change, version: e('version', '+', 1) }))
    .where('company_uuid', '=', company_uuid)
    .where('attempt_uuid', '=', attempt_uuid)
    .execute();

/** Notes that it is with its payer again; nothing where it is over already. */
export const endReturned = (trx: Trx, company_uuid: string, attempt_uuid: string, settled_at: Date) =>
  trx
    .updateTable('stray_payment')
    .set((e) => ({ outcome: 'returned', settled_at, version: e('version', '+', 1) }))
    .where('company_uuid', '=', company_uuid)
    .where('attempt_uuid', '=', attempt_uuid)
    .where('outcome', 'is', null)
    .execute();

/** Has a payment count for another order of its company. */
export const moveAttempt = (trx: Trx, companyUuid: string, attemptUuid: string, order_uuid: string) =>
  trx
    .updateTable('payment_attempt')
    .set({ order_uuid })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', attemptUuid)
    .execute();

/** An order of a company by its number. */
export const findByNumber = (reader: Reader, companyUuid: string, number: string) =>
  reader
    .selectFrom('sales_order')
    .select(['uuid', 'paid_fen', 'state'])
    .where('company_uuid', '=', companyUuid)
    .where('number', '=', number)
    .$narrowType<{ state: OrderState }>()
    .executeTakeFirst();

/** What services told of numbers that are none of ours, the newest first. */
export const readUnmatched = (reader: Reader, most: number) =>
  reader
    .selectFrom('payment_notice')
    .select(['method', 'number', 'at'])
    .where('state', '=', 'unmatched')
    .orderBy('at', 'desc')
    .limit(most)
    .$narrowType<{ method: PaymentMethod; at: NotNull }>()
    .execute();

/** The way back of a payment. */
export const findReturnOf = (reader: Reader, companyUuid: string, attemptUuid: string) =>
  reader
    .selectFrom('payment_return')
    .select(['uuid', 'state'])
    .where('company_uuid', '=', companyUuid)
    .where('attempt_uuid', '=', attemptUuid)
    .$narrowType<{ state: ReturnState }>()
    .executeTakeFirst();
