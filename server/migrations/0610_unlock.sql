-- Two more goods: an internship job beside the quota, and one more place for a job of either kind.
insert into good values ('unlock', 'more', 70, 90), ('expansion', 'more', 80, 90);
insert into sku (code, good, units) values
  ('unlock', 'unlock', 1), ('unlock-3', 'unlock', 3), ('unlock-10', 'unlock', 10),
  ('expansion', 'expansion', 1), ('expansion-3', 'expansion', 3), ('expansion-10', 'expansion', 10);
insert into sku_price values
  ('unlock', '2026-01-01T00:00:00+08:00', 200),
  ('unlock-3', '2026-01-01T00:00:00+08:00', 600),
  ('unlock-10', '2026-01-01T00:00:00+08:00', 2000),
  ('expansion', '2026-01-01T00:00:00+08:00', 250),
  ('expansion-3', '2026-01-01T00:00:00+08:00', 750),
  ('expansion-10', '2026-01-01T00:00:00+08:00', 2500);

create table job_unlock (
  company_uuid uuid not null,
  uuid uuid not null,
  job_uuid uuid not null,
  actor_uuid uuid not null,
  begins_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > begins_at),
  -- It took a unit of a grant, else coins.
  unit boolean not null,
  coins integer not null check (coins >= 0),
  -- Once the clock has looked at what is beyond the quota then.
  ended_at timestamptz,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, job_uuid) references job (company_uuid, uuid) on delete cascade,
  constraint job_unlock_unit check (unit = (coins = 0))
);
comment on table job_unlock is 'tenant of rights: jobs that take no place of the quota for some time';
create index job_unlock_of_job on job_unlock (company_uuid, job_uuid);
create unique index job_unlock_running on job_unlock (company_uuid, job_uuid) where ended_at is null;
create index job_unlock_due on job_unlock (expires_at) where ended_at is null;

create table expansion (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  actor_uuid uuid not null,
  begins_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > begins_at),
  unit boolean not null,
  coins integer not null check (coins >= 0),
  ended_at timestamptz,
  primary key (company_uuid, uuid),
  constraint expansion_unit check (unit = (coins = 0))
);
comment on table expansion is 'tenant of rights: places for jobs beside the quota, each for some time';
create index expansion_due on expansion (expires_at) where ended_at is null;

-- Since when a job is online: who went online last goes offline first where a place ends.
alter table job add column online_since timestamptz;
update job set online_since = coalesce(published_at, updated_at) where state = 'online';
create function mark_online_since() returns trigger language plpgsql as $$
begin
  new.online_since := case when new.state = 'online' then new.updated_at end;
  return new;
end $$;
create trigger went_online before update of state on job
  for each row when (new.state is distinct from old.state) execute function mark_online_since();
create trigger made_online before insert on job
  for each row when (new.state = 'online') execute function mark_online_since();
