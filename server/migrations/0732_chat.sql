-- Conversations of companies with candidates, one on each application.
create table chat (
  company_uuid uuid not null,
  application_uuid uuid not null,
  last_seq integer not null default 0,
  last_at timestamptz not null,
  -- How far each side has read, and when it came that far.
  read_by_company integer not null default 0 check (read_by_company between 0 and last_seq),
  read_by_company_at timestamptz,
  read_by_candidate integer not null default 0 check (read_by_candidate between 0 and last_seq),
  read_by_candidate_at timestamptz,
  primary key (company_uuid, application_uuid),
  foreign key (company_uuid, application_uuid) references application (company_uuid, uuid) on delete cascade
);
comment on table chat is 'tenant of chat: how far the conversation on an application has come, and been read';

-- The uuid is made by who writes: a word that is sent again is there once.
create table chat_message (
  company_uuid uuid not null,
  uuid uuid not null,
  application_uuid uuid not null,
  -- Given under the lock of the application.
  seq integer not null,
  side text not null check (side in ('company', 'candidate')),
  author_uuid uuid,
  body text not null,
  sent_at timestamptz not null,
  primary key (company_uuid, uuid),
  unique (company_uuid, application_uuid, seq),
  check ((author_uuid is null) = (side = 'candidate')),
  foreign key (company_uuid, application_uuid) references chat (company_uuid, application_uuid) on delete cascade
);
comment on table chat_message is 'tenant of chat: what companies and candidates wrote to each other, append only';
create index chat_message_in_order on chat_message (company_uuid, application_uuid, sent_at desc, uuid desc);
