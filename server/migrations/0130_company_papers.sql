-- The papers of companies: what a licence says, what was handed in, what was decided; and who decides.

alter table company
  add column version integer not null default 1,
  -- What the licence in force says; null for companies made before papers were kept.
  add column licence jsonb,
  add column licence_until date,
  add column office_address text not null default '',
  -- Since when the papers wait for a decision; null while none do.
  add column review_since timestamptz;
create index company_in_review on company (review_since, company_uuid) where review_since is not null;
create index company_by_name on company (name);

create table company_licence (
  credit_code text primary key,
  company_uuid uuid not null references company (company_uuid)
);
create index company_licence_by_company on company_licence (company_uuid);
comment on table company_licence is 'directory: to which company a unified social credit code belongs';

create table company_review (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  step text not null check (step in ('submitted', 'appealed', 'passed', 'passed_for_now', 'refused')),
  from_status text not null,
  to_status text not null,
  actor_kind text not null check (actor_kind in ('account', 'operator', 'clock')),
  actor_uuid uuid,
  -- What was handed in with this step.
  papers jsonb,
  reasons jsonb not null default '[]',
  message text not null default '',
  -- For operators only.
  note text not null default '',
  at timestamptz not null,
  primary key (company_uuid, uuid)
);
create index company_review_in_order on company_review (company_uuid, at desc, uuid desc);
comment on table company_review is 'tenant: every step of the review of a company''s papers; append only';

create table paper (
  uuid uuid primary key,
  account_uuid uuid not null references account (uuid),
  kind text not null check (kind in ('licence')),
  name text not null,
  type text not null,
  size integer not null,
  sha256 bytea not null,
  storage_key text not null,
  created_at timestamptz not null
);
create index paper_by_account on paper (account_uuid, created_at desc);
comment on table paper is 'directory: pictures of papers that accounts handed in, with a company or without';

create table registration_draft (
  account_uuid uuid primary key references account (uuid),
  licence jsonb,
  credentials jsonb,
  version integer not null default 1,
  updated_at timestamptz not null
);
comment on table registration_draft is 'directory: what an account has handed in of a company that it has not founded yet';

create table operator (
  uuid uuid primary key,
  phone text not null unique check (phone ~ '^\d{11}$'),
  name text not null,
  password_hash text not null,
  created_at timestamptz not null,
  closed_at timestamptz
);
comment on table operator is 'directory: staff of the platform; none of them is an account';

create table operator_session (
  token_hash bytea primary key check (length(token_hash) = 32),
  operator_uuid uuid not null references operator (uuid),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index operator_session_by_operator on operator_session (operator_uuid);
create index operator_session_by_expiry on operator_session (expires_at);
comment on table operator_session is 'directory: sessions of operators by the SHA-256 of their token';
