-- What a company asks graduates for beside the CV: {kind: off | optional | required}.
alter table deliver_setting add column documents jsonb not null default '{}';

alter table stored_file drop constraint stored_file_purpose_check;
alter table stored_file add constraint stored_file_purpose_check
  check (purpose in ('cv', 'picture', 'export', 'document'));
alter table partial_upload drop constraint partial_upload_purpose_check;
alter table partial_upload add constraint partial_upload_purpose_check check (purpose in ('cv', 'document'));

create table application_document (
  company_uuid uuid not null,
  application_uuid uuid not null,
  kind text not null check (kind in ('transcript', 'recommendation', 'degree', 'language', 'portfolio')),
  file_uuid uuid not null,
  primary key (company_uuid, application_uuid, kind),
  unique (company_uuid, file_uuid),
  foreign key (company_uuid, application_uuid) references application (company_uuid, uuid) on delete cascade,
  foreign key (company_uuid, file_uuid) references stored_file (company_uuid, uuid)
);
comment on table application_document is 'tenant: what somebody handed in beside the CV';
