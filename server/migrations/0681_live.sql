-- Broadcasts that operators keep, and who signs up for them.
create table broadcast (
  uuid uuid primary key,
  version integer not null default 1,
  title text not null,
  title_en text not null,
  body text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  watch_url text not null check (watch_url like 'https://%'),
  -- Null: as many as will.
  capacity integer check (capacity > 0),
  state text not null default 'draft' check (state in ('draft', 'published', 'cancelled')),
  cancel_reason text not null default '',
  -- When its time was changed last, once it was published.
  moved_at timestamptz,
  saved_by uuid not null references operator (uuid),
  saved_at timestamptz not null
);
comment on table broadcast is 'directory of live: broadcasts, which operators keep and companies sign up for';
create index broadcast_latest on broadcast (starts_at desc, uuid desc);
create index broadcast_coming on broadcast (starts_at) where state = 'published';
create index broadcast_by_operator on broadcast (saved_by);

create table live_sign_up (
  uuid uuid primary key,
  broadcast_uuid uuid not null references broadcast (uuid),
  company text not null,
  name text not null,
  phone text not null,
  email text not null,
  state text not null default 'signed' check (state in ('signed', 'cancelled')),
  -- What opens its page, hashed.
  token_hash bytea not null unique check (length(token_hash) = 32),
  consent_version text not null,
  signed_at timestamptz not null,
  changed_at timestamptz not null,
  confirmed_at timestamptz,
  confirmed_by uuid references operator (uuid),
  unique (broadcast_uuid, phone)
);
comment on table live_sign_up is 'directory of live: who signed up for a broadcast, until 180 days after its end';
create index live_sign_up_in_order on live_sign_up (broadcast_uuid, signed_at, uuid);
create index live_sign_up_by_phone on live_sign_up (phone);
create index live_sign_up_by_operator on live_sign_up (confirmed_by);
