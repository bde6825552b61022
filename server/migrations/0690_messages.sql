create table message (
  account_uuid uuid not null references account (uuid),
  uuid uuid not null,
  -- Null for what concerns the account alone; what concerns a company is shown while the account is in it.
  company_uuid uuid,
  category text not null check (category in ('recruitment', 'company', 'trade', 'account', 'system')),
  kind text not null,
  -- What it is about, and where it leads.
  subject_uuid uuid,
  -- Titles, numbers and codes of the company's own; nothing that a candidate wrote.
  params jsonb not null,
  -- What comes under one key while it is unread is one message with its number.
  collapse_key text not null,
  count integer not null check (count >= 1),
  occurred_at timestamptz not null,
  read_at timestamptz,
  archived_at timestamptz,
  primary key (account_uuid, uuid)
);
comment on table message is 'directory of messages: what accounts are told, kept for twelve months';
create unique index message_unread_once on message (account_uuid, collapse_key) where read_at is null;
create index message_newest on message (account_uuid, occurred_at desc, uuid desc);
create index message_by_category on message (account_uuid, category, occurred_at desc, uuid desc);
create index message_unread on message (account_uuid, category, occurred_at) where read_at is null and archived_at is null;
create index message_by_age on message (occurred_at);

create table message_choice (
  account_uuid uuid not null references account (uuid),
  topic text not null check (topic in ('applications', 'answers', 'jobs', 'rights')),
  mail text not null check (mail in ('now', 'daily', 'off')),
  primary key (account_uuid, topic)
);
comment on table message_choice is 'directory of messages: when accounts want a mail beside a message';

-- The day on which a company was last told that units end.
alter table right_grant add column reminded_on date;
