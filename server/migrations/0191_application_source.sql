-- Where a candidate came from, as the link said it; nothing of the person.
alter table application
  add column source text not null default '' check (source = '' or source ~ '^[a-z0-9-]{1,20}$');
