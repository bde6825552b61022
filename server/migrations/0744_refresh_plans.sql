-- A job is refreshed at set times of some days. A change ends one plan and begins another, so that each says what came of it.
create table refresh_plan (
  company_uuid uuid not null,
  uuid uuid not null,
  job_uuid uuid not null,
  -- In whose name it refreshes, and whose units it uses.
  actor_uuid uuid not null,
  -- Days of China, both included, and times of its clocks, the earliest first.
  first_day date not null,
  last_day date not null check (last_day between first_day and first_day + 29),
  times text[] not null check (cardinality(times) between 1 and 3),
  -- Coins of one refresh and in all that were agreed to.
  price integer not null check (price > 0),
  coins_most integer not null check (coins_most >= 0),
  coins integer not null default 0 check (coins between 0 and coins_most),
  done integer not null default 0 check (done >= 0),
  left_out integer not null default 0 check (left_out >= 0),
  created_at timestamptz not null,
  next_at timestamptz,
  ended text check (ended in ('done', 'ended', 'changed', 'used_up', 'price', 'offline', 'member')),
  ended_at timestamptz,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, job_uuid) references job (company_uuid, uuid) on delete cascade,
  check ((ended is null) = (next_at is not null) and (ended is null) = (ended_at is null))
);
comment on table refresh_plan is 'tenant of rights: days and times at which jobs are refreshed, and what came of it';
create unique index refresh_plan_running on refresh_plan (company_uuid, job_uuid) where ended is null;
create index refresh_plan_due on refresh_plan (next_at) where ended is null;
create index refresh_plan_newest on refresh_plan (company_uuid, created_at desc, uuid desc);
create index refresh_plan_of_job on refresh_plan (company_uuid, job_uuid);

-- The plan that a refresh came by.
alter table job_refresh add column plan_uuid uuid;
alter table job_refresh
  add foreign key (company_uuid, plan_uuid) references refresh_plan (company_uuid, uuid) on delete cascade;
create index job_refresh_of_plan on job_refresh (company_uuid, plan_uuid);
