create table resume_config (
  company_uuid uuid not null references company (company_uuid),
  kind text not null check (kind in ('internship', 'campus')),
  version integer not null default 1,
  -- Off, optional or required by the name of a field.
  fields jsonb not null,
  updated_at timestamptz not null,
  primary key (company_uuid, kind)
);
comment on table resume_config is 'tenant: what the apply forms of a company''s jobs of a kind ask for; no row as long as it is the usual';
