-- What a person said about a file after it was read: columns, cells typed anew, words that a choice stands for.
alter table job_import
  -- Which field a column holds where its head does not say so by itself: [{column, field or null, by}].
  add column columns jsonb not null default '[]';
alter table job_import_row
  -- Cells typed anew, by their field: each is written by itself, so that two windows do not lose each other's.
  add column mended jsonb not null default '{}',
  -- Words of this row that the company's own mapping stood in for: [{field, word}].
  add column words jsonb not null default '[]';

create table job_import_word (
  company_uuid uuid not null references company (company_uuid),
  -- Of a draft, or `head` for heads of columns.
  field text not null check (length(field) <= 30),
  -- As words are compared.
  word text not null check (length(word) <= 80),
  -- As it stood in the sheet.
  shown text not null check (length(shown) <= 120),
  -- A code of the field's list; of a head the field, or nothing where it is not read.
  value text not null check (length(value) <= 30),
  primary key (company_uuid, field, word)
);
comment on table job_import_word is 'tenant of imports: what words in a company''s files of jobs stand for';
