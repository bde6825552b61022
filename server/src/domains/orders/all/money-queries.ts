import type { MoneyOfDay, MoneyWaiting } from '@qinghe/contract/ops/money.ts';
import { MAX_BILL_DAYS } from '@qinghe/contract/orders/reconciliation.ts';
import { sql } from 'kysely';
import type { Reader } from '../../../db/database.ts';

/** From an instant on, and before another. */
export interface Span {
  from: Date;
  to: Date;
}

type Way = MoneyOfDay['in'][number];

/** What was paid, by way. */
export async function readPaidIn(reader: Reader, { from, to }: Span): Promise<Way[]> {
  const { rows } = await sql<Way>`
    select method, count(*)::int as count, sum(paid_fen)::bigint as fen from payment_attempt
    where paid_at >= ${from} and paid_at < ${to} group by method order by method`.execute(reader);
  return rows;
}

/** What went back, by way: refunds, and second payments. */
export async function readPaidOut(reader: Reader, { from, to }: Span): Promise<Way[]> {
  const { rows } = await sql<Way>`
    select method, count(*)::int as count, sum(gone.fen)::bigint as fen from (
      select company_uuid, attempt_uuid, fen from refund where state = 'done' and done_at >= ${from} and done_at < ${to}
      union all
      select company_uuid, attempt_uuid, fen from payment_return where done_at >= ${from} and done_at < ${to}
    ) as gone
    join payment_attempt attempt on attempt.company_uuid = gone.company_uuid and attempt.uuid = gone.attempt_uuid
    group by method order by method`.execute(reader);
  return rows;
}

/** Transfers, refunds and second payments that are not over, what differs from the bills of services, and bills that may still come. */
export async function countMoneyWaiting(
  reader: Reader,
): Promise<Record<'transfers' | 'refunds' | 'returns' | 'bills', MoneyWaiting>> {
  const [transfers, refunds, returns, bills] = await Promise.all([
    reader
      .selectFrom('bank_line')
      .select((e) => [e.fn.countAll<number>().as('count'), e.fn.min('entered_at').as('oldest')])
      .where('confirmed_at', 'is', null)
      .executeTakeFirstOrThrow(),
    reader
      .selectFrom('refund')
      .select((e) => [e.fn.countAll<number>().as('count'), e.fn.min('asked_at').as('oldest')])
      .where('state', 'in', ['asked', 'sending', 'processing', 'stuck'])
      .executeTakeFirstOrThrow(),
    reader
      .selectFrom('payment_return')
      .select((e) => [e.fn.countAll<number>().as('count'), e.fn.min('created_at').as('oldest')])
      .where('state', '<>', 'done')
      .where('state', '<>', 'dropped')
      .executeTakeFirstOrThrow(),
    sql<MoneyWaiting>`select count(*)::int as count, min(at) as oldest from (
      select found_at as at from reconciliation_difference where mended_at is null and closed_at is null
      union all
      select ran_at from reconciliation_run where late and day >= current_date - ${MAX_BILL_DAYS}::int
    ) as open`.execute(reader),
  ]);
  return { transfers, refunds, returns, bills: bills.rows[0] ?? { count: 0, oldest: null } };
}
