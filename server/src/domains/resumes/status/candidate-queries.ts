import type { Reader } from '../../../db/database.ts';

const selectCandidate = (reader: Reader) =>
  reader
    .selectFrom('application')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .select([
      'application.company_uuid',
      'application.uuid',
      'application.job_uuid',
      'application.phone',
      'application.email',
      'job.title as job_title',
    ]);

/** What the status page needs to know of whom an application belongs to. */
export const findCandidate = (reader: Reader, companyUuid: string, uuid: string) =>
  selectCandidate(reader)
    .where('application.company_uuid', '=', companyUuid)
    .where('application.uuid', '=', uuid)
    .executeTakeFirst();

/** The application of a phone for a job, whichever company's it is. */
export const findApplicationOfPhone = (reader: Reader, jobUuid: string, phone: string) =>
  selectCandidate(reader)
    .innerJoin('job_directory', (join) =>
      join
        .onRef('job_directory.company_uuid', '=', 'application.company_uuid')
        .onRef('job_directory.job_uuid', '=', 'application.job_uuid'),
    )
    .where('job_directory.job_uuid', '=', jobUuid)
    .where('application.phone', '=', phone)
    .executeTakeFirst();

/** Candidates with the step of their coming in, to which a message about it belongs. */
export const candidatesIn = (reader: Reader) =>
  selectCandidate(reader)
    .innerJoin('application_history', (join) =>
      join
        .onRef('application_history.company_uuid', '=', 'application.company_uuid')
        .onRef('application_history.application_uuid', '=', 'application.uuid')
        .on('application_history.action', '=', 'applied'),
    )
    .select('application_history.uuid as history_uuid');

/** The application with which a phone has applied for a job before. */
export const findAppliedBefore = (reader: Reader, companyUuid: string, jobUuid: string, phone: string) =>
  candidatesIn(reader)
    .where('application.company_uuid', '=', companyUuid)
    .where('application.job_uuid', '=', jobUuid)
    .where('application.phone', '=', phone)
    .executeTakeFirstOrThrow();

/** Those of some phones that have applied for any job of a company since. */
export async function readAppliedSince(
  reader: Reader,
  companyUuid: string,
  phones: readonly string[],
  since: Date,
): Promise<Set<string>> {
  const rows = await reader
    .selectFrom('application')
    .select('phone')
    .distinct()
    .where('company_uuid', '=', companyUuid)
    .where('phone', '=', (e) => e.fn.any(e.val([...phones])))
    .where('applied_at', '>=', since.toISOString())
    .execute();
  return new Set(rows.map(({ phone }) => phone));
}
