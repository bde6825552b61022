import type { BillKind, BillMonth } from '@qinghe/contract/wallet/coins.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Reader } from '../../db/database.ts';
import type { DB } from '../../db/generated.ts';
import { whenGiven } from '../../db/when-given.ts';
import type { Scope } from '../../http/context.ts';
import { dayAfter, instantOfMinute } from '../../time/china-day.ts';
import { type Days, partsOfDays } from './parts-of-days.ts';

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
    .$call(whenGiven(from, (query, day) => query.where('line.seq', '>=', firstOf(companyUuid, day))))
    .$call(whenGiven(to, (query, day) => query.where('line.seq', '<', firstOf(companyUuid, dayAfter(day, 1)))));

/**
 * Number of the first line from a day on; past all numbers where there is none. Numbers rise with time, so days are a range of
 * numbers, which is found and read in order by one index.
 */
const firstOf = (companyUuid: string, day: string) => sql<number>`coalesce((
  select seq from ledger_transaction where company_uuid = ${companyUuid}
    and at >= ${instantOfMinute(`${day}T00:00`).toISOString()} order by at, seq limit 1), 9223372036854775807)`;

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

const seqOf = (reader: Reader, { companyUuid }: Scope, uuid: string) =>
  sql<number>`(${reader
    .selectFrom('ledger_transaction')
    .select('seq')
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)})`;

/** Sum and number of all lines under a filter, from what is kept by month and day. */
export const sumLines = (reader: Reader, { companyUuid, ownerUuid }: Scope, { side, kind, from, to }: BillFilter) => {
  const { months, days } = partsOfDays(from, to);
  return reader
    .selectFrom('bill_sum as sum')
    .where('sum.company_uuid', '=', companyUuid)
    .where((e) => e.or([e.and(within(e, 'month', months)), ...days.map((part) => e.and(within(e, 'day', part)))]))
    .$call(whenGiven(side, (query, one) => query.where('sum.comes_in', '=', one === 'in')))
    .$call(whenGiven(kind, (query, one) => query.where('sum.kind', '=', one)))
    .$call(whenGiven(ownerUuid, (query, own) => query.where('sum.actor_uuid', '=', own)))
    .select((e) => [
      sql<number>`coalesce(sum(${e.ref('sum.coins')}), 0)::bigint`.as('sum'),
      sql<number>`coalesce(sum(${e.ref('sum.lines')}), 0)::bigint`.as('count'),
    ])
    .executeTakeFirstOrThrow();
};

const within = (
  e: ExpressionBuilder<{ sum: DB['bill_sum'] }, 'sum'>,
  grain: 'month' | 'day',
  { from, before }: Days,
) => [e('sum.grain', '=', grain), e('sum.begins', '>=', from), e('sum.begins', '<', before)];

/** Months of China in which something was posted, the newest first; each opens with what the one before closed with. */
export async function readMonths(reader: Reader, companyUuid: string): Promise<BillMonth[]> {
  const { rows } = await sql<BillMonth>`
    select to_char(begins, 'YYYY-MM') as month, (closing - total)::bigint as opening, recharged, fen, gift, spent, back, closing, lines
    from (
      select begins, sum(coins)::bigint as total, sum(lines)::bigint as lines,
        coalesce(sum(coins) filter (where kind = 'recharge'), 0)::bigint as recharged,
        coalesce(sum(fen) filter (where kind = 'recharge'), 0)::bigint as fen,
        coalesce(sum(coins) filter (where kind in ('bonus', 'gift')), 0)::bigint as gift,
        coalesce(sum(coins) filter (where kind = 'spend'), 0)::bigint as spent,
        coalesce(sum(coins) filter (where kind in ('give_back', 'refund_proposed', 'refund_failed')), 0)::bigint as back,
        (sum(sum(coins)) over (order by begins))::bigint as closing
      from bill_sum where company_uuid = ${companyUuid} and grain = 'month'
      group by begins
    ) as month
    order by begins desc`.execute(reader);
  return rows;
}
