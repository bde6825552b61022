-- What is due is taken address by address, so that one with many messages holds up no other.
create index webhook_delivery_turn on webhook_delivery (company_uuid, endpoint_uuid, next_at)
  where state in ('waiting', 'sending');
create index webhook_delivery_underway on webhook_delivery (company_uuid, endpoint_uuid) where state = 'sending';
drop index webhook_delivery_due;
