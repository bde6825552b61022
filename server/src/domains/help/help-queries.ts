import type { HelpState } from '@qinghe/contract/help/help.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import { nextPlace } from '../../conversation.ts';
import type { Reader, Trx } from '../../db/database.ts';
import { type PageRequest, readPage } from '../../db/keyset.ts';
import { toParts } from '../../text/parts.ts';

export type HelpSide = 'person' | 'platform' | 'note';

interface NewConversation {
  uuid: string;
  account_uuid: string;
  company_uuid: string | null;
  locale: Locale;
  created_at: Date;
}

/** Does nothing where the account has an open one: who begins at the same moment waits, and finds it. */
export async function insertConversation(trx: Trx, conversation: NewConversation): Promise<void> {
  await trx
    .insertInto('help_conversation')
    .values({ ...conversation, last_at: conversation.created_at })
    .onConflict((conflict) => conflict.column('account_uuid').where('state', '<>', 'resolved').doNothing())
    .execute();
}

export type ConversationRow = NonNullable<Awaited<ReturnType<typeof findLatest>>>;

const latest = (reader: Reader, accountUuid: string) =>
  reader
    .selectFrom('help_conversation')
    .selectAll()
    .where('account_uuid', '=', accountUuid)
    .orderBy('created_at', 'desc')
    .limit(1);

export const findLatest = (reader: Reader, accountUuid: string) => latest(reader, accountUuid).executeTakeFirst();
export const lockLatest = (trx: Trx, accountUuid: string) => latest(trx, accountUuid).forUpdate().executeTakeFirst();

export const findConversation = (reader: Reader, uuid: string) =>
  reader.selectFrom('help_conversation').select('account_uuid').where('uuid', '=', uuid).executeTakeFirst();

export const lockConversation = (trx: Trx, uuid: string) =>
  trx.selectFrom('help_conversation').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();

/** Whether the account has begun another one since. */
export async function hasNewer(reader: Reader, { account_uuid, created_at }: ConversationRow): Promise<boolean> {
  const row = await reader
    .selectFrom('help_conversation')
    .select('uuid')
    .where('account_uuid', '=', account_uuid)
    .where('created_at', '>', created_at)
    .executeTakeFirst();
  return row !== undefined;
}

interface Change {
  state?: HelpState;
  operator_uuid?: string | null;
  taken_at?: Date | null;
  returned_by?: string | null;
  waiting_since?: Date | null;
  resolved_at?: Date | null;
}

/** Whose turn it is and who has it: what an operator must have seen to change it. */
export async function changeConversation(trx: Trx, uuid: string, change: Change): Promise<void> {
  await trx
    .updateTable('help_conversation')
    .set((e) => ({ ...change, version: e('version', '+', 1) }))
    .where('uuid', '=', uuid)
    .execute();
}

/** What is read of a word: all but what it is found by. */
export const ofMessage = [
  ...(['message.uuid', 'message.conversation_uuid', 'message.account_uuid', 'message.seq'] as const),
  ...(['message.side', 'message.operator_uuid', 'message.body', 'message.sent_at'] as const),
] as const;

const messages = (reader: Reader) =>
  reader
    .selectFrom('help_message as message')
    .leftJoin('help_file', 'help_file.message_uuid', 'message.uuid')
    .select(ofMessage)
    .select(['help_file.uuid as file_uuid', 'help_file.name as file_name'])
    .select(['help_file.type as file_type', 'help_file.size as file_size']);

export const findMessage = (reader: Reader, uuid: string) =>
  messages(reader).where('message.uuid', '=', uuid).executeTakeFirst();
export type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

interface NewMessage {
  uuid: string;
  side: HelpSide;
  operator_uuid: string | null;
  body: string;
}

/**
 * Writes a word at the end of a conversation that is locked: its place and its time are after all others', whatever the
 * clocks say. @returns false where the uuid is taken
 */
export async function insertMessage(trx: Trx, to: ConversationRow, message: NewMessage, now: Date): Promise<boolean> {
  const { seq, sentAt } = nextPlace(to, now);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('help_message')
    .values({
      ...{ ...message, conversation_uuid: to.uuid, account_uuid: to.account_uuid, seq, sent_at: sentAt },
      parts: toParts(message.body),
    })
    .onConflict((conflict) => conflict.column('uuid').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  // Who writes has read what stands above it; notes are read by nobody but operators.
  const read = message.side === 'person' ? { read_by_person: seq } : { read_by_platform: seq };
  await trx
    .updateTable('help_conversation')
    .set({ last_seq: seq, last_at: sentAt, ...(message.side !== 'note' && read) })
    .where('uuid', '=', to.uuid)
    .execute();
  return true;
}

/** What an account may read of its conversations: no note. */
export const readOwnMessages = (reader: Reader, accountUuid: string, page: PageRequest) =>
  readPage(messages(reader).where('message.account_uuid', '=', accountUuid).where('side', '<>', 'note'), page, [
    'message.sent_at',
    'message.uuid',
  ]);

/** Answers beyond what the account has read. */
export async function countUnread(reader: Reader, { uuid, read_by_person }: ConversationRow): Promise<number> {
  const { n } = await reader
    .selectFrom('help_message')
    .select((e) => e.fn.countAll<string>().as('n'))
    .where('conversation_uuid', '=', uuid)
    .where('side', '=', 'platform')
    .where('seq', '>', read_by_person)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Moves how far a side has read, never back and never beyond the end. @returns whether it moved */
export async function saveRead(
  trx: Trx,
  { uuid, seq, side, account }: { uuid: string; seq: number; side: 'person' | 'platform'; account?: string },
): Promise<{ account_uuid: string } | undefined> {
  const column = side === 'person' ? 'read_by_person' : 'read_by_platform';
  return trx
    .updateTable('help_conversation')
    .set((e) => ({ [column]: e.fn('least', ['last_seq', e.val(seq)]) }))
    .where('uuid', '=', uuid)
    .where((e) => e(column, '<', e.fn<number>('least', ['last_seq', e.val(seq)])))
    .$if(account !== undefined, (query) => query.where('account_uuid', '=', account ?? ''))
    .returning('account_uuid')
    .executeTakeFirst();
}

export const saveRating = (trx: Trx, uuid: string, rating: { satisfied: boolean; rating_words: string }) =>
  trx.updateTable('help_conversation').set(rating).where('uuid', '=', uuid).execute();
