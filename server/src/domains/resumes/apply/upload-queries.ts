import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';

/** A phone, or an e-mail. */
export type AddressKind = 'phone' | 'email';

type LinkPurpose = 'cv_upload' | 'application_status' | 'application_visit';

export async function insertLink(
  trx: Trx,
  link: {
    token_hash: Buffer;
    purpose: LinkPurpose;
    company_uuid: string;
    object_uuid: string;
    expires_at: Date;
    /** Which address of the application whoever opens it has proved. */
    proves?: AddressKind | null;
  },
): Promise<void> {
  await trx.insertInto('candidate_link').values(link).execute();
}

export function findLink(reader: Reader, tokenHash: Buffer, purpose: LinkPurpose, now: Date) {
  return reader
    .selectFrom('candidate_link')
    .select(['company_uuid', 'object_uuid', 'opened_at', 'proves', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Uses an upload up, for one application. @returns false where it was used before */
export async function spendUpload(trx: Trx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const result = await trx
    .updateTable('candidate_link')
    .set({ opened_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'cv_upload')
    .where('opened_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Uses a status link up; as an address it goes on working until `visitEnds` for the browser that opened it.
 * @returns what it opens, or undefined where it is gone or somebody was first
 */
export function spendStatusLink(trx: Trx, tokenHash: Buffer, now: Date, visitEnds: Date) {
  return trx
    .updateTable('candidate_link')
    .set({ opened_at: now, expires_at: sql<string>`greatest(expires_at, ${visitEnds.toISOString()}::timestamptz)` })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'application_status')
    .where('expires_at', '>', now.toISOString())
    .where('opened_at', 'is', null)
    .returning(['company_uuid', 'object_uuid', 'proves'])
    .executeTakeFirst();
}

/**
 * Files received before an instant that nothing points at: no application, no word of a conversation, no company that shows
 * them, no import that waits.
 */
export function readAbandonedFiles(reader: Reader, before: Date) {
  return reader
    .selectFrom('stored_file')
    .select(['stored_file.company_uuid', 'stored_file.uuid', 'stored_file.storage_key'])
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
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('application_document')
            .select('application_document.kind')
            .whereRef('application_document.company_uuid', '=', 'stored_file.company_uuid')
            .whereRef('application_document.file_uuid', '=', 'stored_file.uuid'),
        ),
      ),
    )
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('chat_file')
            .select('chat_file.message_uuid')
            .whereRef('chat_file.company_uuid', '=', 'stored_file.company_uuid')
            .whereRef('chat_file.file_uuid', '=', 'stored_file.uuid')
            .where('chat_file.message_uuid', 'is not', null),
        ),
      ),
    )
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('company_picture')
            .select('company_picture.position')
            .whereRef('company_picture.company_uuid', '=', 'stored_file.company_uuid')
            .whereRef('company_picture.file_uuid', '=', 'stored_file.uuid'),
        ),
      ),
    )
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('brochure')
            .select('brochure.uuid')
            .whereRef('brochure.company_uuid', '=', 'stored_file.company_uuid')
            .whereRef('brochure.picture_uuid', '=', 'stored_file.uuid'),
        ),
      ),
    )
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('cv_import_file')
            .select('cv_import_file.uuid')
            .whereRef('cv_import_file.company_uuid', '=', 'stored_file.company_uuid')
            .whereRef('cv_import_file.file_uuid', '=', 'stored_file.uuid'),
        ),
      ),
    )
    .limit(500)
    .execute();
}
