-- Conversations of accounts with us.
create table help_conversation (
  uuid uuid primary key,
  version integer not null default 1,
  account_uuid uuid not null references account (uuid),
  -- Where its account worked when it began.
  company_uuid uuid,
  -- What its person reads.
  locale text not null check (locale in ('zh-CN', 'en')),
  state text not null default 'new' check (state in ('new', 'us', 'them', 'resolved')),
  -- Who of us has it, since when, and from whom it was taken back.
  operator_uuid uuid references operator (uuid),
  taken_at timestamptz check ((taken_at is null) = (operator_uuid is null)),
  returned_by uuid references operator (uuid),
  last_seq integer not null default 0,
  last_at timestamptz not null,
  -- How far each side has read.
  read_by_person integer not null default 0 check (read_by_person between 0 and last_seq),
  read_by_platform integer not null default 0 check (read_by_platform between 0 and last_seq),
  -- The first word that nobody has answered.
  waiting_since timestamptz check (waiting_since is null or state in ('new', 'us')),
  created_at timestamptz not null,
  resolved_at timestamptz check ((resolved_at is not null) = (state = 'resolved'))
);
comment on table help_conversation is 'directory of help: conversations of accounts with us, until two years after their end';
create unique index help_conversation_open on help_conversation (account_uuid) where state <> 'resolved';
create index help_conversation_of_account on help_conversation (account_uuid, created_at desc);
create index help_conversation_waiting on help_conversation (waiting_since, created_at) where state <> 'resolved';
create index help_conversation_resolved on help_conversation (resolved_at) where state = 'resolved';
create index help_conversation_of_operator on help_conversation (operator_uuid);
create index help_conversation_returned_by on help_conversation (returned_by);

-- The uuid is made by who writes: a word that is sent again is there once.
create table help_message (
  uuid uuid primary key,
  conversation_uuid uuid not null references help_conversation (uuid) on delete cascade,
  account_uuid uuid not null references account (uuid),
  -- Given under the lock of the conversation.
  seq integer not null,
  side text not null check (side in ('person', 'platform', 'note')),
  operator_uuid uuid references operator (uuid),
  body text not null,
  sent_at timestamptz not null,
  unique (conversation_uuid, seq),
  check ((operator_uuid is null) = (side = 'person'))
);
comment on table help_message is 'directory of help: what was written in conversations and noted beside them, append only';
create index help_message_of_account on help_message (account_uuid, sent_at desc, uuid desc);
create index help_message_of_operator on help_message (operator_uuid);
