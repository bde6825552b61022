-- A person is known by the phone, as for applications. The mark goes with the application by which it was made.
create table blocked_candidate (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  phone text not null,
  application_uuid uuid not null,
  reason text not null check (reason in ('no_show', 'false_papers', 'conduct', 'broken_word', 'other')),
  note text not null check (length(note) <= 200),
  blocked_by uuid not null,
  created_at timestamptz not null,
  until timestamptz not null,
  primary key (company_uuid, uuid),
  unique (company_uuid, phone),
  foreign key (company_uuid, application_uuid) references application (company_uuid, uuid) on delete cascade
);
create index blocked_candidate_by_age on blocked_candidate (company_uuid, created_at desc, uuid desc);
create index blocked_candidate_by_application on blocked_candidate (company_uuid, application_uuid);
create index blocked_candidate_by_end on blocked_candidate (until);
comment on table blocked_candidate is 'tenant: people whom a company has marked for its recruiters';
