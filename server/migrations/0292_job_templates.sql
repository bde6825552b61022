create table job_template (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  kind text not null check (kind in ('internship', 'campus')),
  name text not null check (length(name) between 1 and 30),
  -- A JobDraft.
  draft jsonb not null,
  account_uuid uuid not null,
  saved_at timestamptz not null,
  primary key (company_uuid, uuid),
  unique (company_uuid, kind, name)
);
comment on table job_template is 'tenant: texts that jobs begin with';
