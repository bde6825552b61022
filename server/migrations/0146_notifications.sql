-- What an account wants to hear of by e-mail, beside what concerns its safety; no row is yes to everything.
create table notification_choice (
  account_uuid uuid primary key references account (uuid),
  digest boolean not null default true,
  join_requests boolean not null default true,
  -- The day of the last summary, so that a task that runs twice writes once.
  digest_day date
);
comment on table notification_choice is 'directory: what accounts are told by e-mail';
