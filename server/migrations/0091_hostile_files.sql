-- Housekeeping looks at files of every purpose.
drop index stored_file_cv_by_age;
create index stored_file_by_age on stored_file (created_at);

alter table partial_upload
  -- Who sends it, as a keyed hash of the network: the reading of CVs takes turns among them.
  add column sender text not null default '',
  -- Why the file is not taken, once its bytes have said so; they are gone then.
  add column refusal text;

-- What of a scan is not read: 'applying' until somebody applies with it, 'limit' beyond what is read of any file.
alter table stored_file
  add column reading_rest text check (reading_rest in ('applying', 'limit'));
