import { sql } from 'kysely';
import type { Database, Reader } from '../../../db/database.ts';
import { seenBy } from '../../../db/shares.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';

/** The number of applications in a group of tally rows. */
export const applications = sql<number>`sum(application_tally.change)::int`;

/** Tally rows of a scope, to be grouped and summed. */
export const tally = (reader: Reader, { companyUuid, ownerUuid }: Scope) =>
  reader
    .selectFrom('application_tally')
    .where('application_tally.company_uuid', '=', companyUuid)
    .$call(
      whenGiven(ownerUuid, (query, owner) =>
        query.where('application_tally.job_uuid', 'in', (e) =>
          e
            .selectFrom('job')
            .select('job.uuid')
            .where('job.company_uuid', '=', companyUuid)
            .where(seenBy('job', owner)),
        ),
      ),
    );

/** Companies whose tally would be shorter by so many rows if it were summed up. */
export async function readLongTallies(reader: Reader, rows: number): Promise<string[]> {
  const found = await sql<{ company_uuid: string }>`
    select company_uuid from application_tally group by company_uuid
    having count(*) - count(distinct (job_uuid, kind, stage, parked)) > ${rows}`.execute(reader);
  return found.rows.map((row) => row.company_uuid);
}

/** Puts one row in place of all changes of a group, in one statement: readers see the same sums before and after. */
export async function sumUpTally(db: Database, companyUuid: string): Promise<void> {
  await sql`with gone as (
      delete from application_tally where company_uuid = ${companyUuid} returning job_uuid, kind, stage, parked, change
    )
    insert into application_tally (company_uuid, job_uuid, kind, stage, parked, change)
    select ${companyUuid}, job_uuid, kind, stage, parked, sum(change)
    from gone group by job_uuid, kind, stage, parked having sum(change) <> 0`.execute(db);
}
