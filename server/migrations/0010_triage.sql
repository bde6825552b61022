-- Decisions on many at once: their messages wait until hold_until, and until then the batch can be taken back as a whole.
create table decision_batch (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  actor_uuid uuid not null,
  to_stage text not null check (to_stage in ('new', 'primary_screening', 'written', 'interview', 'employed', 'reject')),
  applications integer not null check (applications > 0),
  messages integer not null check (messages >= 0),
  hold_until timestamptz not null,
  recalled_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_uuid, uuid)
);
create index decision_batch_by_hold on decision_batch (company_uuid, hold_until);
comment on table decision_batch is 'tenant: one decision on many applications, and until when it can be taken back';

alter table application_history
  add column batch_uuid uuid,
  -- Until when a move can be taken back; null for entries that are no moves.
  add column undo_until timestamptz,
  add foreign key (company_uuid, batch_uuid) references decision_batch (company_uuid, uuid);
create index application_history_by_batch on application_history (company_uuid, batch_uuid);

create table application_note (
  company_uuid uuid not null,
  uuid uuid not null,
  application_uuid uuid not null,
  author_uuid uuid not null,
  text text not null check (length(text) between 1 and 1000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, application_uuid) references application (company_uuid, uuid) on delete cascade
);
create index application_note_in_order on application_note (company_uuid, application_uuid, created_at desc, uuid desc);
comment on table application_note is 'tenant: what colleagues write down about an application; candidates never see it';

create table tag (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  name text not null check (length(name) between 1 and 12),
  created_at timestamptz not null default now(),
  primary key (company_uuid, uuid),
  unique (company_uuid, name)
);
comment on table tag is 'tenant: words by which a company sorts its applications';

create table application_tag (
  company_uuid uuid not null,
  application_uuid uuid not null,
  tag_uuid uuid not null,
  created_at timestamptz not null default now(),
  primary key (company_uuid, application_uuid, tag_uuid),
  foreign key (company_uuid, application_uuid) references application (company_uuid, uuid) on delete cascade,
  foreign key (company_uuid, tag_uuid) references tag (company_uuid, uuid) on delete cascade
);
create index application_tag_by_tag on application_tag (company_uuid, tag_uuid, application_uuid);
comment on table application_tag is 'tenant: tags on applications';

create table application_rating (
  company_uuid uuid not null,
  application_uuid uuid not null,
  account_uuid uuid not null,
  stars integer not null check (stars between 1 and 5),
  rated_at timestamptz not null default now(),
  primary key (company_uuid, application_uuid, account_uuid),
  foreign key (company_uuid, application_uuid) references application (company_uuid, uuid) on delete cascade
);
comment on table application_rating is 'tenant: stars that each colleague gives an application';

-- Average of the stars, kept by the verb that changes them, so that lists need not add them up.
alter table application add column rating real check (rating between 1 and 5);
create index application_by_rating on application (company_uuid, kind, stage, applied_at desc, uuid desc)
  where rating is not null;

create table saved_filter (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  account_uuid uuid not null,
  kind text not null check (kind in ('internship', 'campus')),
  name text not null check (length(name) between 1 and 20),
  stage text not null,
  filter jsonb not null,
  created_at timestamptz not null default now(),
  primary key (company_uuid, uuid),
  unique (company_uuid, account_uuid, kind, name)
);
comment on table saved_filter is 'tenant: filters that an account keeps under a name';
