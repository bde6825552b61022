-- What a payment service, or the bank, says came and went on a day of China.
create table channel_bill_line (
  method text not null check (method in ('alipay', 'wechat', 'bank')),
  day date not null,
  -- The service's number of a payment, ours of a refund.
  trade text not null,
  kind text not null check (kind in ('payment', 'refund')),
  -- Ours of the payment.
  number text not null,
  fen bigint not null check (fen > 0),
  fee_fen bigint not null,
  at timestamptz not null,
  primary key (method, day, trade, kind)
);
comment on table channel_bill_line is 'directory of orders: lines of the daily bills of payment services and of the bank';
-- Around midnight a service puts a line into the day before or after.
create index channel_bill_line_of_trade on channel_bill_line (method, trade, kind);

create table reconciliation_run (
  method text not null check (method in ('alipay', 'wechat', 'bank')),
  day date not null,
  ran_at timestamptz not null,
  runs integer not null default 1 check (runs > 0),
  -- There was no bill, though something moved on that day.
  late boolean not null,
  lines integer not null check (lines >= 0),
  -- Refunds that the bill has and that are still on their way here.
  underway integer not null check (underway >= 0),
  bill_in bigint not null,
  bill_out bigint not null,
  fee_fen bigint not null,
  -- What the ledgers have of the same payments and refunds.
  ours_in bigint not null,
  ours_out bigint not null,
  primary key (method, day)
);
comment on table reconciliation_run is 'directory of orders: a day''s bill of a service held against the ledgers, as it was when it last ran';
create index reconciliation_run_newest on reconciliation_run (day desc, method);

create table reconciliation_difference (
  uuid uuid primary key,
  version integer not null default 1,
  method text not null,
  day date not null,
  what text not null check (what in ('payment', 'refund', 'day')),
  kind text not null check (kind in ('missing_here', 'missing_there', 'fen', 'state', 'sum')),
  -- As its line has it; empty of the day as a whole.
  trade text not null,
  number text not null,
  theirs_fen bigint,
  ours_fen bigint,
  -- Whose it is, where it is somebody's.
  company_uuid uuid,
  order_uuid uuid,
  found_at timestamptz not null,
  -- A later run did not find it any more, or it was applied at once.
  mended_at timestamptz,
  words text,
  proposed_by uuid,
  proposed_at timestamptz,
  closed_by uuid,
  closed_at timestamptz,
  unique (method, day, what, trade, kind),
  foreign key (method, day) references reconciliation_run (method, day),
  constraint reconciliation_difference_planned check ((words is null) = (proposed_by is null) and (proposed_at is null) = (proposed_by is null)),
  constraint reconciliation_difference_closed check ((closed_by is null) = (closed_at is null) and (closed_by is null or proposed_by is not null)),
  constraint reconciliation_difference_four_eyes check (closed_by <> proposed_by)
);
comment on table reconciliation_difference is 'directory of orders: in what bills and ledgers differ, and what became of it';
create index reconciliation_difference_newest on reconciliation_difference (found_at desc, uuid desc);
create index reconciliation_difference_open on reconciliation_difference (found_at, uuid) where mended_at is null and closed_at is null;

-- Bills name refunds by our number alone.
create index refund_by_uuid on refund (uuid);
create index payment_return_by_uuid on payment_return (uuid);

-- The cashier has bills too, and may have them say something else.
alter table cashier_trade add column billed text check (billed in ('bill_left_out', 'bill_other_sum', 'bill_one_more'));
alter table cashier_refund add column at timestamptz not null default now();
create index cashier_trade_paid on cashier_trade (channel, paid_at) where paid_at is not null;
