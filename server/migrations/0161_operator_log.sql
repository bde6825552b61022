-- What operators do stands in the log of the company that it concerns; this is the rest: logins, words, accounts without one.
create table operator_entry (
  uuid uuid primary key,
  at timestamptz(3) not null default now(),
  operator_uuid uuid not null references operator (uuid),
  action text not null,
  object_type text not null,
  object_uuid uuid,
  detail jsonb not null default '{}',
  request_id text not null
);
create index operator_entry_in_order on operator_entry (at desc, uuid desc);
create index operator_entry_by_operator on operator_entry (operator_uuid, at desc, uuid desc);
comment on table operator_entry is 'directory: what operators did that stands in no company’s log; append only';

create index audit_entry_of_operators on audit_entry (at desc, uuid desc) where actor_kind = 'operator';
create index audit_entry_by_operator on audit_entry (actor_uuid, at desc, uuid desc) where actor_kind = 'operator';
