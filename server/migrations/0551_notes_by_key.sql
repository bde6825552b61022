-- A note from a stand is by whoever held the key; `author_uuid` is then who gave the key out.
alter table application_note
  add column key_name text,
  add constraint application_note_by_key check (key_name is null or link_uuid is null);
