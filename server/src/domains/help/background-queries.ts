import { sql } from 'kysely';
import type { Reader, Trx } from '../../db/database.ts';
import { eraseDeliveries } from '../../outside/delivery-queries.ts';

/** An answer, if it is the first one that its person has not read. */
export const findFirstUnread = (reader: Reader, uuid: string) =>
  reader
    .selectFrom('help_message as message')
    .innerJoin('help_conversation as conversation', 'conversation.uuid', 'message.conversation_uuid')
    .innerJoin('account', 'account.uuid', 'message.account_uuid')
    .select(['message.body', 'conversation.locale', 'account.email'])
    .where('message.uuid', '=', uuid)
    .where('account.closed_at', 'is', null)
    .whereRef('message.seq', '>', 'conversation.read_by_person')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('help_message as earlier')
            .select('earlier.uuid')
            .whereRef('earlier.conversation_uuid', '=', 'conversation.uuid')
            .where('earlier.side', '=', 'platform')
            .whereRef('earlier.seq', '>', 'conversation.read_by_person')
            .whereRef('earlier.seq', '<', 'message.seq'),
        ),
      ),
    )
    .executeTakeFirst();

/** Conversations that somebody has, and whose people wait since before an instant. */
export const readSilent = (reader: Reader, before: Date) =>
  reader
    .selectFrom('help_conversation')
    .select(['uuid', 'operator_uuid', 'taken_at', 'waiting_since'])
    .where('operator_uuid', 'is not', null)
    .where('waiting_since', '<', before.toISOString())
    .where('taken_at', '<', before.toISOString())
    .execute();
export type SilentRow = Awaited<ReturnType<typeof readSilent>>[number];

/** Gives one back to the queue, unless something has changed since it was read. */
export async function giveBack(trx: Trx, { uuid, operator_uuid, taken_at, waiting_since }: SilentRow): Promise<void> {
  await trx
    .updateTable('help_conversation')
    .set((e) => ({ operator_uuid: null, taken_at: null, returned_by: operator_uuid, version: e('version', '+', 1) }))
    .where('uuid', '=', uuid)
    .where('operator_uuid', '=', operator_uuid)
    .where('taken_at', '=', taken_at)
    .where('waiting_since', '=', waiting_since)
    .execute();
}

/** Erases conversations that ended before an instant, and those of closed accounts, with what was mailed of them. */
export async function eraseOld(trx: Trx, ended: Date): Promise<void> {
  const old = trx
    .selectFrom('help_conversation')
    .innerJoin('account', 'account.uuid', 'help_conversation.account_uuid')
    .select('help_conversation.uuid')
    .where((e) => e.or([e('resolved_at', '<', ended.toISOString()), e('account.closed_at', 'is not', null)]));
  const words = await trx.deleteFrom('help_message').where('conversation_uuid', 'in', old).returning('uuid').execute();
  await eraseDeliveries(
    trx,
    words.map(({ uuid }) => uuid),
  );
  await trx.deleteFrom('help_conversation').where('uuid', 'in', old).execute();
}

/** Words that were written before they were found by their parts, locked; those that another run has are left to it. */
export const lockUnfilled = (trx: Trx, most: number) =>
  trx
    .selectFrom('help_message')
    .select(['uuid', 'body'])
    .where('parts', 'is', null)
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();

/** Gives words what they are found by. */
export async function fillParts(trx: Trx, words: readonly { uuid: string; parts: string }[]): Promise<void> {
  await sql`
    update help_message set parts = filled.parts::tsvector
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as filled (uuid uuid, parts text)
    where help_message.uuid = filled.uuid`.execute(trx);
}
