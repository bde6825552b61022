-- What is told of a phone goes to that phone, also where somebody else gave an e-mail address beside it.
alter table candidate_message add column to_phone boolean not null default false;
