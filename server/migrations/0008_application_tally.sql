-- How many applications stand where, as a sum of changes: counting a million rows takes a quarter of a second, adding up
-- a few hundred changes does not. Changes are only ever added, so that two people who move applications of one job at
-- once never wait for each other; a task sums them up from time to time.
create table application_tally (
  company_uuid uuid not null,
  seq bigint generated always as identity,
  job_uuid uuid not null,
  kind text not null,
  stage text not null,
  change integer not null,
  primary key (company_uuid, seq),
  foreign key (company_uuid, job_uuid) references job (company_uuid, uuid) on delete cascade
);
create index application_tally_by_job on application_tally (company_uuid, job_uuid) include (kind, stage, change);
comment on table application_tally is 'tenant: changes in the number of applications by job and stage; their sum is the number';

create function tally_inserted() returns trigger language plpgsql as $$
begin
  insert into application_tally (company_uuid, job_uuid, kind, stage, change)
  select company_uuid, job_uuid, kind, stage, count(*) from inserted group by company_uuid, job_uuid, kind, stage;
  return null;
end $$;

create function tally_deleted() returns trigger language plpgsql as $$
begin
  insert into application_tally (company_uuid, job_uuid, kind, stage, change)
  select company_uuid, job_uuid, kind, stage, -count(*) from deleted group by company_uuid, job_uuid, kind, stage;
  return null;
end $$;

create function tally_updated() returns trigger language plpgsql as $$
begin
  insert into application_tally (company_uuid, job_uuid, kind, stage, change)
  select company_uuid, job_uuid, kind, stage, sum(change)
  from (
    select company_uuid, job_uuid, kind, stage, 1 as change from inserted
    union all
    select company_uuid, job_uuid, kind, stage, -1 from deleted
  ) as changes
  group by company_uuid, job_uuid, kind, stage
  having sum(change) <> 0;
  return null;
end $$;

create trigger tally_inserted after insert on application
  referencing new table as inserted for each statement execute function tally_inserted();
create trigger tally_deleted after delete on application
  referencing old table as deleted for each statement execute function tally_deleted();
create trigger tally_updated after update on application
  referencing new table as inserted old table as deleted for each statement execute function tally_updated();

insert into application_tally (company_uuid, job_uuid, kind, stage, change)
select company_uuid, job_uuid, kind, stage, count(*) from application group by company_uuid, job_uuid, kind, stage;
