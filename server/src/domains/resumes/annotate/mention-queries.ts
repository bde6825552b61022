import type { Reader, Trx } from '../../../db/database.ts';

/** Whom a note names, by name. */
export const readMentions = (reader: Reader, companyUuid: string, noteUuid: string) =>
  reader
    .selectFrom('note_mention')
    .select(['account_uuid', 'name', 'message_uuid'])
    .where('company_uuid', '=', companyUuid)
    .where('note_uuid', '=', noteUuid)
    .orderBy('account_uuid')
    .execute();

export type MentionRow = Awaited<ReturnType<typeof readMentions>>[number];

/** Writes down whom a note names now, in place of whom it named before. */
export async function replaceMentions(
  trx: Trx,
  companyUuid: string,
  noteUuid: string,
  mentions: readonly MentionRow[],
): Promise<void> {
  await trx
    .deleteFrom('note_mention')
    .where('company_uuid', '=', companyUuid)
    .where('note_uuid', '=', noteUuid)
    .execute();
  if (mentions.length === 0) return;
  await trx
    .insertInto('note_mention')
    .values(mentions.map((mention) => ({ company_uuid: companyUuid, note_uuid: noteUuid, ...mention })))
    .execute();
}
