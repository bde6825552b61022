create table invite_template (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  account_uuid uuid not null,
  title text not null check (length(title) between 1 and 30),
  content text not null check (length(content) between 1 and 500),
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (company_uuid, uuid)
);
create index invite_template_by_account on invite_template (company_uuid, account_uuid, created_at);
comment on table invite_template is 'tenant: words with which an account invites candidates to apply';
