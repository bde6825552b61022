-- Who the people are: handed in by themselves, decided on by operators, pictures erased afterwards.
create table identity (
  account_uuid uuid primary key references account (uuid),
  -- 0 none, 1 waiting, 2 passed, 3 refused, 4 must be done again.
  check_status integer not null check (check_status between 0 and 4),
  document text check (document in ('id_card', 'passport')),
  name text not null default '',
  -- AES-256-GCM; nobody reads it out of the database.
  number_sealed bytea,
  number_masked text not null default '',
  -- HMAC of the number, to find a second account of one person.
  number_hash bytea,
  front_uuid uuid references paper (uuid) on delete set null,
  back_uuid uuid references paper (uuid) on delete set null,
  consent_version text not null default '',
  consent_at timestamptz,
  reason text not null default '',
  handed_in_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  version integer not null default 1
);
create index identity_waiting on identity (handed_in_at, account_uuid) where check_status = 1;
create unique index identity_one_account on identity (number_hash) where check_status = 2;
create index identity_by_front on identity (front_uuid);
create index identity_by_back on identity (back_uuid);
create index identity_to_erase on identity (decided_at) where front_uuid is not null and decided_at is not null;
comment on table identity is 'directory: who the people behind accounts are';

alter table paper drop constraint paper_kind_check, add constraint paper_kind_check check (kind in ('licence', 'identity'));
