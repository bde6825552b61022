import { ATTACHMENT_HOURS } from '@qinghe/contract/attachment-limits.ts';
import { MAX_HELP_FILES } from '@qinghe/contract/help/help.ts';
import type { OperatorActor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { storedWord } from '../../conversation.ts';
import type { Reader, Trx } from '../../db/database.ts';
import { requireFound } from '../../refusals.ts';
import { countSent, tieFile } from './file-queries.ts';
import { type ConversationRow, findMessage, type HelpSide, insertMessage, type MessageRow } from './help-queries.ts';
import { findHandled } from './queue-queries.ts';

interface Word {
  uuid: string;
  side: HelpSide;
  /** Of us; null for a person's own. */
  operatorUuid: string | null;
  body: string;
  /** Of the file beside it. */
  fileUuid: string | null;
}

/**
 * What is stored under the uuid of a word that is sent again. `of` says whose conversation it must be.
 * @throws AppError 40904 where it is another word, or somebody else's
 */
export async function findSent(
  db: Trx,
  of: { account_uuid: string } | { conversation_uuid: string },
  { uuid, side, operatorUuid, body, fileUuid }: Word,
): Promise<MessageRow | undefined> {
  const isOf = (row: MessageRow) =>
    'account_uuid' in of ? row.account_uuid === of.account_uuid : row.conversation_uuid === of.conversation_uuid;
  return storedWord(
    await findMessage(db, uuid),
    (row) =>
      isOf(row) &&
      row.side === side &&
      row.operator_uuid === operatorUuid &&
      row.body === body &&
      row.file_uuid === fileUuid,
  );
}

/**
 * Writes a word into a conversation that is locked.
 * @throws AppError 40904 where its uuid is taken elsewhere, 40902 where its file is gone, or one too many
 */
export async function writeMessage(
  db: Trx,
  to: ConversationRow,
  { operatorUuid: operator_uuid, fileUuid, ...word }: Word,
  now: Date,
): Promise<MessageRow> {
  const isFull = fileUuid !== null && (await countSent(db, to.uuid, word.side)) >= MAX_HELP_FILES;
  if (isFull) throw new AppError(40902, { field: 'file', reason: 'help.filesFull', values: { most: MAX_HELP_FILES } });
  if (!(await insertMessage(db, to, { ...word, operator_uuid }, now))) throw new AppError(40904);
  const message = { uuid: word.uuid, account_uuid: to.account_uuid, operator_uuid };
  const since = new Date(now.getTime() - ATTACHMENT_HOURS * 3_600_000);
  if (fileUuid !== null && !(await tieFile(db, fileUuid, { message, since })))
    throw new AppError(40902, { field: 'file', reason: 'file.attachmentGone' });
  return requireFound(await findMessage(db, word.uuid));
}

/** @throws AppError 40902 with the name of the operator who has it */
export async function requireNotAnothers(
  { db, operator }: { db: Reader; operator: OperatorActor },
  { uuid, operator_uuid }: Pick<ConversationRow, 'uuid' | 'operator_uuid'>,
): Promise<void> {
  if (operator_uuid === null || operator_uuid === operator.operatorUuid) return;
  const name = (await findHandled(db, uuid))?.operator ?? '';
  throw new AppError(40902, { reason: 'help.taken', values: { name } });
}
