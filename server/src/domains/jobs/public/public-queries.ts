import type { Reader } from '../../../db/database.ts';

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
