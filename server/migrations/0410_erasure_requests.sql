create table erasure_request (
  company_uuid uuid not null,
  application_uuid uuid not null,
  asked_at timestamptz not null,
  primary key (company_uuid, application_uuid),
  foreign key (company_uuid, application_uuid) references application (company_uuid, uuid) on delete cascade
);
create index erasure_request_by_age on erasure_request (asked_at, application_uuid);
comment on table erasure_request is 'tenant of resumes: candidates who asked for the erasure of all that is kept of them; gone with what is erased';
