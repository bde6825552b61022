create table fair_visit (
  company_uuid uuid not null,
  uuid uuid not null,
  fair_uuid uuid not null,
  -- Who registered for the fair; forgotten before the visit is.
  visitor_uuid uuid not null,
  code text not null,
  -- Given when a scan of theirs is heard of first; null until then.
  number integer,
  -- As they told it when they registered; the name is forgotten after a while.
  name text not null,
  school text not null,
  major text not null,
  degree text not null,
  graduation_year integer not null,
  -- Jobs of the company that they wished for.
  wishes uuid[] not null,
  -- What follows is settled from the entries.
  state text not null default 'waiting' check (state in ('waiting', 'talking', 'done')),
  -- Null: every scan was taken back.
  arrived_at timestamptz,
  first_called_at timestamptz,
  missed integer not null default 0,
  note text not null default '',
  stars integer not null default 0 check (stars between 0 and 5),
  decision text check (decision in ('interview', 'screening', 'keep', 'no')),
  job_uuid uuid,
  decided_at timestamptz,
  -- What the decision came to.
  application text not null default 'none' check (application in ('none', 'made', 'gone')),
  application_uuid uuid,
  changed_at timestamptz not null,
  primary key (company_uuid, uuid),
  unique (company_uuid, fair_uuid, code),
  unique (company_uuid, fair_uuid, number),
  foreign key (company_uuid, job_uuid) references job (company_uuid, uuid) on delete set null (job_uuid),
  foreign key (company_uuid, application_uuid) references application (company_uuid, uuid)
    on delete set null (application_uuid)
);
create index fair_visit_of_job on fair_visit (company_uuid, job_uuid);
create index fair_visit_of_application on fair_visit (company_uuid, application_uuid);
comment on table fair_visit is 'tenant: who stood at the company''s stand at a job fair, and what became of them';

create table fair_desk_entry (
  company_uuid uuid not null,
  -- Made on the phone: who sends an entry twice adds it once.
  uuid uuid not null,
  visit_uuid uuid not null,
  -- The entry as the contract has it, with its instant by the server's clock.
  entry jsonb not null,
  account_uuid uuid not null,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, visit_uuid) references fair_visit (company_uuid, uuid) on delete cascade
);
create index fair_desk_entry_of_visit on fair_desk_entry (company_uuid, visit_uuid);
comment on table fair_desk_entry is 'tenant: what phones at a stand wrote down; rows are only added';
