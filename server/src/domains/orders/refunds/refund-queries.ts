import type { PaymentMethod } from '@qinghe/contract/orders/orders.ts';
import type { RefundState } from '@qinghe/contract/orders/refunds.ts';
import { type NotNull, sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { type PageRequest, readPage } from '../../../db/keyset.ts';
import { whenGiven } from '../../../db/when-given.ts';

/** States in which a refund is not over. */
const UNDERWAY = ['asked', 'sending', 'processing', 'stuck'] as const satisfies RefundState[];

/**
 * Recharges of which money is kept, the newest first, each with the payment that was credited.
 * @param locked until the transaction ends, so that nothing of them is invoiced meanwhile
 */
export const readRecharges = (
  reader: Reader,
  companyUuid: string,
  { most, locked }: { most: number; locked: boolean },
) =>
  reader
    .selectFrom('sales_order as paid')
    .innerJoin('payment_attempt as attempt', (join) =>
      join.onRef('attempt.company_uuid', '=', 'paid.company_uuid').onRef('attempt.order_uuid', '=', 'paid.uuid'),
    )
    // A second payment of an order is no recharge.
    .innerJoin('ledger_transaction as credit', (join) =>
      join
        .onRef('credit.company_uuid', '=', 'attempt.company_uuid')
        .on('credit.kind', '=', 'recharge')
        .onRef('credit.source_uuid', '=', 'attempt.uuid'),
    )
    .select(['paid.uuid', 'paid.number', 'paid.paid_fen', 'paid.bonus', 'paid.invoiced_fen', 'paid.created_at'])
    .select(['paid.refunding_fen', 'paid.refunded_fen', 'attempt.uuid as attempt_uuid', 'attempt.method'])
    .select(['attempt.paid_at'])
    .select((e) =>
      e
        .exists(
          e
            .selectFrom('refund')
            .select('refund.uuid')
            .whereRef('refund.company_uuid', '=', 'paid.company_uuid')
            .whereRef('refund.order_uuid', '=', 'paid.uuid')
            .where('refund.state', 'in', [...UNDERWAY]),
        )
        .as('underway'),
    )
    .where('paid.company_uuid', '=', companyUuid)
    .where('paid.paid_fen', '>', 0)
    .where(sql<boolean>`paid.paid_fen > paid.refunded_fen + paid.refunding_fen`)
    .orderBy('paid.paid_at', 'desc')
    .orderBy('paid.uuid', 'desc')
    .limit(most)
    .$if(locked, (query) => query.forUpdate('paid'))
    .$narrowType<{ method: PaymentMethod; paid_at: NotNull; underway: boolean }>()
    .execute();

export interface NewRefund {
  company_uuid: string;
  uuid: string;
  order_uuid: string;
  attempt_uuid: string;
  fen: number;
  voided: number;
  deducted: number;
  state: RefundState;
  by_hand: boolean;
  words: string;
  asked_by: string | null;
  proposed_by: string | null;
  asked_at: Date;
}

export const insertRefunds = (trx: Trx, rows: readonly NewRefund[]) =>
  trx
    .insertInto('refund')
    .values([...rows])
    .execute();

/** Notes at its order what is on its way back, and what is back. The table refuses more than was paid and not invoiced. */
export const addRefunded = (
  trx: Trx,
  { company_uuid, order_uuid }: Pick<NewRefund, 'company_uuid' | 'order_uuid'>,
  { refunding, refunded = 0 }: { refunding: number; refunded?: number },
) =>
  trx
    .updateTable('sales_order')
    .set((e) => ({
      refunding_fen: e('refunding_fen', '+', refunding),
      refunded_fen: e('refunded_fen', '+', refunded),
      version: e('version', '+', 1),
    }))
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', order_uuid)
    .execute();

const refunds = (reader: Reader) =>
  reader
    .selectFrom('refund')
    .innerJoin('sales_order as paid', (join) =>
      join.onRef('paid.company_uuid', '=', 'refund.company_uuid').onRef('paid.uuid', '=', 'refund.order_uuid'),
    )
    .innerJoin('payment_attempt as attempt', (join) =>
      join.onRef('attempt.company_uuid', '=', 'refund.company_uuid').onRef('attempt.uuid', '=', 'refund.attempt_uuid'),
    )
    .innerJoin('company', 'company.company_uuid', 'refund.company_uuid')
    .leftJoin('account', 'account.uuid', 'refund.asked_by')
    .leftJoin('operator', 'operator.uuid', 'refund.entered_by')
    .leftJoin('operator as speaker', 'speaker.uuid', 'refund.proposed_by')
    .selectAll('refund')
    .select(['paid.number as order_number', 'paid.paid_fen', 'paid.bonus', 'paid.invoiced_fen', 'paid.refunded_fen'])
    .select(['attempt.method', 'attempt.number', 'attempt.trade_no', 'attempt.paid_at'])
    .select([
      'company.name as company',
      'account.name as asker',
      'operator.name as enterer',
      'speaker.name as proposer',
    ])
    .$narrowType<{
      state: RefundState;
      method: PaymentMethod;
      paid_at: NotNull;
      problem: 'gone' | 'failed' | 'refused' | 'silent' | null;
      outcome: 'sent' | 'back' | null;
    }>();

export const findRefund = (reader: Reader, uuid: string, companyUuid?: string) =>
  refunds(reader)
    .where('refund.uuid', '=', uuid)
    .$call(whenGiven(companyUuid, (query, company) => query.where('refund.company_uuid', '=', company)))
    .executeTakeFirst();

/** Of any company, for operators; locked until the transaction ends, after the ledger of its company. */
export const lockRefund = (trx: Trx, uuid: string, companyUuid?: string) =>
  refunds(trx)
    .where('refund.uuid', '=', uuid)
    .$call(whenGiven(companyUuid, (query, company) => query.where('refund.company_uuid', '=', company)))
    .forUpdate('refund')
    .executeTakeFirst();

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

export const readRefunds = (reader: Reader, companyUuid: string, page: PageRequest) =>
  readPage(refunds(reader).where('refund.company_uuid', '=', companyUuid), page, ['refund.asked_at', 'refund.uuid']);

export const readSome = (reader: Reader, companyUuid: string, uuids: readonly string[]) =>
  refunds(reader)
    .where('refund.company_uuid', '=', companyUuid)
    .where('refund.uuid', 'in', [...uuids])
    .orderBy('refund.uuid')
    .execute();

/** What is not over, whosever it is, the oldest first. */
export const readWaiting = (reader: Reader, page: PageRequest) =>
  readPage(refunds(reader).where('refund.state', 'in', [...UNDERWAY]), page, ['refund.asked_at', 'refund.uuid'], 'asc');

export const changeRefund = (
  trx: Trx,
  { company_uuid, uuid }: Pick<RefundRow, 'company_uuid' | 'uuid'>,
  change: {
    state?: RefundState;
    tries?: number;
    problem?: RefundRow['problem'];
    refusal?: string;
    outcome?: RefundRow['outcome'];
    bank_number?: string | null;
    entered_by?: string | null;
    settled_by?: string;
    decided_by?: string;
    decided_at?: Date;
    done_at?: Date;
  },
) =>
  trx
    .updateTable('refund')
    .set((e) => ({ ...change, version: e('version', '+', 1) }))
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .execute();

/** @returns false where a transfer of that number paid another refund */
export async function takePayout(
  trx: Trx,
  row: { bank_number: string; company_uuid: string; refund_uuid: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('bank_payout')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
