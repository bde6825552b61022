import type { OperatorActor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { storedWord } from '../../conversation.ts';
import type { Reader, Trx } from '../../db/database.ts';
import { type ConversationRow, findMessage, type HelpSide, insertMessage, type MessageRow } from './help-queries.ts';
import { findHandled } from './queue-queries.ts';

interface Word {
  uuid: string;
  side: HelpSide;
  /** Of us; null for a person's own. */
  operatorUuid: string | null;
  body: string;
}

/**
 * What is stored under the uuid of a word that is sent again. `of` says whose conversation it must be.
 * @throws AppError 40904 where it is another word, or somebody else's
 */
export async function findSent(
  db: Trx,
  of: { account_uuid: string } | { conversation_uuid: string },
  { uuid, side, operatorUuid, body }: Word,
): Promise<MessageRow | undefined> {
  const isOf = (row: MessageRow) =>
    'account_uuid' in of ? row.account_uuid === of.account_uuid : row.conversation_uuid === of.conversation_uuid;
  return storedWord(
    await findMessage(db, uuid),
    (row) => isOf(row) && row.side === side && row.operator_uuid === operatorUuid && row.body === body,
  );
}

/** Writes a word into a conversation that is locked. @throws AppError 40904 where its uuid is taken elsewhere */
export async function writeMessage(
  db: Trx,
  to: ConversationRow,
  { operatorUuid: operator_uuid, ...word }: Word,
  now: Date,
): Promise<MessageRow> {
  const row = await insertMessage(db, to, { ...word, operator_uuid }, now);
  if (!row) throw new AppError(40904);
  return row;
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
