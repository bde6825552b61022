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
