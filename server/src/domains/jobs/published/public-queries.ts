import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { mayPublish } from '../rules.ts';

/** Whether the company of a job may be seen by everybody: its papers are in force, and nobody has frozen it. */
export async function isOfShownCompany(reader: Reader, companyUuid: string): Promise<boolean> {
  const company = await reader
    .selectFrom('company')
    .select(['check_status', 'frozen_at'])
    .where('company_uuid', '=', companyUuid)
    .executeTakeFirst();
  return company !== undefined && mayPublish(company);
}

/** Where a public job page leads. */
export async function findJobCompany(reader: Reader, jobUuid: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('job_directory')
    .select('company_uuid')
    .where('job_uuid', '=', jobUuid)
    .executeTakeFirst();
  return row?.company_uuid;
}

/** What candidates do at a job, of which it keeps count. */
export type JobCounter = 'views' | 'external_clicks';

export async function countAtJob(
  reader: Reader,
  companyUuid: string,
  jobUuid: string,
  counter: JobCounter,
): Promise<void> {
  await reader
    .updateTable('job_statistics')
    .set((e) => ({ [counter]: e(counter, '+', 1) }))
    .where('company_uuid', '=', companyUuid)
    .where('job_uuid', '=', jobUuid)
    .execute();
}

/** How many sources of a job are told apart on one day: addresses are written by anybody. */
const MAX_SOURCES_A_DAY = 50;

/** Counts a view on a day of the calendar of China, `YYYY-MM-DD`; a source past the fiftieth of a day counts as none. */
export async function countView(
  trx: Trx,
  { companyUuid, uuid, day, source }: { companyUuid: string; uuid: string; day: string; source: string },
): Promise<void> {
  const known = sql`exists (select from job_view where company_uuid = ${companyUuid} and job_uuid = ${uuid}
    and day = ${day} and source = ${source})`;
  const sources = sql`(select count(*) from job_view where company_uuid = ${companyUuid} and job_uuid = ${uuid}
    and day = ${day})`;
  await sql`insert into job_view (company_uuid, job_uuid, day, source, views)
    select ${companyUuid}, ${uuid}, ${day}, case when ${known} or ${sources} < ${MAX_SOURCES_A_DAY} then ${source} else '' end, 1
    on conflict (company_uuid, job_uuid, day, source) do update set views = job_view.views + 1`.execute(trx);
}
