-- What whoever joins by an invitation may do with what they see, from the first moment.
alter table invitation add column role text not null default 'recruiter'
  check (role in ('recruiter', 'interviewer', 'viewer'));
