-- Who decided on how many: every decision of a company since a day.
create index application_history_handled on application_history (company_uuid, at)
  include (actor_uuid, application_uuid)
  where action in ('moved', 'rejected') and undone_at is null;
