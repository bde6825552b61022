-- An import whose task has failed for good says so, and can be tried again; a page says which sheet was read.
alter table job_import
  drop constraint job_import_state_check,
  add constraint job_import_state_check
    check (state in ('checking', 'check_failed', 'checked', 'creating', 'create_failed', 'done')),
  -- Of a workbook; empty for separated values.
  add column sheet text not null default '',
  -- Rows that Excel does not show, and that are read all the same.
  add column hidden_rows integer not null default 0;
