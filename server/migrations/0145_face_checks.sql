-- A person hands papers in by phone: a one-time key in a QR code, a face where it is consented to, receipts of erasure.
create table face_check (
  account_uuid uuid primary key references account (uuid),
  -- The key ends with the session that asked for it, and with the password of that time.
  session_hash bytea not null,
  password_mark bytea not null,
  key_hash bytea not null unique check (length(key_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  handed_in_at timestamptz,
  -- Opens the phone's page of the result, and nothing else.
  result_hash bytea unique check (length(result_hash) = 32)
);
comment on table face_check is 'directory: the one way by which a phone hands in an account''s identity, keys by their SHA-256';

alter table identity
  add column face_consent_version text not null default '',
  add column face_consent_at timestamptz,
  -- Null without a face. No feature of a face is stored.
  add column face_outcome text check (face_outcome in ('waiting', 'operator', 'same', 'unlike'));

create table erasure (
  uuid uuid primary key,
  account_uuid uuid not null references account (uuid),
  what text not null check (what in ('pictures', 'face')),
  cause text not null check (cause in ('asked', 'withdrawn', 'due')),
  pictures integer not null,
  asked_at timestamptz not null,
  erased_at timestamptz
);
create index erasure_by_account on erasure (account_uuid, asked_at desc);
create index erasure_unfinished on erasure (asked_at) where erased_at is null;
comment on table erasure is 'directory: receipts of erased pictures of papers and faces';

alter table paper add column erasure_uuid uuid references erasure (uuid);
create index paper_by_erasure on paper (erasure_uuid);

create table identity_face (
  paper_uuid uuid primary key references paper (uuid) on delete cascade,
  account_uuid uuid not null references identity (account_uuid),
  position integer not null
);
create index identity_face_by_account on identity_face (account_uuid, position);
comment on table identity_face is 'directory: pictures of a face, which wait for a decision beside the papers';
