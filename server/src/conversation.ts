import type { Attachment } from '@qinghe/contract/attachments.ts';
import { AppError } from './app-error.ts';

/**
 * What is stored under the uuid of a word that is sent again; its uuid is made where it is written.
 * @param isSame whether it is the very word: the same words, in the same conversation, by the same author
 * @throws AppError 40904 where it is another word, or somebody else's
 */
export function storedWord<Row>(row: Row | undefined, isSame: (row: Row) => boolean): Row | undefined {
  if (row !== undefined && !isSame(row)) throw new AppError(40904);
  return row;
}

/** Place and time of the next word of a conversation that is locked: after all others, whatever the clocks say. */
export const nextPlace = (to: { last_seq: number; last_at: string }, now: Date): { seq: number; sentAt: Date } => ({
  seq: to.last_seq + 1,
  sentAt: new Date(Math.max(now.getTime(), to.last_seq === 0 ? 0 : new Date(to.last_at).getTime() + 1)),
});

/** What a word is stored with of the file beside it; all null without one. */
interface FileColumns {
  file_uuid: string | null;
  file_name: string | null;
  file_type: string | null;
  file_size: number | null;
}

/** The file beside a word, as everybody sees it. */
export const presentFile = ({ file_uuid, file_name, file_type, file_size }: FileColumns): Attachment | null =>
  file_uuid === null ? null : { uuid: file_uuid, name: file_name ?? '', type: file_type ?? '', size: file_size ?? 0 };
