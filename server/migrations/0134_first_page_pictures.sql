-- A picture of a CV's first page lies beside the CV in the store; it is shown until the file itself is drawn.
alter table stored_file
  -- 'none' where there can be none; null while nobody has tried.
  add column first_page text check (first_page in ('drawn', 'none')),
  -- Of the page, in points.
  add column first_page_width real,
  add column first_page_height real,
  add constraint stored_file_first_page_size check (
    (first_page is not distinct from 'drawn') = (first_page_width is not null and first_page_height is not null));

-- The newest come first; what can have no picture is told apart once and for all.
create index stored_file_without_first_page on stored_file (uuid)
  where purpose = 'cv' and first_page is null and reading_state <> 'waiting';
