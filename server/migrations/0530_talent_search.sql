-- What companies find talents by, apart from `talent` so that a refresh rewrites little (decision 0029).
alter table talent add column experiences jsonb not null default '[]';
-- Words of the CV, where the platform hands it in; it is searched and never shown whole.
alter table talent add column cv_text text not null default '';

create sequence talent_turn;

create table talent_search (
  talent_uuid uuid primary key references talent (uuid) on delete cascade,
  -- Taken anew at every refresh: who was heard of last.
  turn bigint not null unique default nextval('talent_turn'),
  -- The transaction that took it, for whoever walks what is new: turns may commit out of order.
  changed_in xid8 not null default pg_current_xact_id(),
  refreshed_at timestamptz not null,
  -- The day from which they could start; a day of the past for who says "now"; null where they did not say.
  start_on date,
  -- Words of everything, the same with ^ for strong fields, and ~ before what filters ask for. No positions.
  terms tsvector not null
);
comment on table talent_search is 'directory of talents: what talents are found by, and in which order';
alter table talent_search alter column terms set statistics 1000;
create index talent_search_terms on talent_search using gin (terms) with (fastupdate = off);
create index talent_search_new on talent_search (changed_in, turn);

-- From whom a talent hides: `code:` with a unified social credit code, or `name:` with a name as name_key has it.
create table talent_hides (
  talent_uuid uuid not null references talent (uuid) on delete cascade,
  hidden_key text not null,
  primary key (talent_uuid, hidden_key)
);
create index talent_hides_by_key on talent_hides (hidden_key);
comment on table talent_hides is 'directory of talents: companies that talents do not want to be found by, as they named them';

-- Which companies those are. What matched once stays while the talent names it, under whatever name the company goes on.
create table talent_hidden (
  company_uuid uuid not null,
  talent_uuid uuid not null references talent (uuid) on delete cascade,
  -- As in talent_hides; `answer` where the talent hid when declining an invitation.
  hidden_key text not null,
  primary key (company_uuid, talent_uuid, hidden_key)
);
create index talent_hidden_by_talent on talent_hidden (talent_uuid);
comment on table talent_hidden is 'directory of talents: companies that must not find a talent';

-- What a company is known by: its codes, its registered and its short name.
create function hidden_keys(of_company uuid) returns setof text language sql stable as $$
  select 'code:' || credit_code from company_licence where company_uuid = of_company
  union select 'name:' || name_key(name) from company where company_uuid = of_company and name <> ''
  union select 'name:' || name_key(short_name) from company where company_uuid = of_company and short_name <> ''
$$;

-- A company that comes later, or goes by another name, is matched when that is written.
create function hide_talents() returns trigger language plpgsql as $$
begin
  insert into talent_hidden (company_uuid, talent_uuid, hidden_key)
  select new.company_uuid, talent_uuid, hidden_key from talent_hides
  where hidden_key in (select hidden_keys(new.company_uuid))
  on conflict do nothing;
  return null;
end $$;
create trigger hide_talents after insert or update of name, short_name on company
  for each row execute function hide_talents();
create trigger hide_talents after insert or update on company_licence
  for each row execute function hide_talents();

drop index talent_newest, talent_by_year, talent_by_words, talent_by_city;
create index talent_by_age on talent (refreshed_at);
alter table talent drop column search;
-- Found by words again once a task has written their terms (`talents.fill-search`).
