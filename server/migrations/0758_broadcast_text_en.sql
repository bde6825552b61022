-- What a broadcast is about, for readers of English; empty: they see the Chinese text.
alter table broadcast add column body_en text not null default '';
