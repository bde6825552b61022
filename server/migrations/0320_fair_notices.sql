-- When its time or place was last changed while students could register.
alter table fair add column moved_at timestamptz;
-- Those who registered are told some at a time, in this order.
create index fair_visitor_in_order on fair_visitor (fair_uuid, uuid);

create table fair_notice (
  uuid uuid primary key,
  visitor_uuid uuid not null references fair_visitor (uuid) on delete cascade,
  kind text not null check (kind in ('cancelled', 'moved', 'day_before')),
  -- The change or the beginning that it tells of: nobody hears of one twice.
  about timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'refused')),
  attempts integer not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null,
  unique (visitor_uuid, kind, about)
);
comment on table fair_notice is 'directory: text messages to those who registered for a job fair; one whose occasion has passed is never sent';
