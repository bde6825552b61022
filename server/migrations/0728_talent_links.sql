-- A colleague is asked about applications or about talents, never about both by one link.
alter table colleague_link
  add column about text not null default 'applications' check (about in ('applications', 'talents'));
alter table colleague_link alter column about drop default;
comment on table colleague_link is
  'tenant of candidates: links that show applications or talents to a colleague without an account, hashed';

create table colleague_link_talent (
  company_uuid uuid not null,
  link_uuid uuid not null,
  -- No key of a tenant leads to a directory: `forget_talent` below does what it would.
  talent_uuid uuid not null,
  position integer not null,
  primary key (company_uuid, link_uuid, talent_uuid),
  foreign key (company_uuid, link_uuid) references colleague_link (company_uuid, uuid) on delete cascade
);
create index colleague_link_talent_by_talent on colleague_link_talent (talent_uuid);
comment on table colleague_link_talent is 'tenant of candidates: which talents a link shows';

-- Outlives its link, as a note of a record does.
create table talent_opinion (
  company_uuid uuid not null,
  talent_uuid uuid not null,
  link_uuid uuid not null,
  -- Who says it, in the words of whoever asked.
  link_name text not null,
  verdict text not null check (verdict in ('recommend', 'unsure', 'no')),
  stars integer check (stars between 1 and 5),
  words text not null check (length(words) <= 1000),
  said_at timestamptz not null,
  primary key (company_uuid, talent_uuid, link_uuid)
);
create index talent_opinion_by_talent on talent_opinion (talent_uuid);
create index talent_opinion_newest on talent_opinion (company_uuid, said_at desc);
comment on table talent_opinion is 'tenant of talents: what colleagues without an account said of talents by links';

-- Who has gone, wants no company to find them, or hides from one leaves nothing of what was asked and said there.
create function forget_talent() returns trigger language plpgsql as $$
begin
  delete from talent_opinion where talent_uuid = old.uuid;
  delete from colleague_link_talent where talent_uuid = old.uuid;
  return null;
end $$;
create trigger forget_talent after delete on talent for each row execute function forget_talent();
create trigger forget_paused_talent after update of paused_at on talent
  for each row when (new.paused_at is not null) execute function forget_talent();

create function forget_hidden_talent() returns trigger language plpgsql as $$
begin
  delete from talent_opinion where company_uuid = new.company_uuid and talent_uuid = new.talent_uuid;
  delete from colleague_link_talent where company_uuid = new.company_uuid and talent_uuid = new.talent_uuid;
  return null;
end $$;
create trigger forget_hidden_talent after insert on talent_hidden
  for each row execute function forget_hidden_talent();

-- The question may name whoever is gone: it goes with the first of them, and the link stays to say so.
drop trigger colleague_link_emptied on colleague_link_person;
drop function colleague_link_emptied();
create function colleague_link_bereft() returns trigger language plpgsql as $$
begin
  update colleague_link link set question = ''
  from (select distinct company_uuid, link_uuid from gone) bereft
  where link.company_uuid = bereft.company_uuid and link.uuid = bereft.link_uuid and link.question <> '';
  return null;
end $$;
create trigger colleague_link_bereft after delete on colleague_link_person
  referencing old table as gone for each statement execute function colleague_link_bereft();
create trigger colleague_link_bereft after delete on colleague_link_talent
  referencing old table as gone for each statement execute function colleague_link_bereft();
