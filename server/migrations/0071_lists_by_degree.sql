-- A list by degree, or by degree and year, takes the newest of each degree and merges them: walking a stage in order to
-- a degree that one in a thousand has passes twenty thousand others.
create index application_by_degree on application (company_uuid, kind, stage, degree, applied_at desc, uuid desc);
create index application_by_degree_and_year
  on application (company_uuid, kind, stage, degree, (left(graduation_month, 4)), applied_at desc, uuid desc);
