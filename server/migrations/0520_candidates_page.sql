-- What opening a link proves of the address that it was sent to, and what a browser has proved by it.
alter table candidate_link add column proves text check (proves in ('phone', 'email'));

create table address_proof (
  company_uuid uuid not null,
  application_uuid uuid not null,
  kind text not null check (kind in ('phone', 'email')),
  proved_at timestamptz not null,
  primary key (company_uuid, application_uuid, kind),
  foreign key (company_uuid, application_uuid) references application (company_uuid, uuid) on delete cascade
);
comment on table address_proof is 'tenant of resumes: which address of an application somebody has proved to be theirs, and when last';

-- A day to think, after which it is erased by itself; who asked before waits no longer than that.
alter table erasure_request add column due_at timestamptz;
update erasure_request set due_at = asked_at + interval '24 hours';
alter table erasure_request alter column due_at set not null;
drop index erasure_request_by_age;
create index erasure_request_by_age on erasure_request (due_at, application_uuid);
comment on table erasure_request is 'tenant of candidates: candidates who asked for the erasure of all that is kept of them; gone with what is erased';

-- What is kept under an address although its owner asked for its erasure: a court or an authority wants it.
create table legal_hold (
  address_hash bytea primary key,
  reason text not null,
  until date not null,
  set_by uuid not null,
  set_at timestamptz not null
);
comment on table legal_hold is 'directory of candidates: addresses, as keyed hashes, whose erasure waits, and why';

-- What whoever asked is shown at the address of what is gone.
create table erasure_receipt (
  company_uuid uuid not null,
  application_uuid uuid not null,
  number uuid not null,
  erased_at timestamptz not null,
  applications integer not null,
  talks integer not null,
  fairs integer not null,
  talent boolean not null,
  expires_at timestamptz not null,
  primary key (company_uuid, application_uuid)
);
comment on table erasure_receipt is 'tenant of candidates: what went with an application when its person was erased, without the person';

-- Which steps an application took and when, without the person: recruiting services are told for three years (Order 44).
create table service_record (
  company_uuid uuid not null,
  uuid uuid not null,
  job_uuid uuid not null,
  kind text not null,
  outcome text not null,
  applied_at timestamptz not null,
  steps jsonb not null,
  phone_hash bytea not null,
  expires_at timestamptz not null,
  primary key (company_uuid, uuid)
);
comment on table service_record is 'tenant of resumes: steps of an application that was erased, under a keyed hash of its phone';

-- Months for which a company keeps CV and contact after the last step.
create table retention_setting (
  company_uuid uuid not null references company (company_uuid),
  what text not null check (what = 'applications'),
  months integer not null check (months between 6 and 36),
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (company_uuid, what)
);
comment on table retention_setting is 'tenant of candidates: for how long a company keeps what candidates handed in; twelve months where it says nothing';

-- No machine sorts whoever refused it.
alter table application add column sorting_refused_at timestamptz;

-- What a candidate put right: which fields, and what stood there before.
alter table application_history add column changes jsonb;
alter table application_history drop constraint application_history_action_check;
alter table application_history add constraint application_history_action_check
  check (action in ('applied', 'moved', 'rejected', 'restored', 'undone', 'corrected', 'message_sent', 'message_refused', 'withdrew',
    'candidate_corrected'));
