-- What is sold, and for how long it can be used once it is bought.
create table good (
  code text primary key,
  category text not null check (category in ('seen', 'found', 'more')),
  position integer not null,
  days integer not null check (days > 0)
);
comment on table good is 'reference of orders: what can be bought for coins; append only';
insert into good values ('refresh', 'seen', 40, 90);

-- One unit is used at once, several are packs of the mall.
alter table sku drop column unit, add column good text references good (code), add column units integer check (units > 0);
update sku set good = 'refresh', units = 1 where code = 'refresh';
alter table sku alter column good set not null, alter column units set not null;
comment on table sku is 'reference of orders: what is sold for coins, in which packs; append only';
comment on table sku_price is 'reference of orders: prices in coins, each from an instant on';
insert into sku (code, good, units) values ('refresh-10', 'refresh', 10), ('refresh-30', 'refresh', 30), ('refresh-60', 'refresh', 60);
insert into sku_price values
  ('refresh-10', '2026-01-01T00:00:00+08:00', 50),
  ('refresh-30', '2026-01-01T00:00:00+08:00', 150),
  ('refresh-60', '2026-01-01T00:00:00+08:00', 300);

-- Gift coins that come with a recharge: the highest tier that its money reaches.
create table promotion (
  code text primary key,
  begins_at timestamptz not null,
  ends_at timestamptz,
  check (ends_at > begins_at)
);
comment on table promotion is 'reference of orders: promotions, each from an instant on, and until another where it has an end';
create table promotion_tier (
  promotion text not null references promotion (code),
  fen integer not null check (fen > 0),
  percent integer not null check (percent between 0 and 100),
  primary key (promotion, fen)
);
comment on table promotion_tier is 'reference of orders: gift coins in percent, from a sum on';
insert into promotion values ('recharge', '2026-01-01T00:00:00+08:00', null);
insert into promotion_tier values ('recharge', 10000, 0), ('recharge', 50000, 5), ('recharge', 100000, 10), ('recharge', 500000, 20);

create table sales_order (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  number text not null check (number ~ '^QH-\d{6}-\d{4,}$'),
  actor_uuid uuid not null,
  -- created → paying → paid → fulfilled or kept; cancelled, and paid all the same where money came later.
  state text not null check (state in ('created', 'paying', 'paid', 'fulfilled', 'kept', 'cancelled')),
  version integer not null default 1,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Of what is bought, to tell a second press from a second wish.
  cart bytea not null,
  -- What its lines cost, and the gift coins that its money brings.
  coins integer not null check (coins >= 0),
  bonus integer not null check (bonus >= 0),
  -- Money asked for, in fen; 0 where coins that were there paid.
  fen bigint not null check (fen >= 0 and fen % 10 = 0),
  paid_fen bigint not null default 0 check (paid_fen >= 0),
  refunding_fen bigint not null default 0 check (refunding_fen >= 0),
  refunded_fen bigint not null default 0 check (refunded_fen >= 0),
  invoiced_fen bigint not null default 0 check (invoiced_fen >= 0),
  paid_at timestamptz,
  -- Why its lines were not bought though it was paid.
  kept_for text check (kept_for in ('late', 'price', 'short', 'standing')),
  -- Somebody wants it to end: it ends once no service can take money for it any more.
  ending boolean not null default false,
  primary key (company_uuid, uuid),
  unique (company_uuid, number),
  -- Nothing is refunded that is invoiced, nothing invoiced that is refunded, however they race.
  constraint sales_order_money check (refunding_fen + refunded_fen + invoiced_fen <= paid_fen),
  constraint sales_order_kept check ((state = 'kept') = (kept_for is not null))
);
comment on table sales_order is 'tenant of orders: recharges and purchases';
create index sales_order_newest on sales_order (company_uuid, created_at desc, uuid desc);
create index sales_order_open on sales_order (expires_at) where state in ('created', 'paying');

create table order_line (
  company_uuid uuid not null,
  order_uuid uuid not null,
  uuid uuid not null,
  position integer not null,
  sku text not null references sku (code),
  -- As they were when the order was made.
  units integer not null check (units > 0),
  quantity integer not null check (quantity between 1 and 99),
  coins integer not null check (coins > 0),
  days integer not null check (days > 0),
  primary key (company_uuid, uuid),
  foreign key (company_uuid, order_uuid) references sales_order (company_uuid, uuid)
);
create index order_line_of_order on order_line (company_uuid, order_uuid);
comment on table order_line is 'tenant of orders: what an order buys';

