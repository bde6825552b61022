-- Without coins a pack or a package is not sold from that instant on.
alter table sku_price alter column coins drop not null;
alter table package_price alter column coins drop not null;

-- What was asked for stays: a price that has begun is neither changed nor taken away.
create function keep_price() returns trigger language plpgsql as $$
begin
  raise exception 'a price that has begun stays' using errcode = 'integrity_constraint_violation';
end $$;
create trigger stays before update or delete on sku_price
  for each row when (old.begins_at <= now()) execute function keep_price();
create trigger stays before update or delete on package_price
  for each row when (old.begins_at <= now()) execute function keep_price();

create table price_change (
  uuid uuid primary key,
  version integer not null default 1,
  -- A pack, a single unit, or a package.
  item text not null,
  -- Null: not sold from then on.
  coins integer check (coins > 0),
  begins_at timestamptz not null,
  reason text not null,
  state text not null check (state in ('waiting', 'confirmed', 'declined')),
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  constraint price_change_decided check ((decided_by is null) = (state = 'waiting') and (decided_at is null) = (state = 'waiting')),
  constraint price_change_four_eyes check (state <> 'confirmed' or decided_by <> proposed_by)
);
comment on table price_change is 'directory of orders: prices that one operator proposes and another one confirms';
create unique index price_change_waiting on price_change (item) where state = 'waiting';
