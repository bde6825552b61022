-- Until which stage whoever applies for a job by themselves is shown without name, school and contact; none: from the start.
alter table screening_rule
  add column anonymous_until text check (anonymous_until in ('primary_screening', 'written', 'interview', 'employed'));

-- The code under which an application is shown; none where it is shown in full.
alter table application add column anonymous_as text check (length(anonymous_as) between 1 and 8);
create index application_anonymous on application (company_uuid, job_uuid) where anonymous_as is not null;

-- While an application is anonymous its row holds a code as name, no school and words without both, so that whatever reads it
-- shows no more. What it holds otherwise stands here until it is revealed.
create table application_identity (
  company_uuid uuid not null,
  application_uuid uuid not null,
  name text not null,
  school text not null,
  search tsvector not null,
  primary key (company_uuid, application_uuid),
  foreign key (company_uuid, application_uuid) references application (company_uuid, uuid) on delete cascade
);
comment on table application_identity is 'tenant of resumes: name, school and words of applications that are shown anonymously';

-- Somebody revealed who it is, or it came as far as the stage from which on everybody is shown.
alter table application_history drop constraint application_history_action_check;
alter table application_history add constraint application_history_action_check
  check (action in ('applied', 'moved', 'rejected', 'restored', 'undone', 'corrected', 'message_sent', 'message_refused', 'withdrew',
    'candidate_corrected', 'unparked', 'came_again', 'revealed'));
