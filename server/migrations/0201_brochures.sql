create table brochure (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  owner_uuid uuid not null,
  state text not null default 'draft' check (state in ('draft', 'online', 'offline')),
  version integer not null default 1,
  title text not null,
  batch text not null check (batch in ('early', 'autumn', 'supplement', 'spring')),
  graduation_years integer[] not null default '{}',
  picture_uuid uuid,
  text text not null,
  -- Lines of { name, from, until }, in the order in which they were written.
  schedule jsonb not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, picture_uuid) references stored_file (company_uuid, uuid)
);
create index brochure_by_picture on brochure (company_uuid, picture_uuid);
comment on table brochure is 'tenant: what a company tells students of a campaign, around its campus jobs';

create table brochure_directory (
  brochure_uuid uuid primary key,
  company_uuid uuid not null
);
comment on table brochure_directory is 'directory: which company a public brochure belongs to';

-- A job belongs to at most one brochure, and stays when that is deleted.
alter table job
  add column brochure_uuid uuid,
  add foreign key (company_uuid, brochure_uuid) references brochure (company_uuid, uuid)
    on delete set null (brochure_uuid);
create index job_by_brochure on job (company_uuid, brochure_uuid);
