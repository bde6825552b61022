-- A refused identity can be appealed, as refused papers of a company: every step is kept, so that another operator than the
-- one who refused decides, and whoever looks at it sees what was said before.
create table identity_review (
  uuid uuid primary key,
  account_uuid uuid not null references account (uuid),
  step text not null check (step in ('submitted', 'appealed', 'passed', 'refused')),
  actor_kind text not null check (actor_kind in ('account', 'operator', 'clock')),
  actor_uuid uuid,
  -- Why it was refused; the person reads it.
  reason text not null default '',
  -- Why it should have passed, in the person's own words.
  message text not null default '',
  at timestamptz not null
);
create index identity_review_in_order on identity_review (account_uuid, at desc, uuid desc);
comment on table identity_review is 'directory of identity: every step of the review of an identity; append only';

insert into identity_review (uuid, account_uuid, step, actor_kind, actor_uuid, at)
select gen_random_uuid(), account_uuid, 'submitted', 'account', account_uuid, handed_in_at
from identity where handed_in_at is not null;
insert into identity_review (uuid, account_uuid, step, actor_kind, actor_uuid, reason, at)
select gen_random_uuid(), account_uuid, case check_status when 3 then 'refused' else 'passed' end,
  case when decided_by is null then 'clock' else 'operator' end, decided_by, reason, decided_at
from identity where decided_at is not null and check_status in (2, 3, 4);

-- It waits once more, with the papers that were refused.
alter table identity add column appealed boolean not null default false;
