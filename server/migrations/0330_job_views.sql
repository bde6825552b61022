-- Views by day and source, so that a job's figures say when and from where people came; the sum before stays in job_statistics.
create table job_view (
  company_uuid uuid not null,
  job_uuid uuid not null,
  -- Of the calendar of China.
  day date not null,
  source text not null check (source = '' or source ~ '^[a-z0-9-]{1,20}$'),
  views integer not null check (views > 0),
  primary key (company_uuid, job_uuid, day, source),
  foreign key (company_uuid, job_uuid) references job (company_uuid, uuid) on delete cascade
);
comment on table job_view is 'tenant: views of a job by day and by where they came from';
