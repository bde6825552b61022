-- The record of unlocks and cards is read page by page, the newest first.
create index job_unlock_newest on job_unlock (company_uuid, begins_at desc, uuid desc);
create index expansion_newest on expansion (company_uuid, begins_at desc, uuid desc);
