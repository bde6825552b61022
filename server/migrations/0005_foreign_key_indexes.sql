-- A foreign key without an index reads its whole table whenever the row that it points at changes.
create index account_by_company on account (company_uuid);
create index session_by_account on session (account_uuid);
create index job_category_by_parent on job_category (parent);
create index candidate_message_by_application on candidate_message (company_uuid, application_uuid);
