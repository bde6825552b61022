create table stored_file (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  purpose text not null check (purpose in ('cv', 'picture')),
  name text not null check (length(name) between 1 and 200),
  type text not null,
  size bigint not null check (size >= 0),
  sha256 bytea not null,
  storage_key text not null,
  -- CV files only: where the reading stands and what it found.
  reading_state text check (reading_state in ('waiting', 'done', 'failed')),
  reading_failure text,
  reading_text text,
  reading_fields jsonb,
  created_at timestamptz not null default now(),
  primary key (company_uuid, uuid)
);
comment on table stored_file is 'tenant: files, their bytes lie in the object store';

create table application (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  job_uuid uuid not null,
  kind text not null check (kind in ('internship', 'campus')),
  stage text not null default 'new'
    check (stage in ('new', 'primary_screening', 'written', 'interview', 'employed', 'reject')),
  version integer not null default 1,
  name text not null,
  phone text not null,
  email text not null default '',
  school text not null default '',
  degree text check (degree in ('high_school', 'associate', 'bachelor', 'master', 'doctor')),
  major text not null default '',
  graduation_month text check (graduation_month ~ '^\d{4}-\d{2}$'),
  city text not null default '',
  days_per_week integer check (days_per_week between 1 and 7),
  months integer check (months between 1 and 24),
  earliest_start text,
  answers jsonb not null default '[]',
  cv_file_uuid uuid,
  consent_version text not null,
  consent_at timestamptz not null,
  search tsvector not null default '',
  applied_at timestamptz not null default now(),
  stage_since timestamptz not null default now(),
  primary key (company_uuid, uuid),
  unique (company_uuid, job_uuid, phone),
  foreign key (company_uuid, job_uuid) references job (company_uuid, uuid),
  foreign key (company_uuid, cv_file_uuid) references stored_file (company_uuid, uuid)
);
create index application_by_stage on application (company_uuid, kind, stage, applied_at desc, uuid desc);
create index application_by_job on application (company_uuid, job_uuid, stage, applied_at desc, uuid desc);
create index application_by_file on application (company_uuid, cv_file_uuid);
create index application_search on application using gin (search);
comment on table application is 'tenant: a candidate applied for a job, and the stage it stands in';

create table application_history (
  company_uuid uuid not null,
  uuid uuid not null,
  application_uuid uuid not null,
  action text not null check (action in ('applied', 'moved', 'rejected', 'restored', 'undone', 'message_sent')),
  from_stage text,
  to_stage text,
  reason text not null default '',
  actor_uuid uuid,
  -- Version of the application after this entry.
  version integer not null,
  -- Stage time before a move, so that an undo restores it exactly.
  stage_since_before timestamptz,
  at timestamptz not null default now(),
  undone_at timestamptz,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, application_uuid) references application (company_uuid, uuid) on delete cascade
);
create index application_history_in_order on application_history (company_uuid, application_uuid, at desc, uuid desc);
comment on table application_history is 'tenant: every step of an application';

create table candidate_message (
  company_uuid uuid not null,
  uuid uuid not null,
  application_uuid uuid not null,
  history_uuid uuid not null,
  subject text not null,
  body text not null,
  state text not null default 'held' check (state in ('held', 'sent', 'recalled')),
  send_after timestamptz not null,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, application_uuid) references application (company_uuid, uuid) on delete cascade,
  foreign key (company_uuid, history_uuid) references application_history (company_uuid, uuid) on delete cascade
);
create index candidate_message_by_history on candidate_message (company_uuid, history_uuid);
comment on table candidate_message is 'tenant: messages to candidates, held until the undo time has passed';

create table candidate_link (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('cv_upload', 'application_status')),
  company_uuid uuid not null,
  object_uuid uuid not null,
  expires_at timestamptz not null
);
create index candidate_link_by_expiry on candidate_link (expires_at);
comment on table candidate_link is 'directory: links held by candidates, by the SHA-256 of their token';

create table reject_template (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  account_uuid uuid not null,
  title text not null,
  content text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (company_uuid, uuid)
);
create index reject_template_by_account on reject_template (company_uuid, account_uuid, created_at);
comment on table reject_template is 'tenant: reject messages of an account';
