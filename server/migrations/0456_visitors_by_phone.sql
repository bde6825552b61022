-- The record of an application names the talks that the person came to, known by the phone.
create index talk_visitor_by_phone on talk_visitor (company_uuid, phone) where phone is not null;
