-- How a master brings colleagues in, and hands the company on.
create table invitation (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  -- Names the link that opens it; a renewed invitation has another one.
  link_uuid uuid not null,
  -- A mobile or an e-mail in small letters; empty for a link that anybody may hold.
  address text not null default '',
  most_uses integer not null check (most_uses between 1 and 100),
  used integer not null default 0 check (used <= most_uses),
  -- Most online jobs of who joins by it; null is no limit.
  job_limit integer check (job_limit between 0 and 999),
  invited_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  delivery text not null check (delivery in ('none', 'waiting', 'sending', 'sent', 'refused')),
  attempts integer not null default 0,
  -- Until then an attempt is under way.
  lease_until timestamptz,
  primary key (company_uuid, uuid),
  unique (company_uuid, link_uuid)
);
comment on table invitation is 'tenant: links by which colleagues join without being approved';

alter table company_member add column job_limit integer check (job_limit between 0 and 999);

create table master_handover (
  company_uuid uuid not null unique references company (company_uuid),
  uuid uuid not null,
  to_uuid uuid not null,
  offered_by uuid not null,
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (company_uuid, uuid)
);
comment on table master_handover is 'tenant: an offer of the master''s rights that nobody has answered';
