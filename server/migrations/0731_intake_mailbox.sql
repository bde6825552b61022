-- How far the mailbox that mails with CVs are fetched from has been read (RFC 9051, 2.3.1.1: a UID counts within its UIDVALIDITY).
create table intake_mailbox (
  -- Of its address, without the password.
  name_hash bytea primary key,
  uid_validity bigint not null,
  last_uid bigint not null check (last_uid >= 0)
);
comment on table intake_mailbox is 'directory of intake: how far a mailbox was read';
