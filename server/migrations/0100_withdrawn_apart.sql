-- Who withdrew stands apart: out of the lists of a stage and of every number, in a list of their own. The indexes of lists
-- that are counted from an index alone leave them out; the others look at each row that they pass anyway.
drop index application_by_year;
create index application_by_year
  on application (company_uuid, kind, stage, (left(graduation_month, 4)), applied_at desc, uuid desc)
  where withdrawn_at is null;
drop index application_by_degree;
create index application_by_degree on application (company_uuid, kind, stage, degree, applied_at desc, uuid desc)
  where withdrawn_at is null;
drop index application_by_degree_and_year;
create index application_by_degree_and_year
  on application (company_uuid, kind, stage, degree, (left(graduation_month, 4)), applied_at desc, uuid desc)
  where withdrawn_at is null;
drop index application_by_rating;
create index application_by_rating on application (company_uuid, kind, stage, applied_at desc, uuid desc)
  where rating is not null and withdrawn_at is null;
create index application_withdrawn on application (company_uuid, kind, stage, applied_at desc, uuid desc)
  where withdrawn_at is not null;

create or replace function tally_inserted() returns trigger language plpgsql as $$
begin
  insert into application_tally (company_uuid, job_uuid, kind, stage, change)
  select company_uuid, job_uuid, kind, stage, count(*) from inserted
  where withdrawn_at is null
  group by company_uuid, job_uuid, kind, stage;
  return null;
end $$;

create or replace function tally_deleted() returns trigger language plpgsql as $$
begin
  insert into application_tally (company_uuid, job_uuid, kind, stage, change)
  select company_uuid, job_uuid, kind, stage, -count(*) from deleted
  where withdrawn_at is null
  group by company_uuid, job_uuid, kind, stage;
  return null;
end $$;

create or replace function tally_updated() returns trigger language plpgsql as $$
begin
  insert into application_tally (company_uuid, job_uuid, kind, stage, change)
  select company_uuid, job_uuid, kind, stage, sum(change)
  from (
    select company_uuid, job_uuid, kind, stage, 1 as change from inserted where withdrawn_at is null
    union all
    select company_uuid, job_uuid, kind, stage, -1 from deleted where withdrawn_at is null
  ) as changes
  group by company_uuid, job_uuid, kind, stage
  having sum(change) <> 0;
  return null;
end $$;

insert into application_tally (company_uuid, job_uuid, kind, stage, change)
select company_uuid, job_uuid, kind, stage, -count(*) from application
where withdrawn_at is not null
group by company_uuid, job_uuid, kind, stage;
comment on table application_tally is
  'tenant: changes in the number of applications that nobody withdrew, by job and stage; their sum is the number';
