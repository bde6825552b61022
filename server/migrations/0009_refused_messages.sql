-- A carrier may refuse a message for good; it is not tried again, and the history says so.
alter table candidate_message drop constraint candidate_message_state_check;
alter table candidate_message add constraint candidate_message_state_check
  check (state in ('held', 'sent', 'recalled', 'refused'));
alter table application_history drop constraint application_history_action_check;
alter table application_history add constraint application_history_action_check
  check (action in ('applied', 'moved', 'rejected', 'restored', 'undone', 'corrected', 'message_sent', 'message_refused'));
