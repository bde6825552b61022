-- Days for which a job stands first: in the list of its city and category, or in that of its city.
insert into good values ('top_search', 'seen', 10, 90), ('top_home', 'seen', 20, 90);
insert into sku (code, good, units)
  select good || suffix, good, units from unnest(array['top_search', 'top_home']) good,
    (values ('', 1), ('-3', 3), ('-7', 7), ('-14', 14)) pack (suffix, units);
insert into sku_price
  select code, '2026-01-01T00:00:00+08:00', units * case good when 'top_search' then 80 else 200 end from sku
  where good in ('top_search', 'top_home');

create table booking (
  company_uuid uuid not null,
  uuid uuid not null,
  job_uuid uuid not null,
  actor_uuid uuid not null,
  kind text not null check (kind in ('top_search', 'top_home')),
  city text not null,
  category text check ((kind = 'top_search') = (category is not null)),
  from_day date not null,
  to_day date not null check (to_day - from_day between 0 and 13),
  -- Coins that were paid for the days that took no unit, in their two parts.
  paid integer not null check (paid >= 0),
  gift integer not null check (gift >= 0),
  at timestamptz not null,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, job_uuid) references job (company_uuid, uuid) on delete cascade
);
comment on table booking is 'tenant of rights: days for which jobs stand first';
create index booking_newest on booking (company_uuid, kind, at desc, uuid desc);
create index booking_of_job on booking (company_uuid, job_uuid);

create table booking_day (
  company_uuid uuid not null,
  booking_uuid uuid not null,
  day date not null,
  -- What its unit was used for, where it took one.
  uuid uuid not null,
  unit boolean not null,
  job_uuid uuid not null,
  place text not null,
  -- Once it was given back.
  freed_at timestamptz,
  primary key (company_uuid, booking_uuid, day),
  foreign key (company_uuid, booking_uuid) references booking (company_uuid, uuid) on delete cascade
);
comment on table booking_day is 'tenant of rights: the days of a booking, each with what it took';
-- A job stands in a list once.
create unique index booking_day_once on booking_day (company_uuid, job_uuid, place, day) where freed_at is null;
create index booking_day_coming on booking_day (day) where freed_at is null;

-- Only what is taken is a row: its key is the last word on who has it.
create table placement_slot (
  place text not null,
  day date not null,
  slot_no smallint not null check (slot_no > 0),
  company_uuid uuid not null,
  booking_uuid uuid not null,
  job_uuid uuid not null,
  primary key (place, day, slot_no)
);
comment on table placement_slot is 'directory of rights: who has which place on which day';
create index placement_slot_of_booking on placement_slot (booking_uuid, day);
