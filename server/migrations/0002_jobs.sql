create table job (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  owner_uuid uuid not null,
  kind text not null check (kind in ('internship', 'campus')),
  state text not null default 'draft'
    check (state in ('draft', 'reviewing', 'online', 'offline', 'expired', 'refused')),
  version integer not null default 1,
  title text not null default '',
  category text not null default '',
  cities text[] not null default '{}',
  address text not null default '',
  headcount integer check (headcount > 0),
  min_degree text check (min_degree in ('high_school', 'associate', 'bachelor', 'master', 'doctor')),
  majors text[] not null default '{}',
  description text not null default '' check (length(description) <= 5000),
  highlights text[] not null default '{}',
  questions text[] not null default '{}',
  pay_min integer check (pay_min > 0),
  pay_max integer check (pay_max > 0),
  pay_negotiable boolean not null default false,
  days_per_week integer check (days_per_week between 1 and 7),
  months integer check (months between 1 and 12),
  conversion boolean not null default false,
  certificate boolean not null default false,
  remote boolean not null default false,
  deadline date,
  auto_reply text not null default '',
  delivery_email text not null default '',
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_uuid, uuid)
);
create index job_by_change on job (company_uuid, kind, updated_at desc, uuid desc);
create index job_by_deadline on job (deadline) where state = 'online';
comment on table job is 'tenant: internship and campus jobs, drafts too';

create table job_directory (
  job_uuid uuid primary key,
  company_uuid uuid not null
);
comment on table job_directory is 'directory: which company a public job page belongs to';

create table job_statistics (
  company_uuid uuid not null,
  job_uuid uuid not null,
  views bigint not null default 0,
  primary key (company_uuid, job_uuid),
  foreign key (company_uuid, job_uuid) references job (company_uuid, uuid) on delete cascade
);
comment on table job_statistics is 'tenant: counters of a job, apart so that viewing never touches the job row';

create table publish_check (
  company_uuid uuid not null,
  uuid uuid not null,
  job_uuid uuid not null,
  job_version integer not null,
  findings jsonb not null,
  at timestamptz not null default now(),
  primary key (company_uuid, uuid),
  foreign key (company_uuid, job_uuid) references job (company_uuid, uuid) on delete cascade
);
create index publish_check_by_job on publish_check (company_uuid, job_uuid, at desc);
comment on table publish_check is 'tenant: what each publish check found, kept as evidence';
