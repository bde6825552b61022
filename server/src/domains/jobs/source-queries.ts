import type { Reader } from '../../db/database.ts';

/** Those who applied for a job and did not withdraw, by where they came from. */
export const readSources = (reader: Reader, companyUuid: string, jobUuid: string) =>
  reader
    .selectFrom('application')
    .select((e) => ['source', e.fn.countAll<number>().as('applications')])
    .where('company_uuid', '=', companyUuid)
    .where('job_uuid', '=', jobUuid)
    .where('withdrawn_at', 'is', null)
    .groupBy('source')
    .orderBy('applications', 'desc')
    .orderBy('source')
    .execute();
