-- When its time or place was last changed while students could sign up.
alter table talk add column moved_at timestamptz;
create index talk_online_by_start on talk (starts_at) where state = 'online';
-- When a seat became free for who was waiting.
alter table talk_visitor add column moved_up_at timestamptz;

create table talk_notice (
  company_uuid uuid not null,
  uuid uuid not null,
  talk_uuid uuid not null,
  visitor_uuid uuid not null,
  kind text not null check (kind in ('cancelled', 'moved', 'moved_up', 'day_before', 'hours_before')),
  -- The change or the beginning that it tells of: nobody hears of one twice.
  about timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'refused')),
  attempts integer not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null,
  primary key (company_uuid, uuid),
  unique (company_uuid, visitor_uuid, kind, about),
  foreign key (company_uuid, talk_uuid) references talk (company_uuid, uuid) on delete cascade,
  foreign key (company_uuid, visitor_uuid) references talk_visitor (company_uuid, uuid) on delete cascade
);
create index talk_notice_of_talk on talk_notice (company_uuid, talk_uuid);
comment on table talk_notice is 'tenant: text messages to those who signed up for a talk; one whose occasion has passed is never sent';
