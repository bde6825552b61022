-- Wrong passwords are counted by the name that was tried, whether there is such an account or not (a captcha is asked
-- for), and by name and network (that network is locked out): nobody locks another person's account.
create table login_failure (
  key_hash bytea primary key,
  failed_logins integer not null default 0,
  first_failure_at timestamptz,
  locked_until timestamptz,
  expires_at timestamptz not null
);
create index login_failure_by_expiry on login_failure (expires_at);
comment on table login_failure is 'infrastructure: wrong passwords by hashed name, and by name and network';
alter table account drop column failed_logins, drop column first_failure_at, drop column locked_until;

-- Tries of a code are counted by network beside this ceiling.
alter table verification_code alter column tries_left set default 20;
