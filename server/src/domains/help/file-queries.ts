import type { Reader, Trx } from '../../db/database.ts';

interface NewFile {
  uuid: string;
  account_uuid: string;
  operator_uuid: string | null;
  name: string;
  type: string;
  size: number;
  created_at: Date;
}

export async function insertFile(trx: Trx, file: NewFile): Promise<void> {
  await trx.insertInto('help_file').values(file).execute();
}

/**
 * Ties a file to the word that it is sent with: for this account, of this sender, not sent yet, and not about to go.
 * @returns whether there was such a file
 */
export async function tieFile(
  trx: Trx,
  fileUuid: string,
  { message, since }: { message: { uuid: string; account_uuid: string; operator_uuid: string | null }; since: Date },
): Promise<boolean> {
  const { uuid, account_uuid, operator_uuid } = message;
  const { numUpdatedRows } = await trx
    .updateTable('help_file')
    .set({ message_uuid: uuid })
    .where('uuid', '=', fileUuid)
    .where('account_uuid', '=', account_uuid)
    .where('operator_uuid', operator_uuid === null ? 'is' : '=', operator_uuid)
    .where('message_uuid', 'is', null)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** How many files a side has sent in a conversation. */
export async function countSent(reader: Reader, conversationUuid: string, side: string): Promise<number> {
  const { n } = await reader
    .selectFrom('help_file')
    .innerJoin('help_message', 'help_message.uuid', 'help_file.message_uuid')
    .select((e) => e.fn.countAll<string>().as('n'))
    .where('help_message.conversation_uuid', '=', conversationUuid)
    .where('help_message.side', '=', side as 'person')
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** A file that was sent. */
export const findSentFile = (reader: Reader, uuid: string) =>
  reader
    .selectFrom('help_file')
    .select(['uuid', 'account_uuid', 'name', 'type'])
    .where('uuid', '=', uuid)
    .where('message_uuid', 'is not', null)
    .executeTakeFirst();

/** Files that were never sent, whose conversation has served its time or is gone, or whose account is closed. */
export const readOldFiles = (reader: Reader, { left, ended }: { left: Date; ended: Date }, limit: number) =>
  reader
    .selectFrom('help_file as file')
    .innerJoin('account', 'account.uuid', 'file.account_uuid')
    .leftJoin('help_message as message', 'message.uuid', 'file.message_uuid')
    .leftJoin('help_conversation as conversation', 'conversation.uuid', 'message.conversation_uuid')
    .select('file.uuid')
    .where((e) =>
      e.or([
        e('account.closed_at', 'is not', null),
        e('conversation.resolved_at', '<', ended.toISOString()),
        e.and([e('file.message_uuid', 'is', null), e('file.created_at', '<', left.toISOString())]),
      ]),
    )
    .limit(limit)
    .execute();

export async function deleteFile(reader: Reader, uuid: string): Promise<void> {
  await reader.deleteFrom('help_file').where('uuid', '=', uuid).execute();
}
