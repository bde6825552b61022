-- Responses hold one-time links. They are sealed with the caller's own key, of which only a hash stays here.
truncate idempotency_key;
alter table idempotency_key drop column key, drop column response;
alter table idempotency_key
  add column key_hash bytea not null,
  add column response bytea,
  add primary key (scope, key_hash);
