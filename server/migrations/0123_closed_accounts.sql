-- The receipt of an account that was closed; nothing in it says whose it was but the emptied account itself.
create table account_closure (
  receipt uuid primary key,
  account_uuid uuid not null unique references account (uuid),
  closed_at timestamptz not null
);
comment on table account_closure is 'directory: receipts of accounts that were closed';

-- For a while a login with the right password is told that the account is closed, though its phone is free again.
create table closed_login (
  -- Keyed hash of the phone or e-mail.
  key_hash bytea primary key check (length(key_hash) = 32),
  password_hash text not null,
  expires_at timestamptz not null
);
create index closed_login_by_expiry on closed_login (expires_at);
comment on table closed_login is 'infrastructure: what opened accounts that were closed lately';
