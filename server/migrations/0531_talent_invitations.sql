-- Who wants no more invitations until they agree anew.
alter table talent add column paused_at timestamptz;

create table talent_invitation (
  company_uuid uuid not null,
  uuid uuid not null,
  -- No key of a tenant leads to a directory; an invitation outlives a talent who withdrew, without anything of the person.
  talent_uuid uuid not null,
  job_uuid uuid not null,
  account_uuid uuid not null,
  -- What the company adds to the platform's words; it stands on the answer page alone.
  words text not null,
  state text not null check (state in ('held', 'sent', 'opened', 'accepted', 'declined', 'lapsed', 'recalled', 'undeliverable')),
  version integer not null default 1,
  created_at timestamptz not null,
  -- Until then it can be recalled unsent.
  send_at timestamptz not null,
  sent_at timestamptz,
  opened_at timestamptz,
  answered_at timestamptz,
  lapses_at timestamptz,
  application_uuid uuid,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, job_uuid) references job (company_uuid, uuid) on delete cascade
);
-- One that waits for an answer, a company and talent.
create unique index talent_invitation_open on talent_invitation (company_uuid, talent_uuid)
  where state in ('held', 'sent', 'opened');
create index talent_invitation_newest on talent_invitation (company_uuid, created_at desc, uuid desc);
create index talent_invitation_by_talent on talent_invitation (talent_uuid, created_at);
create index talent_invitation_by_job on talent_invitation (company_uuid, job_uuid);
create index talent_invitation_lapsing on talent_invitation (lapses_at) where state in ('sent', 'opened');
comment on table talent_invitation is 'tenant of talents: invitations of companies to talents, and what became of them';
