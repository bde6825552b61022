-- Who stands behind applications. A person is made with each application, has its uuid and never another one, so that
-- taking a join back moves nothing: who is one person follows from the links that stand.
create table person (
  company_uuid uuid not null,
  uuid uuid not null,
  -- The smallest uuid of all that are joined with it, its own where none is.
  root_uuid uuid not null,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, uuid) references application (company_uuid, uuid) on delete cascade,
  foreign key (company_uuid, root_uuid) references person (company_uuid, uuid) deferrable initially deferred,
  check (root_uuid <= uuid)
);
create index person_of_root on person (company_uuid, root_uuid);
comment on table person is 'tenant of resumes: who applied, one an application, and the root of those that are joined';

-- Same: joined. Different: somebody said that they are two, and nobody is asked again.
create table person_link (
  company_uuid uuid not null,
  uuid uuid not null,
  a_uuid uuid not null,
  b_uuid uuid not null,
  kind text not null check (kind in ('same', 'different')),
  -- Who said so; none where the machine did.
  account_uuid uuid,
  made_at timestamptz not null,
  undone_at timestamptz,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, a_uuid) references person (company_uuid, uuid) on delete cascade,
  foreign key (company_uuid, b_uuid) references person (company_uuid, uuid) on delete cascade,
  check (a_uuid < b_uuid),
  check (kind = 'same' or account_uuid is not null)
);
create unique index person_link_once on person_link (company_uuid, a_uuid, b_uuid) where undone_at is null;
create index person_link_of_a on person_link (company_uuid, a_uuid);
create index person_link_of_b on person_link (company_uuid, b_uuid);
comment on table person_link is 'tenant of resumes: which applications are of one person, or said to be of two, and by whom';

-- Texts of CVs that are much the same, in percent of the longer one.
create table person_likeness (
  company_uuid uuid not null,
  a_uuid uuid not null,
  b_uuid uuid not null,
  percent integer not null check (percent between 1 and 100),
  primary key (company_uuid, a_uuid, b_uuid),
  foreign key (company_uuid, a_uuid) references person (company_uuid, uuid) on delete cascade,
  foreign key (company_uuid, b_uuid) references person (company_uuid, uuid) on delete cascade,
  check (a_uuid < b_uuid)
);
create index person_likeness_of_b on person_likeness (company_uuid, b_uuid);
comment on table person_likeness is 'tenant of resumes: applications whose CVs say much the same, for a person to look at';

create function application_makes_person() returns trigger language plpgsql as $$
begin
  insert into person (company_uuid, uuid, root_uuid) select company_uuid, uuid, uuid from made;
  return null;
end $$;
create trigger application_makes_person after insert on application
  referencing new table as made for each statement execute function application_makes_person();

-- By these the same person is found again.
create index application_of_phone on application (company_uuid, phone);
create index application_of_email on application (company_uuid, lower(email)) where email <> '';
create index application_of_name on application (company_uuid, name_key(name));
create index application_of_school on application (company_uuid, school, uuid desc) where school <> '';

-- Those that stand: one phone under one name is one person.
insert into person (company_uuid, uuid, root_uuid)
  select company_uuid, uuid, first_value(uuid) over (partition by company_uuid, phone, name_key(name) order by uuid)
  from application;
insert into person_link (company_uuid, uuid, a_uuid, b_uuid, kind, made_at)
  select company_uuid, gen_random_uuid(), root_uuid, uuid, 'same', now() from person where root_uuid <> uuid;

-- A mark is for the person of its application, and its own again once that is joined no more.
alter table blocked_candidate drop constraint blocked_candidate_company_uuid_phone_key;
alter table blocked_candidate drop column phone;
alter table blocked_candidate add constraint blocked_candidate_once unique (company_uuid, application_uuid);
drop index blocked_candidate_by_application;
