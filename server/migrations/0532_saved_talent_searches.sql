create table saved_talent_search (
  company_uuid uuid not null,
  uuid uuid not null,
  account_uuid uuid not null,
  name text not null,
  -- As the list takes it; the screen and the alert read it by the same parser.
  filter jsonb not null,
  -- Whether its account is told of new ones by mail each day.
  alert boolean not null default false,
  -- The turn up to which its account has looked.
  seen_turn bigint not null,
  -- Transactions before this one have been looked through for the alert.
  walked_to xid8 not null,
  created_at timestamptz not null,
  primary key (company_uuid, uuid),
  unique (company_uuid, account_uuid, name),
  foreign key (company_uuid) references company (company_uuid)
);
create index saved_talent_search_with_alert on saved_talent_search (account_uuid) where alert;
comment on table saved_talent_search is 'tenant of talents: searches that an account keeps, with or without an alert';

create table talent_alert_hit (
  company_uuid uuid not null,
  search_uuid uuid not null,
  -- Once for each: a person is told of once, however often they are refreshed.
  talent_uuid uuid not null,
  found_at timestamptz not null,
  told_at timestamptz,
  primary key (company_uuid, search_uuid, talent_uuid),
  foreign key (company_uuid, search_uuid) references saved_talent_search (company_uuid, uuid) on delete cascade
);
comment on table talent_alert_hit is 'tenant of talents: talents that an alert has found, and when its account was told';
