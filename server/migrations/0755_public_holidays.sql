-- Days off and days worked instead, as the State Council announces them for a year; operators enter each notice.
create table public_holiday (
  day date primary key,
  -- Of the notice, which may name days of the year before.
  year smallint not null check (year between 2000 and 2099),
  -- What it is off for; empty of a day that is worked instead.
  name text not null check (length(name) <= 30),
  is_worked boolean not null
);
comment on table public_holiday is 'directory of dict: public holidays of China, and days off that are worked for them';

-- 国办发明电〔2025〕7号
insert into public_holiday (day, year, name, is_worked)
select day::date, 2026, name, false
from (values
  ('元旦', '2026-01-01', '2026-01-03'), ('春节', '2026-02-15', '2026-02-23'), ('清明节', '2026-04-04', '2026-04-06'),
  ('劳动节', '2026-05-01', '2026-05-05'), ('端午节', '2026-06-19', '2026-06-21'), ('中秋节', '2026-09-25', '2026-09-27'),
  ('国庆节', '2026-10-01', '2026-10-07')
) as holiday (name, first, last), generate_series(first::timestamp, last::timestamp, '1 day') as day;
insert into public_holiday (day, year, name, is_worked)
select day, 2026, '', true
from unnest('{2026-01-04,2026-02-14,2026-02-28,2026-05-09,2026-09-20,2026-10-10}'::date[]) as day;
