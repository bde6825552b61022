-- Inviting people of the pool takes a unit or coins, one by one as well as many at once.
insert into good values ('invitation', 'found', 50, 90);
insert into sku (code, good, units) values
  ('invitation', 'invitation', 1), ('invitation-50', 'invitation', 50), ('invitation-200', 'invitation', 200),
  ('invitation-1000', 'invitation', 1000);
insert into sku_price values
  ('invitation', '2026-01-01T00:00:00+08:00', 5),
  ('invitation-50', '2026-01-01T00:00:00+08:00', 250),
  ('invitation-200', '2026-01-01T00:00:00+08:00', 1000),
  ('invitation-1000', '2026-01-01T00:00:00+08:00', 5000);

create table invitation_batch (
  company_uuid uuid not null,
  uuid uuid not null,
  job_uuid uuid not null,
  account_uuid uuid not null,
  words text not null,
  -- How many were chosen or asked for; who could not be invited is among them.
  asked integer not null check (asked between 1 and 200),
  created_at timestamptz not null,
  -- What it took when it was made.
  units integer not null check (units >= 0),
  coins integer not null check (coins >= 0),
  primary key (company_uuid, uuid),
  foreign key (company_uuid, job_uuid) references job (company_uuid, uuid) on delete cascade
);
comment on table invitation_batch is 'tenant of talents: invitations that were sent together';
create index invitation_batch_newest on invitation_batch (company_uuid, created_at desc, uuid desc);
create index invitation_batch_by_job on invitation_batch (company_uuid, job_uuid);

alter table talent_invitation
  add column batch_uuid uuid,
  -- What it took: a unit of a grant, or coins in their two parts. Those of before took nothing.
  add column grant_uuid uuid,
  add column paid integer not null default 0 check (paid >= 0),
  add column gift integer not null default 0 check (gift >= 0),
  add constraint talent_invitation_unit check (grant_uuid is null or paid + gift = 0),
  add constraint talent_invitation_batch foreign key (company_uuid, batch_uuid)
    references invitation_batch (company_uuid, uuid) on delete cascade;
create index talent_invitation_by_batch on talent_invitation (company_uuid, batch_uuid);
