-- How much of something that strangers may use up has been used: by whom or of what, as a hash, until when.
create table quota (
  key_hash bytea primary key,
  used bigint not null check (used > 0),
  expires_at timestamptz not null
);
create index quota_by_expiry on quota (expires_at);
comment on table quota is 'infrastructure: what callers have used of the limits that outlive a process';