create table payment_attempt (
  company_uuid uuid not null,
  uuid uuid not null,
  order_uuid uuid not null,
  method text not null check (method in ('alipay', 'wechat', 'bank')),
  -- What the service, or the payer's bank, is told.
  number text not null,
  fen bigint not null check (fen > 0),
  state text not null check (state in ('created', 'asked', 'unknown', 'closing', 'closed', 'paid', 'paid_late')),
  qr text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- How often its service was asked about it.
  asks integer not null default 0,
  trade_no text,
  paid_fen bigint,
  paid_at timestamptz,
  payer text,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, order_uuid) references sales_order (company_uuid, uuid)
);
comment on table payment_attempt is 'tenant of orders: ways in which an order was to be paid';
create index payment_attempt_of_order on payment_attempt (company_uuid, order_uuid);
create unique index payment_attempt_open on payment_attempt (company_uuid, order_uuid, method)
  where state in ('created', 'asked', 'unknown');

-- What is paid stays paid, whoever says something else later.
create function keep_payment() returns trigger language plpgsql as $$
begin
  raise exception 'a payment that came stays' using errcode = 'integrity_constraint_violation';
end $$;
create trigger stays_paid before update of state on payment_attempt
  for each row when (old.state in ('paid', 'paid_late') and new.state <> old.state) execute function keep_payment();

-- Each number is used once on earth.
create table payment_number (
  number text primary key,
  company_uuid uuid not null,
  attempt_uuid uuid not null
);
comment on table payment_number is 'directory of orders: which payment a number of ours means; append only';
create table payment_trade (
  method text not null,
  trade_no text not null,
  number text not null references payment_number (number),
  primary key (method, trade_no)
);
comment on table payment_trade is 'directory of orders: payments of a service that were applied, each once';

-- Received first, applied then.
create table payment_notice (
  uuid uuid primary key,
  method text not null,
  digest bytea not null check (length(digest) = 32),
  number text not null,
  -- The fact, sealed.
  fact bytea not null,
  state text not null check (state in ('waiting', 'applied', 'unmatched')),
  at timestamptz not null,
  unique (method, digest)
);
comment on table payment_notice is 'directory of orders: that money has come, as a service or two operators said it';

-- Money that nobody could use goes back to where it came from.
create table payment_return (
  company_uuid uuid not null,
  uuid uuid not null,
  attempt_uuid uuid not null,
  number text not null,
  fen bigint not null check (fen > 0),
  state text not null check (state in ('waiting', 'processing', 'done', 'stuck')),
  created_at timestamptz not null,
  done_at timestamptz,
  primary key (company_uuid, uuid),
  -- One a payment.
  unique (company_uuid, attempt_uuid),
  foreign key (company_uuid, attempt_uuid) references payment_attempt (company_uuid, uuid)
);
comment on table payment_return is 'tenant of orders: second payments of an order, which go back by themselves';

alter table right_grant drop constraint right_grant_source_check,
  add constraint right_grant_source_check check (source in ('gift', 'order')),
  -- Coins that were paid for it, in their two parts.
  add column paid integer not null default 0 check (paid >= 0),
  add column gift integer not null default 0 check (gift >= 0);

-- The demo's stand-in for payment services.
create table cashier_key (
  name text primary key,
  private_key text not null
);
comment on table cashier_key is 'infrastructure of frame: keys of the demo''s cashier';
create table cashier_trade (
  number text primary key,
  channel text not null,
  fen bigint not null,
  paid_fen bigint not null,
  subject text not null,
  notify_url text not null,
  status text not null,
  scanned boolean not null,
  trade_no text not null,
  paid_at timestamptz,
  until timestamptz not null
);
comment on table cashier_trade is 'infrastructure of frame: payments at the demo''s cashier';
create table cashier_refund (
  refund_number text primary key,
  number text not null,
  fen bigint not null
);
comment on table cashier_refund is 'infrastructure of frame: refunds at the demo''s cashier';

-- Transfers as the bank's statement has them: entered by one operator, confirmed by another.
create table bank_line (
  uuid uuid primary key,
  bank_number text not null unique,
  booked_on date not null,
  fen bigint not null check (fen > 0),
  payer text not null,
  words text not null,
  entered_by uuid not null,
  entered_at timestamptz not null,
  confirmed_by uuid,
  confirmed_at timestamptz,
  check (confirmed_by <> entered_by)
);
comment on table bank_line is 'directory of orders: transfers that came, each line of the bank once';
