-- What many are told is written by a task, which may run twice: what it has written counts once.
create table message_told (
  uuid uuid primary key,
  at timestamptz not null
);
comment on table message_told is 'infrastructure of messages: tellings to many that their task has written';
create index message_told_by_age on message_told (at);
