-- Keys of a company's stand at a job fair: whoever holds one works there without an account while the stand is open.
create table fair_stand_key (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  fair_uuid uuid not null,
  -- Who holds it, in the words of whoever made it.
  name text not null,
  key_hash bytea not null,
  account_uuid uuid not null,
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (company_uuid, uuid),
  unique (key_hash, company_uuid)
);
create index fair_stand_key_of_stand on fair_stand_key (company_uuid, fair_uuid);
comment on table fair_stand_key is 'tenant of fairs: keys that open a stand at a job fair without an account, hashed';

-- Which key wrote an entry down; null for accounts.
alter table fair_desk_entry add column key_uuid uuid;
