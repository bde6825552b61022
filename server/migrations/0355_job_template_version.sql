-- Names change: who renames a template says which one was seen.
alter table job_template add column version integer not null default 1;
