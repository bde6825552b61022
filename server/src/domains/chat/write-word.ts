import { storedWord } from '../../conversation.ts';
import type { Trx } from '../../db/database.ts';
import { requireFound } from '../../refusals.ts';
import { type ChatSide, findMessage, insertWord, lockChat, type MessageRow, type Subject } from './chat-queries.ts';

export interface Word {
  uuid: string;
  side: ChatSide;
  /** The colleague; null for the candidate's own. */
  authorUuid: string | null;
  body: string;
}

/** What is stored under the uuid of a word that is sent again. @throws AppError 40904 where it is another word */
export const findSent = async (
  db: Trx,
  { companyUuid, applicationUuid }: Subject,
  { uuid, side, authorUuid, body }: Word,
): Promise<MessageRow | undefined> =>
  storedWord(
    await findMessage(db, companyUuid, uuid),
    (row) =>
      row.application_uuid === applicationUuid &&
      row.side === side &&
      row.author_uuid === authorUuid &&
      row.body === body,
  );

/** Writes a word on an application that is locked. @returns it as it is stored */
export async function writeWord(
  db: Trx,
  to: Subject,
  { authorUuid: author_uuid, ...word }: Word,
  now: Date,
): Promise<MessageRow> {
  await insertWord(db, await lockChat(db, to, now), { ...word, author_uuid }, now);
  return requireFound(await findMessage(db, to.companyUuid, word.uuid));
}
