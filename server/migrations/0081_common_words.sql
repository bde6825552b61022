create table common_word (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  account_uuid uuid not null,
  content text not null check (length(content) between 1 and 200),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (company_uuid, uuid)
);
create index common_word_by_account on common_word (company_uuid, account_uuid, created_at);
comment on table common_word is 'tenant: phrases that an account uses again and again in chats';
