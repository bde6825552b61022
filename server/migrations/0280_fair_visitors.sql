create table fair_visitor (
  uuid uuid primary key,
  fair_uuid uuid not null references fair (uuid),
  name text not null,
  phone text not null,
  school text not null,
  major text not null,
  degree text not null,
  graduation_year integer not null,
  -- What the QR code of the ticket begins with; of this fair alone.
  code text not null,
  token_hash bytea not null unique,
  consent_version text not null,
  registered_at timestamptz not null,
  unique (fair_uuid, phone),
  unique (fair_uuid, code)
);
comment on table fair_visitor is 'directory: who registered for a job fair; the phone was proved by a code. A company sees only whom it scanned';

create table fair_visitor_wish (
  visitor_uuid uuid not null references fair_visitor (uuid) on delete cascade,
  company_uuid uuid not null,
  job_uuid uuid not null,
  primary key (visitor_uuid, job_uuid)
);
comment on table fair_visitor_wish is 'directory: jobs of a fair that somebody came for';
