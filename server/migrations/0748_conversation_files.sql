-- Files beside the words of conversations.
alter table stored_file drop constraint stored_file_purpose_check;
alter table stored_file add constraint stored_file_purpose_check
  check (purpose in ('cv', 'picture', 'export', 'document', 'chat'));

create table chat_file (
  company_uuid uuid not null,
  file_uuid uuid not null,
  application_uuid uuid not null,
  -- The colleague who uploaded it; null for the candidate's.
  account_uuid uuid,
  -- Null until its word is sent.
  message_uuid uuid,
  created_at timestamptz not null,
  primary key (company_uuid, file_uuid),
  unique (company_uuid, message_uuid),
  foreign key (company_uuid, file_uuid) references stored_file (company_uuid, uuid) on delete cascade,
  foreign key (company_uuid, application_uuid) references application (company_uuid, uuid) on delete cascade,
  foreign key (company_uuid, message_uuid) references chat_message (company_uuid, uuid) on delete cascade
);
comment on table chat_file is 'tenant of chat: files that were sent to candidates and by them, or wait to be sent';
create index chat_file_of_application on chat_file (company_uuid, application_uuid);

-- Their bytes lie in the store, and go first.
create table help_file (
  uuid uuid primary key,
  -- Whose conversation it is for, and which of us uploaded it; null for the account's own.
  account_uuid uuid not null references account (uuid),
  operator_uuid uuid references operator (uuid),
  -- Null until its word is sent, and once that is erased.
  message_uuid uuid unique references help_message (uuid) on delete set null,
  name text not null,
  type text not null,
  size integer not null check (size > 0),
  created_at timestamptz not null
);
comment on table help_file is 'directory of help: files that accounts and operators sent to each other, or are about to';
create index help_file_of_account on help_file (account_uuid);
create index help_file_of_operator on help_file (operator_uuid);
create index help_file_left on help_file (created_at) where message_uuid is null;
