-- What accounts are told goes to a mobile where there is no e-mail.
alter table account_mail add column channel text not null default 'email' check (channel in ('email', 'sms'));
comment on table account_mail is 'infrastructure: what accounts are told by e-mail or SMS, until it is sent';
