import { createHash } from 'node:crypto';
import { ATTACHMENT_HOURS } from '@qinghe/contract/attachment-limits.ts';
import { MAX_CHAT_FILES } from '@qinghe/contract/chat/chat.ts';
import { AppError } from '../../app-error.ts';
import { storedWord } from '../../conversation.ts';
import type { Trx } from '../../db/database.ts';
import { requireFound } from '../../refusals.ts';
import { type ChatSide, findMessage, insertWord, type MessageRow, type Subject } from './chat-queries.ts';
import { countSent, tieFile } from './file-queries.ts';

export interface Word {
  uuid: string;
  side: ChatSide;
  /** The colleague; null for the candidate's own. */
  author: { uuid: string; name: string } | null;
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
  { uuid, side, author, body, typed, file }: Word,
): Promise<MessageRow | undefined> =>
  storedWord(
    await findMessage(db, companyUuid, uuid),
    (row) =>
      row.application_uuid === applicationUuid &&
      row.side === side &&
      row.author_uuid === (author?.uuid ?? null) &&
      isSameText(row, { body, typed }) &&
      isSameFile(row, file),
  );

/** By what was typed: what fills its places may have changed since. */
const isSameText = (row: MessageRow, { body, typed }: Pick<Word, 'body' | 'typed'>): boolean =>
  row.typed_sha256 ? row.typed_sha256.equals(sha256(typed)) : row.body === body;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

const isSameFile = ({ file_uuid, file_sha256 }: MessageRow, file: Word['file']): boolean =>
  file?.sha256 ? (file_sha256?.equals(file.sha256) ?? false) : file_uuid === (file?.uuid ?? null);

interface Written {
  message: MessageRow;
  /** Nothing that the company wrote before is unread by the candidate. */
  othersRead: boolean;
}

/**
 * Writes a word on an application that is locked. @returns it as it is stored; undefined where something is under its uuid
 * @throws AppError 40902 where its file is gone, or one too many, 40904 where another conversation just took its uuid
 */
export async function writeWord(
  db: Trx,
  to: Subject,
  { uuid, side, author, body, typed, file }: Word,
  now: Date,
): Promise<Written | undefined> {
  const typed_sha256 = typed === body ? null : sha256(typed);
  const author_uuid = author?.uuid ?? null;
  const place = await insertWord(db, to, { uuid, side, author_uuid, body, typed_sha256 }, now);
  if (!place) return undefined;
  if (!place.is_written) throw new AppError(40904);
  const { seq, sent_at, others_read: othersRead } = place;
  if (file) {
    await tie(db, to, { uuid, side, author, file }, now);
    return { message: requireFound(await findMessage(db, to.companyUuid, uuid)), othersRead };
  }
  const word = { uuid, application_uuid: to.applicationUuid, seq, side, author_uuid, body, typed_sha256, sent_at };
  return { message: { ...word, by: author?.name ?? null, ...NO_FILE }, othersRead };
}

const NO_FILE = { file_uuid: null, file_name: null, file_type: null, file_size: null, file_sha256: null };

async function tie(
  db: Trx,
  to: Subject,
  { uuid, side, author, file }: Pick<Word, 'uuid' | 'side' | 'author'> & { file: NonNullable<Word['file']> },
  now: Date,
): Promise<void> {
  if ((await countSent(db, to, side)) >= MAX_CHAT_FILES)
    throw new AppError(40902, { field: 'file', reason: 'chat.filesFull', values: { most: MAX_CHAT_FILES } });
  const since = new Date(now.getTime() - ATTACHMENT_HOURS * 3_600_000);
  const tied = { fileUuid: file.uuid, messageUuid: uuid, since, by: author?.uuid ?? null };
  if (!(await tieFile(db, to, tied))) throw new AppError(40902, { field: 'file', reason: 'file.attachmentGone' });
}
