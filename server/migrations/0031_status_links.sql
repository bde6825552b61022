-- A status link opens once; the browser that opened it is known by a cookie, kept as a link of its own.
alter table candidate_link add column opened_at timestamptz;
alter table candidate_link drop constraint candidate_link_purpose_check;
alter table candidate_link add constraint candidate_link_purpose_check
  check (purpose in ('cv_upload', 'application_status', 'application_visit'));
