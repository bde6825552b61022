-- The second factor of operators: without one they get in where demo data is on alone.
alter table operator
  -- AES-256-GCM, as the secrets of accounts are.
  add column totp_secret bytea,
  -- The last window of 30 s whose code was used; older ones open nothing any more.
  add column totp_window bigint not null default 0;
