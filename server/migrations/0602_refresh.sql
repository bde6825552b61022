-- What is sold, each with its price from an instant on: it ends where the next one begins.
create table sku (
  code text primary key,
  -- What one unit of it is used for.
  unit text not null
);
comment on table sku is 'reference of rights: what is sold for coins';
create table sku_price (
  sku text not null references sku (code),
  begins_at timestamptz not null,
  coins integer not null check (coins > 0),
  primary key (sku, begins_at)
);
comment on table sku_price is 'reference of rights: prices in coins, each from an instant on';
insert into sku values ('refresh', 'job');
insert into sku_price values ('refresh', '2026-01-01T00:00:00+08:00', 5);

-- Free refreshes of a company on a day of China.
create table free_refresh (
  company_uuid uuid not null references company (company_uuid),
  day date not null,
  used integer not null check (used between 1 and 3),
  primary key (company_uuid, day)
);
comment on table free_refresh is 'tenant of rights: how many of the free refreshes of a day are used';

alter table job add column refreshed_at timestamptz;

create table job_refresh (
  company_uuid uuid not null,
  uuid uuid not null,
  job_uuid uuid not null,
  actor_uuid uuid not null,
  at timestamptz not null,
  -- 0 for a free one.
  coins integer not null check (coins >= 0),
  primary key (company_uuid, uuid),
  foreign key (company_uuid, job_uuid) references job (company_uuid, uuid) on delete cascade
);
comment on table job_refresh is 'tenant of rights: jobs that were moved to the top of the public list';
create index job_refresh_newest on job_refresh (company_uuid, at desc, uuid desc);
create index job_refresh_of_job on job_refresh (company_uuid, job_uuid);

-- As in 0190, but that a refresh counts as if the job had been published then.
create or replace function list_jobs(of_company uuid, only_job uuid default null) returns void language sql as $$
  delete from public_job where company_uuid = of_company and (only_job is null or job_uuid = only_job);
  insert into public_job
  select job.uuid, job.company_uuid, job.kind, date_trunc('milliseconds', greatest(job.published_at, job.refreshed_at)),
    case
      when job.pay_negotiable or job.pay_min is null then 0
      when job.kind = 'internship' then round(job.pay_min * 21.75)::integer
      else job.pay_min * 1000
    end,
    job.days_per_week,
    coalesce(array_position(array['high_school', 'associate', 'bachelor', 'master', 'doctor'], job.min_degree), 0),
    job.deadline,
    list_words(job.title) || list_words(job.title, '^') || list_words(company.name || ' ' || company.short_name)
      || list_words(concat_ws(' ', category.name, category.name_en, parent.name, parent.name_en))
      || array_to_tsvector(array(
        select distinct filter from unnest(
          array(select '~city:' || code from unnest(job.cities) code)
            || array(select '~city:' || left(code, 2) || '0000' from unnest(job.cities) code)
            || array['~category:' || category.code, '~category:' || category.parent]) filter
        where filter is not null))
  from job
  join company using (company_uuid)
  left join job_category category on category.code = job.category
  left join job_category parent on parent.code = category.parent
  where company_uuid = of_company and (only_job is null or job.uuid = only_job)
    and job.state = 'online' and job.published_at is not null
    and company.check_status in ('pass', 'later_check', 'revision') and company.frozen_at is null
$$;
