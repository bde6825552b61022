-- One-time proofs of an account: only the hash of a token is here.
create table account_link (
  token_hash bytea primary key check (length(token_hash) = 32),
  purpose text not null check (purpose in ('force_bind', 'change_email')),
  account_uuid uuid not null references account (uuid),
  -- The phone or the e-mail that it is about.
  address text not null,
  -- The account that would lose the phone.
  other_uuid uuid references account (uuid),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_link_by_account on account_link (account_uuid);
create index account_link_by_other on account_link (other_uuid);
create index account_link_by_expiry on account_link (expires_at);
comment on table account_link is 'directory: one-time links and tickets of accounts, hashed';

create table account_mail (
  uuid uuid primary key,
  address text not null,
  subject text not null,
  body text not null,
  attempts integer not null default 0,
  -- Until then an attempt is under way.
  lease_until timestamptz,
  created_at timestamptz not null
);
comment on table account_mail is 'infrastructure: what accounts are told by e-mail, until it is sent';

-- A number that the platform may call; it opens nothing.
alter table account add column contact_phone text check (contact_phone ~ '^[\d-]{4,20}$');

-- The network of the login.
alter table session add column started_from inet;
