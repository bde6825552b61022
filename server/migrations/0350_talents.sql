create table talent_key (
  uuid uuid primary key,
  -- Whose key it is: references count for all keys of a sender.
  sender text not null,
  name text not null,
  -- SHA-256 of the key; the key itself is shown once.
  key_hash bytea not null,
  -- How the key begins, for people to tell which it is.
  key_start text not null,
  created_by uuid not null references operator (uuid),
  created_at timestamptz not null,
  -- To the minute.
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index talent_key_by_hash on talent_key (key_hash);
create index talent_key_by_operator on talent_key (created_by);
comment on table talent_key is 'directory: keys by which platforms of students hand in talents; of no company';

create table talent (
  uuid uuid primary key,
  -- HMAC of the phone: one person is one row, whoever tells of them.
  phone_hash bytea not null unique,
  -- AES-256-GCM; nobody reads them out of the database.
  phone_sealed bytea not null,
  email_sealed bytea,
  name text not null,
  gender text check (gender in ('male', 'female')),
  birth_year integer,
  school text not null,
  major text not null,
  degree text not null,
  graduation_month text not null,
  city text not null,
  wish_cities text[] not null,
  wished_work text[] not null,
  days_per_week integer,
  months integer,
  -- A day, or `now`.
  earliest_start text,
  full_time boolean,
  skills text[] not null,
  about text not null,
  -- Where they are and would go, without 市 at the end: what a city is found by.
  cities text[] not null,
  -- Overlapping pairs of characters.
  search tsvector not null,
  consent_version text not null,
  consent_at timestamptz not null,
  created_at timestamptz not null,
  -- When somebody last told of them.
  refreshed_at timestamptz not null
);
alter table talent alter column search set statistics 1000;
create index talent_newest on talent (refreshed_at desc, uuid desc);
create index talent_by_year on talent (left(graduation_month, 4), refreshed_at desc, uuid desc);
create index talent_by_words on talent using gin (search) with (fastupdate = off);
create index talent_by_city on talent using gin (cities);
comment on table talent is 'directory: people who agreed to be found by companies';

create table talent_reference (
  sender text not null,
  -- The sender's own name for a person.
  reference text not null,
  talent_uuid uuid not null references talent (uuid) on delete cascade,
  primary key (sender, reference)
);
create index talent_reference_by_talent on talent_reference (talent_uuid);
comment on table talent_reference is 'directory: who stands for a talent; without any, the talent is erased';

create table talent_receipt (
  -- HMAC of sender and reference.
  reference_hash bytea primary key,
  erased_at timestamptz not null
);
comment on table talent_receipt is 'directory: that a reference was withdrawn, without whom it named';
