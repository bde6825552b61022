-- A change of an online job, written beside it: takes its place once it has passed, and is gone then.
alter table job add column change_of uuid;
alter table job add constraint job_change_of foreign key (company_uuid, change_of) references job (company_uuid, uuid) on delete cascade;
-- One open change a job.
create unique index job_change on job (company_uuid, change_of);
alter table job add constraint job_change_never_online check (change_of is null or state in ('draft', 'reviewing', 'refused'));
