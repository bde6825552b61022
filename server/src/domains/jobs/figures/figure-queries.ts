import type { FiguresOfSource } from '@qinghe/contract/jobs/figures.ts';
import { sql } from 'kysely';
import type { Reader } from '../../../db/database.ts';

/**
 * Whether an application `a` is or was at an interview: whoever is rejected afterwards was there all the same. A move that
 * was taken back never happened.
 */
export const wasInterviewed = sql<boolean>`(a.stage in ('interview', 'employed') or exists (
  select from application_history h
  where h.company_uuid = a.company_uuid and h.application_uuid = a.uuid and h.to_stage = 'interview' and h.undone_at is null
))`;

interface OfJob {
  companyUuid: string;
  jobUuid: string;
}

type SourceRow = FiguresOfSource & { source: string };

/** Views and applications of a job by where they came from, the most applications first. */
export async function readSources(reader: Reader, { companyUuid, jobUuid }: OfJob): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    select source, sum(views)::int as views, sum(applications)::int as applications,
      sum(interviews)::int as interviews, sum(employed)::int as employed
    from (
      select source, views, 0 as applications, 0 as interviews, 0 as employed
      from job_view where company_uuid = ${companyUuid} and job_uuid = ${jobUuid}
      union all
      select source, 0, count(*), count(*) filter (where ${wasInterviewed}), count(*) filter (where stage = 'employed')
      from application a
      where company_uuid = ${companyUuid} and job_uuid = ${jobUuid} and withdrawn_at is null
      group by source
    ) as part
    group by source
    order by applications desc, views desc, source`.execute(reader);
  return rows;
}

/** Views and applications of a job by day of the calendar of China, from `since` on; days without any are left out. */
export async function readDays(reader: Reader, { companyUuid, jobUuid }: OfJob, since: string) {
  const { rows } = await sql<{ day: string; views: number; applications: number }>`
    select day, sum(views)::int as views, sum(applications)::int as applications
    from (
      select day, views, 0 as applications
      from job_view where company_uuid = ${companyUuid} and job_uuid = ${jobUuid} and day >= ${since}
      union all
      select (applied_at at time zone 'Asia/Shanghai')::date, 0, 1
      from application
      where company_uuid = ${companyUuid} and job_uuid = ${jobUuid} and withdrawn_at is null
        and applied_at >= ${since}::timestamp at time zone 'Asia/Shanghai'
    ) as part
    group by day`.execute(reader);
  return rows;
}
