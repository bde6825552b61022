-- Files that are made of applications for the account that asked: a spreadsheet, or an archive of CVs.
create table application_export (
  company_uuid uuid not null,
  uuid uuid not null,
  account_uuid uuid not null,
  form text not null check (form in ('sheet', 'cvs')),
  -- The language in which it was asked for.
  locale text not null check (locale in ('zh-CN', 'en')),
  -- Of what was asked for: the same once more is the same file. The words of a filter may be a name, so they are not kept.
  asked_hash bytea not null,
  -- withdrawn: somebody in it was erased; ended: its time is over, or its owner gave it up.
  state text not null default 'waiting' check (state in ('waiting', 'running', 'ready', 'failed', 'withdrawn', 'ended')),
  applications integer not null,
  done integer not null default 0,
  -- Each try writes an object of its own, so that one that was thought dead spoils nothing.
  attempt integer not null default 0,
  size bigint,
  made_at timestamptz not null,
  expires_at timestamptz,
  opened_at timestamptz,
  -- Since when nothing of it is in the store any more.
  erased_at timestamptz,
  primary key (company_uuid, uuid),
  check ((state = 'ready') <= (size is not null and expires_at is not null))
);
-- One at a time; of two who ask at once the second finds the first.
create unique index application_export_at_work on application_export (company_uuid, account_uuid)
  where state in ('waiting', 'running');
create index application_export_of_account on application_export (company_uuid, account_uuid, made_at desc);
create index application_export_to_erase on application_export (made_at) where erased_at is null;
create index application_export_by_age on application_export (made_at);
comment on table application_export is 'tenant of resumes: files that are made of applications, and how far they are';

create table application_export_person (
  company_uuid uuid not null,
  export_uuid uuid not null,
  application_uuid uuid not null,
  position integer not null,
  -- missing: there is no file, or it cannot be read; closed: it was withdrawn, or whoever
  -- asked may not see it any more.
  left_out text check (left_out in ('missing', 'closed')),
  primary key (company_uuid, export_uuid, application_uuid),
  foreign key (company_uuid, export_uuid) references application_export (company_uuid, uuid) on delete cascade,
  foreign key (company_uuid, application_uuid) references application (company_uuid, uuid) on delete cascade
);
create index application_export_person_of_application on application_export_person (company_uuid, application_uuid);
comment on table application_export_person is 'tenant of resumes: who stands in a file that is made of applications';

-- A file in which somebody stands who is erased is nobody's any more, whatever erased them.
create function application_export_person_gone() returns trigger language plpgsql as $$
begin
  update application_export export set state = 'withdrawn'
  from (select distinct company_uuid, export_uuid from gone) emptied
  where export.company_uuid = emptied.company_uuid and export.uuid = emptied.export_uuid
    and export.state in ('waiting', 'running', 'ready');
  return null;
end $$;
create trigger application_export_person_gone after delete on application_export_person
  referencing old table as gone for each statement execute function application_export_person_gone();
