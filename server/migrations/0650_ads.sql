-- Ads of companies above public lists: looked at by operators before they show.
create table ad_price (
  place text not null check (place in ('jobs')),
  begins_at timestamptz not null,
  coins integer not null check (coins > 0),
  primary key (place, begins_at)
);
comment on table ad_price is 'reference of ads: what a day of a place costs, from an instant on';
insert into ad_price values ('jobs', '2026-01-01T00:00:00+08:00', 300);

create table ad (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  version integer not null default 1,
  actor_uuid uuid not null,
  place text not null check (place in ('jobs')),
  title text not null,
  words text not null,
  -- Without a job it leads to the page of the company.
  job_uuid uuid,
  from_day date not null,
  to_day date not null check (to_day - from_day between 0 and 13),
  -- What it cost, in the two parts of coins.
  paid integer not null check (paid >= 0),
  gift integer not null check (gift >= 0),
  state text not null check (state in ('reviewing', 'approved', 'refused', 'cancelled')),
  reason text check ((reason is not null) = (state = 'refused')),
  created_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  views integer not null default 0,
  clicks integer not null default 0,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, job_uuid) references job (company_uuid, uuid) on delete set null (job_uuid)
);
comment on table ad is 'tenant of ads: what companies place for coins';
create index ad_newest on ad (company_uuid, created_at desc, uuid desc);
create index ad_of_job on ad (company_uuid, job_uuid);
create index ad_waiting on ad (from_day, uuid) where state = 'reviewing';
create index ad_running on ad (place, from_day) where state = 'approved';

-- Its key is the last word on who has which place on which day.
create table ad_slot (
  place text not null,
  day date not null,
  slot_no smallint not null check (slot_no > 0),
  company_uuid uuid not null,
  ad_uuid uuid not null,
  primary key (place, day, slot_no)
);
comment on table ad_slot is 'directory of ads: who has which place on which day';
create index ad_slot_of_ad on ad_slot (ad_uuid, day);
