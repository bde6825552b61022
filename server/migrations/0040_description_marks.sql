-- Descriptions have marks now (contract/jobs/description.ts): what was typed as plain text keeps its meaning, and lines
-- that were shown as list items are written as such.
alter table job drop constraint job_description_check;
alter table job add constraint job_description_check check (length(description) <= 20000);
update job
set description = regexp_replace(
  regexp_replace(description, '([\\*])', '\\\1', 'g'),
  '^[ \t]*[-·•][ \t]*(?=\S)', '- ', 'gn'
)
where description ~ '[\\*·•]' or description ~ '(?n)^[ \t]*-';
