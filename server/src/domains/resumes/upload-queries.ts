import type { Reader, Trx } from '../../db/database.ts';

export async function insertLink(
  trx: Trx,
  link: {
    token_hash: Buffer;
    purpose: 'cv_upload' | 'application_status';
    company_uuid: string;
    object_uuid: string;
    expires_at: Date;
  },
): Promise<void> {
  await trx.insertInto('candidate_link').values(link).execute();
}

export function findLink(reader: Reader, tokenHash: Buffer, purpose: 'cv_upload' | 'application_status', now: Date) {
  return reader
    .selectFrom('candidate_link')
    .select(['company_uuid', 'object_uuid'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** CV files received before an instant that belong to no application. */
export function readAbandonedUploads(reader: Reader, before: Date) {
  return reader
    .selectFrom('stored_file')
    .select(['stored_file.company_uuid', 'stored_file.uuid', 'stored_file.storage_key'])
    .where('stored_file.purpose', '=', 'cv')
    .where('stored_file.created_at', '<', before.toISOString())
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('application')
            .select('application.uuid')
            .whereRef('application.company_uuid', '=', 'stored_file.company_uuid')
            .whereRef('application.cv_file_uuid', '=', 'stored_file.uuid'),
        ),
      ),
    )
    .limit(500)
    .execute();
}
