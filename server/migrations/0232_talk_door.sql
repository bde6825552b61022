-- Who comes without having signed up is written down at the door, without a phone.
alter table talk_visitor alter column phone drop not null;
alter table talk_visitor drop constraint talk_visitor_state_check;
alter table talk_visitor add constraint talk_visitor_state_check
  check (state in ('signed', 'waiting', 'cancelled', 'walk_in'));
alter table talk_visitor add constraint talk_visitor_phone_check check ((phone is null) = (state = 'walk_in'));
-- The earliest entry at the door that nobody has taken back; null: has not come.
alter table talk_visitor add column attended_at timestamptz;
-- Phones at the door ask for what was changed since they asked last.
alter table talk_visitor add column changed_at timestamptz;
update talk_visitor set changed_at = signed_at;
alter table talk_visitor alter column changed_at set not null;

create table talk_door_entry (
  company_uuid uuid not null,
  -- Made on the phone: who sends an entry twice adds it once.
  uuid uuid not null,
  talk_uuid uuid not null,
  -- Who came; null where the entry takes another one back.
  visitor_uuid uuid,
  -- May come before the entry that it takes back.
  takes_back uuid,
  -- By the server's clock.
  at timestamptz not null,
  account_uuid uuid not null,
  primary key (company_uuid, uuid),
  check ((visitor_uuid is null) <> (takes_back is null)),
  foreign key (company_uuid, talk_uuid) references talk (company_uuid, uuid) on delete cascade,
  foreign key (company_uuid, visitor_uuid) references talk_visitor (company_uuid, uuid) on delete cascade
);
create index talk_door_entry_of_talk on talk_door_entry (company_uuid, talk_uuid);
create index talk_door_entry_of_visitor on talk_door_entry (company_uuid, visitor_uuid);
create index talk_door_entry_taken_back on talk_door_entry (company_uuid, takes_back);
comment on table talk_door_entry is 'tenant: who came to a talk, as phones at its door wrote it down; rows are only added';
