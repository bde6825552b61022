-- What an account must do before it works on (5103, 5105, 5106), as two operators have decided.
create table account_step (
  account_uuid uuid primary key references account (uuid),
  -- Names the step in its upgrade token.
  uuid uuid not null unique,
  -- To lead its own company, or to become a sub-account of another one.
  kind text not null check (kind in ('master', 'member')),
  company_uuid uuid not null references company (company_uuid),
  asked_at timestamptz not null
);
create index account_step_by_company on account_step (company_uuid);
comment on table account_step is 'directory: what an account has to become before it works on';

create table licence_confirmation (
  company_uuid uuid primary key references company (company_uuid),
  asked_at timestamptz not null,
  -- The key of the QR code and the session that shows it, both by their SHA-256.
  key_hash bytea check (length(key_hash) = 32),
  session_hash bytea,
  expires_at timestamptz,
  opened_at timestamptz,
  confirmed_at timestamptz,
  confirmed_by uuid
);
create index licence_confirmation_by_key on licence_confirmation (key_hash);
comment on table licence_confirmation is 'directory: that a master has to confirm the licence, and the key by which a phone does';

alter table operator_proposal drop constraint operator_proposal_action_check;
alter table operator_proposal add constraint operator_proposal_action_check
  check (action in ('freeze', 'unfreeze', 'withdraw', 'confirm_licence', 'promote', 'move', 'reidentify', 'release'));
-- Where an account is to move.
alter table operator_proposal add column target_uuid uuid references company (company_uuid);
alter table operator_proposal add constraint operator_proposal_target_check
  check ((action = 'move') = (target_uuid is not null));
create index operator_proposal_by_target on operator_proposal (target_uuid);
