import { sql } from 'kysely';
import type { Reader } from '../../../db/database.ts';

interface SeasonFairRow {
  uuid: string;
  title: string;
  starts_at: string;
  ends_at: string;
  cancelled: boolean;
  booth: string | null;
  jobs: number;
  visits: number;
  applications: number;
}

/** Job fairs to which a company takes some of these jobs, with who came to its stand and what was made there for them. */
export async function readSeasonFairs(
  reader: Reader,
  { companyUuid, jobUuids }: { companyUuid: string; jobUuids: readonly string[] },
): Promise<SeasonFairRow[]> {
  const jobs = sql`any(${[...jobUuids]}::uuid[])`;
  const { rows } = await sql<SeasonFairRow>`
    select fair.uuid, fair.title, fair.starts_at, fair.ends_at, fair.state = 'cancelled' as cancelled, booth.booth,
      count(*)::int as jobs, visit.visits, visit.applications
    from fair_sign_up_job taken
    join fair_sign_up sign_up on sign_up.company_uuid = taken.company_uuid and sign_up.uuid = taken.sign_up_uuid
    join fair on fair.uuid = sign_up.fair_uuid
    left join fair_booth booth on booth.fair_uuid = fair.uuid and booth.company_uuid = taken.company_uuid
    cross join lateral (
      select count(*)::int as visits,
        count(*) filter (where application = 'made' and job_uuid = ${jobs})::int as applications
      from fair_visit
      where company_uuid = ${companyUuid} and fair_uuid = fair.uuid and arrived_at is not null
    ) visit
    where taken.company_uuid = ${companyUuid} and taken.job_uuid = ${jobs} and sign_up.state <> 'refused'
    group by fair.uuid, booth.booth, visit.visits, visit.applications
    order by fair.starts_at, fair.uuid`.execute(reader);
  return rows;
}
