-- The sums of the bill, kept as lines are posted: a page says them at any length without adding up all lines. Lines are never
-- changed, and what is put right is a line of its own, so that sums only ever grow by what is posted. docs/ledger.md.

create table bill_sum (
  company_uuid uuid not null references company (company_uuid),
  grain text not null check (grain in ('month', 'day')),
  -- First day of the month, or the day, of China.
  begins date not null,
  kind text not null,
  -- Whose doing it was; zeros where it came by itself.
  actor_uuid uuid not null,
  comes_in boolean not null,
  lines bigint not null check (lines > 0),
  coins bigint not null,
  fen bigint not null,
  primary key (company_uuid, grain, begins, kind, actor_uuid, comes_in)
);
comment on table bill_sum is 'tenant of wallet: sums of the lines of the bill by day and by month; kept by a trigger, held against the lines each night';

-- The sums of a company as its lines say them, added up anew.
create function bill_sums_again(of_company uuid) returns setof bill_sum language sql stable as $$
  with day as (
    select company_uuid, (at at time zone 'Asia/Shanghai')::date as begins, kind, actor_uuid, coins > 0 as comes_in,
      count(*) as lines, sum(coins)::bigint as coins, sum(fen)::bigint as fen
    from ledger_transaction where company_uuid = of_company and coins <> 0
    group by 1, 2, 3, 4, 5
  )
  select company_uuid, grain, first, kind, coalesce(actor_uuid, '00000000-0000-0000-0000-000000000000'), comes_in,
    sum(lines)::bigint, sum(coins)::bigint, sum(fen)::bigint
  from day, lateral (values ('day', begins), ('month', date_trunc('month', begins)::date)) as part (grain, first)
  group by 1, 2, 3, 4, 5, 6
$$;

-- Lines of one company follow one another at its money lock, so that no two add to one sum at one time.
create function add_to_bill_sums() returns trigger language plpgsql as $$
declare
  day constant date := (new.at at time zone 'Asia/Shanghai')::date;
begin
  insert into bill_sum
  select new.company_uuid, grain, begins, new.kind, coalesce(new.actor_uuid, '00000000-0000-0000-0000-000000000000'),
    new.coins > 0, 1, new.coins, new.fen
  from (values ('day', day), ('month', date_trunc('month', day)::date)) as part (grain, begins)
  on conflict (company_uuid, grain, begins, kind, actor_uuid, comes_in) do update
    set lines = bill_sum.lines + 1, coins = bill_sum.coins + excluded.coins, fen = bill_sum.fen + excluded.fen;
  return null;
end $$;
create trigger add_to_bill_sums after insert on ledger_transaction
  for each row when (new.coins <> 0) execute function add_to_bill_sums();

insert into bill_sum
select again.* from (select distinct company_uuid from ledger_transaction) moved, bill_sums_again(moved.company_uuid) again;

-- The bill of a sub-account: its few lines among all of its company.
create index ledger_transaction_by_actor on ledger_transaction (company_uuid, actor_uuid, seq) where coins <> 0;
