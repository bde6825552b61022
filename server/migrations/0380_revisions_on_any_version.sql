-- A revision only has to be another one than before, so chance will do, which PostgreSQL 15 has too.
create or replace function sensitive_words_changed() returns trigger language plpgsql as $$
begin
  update sensitive_word_revision set revision = gen_random_uuid();
  return null;
end $$;
-- What 0159 made for versions before 18.
drop function if exists public.uuidv7();
