import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { sql } from 'kysely';
import type { Reader } from '../../db/database.ts';
import { chinaDay } from '../../time/china-day.ts';
import { type ListRow, readRows } from '../list/row-queries.ts';

/** So many jobs of a kind stand on a company's page. */
export const JOBS_SHOWN = 100;

/** The online jobs of a company and of a kind, the newest first, and one more than are shown. */
export async function readJobsOfCompany(
  reader: Reader,
  companyUuid: string,
  kind: JobKind,
  now: Date,
): Promise<ListRow[]> {
  const rows = await reader
    .selectFrom('public_job')
    .select('job_uuid')
    .where('company_uuid', '=', companyUuid)
    .where('kind', '=', kind)
    .where(sql<boolean>`(deadline is null or deadline >= ${chinaDay(now)}::date)`)
    .orderBy('published_at', 'desc')
    .orderBy('job_uuid', 'desc')
    .limit(JOBS_SHOWN + 1)
    .execute();
  return readRows(
    reader,
    rows.map(({ job_uuid }) => job_uuid),
  );
}
