-- CVs that a company brings in itself: an archive, many files at once, or one person by hand.
create table cv_import (
  company_uuid uuid not null,
  uuid uuid not null,
  account_uuid uuid not null,
  job_uuid uuid not null,
  form text not null check (form in ('files', 'archive', 'hand')),
  -- On what the company keeps these people's data, as whoever brought them in says.
  basis text not null check (basis in ('consented', 'sent', 'referral', 'offline', 'other')),
  basis_note text not null default '' check (length(basis_note) <= 200),
  -- Where an application that comes of it is from.
  source text not null check (source ~ '^[a-z0-9-]{1,20}$'),
  state text not null check (state in ('receiving', 'unpacking', 'received', 'refused', 'failed')),
  -- Why the whole of it was refused.
  reason text,
  -- Bytes of an archive that have come.
  packed bigint not null default 0,
  created_at timestamptz not null,
  -- When whoever brought it in was told that all of it has been looked at.
  told_at timestamptz,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, job_uuid) references job (company_uuid, uuid) on delete cascade
);
create index cv_import_of_account on cv_import (company_uuid, account_uuid, created_at desc, uuid desc);
create index cv_import_of_job on cv_import (company_uuid, job_uuid);
create index cv_import_by_age on cv_import (created_at);
comment on table cv_import is 'tenant of intake: CVs that a company brings in itself, kept for thirty days';

create table cv_import_file (
  company_uuid uuid not null,
  uuid uuid not null,
  import_uuid uuid not null,
  -- Where it was sent, or stands in the archive.
  position integer not null check (position >= 0),
  name text not null check (length(name) between 1 and 200),
  size bigint not null check (size >= 0),
  sha256 bytea,
  state text not null check (state in ('waiting', 'reading', 'made', 'double', 'needs', 'refused', 'failed')),
  -- Why it is double, needs somebody, was refused or failed.
  reason text,
  -- The stored file; no key, since it goes by itself.
  file_uuid uuid,
  application_uuid uuid,
  primary key (company_uuid, uuid),
  unique (company_uuid, import_uuid, position),
  foreign key (company_uuid, import_uuid) references cv_import (company_uuid, uuid) on delete cascade,
  foreign key (company_uuid, application_uuid) references application (company_uuid, uuid) on delete cascade
);
create index cv_import_file_of_application on cv_import_file (company_uuid, application_uuid);
create index cv_import_file_by_file on cv_import_file (company_uuid, file_uuid);
create index cv_import_file_by_bytes on cv_import_file (company_uuid, sha256);
comment on table cv_import_file is 'tenant of intake: each CV of an import, and what became of it';

-- The same bytes are found among a company's files.
create index stored_file_by_bytes on stored_file (company_uuid, sha256);

-- Somebody who is there already has come in once more.
alter table application_history drop constraint application_history_action_check;
alter table application_history add constraint application_history_action_check
  check (action in ('applied', 'moved', 'rejected', 'restored', 'undone', 'corrected', 'message_sent', 'message_refused', 'withdrew',
    'candidate_corrected', 'unparked', 'came_again'));

-- On what a company keeps somebody whom it brought in; it stays as long as the application does.
create table application_basis (
  company_uuid uuid not null,
  application_uuid uuid not null,
  basis text not null check (basis in ('consented', 'sent', 'referral', 'offline', 'other')),
  note text not null check (length(note) <= 200),
  account_uuid uuid not null,
  at timestamptz not null,
  primary key (company_uuid, application_uuid),
  foreign key (company_uuid, application_uuid) references application (company_uuid, uuid) on delete cascade
);
comment on table application_basis is 'tenant of intake: on what legal basis a company keeps somebody whom it brought in';
