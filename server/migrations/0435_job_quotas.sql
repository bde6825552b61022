-- Internships and campus jobs have places of their own: five of each are free, more are given by an operator.
alter table company
  add column internship_quota integer not null default 5 check (internship_quota between 0 and 9999),
  add column campus_quota integer not null default 5 check (campus_quota between 0 and 9999);
update company set internship_quota = online_job_quota, campus_quota = online_job_quota where online_job_quota > 5;
alter table company drop column online_job_quota;
