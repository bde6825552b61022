create table platform_key (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  name text not null,
  -- SHA-256 of the key; the key itself is shown once.
  key_hash bytea not null,
  -- How the key begins, for people to tell which it is.
  key_start text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_by uuid not null,
  created_at timestamptz not null,
  -- To the minute.
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (company_uuid, uuid)
);
create index platform_key_by_hash on platform_key (key_hash);
comment on table platform_key is 'tenant: keys by which a company lets other systems call the platform API';

create index job_by_publication on job (company_uuid, published_at desc, uuid desc) where state = 'online';
