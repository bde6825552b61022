-- How colleagues come into a company: by a code, or by its name; the master decides.
create table company_join_code (
  code text primary key,
  company_uuid uuid not null unique references company (company_uuid)
);
comment on table company_join_code is 'directory: the code with which one asks to join a company';

create table join_request (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  account_uuid uuid not null,
  way text not null check (way in ('code', 'name')),
  message text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused', 'withdrawn')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  primary key (company_uuid, uuid)
);
create unique index join_request_one_waiting on join_request (company_uuid, account_uuid) where state = 'waiting';
create index join_request_by_account on join_request (account_uuid, created_at desc);
comment on table join_request is 'tenant: who asked to join, and what was decided';
