import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { takesPlace } from '../../../db/places.ts';

const used = (kind: JobKind) => sql<number>`(select count(*)::int from job where job.company_uuid = company.company_uuid
  and job.kind = ${kind} and ${takesPlace})`;

/** Jobs of each kind that may be online at once, and those that take a place. */
export async function readLimits(reader: Reader, companyUuid: string) {
  const row = await reader
    .selectFrom('company')
    .select([
      'internship_quota',
      'campus_quota',
      used('internship').as('internships'),
      used('campus').as('campus_jobs'),
    ])
    .where('company_uuid', '=', companyUuid)
    .executeTakeFirstOrThrow();
  return {
    internship: { quota: row.internship_quota, used: row.internships },
    campus: { quota: row.campus_quota, used: row.campus_jobs },
  };
}

/** Says how many may be online at once. */
export const updateLimits = (trx: Trx, companyUuid: string, quotas: { internship: number; campus: number }) =>
  trx
    .updateTable('company')
    .set({ internship_quota: quotas.internship, campus_quota: quotas.campus })
    .where('company_uuid', '=', companyUuid)
    .execute();

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
