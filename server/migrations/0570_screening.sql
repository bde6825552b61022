-- What a job asks at least of who applies by themselves: who misses one is parked, which is a place in the new stage.
create table screening_rule (
  company_uuid uuid not null,
  job_uuid uuid not null,
  min_degree text,
  days_per_week integer check (days_per_week between 1 and 7),
  months integer check (months between 1 and 24),
  latest_start date,
  graduation_years integer[] not null,
  majors text[] not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (company_uuid, job_uuid),
  foreign key (company_uuid, job_uuid) references job (company_uuid, uuid) on delete cascade
);
comment on table screening_rule is 'tenant of resumes: what a job asks at least; who misses one is parked, by nobody rejected';

-- Parked is who stands in the new stage and misses a condition; for what stays, so that a step can be taken back.
alter table application
  add column is_parked boolean not null default false,
  add column parked_for jsonb,
  -- The company chose them, at a fair or by an invitation: no condition counts.
  add column was_invited boolean not null default false,
  add constraint application_parked check (not is_parked or (stage = 'new' and withdrawn_at is null and parked_for is not null));
update application set was_invited = true
where exists (select from fair_visit v where v.company_uuid = application.company_uuid and v.application_uuid = application.uuid)
  or exists (select from talent_invitation i where i.company_uuid = application.company_uuid and i.application_uuid = application.uuid);
create index application_parked on application (company_uuid, kind, applied_at desc, uuid desc) where is_parked;
create index application_refusing on application (company_uuid, phone) where sorting_refused_at is not null;

-- Whether somebody was parked before a step, so that taking it back parks again.
alter table application_history add column parked_before boolean not null default false;
alter table application_history drop constraint application_history_action_check;
alter table application_history add constraint application_history_action_check
  check (action in ('applied', 'moved', 'rejected', 'restored', 'undone', 'corrected', 'message_sent', 'message_refused', 'withdrew',
    'candidate_corrected', 'unparked'));

-- The numbers know how many of the new ones are parked.
alter table application_tally add column parked boolean not null default false;
drop index application_tally_by_job;
create index application_tally_by_job on application_tally (company_uuid, job_uuid) include (kind, stage, parked, change);

create or replace function tally_inserted() returns trigger language plpgsql as $$
begin
  insert into application_tally (company_uuid, job_uuid, kind, stage, parked, change)
  select company_uuid, job_uuid, kind, stage, is_parked, count(*) from inserted
  where withdrawn_at is null
  group by company_uuid, job_uuid, kind, stage, is_parked;
  return null;
end $$;

create or replace function tally_deleted() returns trigger language plpgsql as $$
begin
  insert into application_tally (company_uuid, job_uuid, kind, stage, parked, change)
  select company_uuid, job_uuid, kind, stage, is_parked, -count(*) from deleted
  where withdrawn_at is null
  group by company_uuid, job_uuid, kind, stage, is_parked;
  return null;
end $$;

create or replace function tally_updated() returns trigger language plpgsql as $$
begin
  insert into application_tally (company_uuid, job_uuid, kind, stage, parked, change)
  select company_uuid, job_uuid, kind, stage, is_parked, sum(change)
  from (
    select company_uuid, job_uuid, kind, stage, is_parked, 1 as change from inserted where withdrawn_at is null
    union all
    select company_uuid, job_uuid, kind, stage, is_parked, -1 from deleted where withdrawn_at is null
  ) as changes
  group by company_uuid, job_uuid, kind, stage, is_parked
  having sum(change) <> 0;
  return null;
end $$;
comment on table application_tally is
  'tenant of resumes: changes in the number of applications that nobody withdrew, by job, stage and whether they are parked; their sum is the number';

-- Parked ones stand apart unless an account says otherwise; before, the word meant nothing.
alter table account alter column resume_filter_enable set default true;
update account set resume_filter_enable = true;
