import { sql } from 'kysely';
import type { Database, Reader } from '../../../db/database.ts';

/** Whose applications: all of the company, or those for jobs of one account. */
export interface Scope {
  companyUuid: string;
  ownerUuid: string | undefined;
}

/** The number of applications in a group of tally rows. */
export const applications = sql<number>`sum(application_tally.change)::int`;

/** Tally rows of a scope, to be grouped and summed. */
export const tally = (reader: Reader, { companyUuid, ownerUuid }: Scope) =>
  reader
    .selectFrom('application_tally')
    .where('application_tally.company_uuid', '=', companyUuid)
    .$if(ownerUuid !== undefined, (query) =>
      query.where('application_tally.job_uuid', 'in', (e) =>
        e
          .selectFrom('job')
          .select('job.uuid')
          .where('job.company_uuid', '=', companyUuid)
          .where('job.owner_uuid', '=', ownerUuid ?? ''),
      ),
    );

/** The number of applications in a group of rows of the tally by candidates. */
export const candidates = sql<number>`sum(candidate_tally.change)::int`;

/** The same by degree, year and stars as well: some thousand rows of a company, where the other one has some dozen. */
export const candidateTally = (reader: Reader, { companyUuid, ownerUuid }: Scope) =>
  reader
    .selectFrom('candidate_tally')
    .where('candidate_tally.company_uuid', '=', companyUuid)
    .$if(ownerUuid !== undefined, (query) =>
      query.where('candidate_tally.job_uuid', 'in', (e) =>
        e
          .selectFrom('job')
          .select('job.uuid')
          .where('job.company_uuid', '=', companyUuid)
          .where('job.owner_uuid', '=', ownerUuid ?? ''),
      ),
    );

/** Companies one of whose tallies would be shorter by so many rows if it were summed up. */
export async function readLongTallies(reader: Reader, rows: number): Promise<string[]> {
  const found = await sql<{ company_uuid: string }>`
    select company_uuid from application_tally group by company_uuid
    having count(*) - count(distinct (job_uuid, kind, stage)) > ${rows}
    union
    select company_uuid from candidate_tally group by company_uuid
    having count(*) - count(distinct (job_uuid, kind, stage, degree, graduation_year, stars)) > ${rows}`.execute(
    reader,
  );
  return found.rows.map((row) => row.company_uuid);
}

/** Puts one row in place of all changes of a group, in one statement for each tally: whoever reads sees the same sums before and after. */
export async function sumUpTally(db: Database, companyUuid: string): Promise<void> {
  await sql`with gone as (
      delete from application_tally where company_uuid = ${companyUuid} returning job_uuid, kind, stage, change
    )
    insert into application_tally (company_uuid, job_uuid, kind, stage, change)
    select ${companyUuid}, job_uuid, kind, stage, sum(change) from gone group by job_uuid, kind, stage having sum(change) <> 0`.execute(
    db,
  );
  await sql`with gone as (
      delete from candidate_tally where company_uuid = ${companyUuid}
      returning job_uuid, kind, stage, degree, graduation_year, stars, change
    )
    insert into candidate_tally (company_uuid, job_uuid, kind, stage, degree, graduation_year, stars, change)
    select ${companyUuid}, job_uuid, kind, stage, degree, graduation_year, stars, sum(change)
    from gone group by job_uuid, kind, stage, degree, graduation_year, stars having sum(change) <> 0`.execute(db);
}
