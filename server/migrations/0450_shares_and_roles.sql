-- What its owner lets a colleague see of one job, brochure or talk, and do with it.
create table share (
  company_uuid uuid not null,
  job_uuid uuid,
  brochure_uuid uuid,
  talk_uuid uuid,
  -- The one of the three that is named.
  object_uuid uuid not null generated always as (coalesce(job_uuid, brochure_uuid, talk_uuid)) stored,
  account_uuid uuid not null,
  -- 'read': sees it and what hangs on it; 'act': decides, too.
  may text not null check (may in ('read', 'act')),
  shared_at timestamptz not null,
  primary key (company_uuid, object_uuid, account_uuid),
  check (num_nonnulls(job_uuid, brochure_uuid, talk_uuid) = 1),
  foreign key (company_uuid, account_uuid) references company_member (company_uuid, account_uuid) on delete cascade,
  foreign key (company_uuid, job_uuid) references job (company_uuid, uuid) on delete cascade,
  foreign key (company_uuid, brochure_uuid) references brochure (company_uuid, uuid) on delete cascade,
  foreign key (company_uuid, talk_uuid) references talk (company_uuid, uuid) on delete cascade
);
create index share_of_account on share (company_uuid, account_uuid);
create index share_of_job on share (company_uuid, job_uuid);
create index share_of_brochure on share (company_uuid, brochure_uuid);
create index share_of_talk on share (company_uuid, talk_uuid);
comment on table share is 'tenant of company: jobs, brochures and talks that an owner lets a colleague see';

-- What a member may do with what it sees: recruiters work, interviewers give notes and stars, viewers read.
alter table company_member add column role text not null default 'recruiter'
  check (role in ('recruiter', 'interviewer', 'viewer'));
alter table company_member add check (type = 'slave' or role = 'recruiter');
