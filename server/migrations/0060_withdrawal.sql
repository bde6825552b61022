-- A candidate may take an application back; it stays where it stands, and goes no further.
alter table application add column withdrawn_at timestamptz;
alter table application_history drop constraint application_history_action_check;
alter table application_history add constraint application_history_action_check
  check (action in ('applied', 'moved', 'rejected', 'restored', 'undone', 'corrected', 'message_sent', 'message_refused', 'withdrew'));
