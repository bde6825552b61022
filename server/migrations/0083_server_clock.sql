-- The server says when a message was sent, by the clock that tests move.
alter table outbox_message alter column created_at drop default;
