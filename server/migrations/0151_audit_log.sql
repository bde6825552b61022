-- Cursors hold milliseconds: finer instants would lie between two pages.
alter table audit_entry alter column at type timestamptz(3);
create index audit_entry_in_order on audit_entry (company_uuid, at desc, uuid desc);
create index audit_entry_by_actor on audit_entry (company_uuid, actor_uuid, at desc, uuid desc);
create index audit_entry_by_type on audit_entry (company_uuid, object_type, at desc, uuid desc);

-- What was exported is a file as well, and erased as what nothing points at is.
alter table stored_file drop constraint stored_file_purpose_check;
alter table stored_file add constraint stored_file_purpose_check check (purpose in ('cv', 'picture', 'export'));
