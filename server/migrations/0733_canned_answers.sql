-- Words with which operators answer accounts, the same for all of them.
create table canned_answer (
  uuid uuid primary key,
  title text not null check (length(title) between 1 and 30),
  content text not null check (length(content) between 1 and 2000),
  version integer not null default 1,
  created_at timestamptz not null
);
comment on table canned_answer is 'directory of help: words with which operators answer';
