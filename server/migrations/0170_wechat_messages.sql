-- The address of a person in our service account, sealed with the server's key: with it we write. Those that were bound
-- before have none until they scan again.
alter table wechat_identity
  add column openid_sealed bytea,
  add column digest boolean not null default false,
  add column join_requests boolean not null default false,
  add column reviews boolean not null default false;
comment on table wechat_identity is 'directory: which WeChat opens which account, hashed, and what it is told';
alter table wechat_flow add column openid_sealed bytea;

-- A message to WeChat names the account: who unbinds before it is sent gets none.
alter table account_mail
  add column link text not null default '',
  drop constraint account_mail_channel_check,
  add constraint account_mail_channel_check check (channel in ('email', 'sms', 'wechat'));
comment on table account_mail is 'infrastructure: what accounts are told by e-mail, SMS or WeChat, until it is sent';
alter table outbox_message
  drop constraint outbox_message_channel_check,
  add constraint outbox_message_channel_check check (channel in ('sms', 'email', 'wechat'));
comment on table outbox_message is 'infrastructure: what the embedded SMS, e-mail and WeChat providers would have sent';
