-- A list by stars, or by the time in its stage, walks an index that has it in order; of the jobs of an account each has its
-- own. By the time of applying, first or last, the indexes of before serve.
create index application_by_stars
  on application (company_uuid, kind, stage, (coalesce(rating, 0)) desc, applied_at desc, uuid desc)
  where withdrawn_at is null;
create index application_of_job_by_stars
  on application (company_uuid, job_uuid, stage, (coalesce(rating, 0)) desc, applied_at desc, uuid desc)
  where withdrawn_at is null;
create index application_by_stage_since on application (company_uuid, kind, stage, stage_since, uuid)
  where withdrawn_at is null;
create index application_of_job_by_stage_since on application (company_uuid, job_uuid, stage, stage_since, uuid)
  where withdrawn_at is null;
