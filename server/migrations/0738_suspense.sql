-- Money that came and is nobody's yet: a second payment of an order, or another sum than was asked for. What the ledgers say is in
-- suspense is the sum of what has no outcome here.
create table stray_payment (
  company_uuid uuid not null,
  attempt_uuid uuid not null,
  -- Whose number was paid.
  order_uuid uuid not null,
  why text not null check (why in ('double', 'sum')),
  fen bigint not null check (fen > 0),
  came_at timestamptz not null,
  version integer not null default 1,
  -- What one operator proposes and another confirms: it pays an order, is a recharge of its own, goes back the way it came, or was
  -- transferred back.
  plan text check (plan in ('order', 'coins', 'back', 'sent')),
  plan_order_uuid uuid,
  bank_number text,
  words text,
  proposed_by uuid,
  proposed_at timestamptz,
  settled_by uuid,
  outcome text check (outcome in ('credited', 'returned')),
  settled_at timestamptz,
  -- The order that it was credited to.
  credited_uuid uuid,
  primary key (company_uuid, attempt_uuid),
  foreign key (company_uuid, attempt_uuid) references payment_attempt (company_uuid, uuid),
  foreign key (company_uuid, order_uuid) references sales_order (company_uuid, uuid),
  constraint stray_payment_planned check (
    (plan is null) = (proposed_by is null) and (plan is null) = (words is null)
    and (plan_order_uuid is not null) = (coalesce(plan, '') = 'order') and (bank_number is not null) = (coalesce(plan, '') = 'sent')),
  constraint stray_payment_over check ((outcome is null) = (settled_at is null) and (credited_uuid is not null) = (coalesce(outcome, '') = 'credited')),
  constraint stray_payment_four_eyes check (settled_by <> proposed_by)
);
comment on table stray_payment is 'tenant of orders: money in suspense, and what became of it';
create index stray_payment_of_order on stray_payment (company_uuid, order_uuid);
create index stray_payment_newest on stray_payment (came_at desc, attempt_uuid desc);
create index stray_payment_open on stray_payment (came_at, attempt_uuid) where outcome is null;

insert into stray_payment (company_uuid, attempt_uuid, order_uuid, why, fen, came_at, outcome, settled_at)
select attempt.company_uuid, attempt.uuid, attempt.order_uuid, case when attempt.fen = paid_fen then 'double' else 'sum' end, paid_fen,
  posted.at, case when back.state = 'done' then 'returned' end, case when back.state = 'done' then back.done_at end
from ledger_transaction posted
join payment_attempt attempt on attempt.company_uuid = posted.company_uuid and attempt.uuid = posted.source_uuid
left join payment_return back on back.company_uuid = attempt.company_uuid and back.attempt_uuid = attempt.uuid
where posted.kind = 'stray_in';

-- Its money was credited after all: nothing goes back.
alter table payment_return drop constraint payment_return_state_check,
  add constraint payment_return_state_check check (state in ('waiting', 'processing', 'done', 'stuck', 'dropped'));
