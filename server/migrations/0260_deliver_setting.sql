create table deliver_setting (
  company_uuid uuid primary key references company (company_uuid),
  version integer not null default 1,
  -- For how many campus jobs one person may stand at once; null: as many as they like.
  wishes integer check (wishes between 1 and 5),
  ordered boolean not null,
  updated_at timestamptz not null,
  check (not ordered or wishes > 1)
);
comment on table deliver_setting is 'tenant: how a company takes applications of graduates; no row as long as it is the usual';

-- Which of their wishes a graduate's application is; null where the company asks for no order.
alter table application add column wish_rank integer check (wish_rank between 1 and 5);
-- The wishes that a person has at a company.
create index application_wishes on application (company_uuid, phone) where kind = 'campus' and withdrawn_at is null;
