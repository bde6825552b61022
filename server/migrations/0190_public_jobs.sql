-- What the public list of jobs finds its rows by, kept by triggers: a job stands here while everybody may see it.
create table public_job (
  job_uuid uuid primary key,
  company_uuid uuid not null,
  kind text not null,
  published_at timestamptz not null,
  -- Yuan a month at the least, a day's pay 21.75 times (劳社部发〔2008〕3号); 0 where it is negotiable.
  pay integer not null,
  days_per_week integer,
  -- 0 for none, then as high as the degree.
  degree integer not null,
  deadline date,
  -- Words of title, company and category; those of the title once more with ^, and ~ before what filters ask for.
  terms tsvector not null
);
alter table public_job alter column terms set statistics 1000;
comment on table public_job is 'directory: online jobs of companies whose papers are in force, as the public list finds them';

-- Cuts a text as list-words.ts cuts what is searched for: letters as they stand, Han text into overlapping pairs; a sign
-- before each word keeps them apart from others.
create function list_words(typed text, sign text default '') returns tsvector language sql immutable parallel safe as $$
  select coalesce(string_agg(format('''%s%s'':%s', sign, word, position), ' ' order by position), '')::tsvector
  from (
    select substr(run, first, length) as word, least(number * 128 + first, 16383) as position
    from (
      select rtrim(match[1], '.') as run, number, match[1] ~ '^[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U000323af]' as han
      from regexp_matches(
        lower(normalize(typed, nfkc) collate "C"),
        '([\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U000323af]+'
          '|[^\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U000323af\u0001-\u0020!-/:-@\[-`{-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u303f\ufe00-\ufe0f\ufeff]'
          '[^\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U000323af\u0001-\u0020!"$-*,/\u002d:-@\[-`{-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u303f\ufe00-\ufe0f\ufeff]*)',
        'g') with ordinality as found (match, number)
    ) runs
    cross join lateral generate_series(1, case when han then char_length(run) else 1 end) first
    cross join lateral (select case when han then 2 else 60 end) as cut (length)
  ) words
$$;

-- Puts the jobs of a company, or one of them, into the list as they stand.
create function list_jobs(of_company uuid, only_job uuid default null) returns void language sql as $$
  delete from public_job where company_uuid = of_company and (only_job is null or job_uuid = only_job);
  insert into public_job
  select job.uuid, job.company_uuid, job.kind, date_trunc('milliseconds', job.published_at),
    case
      when job.pay_negotiable or job.pay_min is null then 0
      when job.kind = 'internship' then round(job.pay_min * 21.75)::integer
      else job.pay_min * 1000
    end,
    job.days_per_week,
    coalesce(array_position(array['high_school', 'associate', 'bachelor', 'master', 'doctor'], job.min_degree), 0),
    job.deadline,
    list_words(job.title) || list_words(job.title, '^') || list_words(company.name || ' ' || company.short_name)
      || list_words(concat_ws(' ', category.name, category.name_en, parent.name, parent.name_en))
      || array_to_tsvector(array(
        select distinct filter from unnest(
          array(select '~city:' || code from unnest(job.cities) code)
            || array(select '~city:' || left(code, 2) || '0000' from unnest(job.cities) code)
            || array['~category:' || category.code, '~category:' || category.parent]) filter
        where filter is not null))
  from job
  join company using (company_uuid)
  left join job_category category on category.code = job.category
  left join job_category parent on parent.code = category.parent
  where company_uuid = of_company and (only_job is null or job.uuid = only_job)
    and job.state = 'online' and job.published_at is not null
    and company.check_status in ('pass', 'later_check', 'revision') and company.frozen_at is null
$$;

create function list_changed_job() returns trigger language plpgsql as $$
begin
  perform list_jobs(new.company_uuid, new.uuid);
  return null;
end $$;
create trigger list_new_job after insert on job
  for each row when (new.state = 'online') execute function list_changed_job();
create trigger list_changed_job after update on job
  for each row when (old.state = 'online' or new.state = 'online') execute function list_changed_job();

create function unlist_job() returns trigger language plpgsql as $$
begin
  delete from public_job where job_uuid = old.uuid;
  return null;
end $$;
create trigger unlist_job after delete on job
  for each row when (old.state = 'online') execute function unlist_job();

create function list_company() returns trigger language plpgsql as $$
begin
  perform list_jobs(new.company_uuid);
  return null;
end $$;
create trigger list_company after update of name, short_name, check_status, frozen_at on company
  for each row when (
    (old.name, old.short_name, old.check_status, old.frozen_at)
      is distinct from (new.name, new.short_name, new.check_status, new.frozen_at))
  execute function list_company();

select list_jobs(company_uuid) from company;

create index public_job_newest on public_job (published_at desc, job_uuid desc);
create index public_job_by_pay on public_job (pay desc, published_at desc, job_uuid desc);
create index public_job_of_kind_by_pay on public_job (kind, pay desc, published_at desc, job_uuid desc);
create index public_job_by_company on public_job (company_uuid, published_at desc, job_uuid desc);
create index public_job_by_terms on public_job using gin (terms) with (fastupdate = off);
