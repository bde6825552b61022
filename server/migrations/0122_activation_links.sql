alter table account_link drop constraint account_link_purpose_check;
alter table account_link add constraint account_link_purpose_check
  check (purpose in ('force_bind', 'change_email', 'log_in', 'activate'));
