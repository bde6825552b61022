import type { Reader, Trx } from '../../db/database.ts';
import type { Subject } from './chat-queries.ts';

export async function insertFile(
  trx: Trx,
  { companyUuid, applicationUuid }: Subject,
  file: { file_uuid: string; account_uuid: string | null; created_at: Date },
): Promise<void> {
  await trx
    .insertInto('chat_file')
    .values({ ...file, company_uuid: companyUuid, application_uuid: applicationUuid })
    .execute();
}

/**
 * Ties a file to the word that it is sent with: of this application and this sender, not sent yet, and not about to go.
 * @returns whether there was such a file
 */
export async function tieFile(
  trx: Trx,
  { companyUuid, applicationUuid }: Subject,
  { fileUuid, messageUuid, since, by }: { fileUuid: string; messageUuid: string; since: Date; by: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('chat_file')
    .set({ message_uuid: messageUuid })
    .where('company_uuid', '=', companyUuid)
    .where('application_uuid', '=', applicationUuid)
    .where('file_uuid', '=', fileUuid)
    .where('account_uuid', by === null ? 'is' : '=', by)
    .where('message_uuid', 'is', null)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** How many files a side has sent on an application. */
export async function countSent(
  reader: Reader,
  { companyUuid, applicationUuid }: Subject,
  side: 'company' | 'candidate',
): Promise<number> {
  const { n } = await reader
    .selectFrom('chat_file')
    .select((e) => e.fn.countAll<string>().as('n'))
    .where('company_uuid', '=', companyUuid)
    .where('application_uuid', '=', applicationUuid)
    .where('message_uuid', 'is not', null)
    .where('account_uuid', side === 'company' ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** A file that was sent on an application. */
export const findSentFile = (reader: Reader, { companyUuid, applicationUuid }: Subject, fileUuid: string) =>
  reader
    .selectFrom('chat_file as sent')
    .innerJoin('stored_file as stored', (join) =>
      join.onRef('stored.company_uuid', '=', 'sent.company_uuid').onRef('stored.uuid', '=', 'sent.file_uuid'),
    )
    .select(['stored.storage_key', 'stored.name', 'stored.type'])
    .where('sent.company_uuid', '=', companyUuid)
    .where('sent.application_uuid', '=', applicationUuid)
    .where('sent.file_uuid', '=', fileUuid)
    .where('sent.message_uuid', 'is not', null)
    .executeTakeFirst();
