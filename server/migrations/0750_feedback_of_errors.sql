-- What the page that failed calls its error: the number of a request, or the kind of error and where it arose. No words of it.
alter table feedback add column error_id text not null default '' check (error_id ~ '^[\w.-]{0,60}$');
