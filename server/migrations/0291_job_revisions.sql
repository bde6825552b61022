create table job_revision (
  company_uuid uuid not null,
  uuid uuid not null,
  job_uuid uuid not null,
  -- The whole text as it was put online (JobDraft); what differs is told beside the one before.
  draft jsonb not null,
  at timestamptz not null,
  -- Who handed it in; null where that is not known.
  account_uuid uuid,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, job_uuid) references job (company_uuid, uuid) on delete cascade
);
create index job_revision_in_order on job_revision (company_uuid, job_uuid, at, uuid);
comment on table job_revision is 'tenant: texts with which a job was online';
