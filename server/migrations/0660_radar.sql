-- One more of the goods: for one job, whoever fits is found within minutes, for seven days.
insert into good values ('radar', 'found', 60, 90);
insert into sku (code, good, units) values ('radar', 'radar', 1), ('radar-3', 'radar', 3), ('radar-10', 'radar', 10);
insert into sku_price values
  ('radar', '2026-01-01T00:00:00+08:00', 100),
  ('radar-3', '2026-01-01T00:00:00+08:00', 300),
  ('radar-10', '2026-01-01T00:00:00+08:00', 1000);

create table radar (
  company_uuid uuid not null,
  uuid uuid not null,
  job_uuid uuid not null,
  actor_uuid uuid not null,
  begins_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > begins_at),
  -- It took a unit of a grant, else coins.
  unit boolean not null,
  coins integer not null check (coins >= 0),
  -- Transactions before this one have been looked through.
  walked_to xid8 not null,
  ended_at timestamptz,
  -- The job left the public list before the days were over.
  job_left boolean not null default false,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, job_uuid) references job (company_uuid, uuid) on delete cascade,
  constraint radar_unit check (unit = (coins = 0)),
  constraint radar_left check (not job_left or ended_at is not null)
);
comment on table radar is 'tenant of talents: for which jobs talents are found by themselves, until when, and what that took';
create index radar_by_job on radar (company_uuid, job_uuid);
create index radar_newest on radar (company_uuid, begins_at desc, uuid desc);
create unique index radar_running on radar (company_uuid, job_uuid) where ended_at is null;

create table radar_hit (
  company_uuid uuid not null,
  radar_uuid uuid not null,
  -- No key of a tenant leads to a directory; once for each, however often they are told of anew.
  talent_uuid uuid not null,
  found_at timestamptz not null,
  primary key (company_uuid, radar_uuid, talent_uuid),
  foreign key (company_uuid, radar_uuid) references radar (company_uuid, uuid) on delete cascade
);
comment on table radar_hit is 'tenant of talents: talents that a radar has found';
