import { sql } from 'kysely';
import type { Reader } from '../../../db/database.ts';

const used = sql<number>`(select count(*)::int from job where job.company_uuid = company.company_uuid
  and job.state in ('online', 'reviewing') and job.change_of is null)`;

/** Jobs that may be online at once, and those that take a place. */
export const readSlots = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('company')
    .select(['online_job_quota as quota', used.as('used')])
    .where('company_uuid', '=', companyUuid)
    .executeTakeFirstOrThrow();

/** What sub-accounts were given of it. */
export const readGiven = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('company_member')
    .select([
      sql<number>`coalesce(sum(job_limit), 0)::int`.as('given'),
      sql<number>`(count(*) filter (where job_limit is null))::int`.as('unlimited'),
    ])
    .where('company_uuid', '=', companyUuid)
    .where('type', '=', 'slave')
    .executeTakeFirstOrThrow();
