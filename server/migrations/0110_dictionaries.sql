create table reference_source (
  list text primary key,
  title text not null,
  publisher text not null,
  -- A day, a month or a year, as precise as the publisher is.
  dated text not null,
  missing text not null,
  -- Raised with every change of the data file: an older program leaves a newer list alone.
  revision integer not null,
  entries integer not null,
  imported_at timestamptz not null default now()
);
comment on table reference_source is 'reference: where each imported list comes from, and which state of it is here';

-- Districts join the provinces and cities. The default serves the rows that are here and no others.
alter table area add column level text not null default 'city' check (level in ('province', 'city', 'district'));
update area set level = 'province' where parent is null;
alter table area alter column level drop default;
comment on table area is 'reference: provinces, cities and districts, GB/T 2260; municipalities and county-level cities under a province count as cities';

create table phone_country (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  dial_code text not null check (dial_code ~ '^\d{1,4}$'),
  name text not null,
  name_en text not null,
  position integer not null
);
comment on table phone_country is 'reference: countries and regions by ISO 3166-1, with their phone codes by ITU-T E.164';

create table industry (
  code text primary key,
  parent text references industry (code),
  name text not null,
  name_en text not null,
  standard_name text not null,
  position integer not null
);
create index industry_by_parent on industry (parent);
comment on table industry is 'reference: sections and divisions of GB/T 4754, in the order and words of recruiting';

create table company_tag (
  code text primary key,
  parent text references company_tag (code),
  name text not null,
  name_en text not null,
  position integer not null
);
create index company_tag_by_parent on company_tag (parent);
comment on table company_tag is 'reference: tags that a company may choose for itself, in groups';

create table school (
  code text primary key,
  name text not null,
  name_en text not null,
  city text not null references area (code),
  level text not null check (level in ('double_first_class', 'undergraduate', 'vocational', 'overseas')),
  -- What comes first of two that fit equally well.
  tier integer not null generated always as (
    case level when 'double_first_class' then 1 when 'undergraduate' then 2 when 'overseas' then 3 else 4 end
  ) stored,
  -- Name, former and short names without spaces and marks; and the characters that stand in any of them.
  forms text[] not null,
  characters text[] not null
);
create index school_by_city on school (city);
create index school_by_characters on school using gin (characters);
comment on table school is 'reference: higher education institutions by the code of the Ministry of Education';

-- Bytewise, so that the beginning of a term is a range of the primary key.
create table school_term (
  term text collate "C" not null,
  school text not null references school (code) on delete cascade,
  primary key (term, school)
);
create index school_term_by_school on school_term (school);
comment on table school_term is 'reference: what a school is found by in Latin letters: pinyin, its initials, words of its English name';

create table major (
  code text primary key,
  parent text references major (code),
  level text not null check (level in ('category', 'class', 'major')),
  tier integer not null generated always as (case level when 'major' then 1 when 'class' then 2 else 3 end) stored,
  name text not null,
  forms text[] not null,
  characters text[] not null
);
create index major_by_parent on major (parent);
create index major_by_characters on major using gin (characters);
comment on table major is 'reference: the Ministry of Education’s catalogue of undergraduate majors: category, class, major';

create table major_term (
  term text collate "C" not null,
  major text not null references major (code) on delete cascade,
  primary key (term, major)
);
create index major_term_by_major on major_term (major);
comment on table major_term is 'reference: what a major is found by in Latin letters: pinyin and its initials';
