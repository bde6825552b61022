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
 * Holds the ledger of a company against itself, trusting no constraint: each balance against the sum of its entries, each entry
 * against the one before, each unit of each transfer and of all accounts against 0, the wallet of each line against the
 * lines before, money that was prepaid against the coins that were sold for it and are not paid out, money in suspense against
 * what is written down of it, each refund against what was posted for it, its order against its refunds, the sums of the bill
 * against its lines, and the numbers of the lines against counting.
 */
export async function findDifferences(reader: Reader, companyUuid: string): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    with entry as (
      select *, lag(balance_after, 1, 0::bigint) over (partition by account_uuid order by seq) as told,
        row_number() over (partition by account_uuid order by seq) as place
      from ledger_entry where company_uuid = ${companyUuid}
    ), line as (
      select *, sum(coins) over (order by seq) as wallet, row_number() over (order by seq) as place
      from ledger_transaction where company_uuid = ${companyUuid}
    ), account as (select * from ledger_account where company_uuid = ${companyUuid})
    select 'balance' as what, name as where, balance as stands, coalesce(sum(amount), 0)::bigint as should
      from account left join entry using (account_uuid) group by name, balance having balance <> coalesce(sum(amount), 0)
    union all
    select 'chain', account_uuid || ' ' || seq, balance_before, told from entry
      where balance_before <> told or balance_after <> balance_before + amount or seq <> place
    union all
    select 'unit', transaction_uuid || ' ' || unit, sum(amount)::bigint, 0 from entry
      group by transaction_uuid, unit having sum(amount) <> 0
    union all
    select 'accounts', unit, sum(balance)::bigint, 0 from account group by unit having sum(balance) <> 0
    union all
    select 'wallet', uuid::text, coins_after, wallet::bigint from line where coins_after <> wallet
    union all
    select 'wallet', line.uuid::text, line.coins, coalesce(sum(entry.amount), 0)::bigint
      from line left join (entry join account using (account_uuid)) on transaction_uuid = line.uuid
        and account.name in ('coin.paid', 'coin.gift')
      group by line.uuid, line.coins having line.coins <> coalesce(sum(entry.amount), 0)
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
      where (kept.lines, kept.coins, kept.fen) is distinct from (again.lines, again.coins, again.fen)
    union all
    select 'sequence', uuid::text, seq, place from line where seq <> place`.execute(reader);
  return rows;
}
