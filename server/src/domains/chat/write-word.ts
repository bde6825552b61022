import { createHash } from 'node:crypto';
import { ATTACHMENT_HOURS } from '@qinghe/contract/attachment-limits.ts';
import { MAX_CHAT_FILES } from '@qinghe/contract/chat/chat.ts';
import { AppError } from '../../app-error.ts';
import { storedWord } from '../../conversation.ts';
import type { Trx } from '../../db/database.ts';
import { requireFound } from '../../refusals.ts';
import { type ChatSide, findMessage, insertWord, lockChat, type MessageRow, type Subject } from './chat-queries.ts';
import { countSent, tieFile } from './file-queries.ts';

export interface Word {
  uuid: string;
  side: ChatSide;
  /** The colleague; null for the candidate's own. */
  authorUuid: string | null;
  body: string;
  /** What was typed, before its places were filled. */
  typed: string;
  /** Of the file beside it; `sha256` where a form sends the bytes with each try, so that they tell whether it is the same. */
  file: { uuid: string; sha256?: Buffer } | null;
}

/** What is stored under the uuid of a word that is sent again. @throws AppError 40904 where it is another word */
export const findSent = async (
  db: Trx,
  { companyUuid, applicationUuid }: Subject,
  { uuid, side, authorUuid, body, typed, file }: Word,
): Promise<MessageRow | undefined> =>
  storedWord(
    await findMessage(db, companyUuid, uuid),
    (row) =>
      row.application_uuid === applicationUuid &&
      row.side === side &&
      row.author_uuid === authorUuid &&
      isSameText(row, { body, typed }) &&
      isSameFile(row, file),
  );

/** By what was typed: what fills its places may have changed since. */
const isSameText = (row: MessageRow, { body, typed }: Pick<Word, 'body' | 'typed'>): boolean =>
  row.typed_sha256 ? row.typed_sha256.equals(sha256(typed)) : row.body === body;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

const isSameFile = ({ file_uuid, file_sha256 }: MessageRow, file: Word['file']): boolean =>
  file?.sha256 ? (file_sha256?.equals(file.sha256) ?? false) : file_uuid === (file?.uuid ?? null);

/**
 * Writes a word on an application that is locked. @returns it as it is stored
 * @throws AppError 40902 where its file is gone, or one too many
 */
export async function writeWord(
  db: Trx,
  to: Subject,
  { authorUuid: author_uuid, typed, file, ...word }: Word,
  now: Date,
): Promise<MessageRow> {
  const typed_sha256 = typed === word.body ? null : sha256(typed);
  await insertWord(db, await lockChat(db, to, now), { ...word, author_uuid, typed_sha256 }, now);
  if (file) {
    if ((await countSent(db, to, word.side)) >= MAX_CHAT_FILES)
      throw new AppError(40902, { field: 'file', reason: 'chat.filesFull', values: { most: MAX_CHAT_FILES } });
    const since = new Date(now.getTime() - ATTACHMENT_HOURS * 3_600_000);
    const tied = { fileUuid: file.uuid, messageUuid: word.uuid, since, by: author_uuid };
    if (!(await tieFile(db, to, tied))) throw new AppError(40902, { field: 'file', reason: 'file.attachmentGone' });
  }
  return requireFound(await findMessage(db, to.companyUuid, word.uuid));
}
