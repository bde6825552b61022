-- Addresses to which a company forwards mails with CVs, each for one job, and the mails that came.
create table intake_address (
  company_uuid uuid not null,
  uuid uuid not null,
  account_uuid uuid not null,
  job_uuid uuid not null,
  -- What stands before the @: eighty bits of chance, so that nobody guesses it.
  mailbox text not null check (mailbox ~ '^cv-[a-z2-7]{16}$'),
  basis text not null check (basis in ('consented', 'sent', 'referral', 'offline', 'other')),
  basis_note text not null default '' check (length(basis_note) <= 200),
  created_at timestamptz not null,
  revoked_at timestamptz,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, job_uuid) references job (company_uuid, uuid) on delete cascade
);
create index intake_address_by_mailbox on intake_address (mailbox);
create index intake_address_of_account on intake_address (company_uuid, account_uuid, created_at desc, uuid desc);
create index intake_address_of_job on intake_address (company_uuid, job_uuid);
comment on table intake_address is 'tenant of intake: addresses to which mails with CVs are forwarded';

create table intake_mail (
  company_uuid uuid not null,
  uuid uuid not null,
  address_uuid uuid not null,
  -- Of the whole mail.
  sha256 bytea not null,
  message_id text check (length(message_id) <= 500),
  -- Whoever forwarded it, never the candidate; known once it is read.
  sender text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'aside')),
  -- Why it was set aside.
  reason text check (reason in ('automatic', 'returned', 'list', 'own', 'nothing', 'unreadable', 'double', 'tooMany', 'failed')),
  received_at timestamptz not null,
  -- Until when the sealed mail lies in the store; null once it is gone.
  raw_until timestamptz,
  primary key (company_uuid, uuid),
  unique (company_uuid, address_uuid, sha256),
  unique (company_uuid, address_uuid, message_id),
  foreign key (company_uuid, address_uuid) references intake_address (company_uuid, uuid) on delete cascade
);
create index intake_mail_of_address on intake_mail (company_uuid, address_uuid, received_at desc, uuid desc);
create index intake_mail_raw on intake_mail (raw_until) where raw_until is not null;
create index intake_mail_by_age on intake_mail (received_at);
comment on table intake_mail is 'tenant of intake: mails that came to an address, and what became of each';

alter table cv_import drop constraint cv_import_form_check;
alter table cv_import add constraint cv_import_form_check check (form in ('files', 'archive', 'hand', 'mail'));
