-- Words of help are found by pairs of neighbouring signs with their places (server/src/text/parts.ts). Null of a word that was
-- written before: a task fills it, and until then it is read whole.
alter table help_message add column parts tsvector;
create index help_message_parts on help_message using gin (parts) with (fastupdate = off);
create index help_message_unfilled on help_message (uuid) where parts is null;
