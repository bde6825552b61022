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

export async function countJobView(reader: Reader, companyUuid: string, jobUuid: string): Promise<void> {
  await reader
    .updateTable('job_statistics')
    .set((e) => ({ views: e('views', '+', 1) }))
    .where('company_uuid', '=', companyUuid)
    .where('job_uuid', '=', jobUuid)
    .execute();
}
