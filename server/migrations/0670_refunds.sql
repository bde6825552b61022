-- Money of recharges whose coins nobody spent goes back to whoever paid. One refund is of one recharge; its coins are held
-- from the moment it is asked for.
create table refund (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  version integer not null default 1,
  order_uuid uuid not null,
  -- The payment that goes back.
  attempt_uuid uuid not null,
  fen bigint not null check (fen > 0 and fen % 10 = 0),
  -- Gift coins that the money which is kept would not have earned, and how many paid coins took the place of those that were spent.
  voided integer not null check (voided >= 0),
  deducted integer not null check (deducted between 0 and voided),
  -- asked → sending → processing → done; refused, withdrawn, failed: the coins are there again; stuck: operators decide.
  state text not null check (state in ('asked', 'sending', 'processing', 'stuck', 'done', 'refused', 'withdrawn', 'failed')),
  -- No service pays it back: an operator transfers it.
  by_hand boolean not null,
  words text not null,
  -- Null where operators agreed on it without the company's press.
  asked_by uuid,
  asked_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  -- For the company.
  refusal text check ((refusal is not null) = (state = 'refused')),
  -- How often its service gave it up for good: each time it gets a new number.
  tries integer not null default 0,
  problem text check ((problem is not null) = (state = 'stuck') and problem in ('gone', 'failed', 'refused', 'silent')),
  -- What one operator entered, and another has to confirm.
  outcome text check (outcome in ('sent', 'back')),
  bank_number text,
  entered_by uuid,
  settled_by uuid,
  done_at timestamptz,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, order_uuid) references sales_order (company_uuid, uuid),
  foreign key (company_uuid, attempt_uuid) references payment_attempt (company_uuid, uuid),
  constraint refund_decided check ((decided_by is null) = (state in ('asked', 'withdrawn'))),
  constraint refund_entered check ((outcome is null) = (entered_by is null) and (bank_number is not null) = (coalesce(outcome, '') = 'sent')),
  constraint refund_four_eyes check (settled_by <> entered_by)
);
comment on table refund is 'tenant of orders: money of recharges that goes back to its payer';
-- One at a time of a recharge: what is taken back is reckoned from what was before.
create unique index refund_underway on refund (company_uuid, order_uuid)
  where state in ('asked', 'sending', 'processing', 'stuck');
create index refund_of_order on refund (company_uuid, order_uuid);
create index refund_of_attempt on refund (company_uuid, attempt_uuid);
create index refund_newest on refund (company_uuid, asked_at desc, uuid desc);
create index refund_waiting on refund (asked_at, uuid) where state in ('asked', 'sending', 'processing', 'stuck');
-- A transfer of the bank pays one refund.
create table bank_payout (
  bank_number text primary key,
  company_uuid uuid not null,
  refund_uuid uuid not null
);
comment on table bank_payout is 'directory of orders: which refund a transfer of the bank paid; append only';
create index sales_order_recharges on sales_order (company_uuid, paid_at desc, uuid desc) where paid_fen > 0;
