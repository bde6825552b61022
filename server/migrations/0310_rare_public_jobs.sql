-- Days and degrees that hardly any job has are found by these: without them the whole list was read to find none.
create index public_job_by_days on public_job (days_per_week);
create index public_job_by_degree on public_job (degree);
