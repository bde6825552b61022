-- Operators keep the list of sensitive words: each with what it leads to, why it is there, and who added it.
alter table sensitive_word drop constraint sensitive_word_pkey;
alter table sensitive_word
  add column uuid uuid primary key default uuidv7(),
  -- As texts are read when they are checked; of two words that read alike one is kept.
  add column folded text,
  add column kind text not null default 'refuse' check (kind in ('refuse', 'warn')),
  add column note text not null default '',
  -- Null for what the platform came with.
  add column saved_by uuid references operator (uuid),
  -- Cursors hold milliseconds: finer instants would lie between two pages.
  add column saved_at timestamptz(3) not null default now();
-- Work against money laundering is ordinary work in banking.
update sensitive_word set folded = lower(normalize(word, NFKC)), kind = case when word = '洗钱' then 'warn' else 'refuse' end;
alter table sensitive_word
  alter column uuid drop default,
  alter column folded set not null,
  add constraint sensitive_word_folded_key unique (folded);
create index sensitive_word_by_operator on sensitive_word (saved_by);
create index sensitive_word_in_order on sensitive_word (saved_at desc, uuid desc);
comment on table sensitive_word is 'directory: words that may not stand in published text, or want a second look, kept by operators';

-- Servers keep the compiled list and ask for its revision alone, whoever changes it and however.
create table sensitive_word_revision (
  is_only boolean primary key default true check (is_only),
  revision uuid not null
);
insert into sensitive_word_revision (revision) values (uuidv7());
comment on table sensitive_word_revision is 'infrastructure: one row, whose revision changes with every change of sensitive_word';

create function sensitive_words_changed() returns trigger language plpgsql as $$
begin
  update sensitive_word_revision set revision = uuidv7();
  return null;
end $$;
create trigger sensitive_words_changed after insert or update or delete or truncate on sensitive_word
  for each statement execute function sensitive_words_changed();
