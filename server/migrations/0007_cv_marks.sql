-- Where the words of a CV stand on its pages: [start, end, page, x, y, width, height] in text offsets and points.
alter table stored_file add column reading_spans jsonb;

-- A person may put a record right; the step stands in its history.
alter table application_history drop constraint application_history_action_check;
alter table application_history add constraint application_history_action_check
  check (action in ('applied', 'moved', 'rejected', 'restored', 'undone', 'corrected', 'message_sent'));
