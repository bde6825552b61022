create table talk_visitor (
  company_uuid uuid not null,
  uuid uuid not null,
  talk_uuid uuid not null,
  -- Waiting: the seats were taken; moves up in the order of signing up.
  state text not null check (state in ('signed', 'waiting', 'cancelled')),
  name text not null,
  phone text not null,
  school text not null,
  major text not null,
  degree text not null,
  graduation_year integer not null,
  -- What the QR code at the door says; of this talk alone.
  code text not null,
  token_hash bytea not null,
  consent_version text not null,
  signed_at timestamptz not null,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, talk_uuid) references talk (company_uuid, uuid) on delete cascade,
  unique (token_hash, company_uuid),
  unique (company_uuid, talk_uuid, phone),
  unique (company_uuid, talk_uuid, code)
);
create index talk_visitor_in_order on talk_visitor (company_uuid, talk_uuid, signed_at, uuid);
comment on table talk_visitor is 'tenant: who signed up for a talk; the phone was proved by a code';
