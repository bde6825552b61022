-- A message to WeChat is for the binding that was there when it was written: another WeChat that is bound before it is sent
-- gets none.
alter table account_mail add column wechat_bound_at timestamptz;
