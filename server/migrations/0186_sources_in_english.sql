-- Operators read the console in English too; the import of the next start fills these in.
alter table reference_source
  add column title_en text not null default '',
  add column publisher_en text not null default '',
  add column missing_en text not null default '';
