-- A refused job may be looked at once more by a person.
create table job_appeal (
  company_uuid uuid not null,
  uuid uuid not null,
  job_uuid uuid not null,
  -- The refusal; each may be appealed once.
  check_uuid uuid not null,
  -- Of the job as it was refused: once it is changed the appeal is void.
  job_version integer not null,
  message text not null,
  -- The account.
  appealed_by uuid not null,
  at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'allowed', 'kept')),
  -- The operator.
  decided_by uuid,
  decided_at timestamptz,
  words text not null default '',
  version integer not null default 1,
  primary key (company_uuid, uuid),
  unique (company_uuid, check_uuid),
  foreign key (company_uuid, job_uuid) references job (company_uuid, uuid) on delete cascade
);
create index job_appeal_by_job on job_appeal (company_uuid, job_uuid);
create index job_appeal_waiting on job_appeal (at, uuid) where state = 'waiting';
comment on table job_appeal is 'tenant: refused jobs that a person is asked to look at';
