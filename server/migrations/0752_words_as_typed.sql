-- Of words with places: what was typed, by which a word that is sent again is known also when what fills them has changed.
alter table chat_message add column typed_sha256 bytea check (length(typed_sha256) = 32);
