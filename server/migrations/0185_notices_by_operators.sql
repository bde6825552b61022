-- Operators write notices: a draft has no instant yet, and each keeps who saved it last.
alter table platform_notice
  alter column published_at drop not null,
  -- Cursors hold milliseconds: finer instants would lie between two pages.
  alter column published_at type timestamptz(3),
  add column version integer not null default 1,
  -- Null for what the platform came with.
  add column saved_by uuid references operator (uuid),
  add column saved_at timestamptz(3) not null default now();
create index platform_notice_by_operator on platform_notice (saved_by);
create index platform_notice_in_order on platform_notice (saved_at desc, uuid desc);
comment on table platform_notice is 'directory: what the platform tells everybody, written by operators';
