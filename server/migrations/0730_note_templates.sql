-- Words with which an account begins notes about applications.
create table note_template (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  account_uuid uuid not null,
  title text not null check (length(title) between 1 and 30),
  content text not null check (length(content) between 1 and 1000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (company_uuid, uuid)
);
create index note_template_by_account on note_template (company_uuid, account_uuid, created_at);
comment on table note_template is 'tenant of settings: words with which an account begins notes about applications';
