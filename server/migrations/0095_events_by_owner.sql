-- Whose jobs an event is about: beside the masters of the company these alone hear it. Null: everyone of the company.
alter table realtime_event add column owner_uuids uuid[];

-- A session ends thirty days after its login, used or not: nothing asks any more when it was used.
alter table session drop column seen_at;
