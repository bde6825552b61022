create table platform_application (
  company_uuid uuid not null,
  -- The caller's own name for it: sent twice it is taken once.
  reference text not null,
  -- SHA-256 of what was handed in under it.
  input_hash bytea not null,
  key_uuid uuid not null,
  -- Null where the phone had applied for the job before.
  application_uuid uuid,
  created_at timestamptz not null,
  primary key (company_uuid, reference),
  foreign key (company_uuid, key_uuid) references platform_key (company_uuid, uuid),
  foreign key (company_uuid, application_uuid) references application (company_uuid, uuid) on delete cascade
    -- The reference is there before the application, so that what is told of that can name it.
    deferrable initially deferred
);
create index platform_application_by_key on platform_application (company_uuid, key_uuid);
create index platform_application_by_application on platform_application (company_uuid, application_uuid);
comment on table platform_application is 'tenant: applications that came by the platform API, by the references of their senders';
