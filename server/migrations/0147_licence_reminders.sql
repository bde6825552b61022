-- The day of the last reminder that a licence ends, so that a task that runs twice writes once.
alter table company add column licence_reminded_on date;
create index company_by_licence_end on company (licence_until) where licence_until is not null;
