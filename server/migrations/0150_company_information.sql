-- What a company shows of itself without a review; its version is apart from that of the papers.
alter table company
  add column information_version integer not null default 0,
  add column brief text not null default '',
  add column website text not null default '',
  add column tags text[] not null default '{}',
  add column highlights text[] not null default '{}',
  add column address_city text not null default '',
  add column address_district text not null default '',
  add column address text not null default '';

create table company_picture (
  company_uuid uuid not null references company (company_uuid),
  -- 0 is the logo.
  position integer not null check (position between 0 and 8),
  file_uuid uuid not null,
  primary key (company_uuid, position),
  unique (company_uuid, file_uuid),
  foreign key (company_uuid, file_uuid) references stored_file (company_uuid, uuid)
);
comment on table company_picture is 'tenant: pictures that a company shows of itself';
