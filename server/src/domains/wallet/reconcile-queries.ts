import { sql } from 'kysely';
import type { Reader } from '../../db/database.ts';

/** What does not agree, by name, with what stands and what should. */
export interface Difference {
  what:
    | 'balance'
    | 'chain'
    | 'unit'
    | 'wallet'
    | 'sequence'
    | 'accounts'
    | 'money'
    | 'refund'
    | 'suspense'
    | 'bill'
    | 'seal';
  where: string;
  stands: number;
  should: number;
}

/**
 * Holds the ledger of a company against itself, trusting no constraint: each entry against the one before, from 0 on, and each
 * balance against the newest entry, so that it is the sum of them all; each unit of each transfer and of all accounts against 0,
 * wallet and number of each line against the line before, and its coins against its entries; money that was prepaid against the
 * coins that were sold for it and are not paid out, money in suspense against what is written down of it, each refund against
 * what was posted for it, its order against its refunds, and the sums of the bill against its lines.
 */
export async function findDifferences(reader: Reader, companyUuid: string): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    with account as materialized (select * from ledger_account where company_uuid = ${companyUuid}),
    moved as materialized (
      select transaction_uuid, unit, sum(amount) as total,
        sum(amount) filter (where account_uuid in (select account_uuid from account where name in ('coin.paid', 'coin.gift'))) as wallet
      from ledger_entry where company_uuid = ${companyUuid} group by transaction_uuid, unit
    )
    select 'balance' as what, name as where, balance as stands, coalesce(newest.balance_after, 0)::bigint as should
      from account left join lateral (
        select balance_after from ledger_entry
        where company_uuid = ${companyUuid} and account_uuid = account.account_uuid order by seq desc limit 1
      ) as newest on true where balance <> coalesce(newest.balance_after, 0)
    union all
    select 'chain', account_uuid || ' ' || seq, balance_before, told from (
        select account_uuid, seq, amount, balance_before, balance_after, lag(balance_after, 1, 0::bigint) over one as told,
          lag(seq, 1, 0::bigint) over one + 1 as place
        from ledger_entry where company_uuid = ${companyUuid} window one as (partition by account_uuid order by seq)
      ) as entry where balance_before <> told or balance_after <> balance_before + amount or seq <> place
    union all
    select 'unit', transaction_uuid || ' ' || unit, total::bigint, 0 from moved where total <> 0
    union all
    select 'accounts', unit, sum(balance)::bigint, 0 from account group by unit having sum(balance) <> 0
    union all
    select of.what, uuid::text, of.stands, of.should from (
        select uuid, seq, coins, coins_after, lag(coins_after, 1, 0::bigint) over one as told, lag(seq, 1, 0::bigint) over one + 1 as place
        from ledger_transaction where company_uuid = ${companyUuid} window one as (order by seq)
      ) as line, lateral (values ('wallet', coins_after, told + coins), ('sequence', seq, place)) as of (what, stands, should)
      where (coins_after <> told + coins or seq <> place) and of.stands <> of.should
    union all
    select 'wallet', line.uuid::text, line.coins, coalesce(moved.wallet, 0)::bigint
      from ledger_transaction line left join moved on transaction_uuid = line.uuid and moved.wallet is not null
      where line.company_uuid = ${companyUuid} and line.coins <> coalesce(moved.wallet, 0)
    union all
    select 'money', 'money.prepaid', -coalesce(sum(balance) filter (where name = 'money.prepaid'), 0)::bigint, should from account,
      (select -10 * coalesce(sum(balance) filter (where name in ('coin.sold', 'coin.bought_back', 'coin.held')), 0)::bigint as should
        from account) as coin
      group by should having -coalesce(sum(balance) filter (where name = 'money.prepaid'), 0) <> should
    union all
    select 'suspense', 'money.suspense', -coalesce(sum(balance) filter (where name = 'money.suspense'), 0)::bigint, should from account,
      (select coalesce(sum(fen), 0)::bigint as should from stray_payment
        where company_uuid = ${companyUuid} and outcome is null) as stray
      group by should having -coalesce(sum(balance) filter (where name = 'money.suspense'), 0) <> should
    union all
    select 'refund', refund.uuid::text, coalesce(sum(posted.fen), 0)::bigint,
        case when state = 'done' then -2 when state in ('asked', 'sending', 'processing', 'stuck') then -1 else 0 end * refund.fen
      from refund left join ledger_transaction posted on posted.company_uuid = refund.company_uuid
        and posted.kind in ('refund_proposed', 'refund_done', 'refund_failed') and posted.source_uuid = refund.uuid
      where refund.company_uuid = ${companyUuid} group by refund.uuid, refund.fen, state
      having coalesce(sum(posted.fen), 0)
        <> case when state = 'done' then -2 when state in ('asked', 'sending', 'processing', 'stuck') then -1 else 0 end * refund.fen
    union all
    select 'refund', number, refunding_fen + refunded_fen, coalesce(sum(refund.fen), 0)::bigint
      from sales_order left join refund on refund.company_uuid = sales_order.company_uuid and order_uuid = sales_order.uuid
        and refund.state not in ('refused', 'withdrawn', 'failed')
      where sales_order.company_uuid = ${companyUuid} group by sales_order.uuid, number, refunding_fen, refunded_fen
      having refunding_fen + refunded_fen <> coalesce(sum(refund.fen), 0)
        or refunded_fen <> coalesce(sum(refund.fen) filter (where refund.state = 'done'), 0)
    union all
    select 'bill', concat_ws(' ', grain, begins, kind, actor_uuid, comes_in), coalesce(kept.coins, 0), coalesce(again.coins, 0)
      from (select * from bill_sum where company_uuid = ${companyUuid}) as kept
        full join bill_sums_again(${companyUuid}) as again using (grain, begins, kind, actor_uuid, comes_in)
      where (kept.lines, kept.coins, kept.fen) is distinct from (again.lines, again.coins, again.fen)`.execute(reader);
  return rows;
}
