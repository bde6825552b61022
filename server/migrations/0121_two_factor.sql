-- The secret is sealed with the server's key; until it is confirmed by a code nothing asks for one.
create table account_totp (
  account_uuid uuid primary key references account (uuid),
  secret bytea not null,
  confirmed_at timestamptz,
  -- The window of 30 s whose code was used last: it and those before are used up.
  last_window bigint not null default 0
);
comment on table account_totp is 'directory: second factors of accounts (RFC 6238)';

create table recovery_code (
  account_uuid uuid not null references account (uuid),
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (account_uuid, code_hash)
);
comment on table recovery_code is 'directory: codes that stand in for a lost second factor, hashed, each good for one use';

alter table account_link drop constraint account_link_purpose_check;
alter table account_link add constraint account_link_purpose_check
  check (purpose in ('force_bind', 'change_email', 'log_in'));
