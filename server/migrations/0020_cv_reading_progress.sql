-- Scans are read page by page, and people see how far it is: `page` of `pages`, both null before the first page and for
-- files that have their text.
alter table stored_file
  add column reading_page integer,
  add column reading_pages integer,
  add constraint stored_file_reading_progress
    check ((reading_page is null) = (reading_pages is null) and reading_page between 1 and reading_pages);
