create table talk (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  owner_uuid uuid not null,
  brochure_uuid uuid,
  state text not null default 'draft' check (state in ('draft', 'online', 'cancelled')),
  version integer not null default 1,
  title text not null,
  format text not null check (format in ('campus', 'online')),
  school text not null,
  -- A room of the school, or the address of an online talk.
  place text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Null: as many as come.
  seats integer,
  text text not null,
  cancel_reason text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, brochure_uuid) references brochure (company_uuid, uuid)
    on delete set null (brochure_uuid)
);
create index talk_by_brochure on talk (company_uuid, brochure_uuid);
create index talk_by_start on talk (company_uuid, starts_at, uuid);
comment on table talk is 'tenant: a career talk of a company, at a school or online';

create table talk_directory (
  talk_uuid uuid primary key,
  company_uuid uuid not null
);
comment on table talk_directory is 'directory: which company a public talk belongs to';
