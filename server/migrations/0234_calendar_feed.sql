create table calendar_feed (
  account_uuid uuid primary key references account (uuid),
  -- SHA-256 of the last part of the feed's address.
  secret_hash bytea not null unique,
  created_at timestamptz not null
);
comment on table calendar_feed is 'directory: the address by which an account''s calendar reads what comes';
