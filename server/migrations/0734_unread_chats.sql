-- Who has words that nobody of the company has read: the last first.
create index chat_unread on chat (company_uuid, last_at desc) where read_by_company < last_seq;
