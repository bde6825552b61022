create table wechat_identity (
  -- Keyed hash of the unionid.
  identity_hash bytea primary key check (length(identity_hash) = 32),
  account_uuid uuid not null unique references account (uuid),
  -- Masked.
  nickname text not null,
  bound_at timestamptz not null
);
comment on table wechat_identity is 'directory: which WeChat opens which account, hashed';

-- The browser asks with the poll key, the QR code holds the state, the phone that scanned answers with the ticket: who has
-- one of them knows none of the others. Only hashes are here.
create table wechat_flow (
  poll_hash bytea primary key check (length(poll_hash) = 32),
  state_hash bytea not null unique check (length(state_hash) = 32),
  ticket_hash bytea unique check (length(ticket_hash) = 32),
  purpose text not null check (purpose in ('login', 'bind')),
  status text not null default 'waiting' check (status in ('waiting', 'scanned', 'confirmed', 'refused', 'taken')),
  -- Who binds, and the session that it was asked in.
  account_uuid uuid references account (uuid),
  session_hash bytea,
  browser text not null,
  system text not null,
  asked_from inet not null,
  identity_hash bytea,
  nickname text,
  -- The login that waits for a second factor; the WeChat is bound once that is passed.
  challenge_hash bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((purpose = 'bind') = (account_uuid is not null and session_hash is not null))
);
create index wechat_flow_by_expiry on wechat_flow (expires_at);
create index wechat_flow_by_account on wechat_flow (account_uuid);
create index wechat_flow_by_challenge on wechat_flow (challenge_hash) where challenge_hash is not null;
comment on table wechat_flow is 'infrastructure: QR codes that are shown to WeChat, until they have expired';
