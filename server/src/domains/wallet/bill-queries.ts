import type { BillKind, BillMonth } from '@qinghe/contract/wallet/coins.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Reader } from '../../db/database.ts';
import type { DB } from '../../db/generated.ts';
import { whenGiven } from '../../db/when-given.ts';
import type { Scope } from '../../http/context.ts';
import { dayAfter, instantOfMinute } from '../../time/china-day.ts';

export interface BillFilter {
  /** Of what comes in or goes out alone. */
  side?: 'in' | 'out';
  kind?: BillKind | undefined;
  /** Days of China, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Lines of a bill: what changed the wallet; of a sub-account those of its own doing. */
const billed = (reader: Reader, { companyUuid, ownerUuid }: Scope, { side, kind, from, to }: BillFilter) =>
  reader
    .selectFrom('ledger_transaction as line')
    .where('line.company_uuid', '=', companyUuid)
    .where('line.coins', side === undefined ? '!=' : side === 'in' ? '>' : '<', 0)
    .$call(whenGiven(ownerUuid, (query, own) => query.where('line.actor_uuid', '=', own)))
    .$call(whenGiven(kind, (query, one) => query.where('line.kind', '=', one)))
    .$call(whenGiven(from, (query, day) => query.where('line.at', '>=', startOf(day))))
    .$call(whenGiven(to, (query, day) => query.where('line.at', '<', startOf(dayAfter(day, 1)))));

const startOf = (day: string): string => instantOfMinute(`${day}T00:00`).toISOString();

/** A page, the newest first, and one line more. @param after uuid of the last line before it */
export const readLines = (
  reader: Reader,
  scope: Scope,
  filter: BillFilter,
  { after, limit }: { after: string | undefined; limit: number },
) =>
  billed(reader, scope, filter)
    .leftJoin('account', 'account.uuid', 'line.actor_uuid')
    .leftJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'line.company_uuid').onRef('job.uuid', '=', 'line.job_uuid'),
    )
    .leftJoin('order_line as bought', (join) =>
      join.onRef('bought.company_uuid', '=', 'line.company_uuid').onRef('bought.uuid', '=', 'line.source_uuid'),
    )
    .leftJoin('payment_attempt as payment', (join) =>
      join.onRef('payment.company_uuid', '=', 'line.company_uuid').onRef('payment.uuid', '=', 'line.source_uuid'),
    )
    .leftJoin('refund', (join) =>
      join.onRef('refund.company_uuid', '=', 'line.company_uuid').onRef('refund.uuid', '=', 'line.source_uuid'),
    )
    .leftJoin('sales_order', (join) =>
      join
        .onRef('sales_order.company_uuid', '=', 'line.company_uuid')
        .on('sales_order.uuid', '=', (e) =>
          e.fn.coalesce('bought.order_uuid', 'payment.order_uuid', 'refund.order_uuid'),
        ),
    )
    .select(['sales_order.uuid as order_uuid', 'sales_order.number as order_number'])
    .select(['line.uuid', 'line.seq', 'line.at', 'line.kind', 'line.fen', 'line.coins', 'line.coins_after'])
    .select(['account.name as actor', 'job.uuid as job_uuid', 'job.title as job_title'])
    .$narrowType<{ kind: BillKind }>()
    .$call(whenGiven(after, (query, uuid) => query.where('line.seq', '<', seqOf(reader, scope, uuid))))
    .orderBy('line.seq', 'desc')
    .limit(limit + 1)
    .execute();

export type LineRow = Awaited<ReturnType<typeof readLines>>[number];

const seqOf = (
  reader: Reader,
  { companyUuid }: Scope,
  uuid: string,
): SelectQueryBuilder<DB, 'ledger_transaction', { seq: number }> =>
  reader
    .selectFrom('ledger_transaction')
    .select('seq')
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid) as never;

/** Sum and number of all lines under a filter. */
export const sumLines = (reader: Reader, scope: Scope, filter: BillFilter) =>
  billed(reader, scope, filter)
    .select((e) => [
      e.fn.coalesce(e.fn.sum<number>('line.coins'), sql<number>`0`).as('sum'),
      e.fn.countAll<number>().as('count'),
    ])
    .executeTakeFirstOrThrow();

/** Months of China in which something was posted, the newest first; each opens with what the one before closed with. */
export async function readMonths(reader: Reader, companyUuid: string): Promise<BillMonth[]> {
  const { rows } = await sql<BillMonth>`
    select month, (closing - total)::bigint as opening, recharged, fen, gift, spent, back, closing, lines
    from (
      select to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM') as month,
        coalesce(sum(coins) filter (where kind = 'recharge'), 0)::bigint as recharged,
        coalesce(sum(fen) filter (where kind = 'recharge'), 0)::bigint as fen,
        coalesce(sum(coins) filter (where kind in ('bonus', 'gift')), 0)::bigint as gift,
        coalesce(sum(coins) filter (where kind = 'spend'), 0)::bigint as spent,
        coalesce(sum(coins) filter (where kind in ('give_back', 'refund_proposed', 'refund_failed')), 0)::bigint as back,
        (array_agg(coins_after order by seq desc))[1] as closing,
        sum(coins)::bigint as total,
        count(*)::bigint as lines
      from ledger_transaction where company_uuid = ${companyUuid} and coins <> 0
      group by 1
    ) as month
    order by month desc`.execute(reader);
  return rows;
}
