-- Keys of a talk's door: whoever holds one checks people in without an account, from twelve hours before until after the talk.
create table talk_door_key (
  company_uuid uuid not null,
  uuid uuid not null,
  talk_uuid uuid not null,
  -- Who holds it, in the words of whoever made it.
  name text not null,
  key_hash bytea not null,
  account_uuid uuid not null,
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, talk_uuid) references talk (company_uuid, uuid) on delete cascade,
  unique (key_hash, company_uuid)
);
create index talk_door_key_of_talk on talk_door_key (company_uuid, talk_uuid);
comment on table talk_door_key is 'tenant of talks: keys that open the door of a talk without an account, hashed';

-- Which key wrote an entry down; null for accounts.
alter table talk_door_entry add column key_uuid uuid;
