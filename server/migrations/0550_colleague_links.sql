-- Links by which somebody without an account reads some applications, contacts left out, and says what they think.
create table colleague_link (
  company_uuid uuid not null,
  uuid uuid not null,
  -- Who asks. The link ends with the membership.
  account_uuid uuid not null,
  -- Whom, in the words of whoever asks.
  name text not null,
  question text not null,
  -- How many applications were asked about; those that are gone since are missed by it.
  asked integer not null check (asked between 1 and 20),
  token_hash bytea not null,
  opens integer not null default 0,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, account_uuid) references company_member (company_uuid, account_uuid) on delete cascade,
  unique (token_hash, company_uuid),
  check (expires_at > made_at and expires_at <= made_at + interval '15 days')
);
create index colleague_link_of_account on colleague_link (company_uuid, account_uuid, made_at desc, uuid desc);
create index colleague_link_in_order on colleague_link (company_uuid, made_at desc, uuid desc);
create index colleague_link_by_end on colleague_link (expires_at);
comment on table colleague_link is 'tenant of candidates: links that show applications to a colleague without an account, hashed';

create table colleague_link_person (
  company_uuid uuid not null,
  link_uuid uuid not null,
  application_uuid uuid not null,
  position integer not null,
  primary key (company_uuid, link_uuid, application_uuid),
  foreign key (company_uuid, link_uuid) references colleague_link (company_uuid, uuid) on delete cascade,
  foreign key (company_uuid, application_uuid) references application (company_uuid, uuid) on delete cascade
);
create index colleague_link_person_of_application on colleague_link_person (company_uuid, application_uuid);
comment on table colleague_link_person is 'tenant of candidates: which applications a link shows';

-- The question may name whom it is about: with the last application of a link the link goes.
create function colleague_link_emptied() returns trigger language plpgsql as $$
begin
  delete from colleague_link link
  using (select distinct company_uuid, link_uuid from gone) emptied
  where link.company_uuid = emptied.company_uuid and link.uuid = emptied.link_uuid
    and not exists (select from colleague_link_person person
      where person.company_uuid = link.company_uuid and person.link_uuid = link.uuid);
  return null;
end $$;
create trigger colleague_link_emptied after delete on colleague_link_person
  referencing old table as gone for each statement execute function colleague_link_emptied();

create table colleague_link_device (
  company_uuid uuid not null,
  uuid uuid not null,
  link_uuid uuid not null,
  cookie_hash bytea not null,
  opened_at timestamptz not null,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, link_uuid) references colleague_link (company_uuid, uuid) on delete cascade,
  unique (cookie_hash, company_uuid)
);
create index colleague_link_device_of_link on colleague_link_device (company_uuid, link_uuid);
comment on table colleague_link_device is 'tenant of candidates: browsers that opened a link, at most three of each';

-- What a colleague says by a link is a note of the record; `author_uuid` is then who asked.
alter table application_note
  add column link_uuid uuid,
  add column link_name text,
  add column verdict text check (verdict in ('recommend', 'unsure', 'no')),
  add column stars integer check (stars between 1 and 5),
  drop constraint application_note_text_check,
  add constraint application_note_text_check
    check (length(text) <= 1000 and (length(text) >= 1 or verdict is not null)),
  add constraint application_note_by_link
    check ((link_uuid is null) = (link_name is null) and (link_uuid is null) = (verdict is null)
      and (link_uuid is not null or stars is null)),
  add constraint application_note_once_a_link unique (company_uuid, application_uuid, link_uuid);
