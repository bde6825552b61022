-- Rights in units that a company was given or bought; how many are left stands in the ledger.
create table right_grant (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  right_name text not null check (right_name in ('refresh')),
  units integer not null check (units > 0),
  source text not null check (source in ('gift')),
  source_uuid uuid not null,
  begins_at timestamptz not null,
  expires_at timestamptz not null,
  -- Once nothing of it can be used any more: what was left has lapsed.
  lapsed_at timestamptz,
  primary key (company_uuid, uuid),
  unique (company_uuid, source_uuid, right_name)
);
comment on table right_grant is 'tenant of rights: units of rights, with where they came from and until when';
create index right_grant_live on right_grant (expires_at) where lapsed_at is null;

create table gift_claim (
  company_uuid uuid not null references company (company_uuid),
  gift text not null check (length(gift) between 1 and 20),
  uuid uuid not null,
  claimed_at timestamptz not null,
  claimed_by uuid not null,
  primary key (company_uuid, gift)
);
comment on table gift_claim is 'tenant of rights: gifts that a company has claimed, each once';
-- Of a refresh that took a unit.
alter table job_refresh add column unit boolean not null default false;
