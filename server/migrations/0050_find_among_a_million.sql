-- A filter by year walks the newest applications of that year alone: those of one class come within a few months, so that
-- walking all years in order would pass hundreds of thousands of others first.
create index application_by_year
  on application (company_uuid, kind, stage, (left(graduation_month, 4)), applied_at desc, uuid desc);

-- How many stand where, by what candidates are filtered by as well; kept as application_tally is. That one stays beside
-- it, since the numbers on every page are sums of a few dozen rows there and of some thousand here.
create table candidate_tally (
  company_uuid uuid not null,
  seq bigint generated always as identity,
  job_uuid uuid not null,
  kind text not null,
  stage text not null,
  degree text,
  graduation_year text,
  -- Whole stars of the average.
  stars integer,
  change integer not null,
  primary key (company_uuid, seq),
  foreign key (company_uuid, job_uuid) references job (company_uuid, uuid) on delete cascade
);
create index candidate_tally_by_job on candidate_tally (company_uuid, job_uuid);
create index candidate_tally_by_year on candidate_tally (company_uuid, kind, graduation_year, degree)
  include (job_uuid, stage, stars, change);
comment on table candidate_tally is 'tenant: changes in the number of applications by job, stage, degree, year and stars; their sum is the number';

create or replace function tally_inserted() returns trigger language plpgsql as $$
begin
  insert into application_tally (company_uuid, job_uuid, kind, stage, change)
  select company_uuid, job_uuid, kind, stage, count(*) from inserted group by company_uuid, job_uuid, kind, stage;
  insert into candidate_tally (company_uuid, job_uuid, kind, stage, degree, graduation_year, stars, change)
  select company_uuid, job_uuid, kind, stage, degree, left(graduation_month, 4), floor(rating), count(*)
  from inserted group by 1, 2, 3, 4, 5, 6, 7;
  return null;
end $$;

create or replace function tally_deleted() returns trigger language plpgsql as $$
begin
  insert into application_tally (company_uuid, job_uuid, kind, stage, change)
  select company_uuid, job_uuid, kind, stage, -count(*) from deleted group by company_uuid, job_uuid, kind, stage;
  insert into candidate_tally (company_uuid, job_uuid, kind, stage, degree, graduation_year, stars, change)
  select company_uuid, job_uuid, kind, stage, degree, left(graduation_month, 4), floor(rating), -count(*)
  from deleted group by 1, 2, 3, 4, 5, 6, 7;
  return null;
end $$;

create or replace function tally_updated() returns trigger language plpgsql as $$
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
  insert into candidate_tally (company_uuid, job_uuid, kind, stage, degree, graduation_year, stars, change)
  select company_uuid, job_uuid, kind, stage, degree, left(graduation_month, 4), floor(rating), sum(change)
  from (
    select company_uuid, job_uuid, kind, stage, degree, graduation_month, rating, 1 as change from inserted
    union all
    select company_uuid, job_uuid, kind, stage, degree, graduation_month, rating, -1 from deleted
  ) as changes
  group by 1, 2, 3, 4, 5, 6, 7
  having sum(change) <> 0;
  return null;
end $$;

insert into candidate_tally (company_uuid, job_uuid, kind, stage, degree, graduation_year, stars, change)
select company_uuid, job_uuid, kind, stage, degree, left(graduation_month, 4), floor(rating), count(*)
from application group by 1, 2, 3, 4, 5, 6, 7;
