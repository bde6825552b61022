import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { type PageRequest, readPage } from '../../../db/keyset.ts';
import { eraseDeliveries } from '../../../outside/delivery-queries.ts';

/** Under what a person is known: a phone, an e-mail in small letters. */
export type Address = string;

const selectKept = (reader: Reader) =>
  reader
    .selectFrom('application')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .innerJoin('company', 'company.company_uuid', 'application.company_uuid')
    .select([
      'application.company_uuid',
      'application.uuid',
      'application.job_uuid',
      'application.kind',
      'application.name',
      'application.phone',
      'application.email',
      'application.applied_at',
      'job.title as job_title',
      'job.owner_uuid as job_owner_uuid',
      'company.name as company_name',
    ]);

/** All applications under a phone or an e-mail, whichever company's, the newest first. */
export const readApplicationsOf = (reader: Reader, address: Address) =>
  selectKept(reader)
    .where((e) => e.or([e('application.phone', '=', address), e(sql`lower(application.email)`, '=', address)]))
    .orderBy('application.applied_at', 'desc')
    .execute();

export type KeptApplication = Awaited<ReturnType<typeof readApplicationsOf>>[number];

/** Applications older than an instant for jobs that take none any more, the oldest first. */
export const readOutlived = (reader: Reader, before: Date, limit: number): Promise<KeptApplication[]> =>
  selectKept(reader)
    .where('application.applied_at', '<', before.toISOString())
    .where('job.state', '!=', 'online')
    .orderBy('application.applied_at')
    .limit(limit)
    .execute();

/** Uuids of the files that came with applications. */
export async function readFilesOf(reader: Reader, companyUuid: string, uuids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select cv_file_uuid as uuid from application
      where company_uuid = ${companyUuid} and uuid = any(${uuids}) and cv_file_uuid is not null
    union select file_uuid from application_document
      where company_uuid = ${companyUuid} and application_uuid = any(${uuids})`.execute(reader);
  return rows.map(({ uuid }) => uuid);
}

/** Deletes applications with all that hangs on them: history, messages, notes, tags, stars, blocks, requests. */
export async function deleteApplications(trx: Trx, companyUuid: string, uuids: readonly string[]): Promise<void> {
  await eraseDeliveries(trx, uuids);
  await trx.deleteFrom('application').where('company_uuid', '=', companyUuid).where('uuid', 'in', uuids).execute();
}

/** Asked twice it stays as it was. */
export async function insertErasureRequest(
  trx: Trx,
  { companyUuid, applicationUuid, at }: { companyUuid: string; applicationUuid: string; at: Date },
): Promise<boolean> {
  const result = await trx
    .insertInto('erasure_request')
    .values({ company_uuid: companyUuid, application_uuid: applicationUuid, asked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function findErasureRequest(
  reader: Reader,
  companyUuid: string,
  applicationUuid: string,
): Promise<string | null> {
  const row = await reader
    .selectFrom('erasure_request')
    .select('asked_at')
    .where('company_uuid', '=', companyUuid)
    .where('application_uuid', '=', applicationUuid)
    .executeTakeFirst();
  return row?.asked_at ?? null;
}

/** Those who asked, the longest waiting first. */
export const readErasureRequests = (reader: Reader, page: PageRequest) =>
  readPage(
    selectKept(reader)
      .innerJoin('erasure_request as request', (join) =>
        join
          .onRef('request.company_uuid', '=', 'application.company_uuid')
          .onRef('request.application_uuid', '=', 'application.uuid'),
      )
      .select(['request.asked_at', 'request.application_uuid']),
    page,
    ['request.asked_at', 'request.application_uuid'],
    'asc',
  );

export async function countErasureRequests(reader: Reader): Promise<number> {
  const { n } = await reader
    .selectFrom('erasure_request')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}
