create table fair_sign_up (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  fair_uuid uuid not null,
  -- Is told what was decided, beside the master.
  signed_by uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  version integer not null default 1,
  contact_name text not null,
  contact_phone text not null,
  people integer not null check (people between 1 and 50),
  refusal text not null default '',
  signed_at timestamptz(3) not null,
  primary key (company_uuid, uuid),
  unique (company_uuid, fair_uuid)
);
create index fair_sign_up_of_fair on fair_sign_up (fair_uuid, signed_at, uuid);
comment on table fair_sign_up is 'tenant: a company at a job fair, with those who stand there';

create table fair_sign_up_job (
  company_uuid uuid not null,
  sign_up_uuid uuid not null,
  job_uuid uuid not null,
  primary key (company_uuid, sign_up_uuid, job_uuid),
  foreign key (company_uuid, sign_up_uuid) references fair_sign_up (company_uuid, uuid) on delete cascade,
  foreign key (company_uuid, job_uuid) references job (company_uuid, uuid) on delete cascade
);
create index fair_sign_up_job_of_job on fair_sign_up_job (company_uuid, job_uuid);
comment on table fair_sign_up_job is 'tenant: jobs that a company takes to a job fair';

create table fair_booth (
  fair_uuid uuid not null references fair (uuid),
  booth text not null,
  company_uuid uuid not null,
  primary key (fair_uuid, booth),
  unique (fair_uuid, company_uuid)
);
comment on table fair_booth is 'directory: which booth of a job fair is whose; one cannot be given twice';
