-- What only jobs of campus recruitment have; their pay_min and pay_max are thousands of yuan a month.
alter table job
  add column batch text check (batch in ('early', 'autumn', 'supplement', 'spring')),
  add column graduation_years integer[] not null default '{}',
  add column pay_months integer check (pay_months between 12 and 24),
  add column external_url text not null default '';
