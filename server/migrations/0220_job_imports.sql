-- What a file of jobs held, row by row. The file itself is not kept: the rows are all of it that is read.
create table job_import (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  account_uuid uuid not null,
  kind text not null check (kind in ('internship', 'campus')),
  name text not null check (length(name) <= 200),
  state text not null check (state in ('checking', 'checked', 'creating', 'done')),
  -- The heads of its columns, as they stand in the file.
  head jsonb not null,
  created_at timestamptz not null,
  primary key (company_uuid, uuid)
);
create index job_import_by_account on job_import (company_uuid, account_uuid, created_at);
create index job_import_by_age on job_import (created_at);
comment on table job_import is 'tenant: files of jobs that were handed in, for thirty days';

create table job_import_row (
  company_uuid uuid not null,
  import_uuid uuid not null,
  -- As the sheet counts them.
  row integer not null,
  cells jsonb not null,
  -- Null until the row has been looked at.
  problems jsonb,
  draft jsonb,
  job_uuid uuid,
  primary key (company_uuid, import_uuid, row),
  foreign key (company_uuid, import_uuid) references job_import (company_uuid, uuid) on delete cascade
);
comment on table job_import_row is 'tenant: rows of a file of jobs, what is wrong with each, and the draft that became of it';
