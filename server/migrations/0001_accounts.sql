-- Every table says what it is in its comment; a lint over the catalogue reads it:
--   tenant          rows of one company, primary key starts with company_uuid, unique and foreign keys hold it
--   directory       things unique in the world, mapped to the company
--   reference       the same for everybody, never points at tenant rows
--   infrastructure  of the running system, no business data

create table company (
  company_uuid uuid primary key,
  name text not null check (length(name) between 2 and 100),
  short_name text not null default '',
  check_status text not null default 'incomplete'
    check (check_status in ('incomplete', 'uncheck', 'pass', 'later_check', 'reject', 'appeal', 'revision')),
  update_type text not null default 'register' check (update_type in ('register', 'revision')),
  industry text not null default '',
  size text not null default '',
  city text not null default '',
  introduction text not null default '',
  -- Online jobs at one time without buying more; 3 are free.
  online_job_quota integer not null default 3 check (online_job_quota >= 0),
  created_at timestamptz not null default now()
);
comment on table company is 'tenant: the company itself';

create table account (
  uuid uuid primary key,
  phone text unique check (phone ~ '^\d{4,16}$'),
  email text unique check (email = lower(email)),
  password_hash text,
  name text not null default '',
  position text not null default '',
  head_url text not null default '',
  -- The one company that the account belongs to; membership itself is a tenant row.
  company_uuid uuid references company (company_uuid),
  user_status text not null default 'active' check (user_status in ('active', 'unactive')),
  resume_filter_enable boolean not null default false,
  version integer not null default 1,
  failed_logins integer not null default 0,
  first_failure_at timestamptz,
  locked_until timestamptz,
  frozen_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table account is 'directory: who may log in, by phone and e-mail';

create table company_member (
  company_uuid uuid not null references company (company_uuid),
  account_uuid uuid not null,
  type text not null check (type in ('master', 'slave')),
  staff_status integer not null default 0,
  joined_at timestamptz not null default now(),
  primary key (company_uuid, account_uuid)
);
create unique index company_member_one_master on company_member (company_uuid) where type = 'master';
comment on table company_member is 'tenant: accounts of a company';

create table session (
  token_hash bytea primary key check (length(token_hash) = 32),
  account_uuid uuid not null references account (uuid),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Answer code of the next call: 4062 logged in elsewhere, 10107 logged out, 10110 password changed …
  ended_code integer
);
create unique index session_one_live on session (account_uuid) where ended_code is null;
create index session_by_expiry on session (expires_at);
comment on table session is 'directory: web sessions by the SHA-256 of their token';

create table verification_code (
  uuid uuid primary key,
  purpose text not null,
  address text not null,
  code_hash bytea not null,
  tries_left integer not null default 5 check (tries_left >= 0),
  sent_from inet,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index verification_code_by_address on verification_code (address, purpose, created_at desc);
create index verification_code_by_sender on verification_code (sent_from, created_at desc);
comment on table verification_code is 'infrastructure: SMS and e-mail codes, hashed';

create table captcha_token (
  hash bytea primary key,
  kind text not null check (kind in ('solved', 'proof')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index captcha_token_by_expiry on captcha_token (expires_at);
comment on table captcha_token is 'infrastructure: captcha solutions seen and proofs given, each good for one use';

create table idempotency_key (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_key_by_age on idempotency_key (created_at);
comment on table idempotency_key is 'infrastructure: first answers of calls that carry an Idempotency-Key';

create table audit_entry (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  actor_uuid uuid,
  action text not null,
  object_type text not null,
  object_uuid uuid,
  detail jsonb not null default '{}',
  request_id text not null default '',
  at timestamptz not null default now(),
  primary key (company_uuid, uuid)
);
create index audit_entry_by_object on audit_entry (company_uuid, object_uuid, at desc);
comment on table audit_entry is 'tenant: who did what to which object; append only';

create table realtime_event (
  seq bigint generated always as identity primary key,
  -- Readers take only transactions below the oldest running one, so no event is ever skipped.
  xid xid8 not null default pg_current_xact_id(),
  -- Who hears it: everyone of a company, or one session.
  company_uuid uuid,
  session_hash bytea,
  check (num_nonnulls(company_uuid, session_hash) = 1),
  payload jsonb not null,
  at timestamptz not null default now()
);
create index realtime_event_in_order on realtime_event (xid, seq);
create index realtime_event_by_age on realtime_event (at);
comment on table realtime_event is 'infrastructure: what sockets are told, kept for catching up';

create table outbox_message (
  uuid uuid primary key,
  channel text not null check (channel in ('sms', 'email')),
  address text not null,
  subject text not null default '',
  body text not null,
  created_at timestamptz not null default now()
);
create index outbox_message_by_age on outbox_message (created_at desc, uuid desc);
comment on table outbox_message is 'infrastructure: what the embedded SMS and e-mail providers would have sent';
