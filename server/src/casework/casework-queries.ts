import type { QueueHead, QueueOrder } from '@qinghe/contract/casework.ts';
import { type Expression, sql } from 'kysely';
import type { Reader, Trx } from '../db/database.ts';
import { type PageRequest, readPage } from '../db/keyset.ts';

interface NewHeld {
  subject_uuid: string;
  uuid: string;
  operator_uuid: string;
  decision: string;
  input: unknown;
  decided_at: Date;
  effective_at: Date;
}

/** @returns false where somebody has decided on the same subject a moment ago */
export async function insertHeld(trx: Trx, { input, ...held }: NewHeld): Promise<boolean> {
  const row = { ...held, input: JSON.stringify(input), state: 'waiting' as const };
  const result = await trx
    .insertInto('held_decision')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('subject_uuid').doUpdateSet(row).where('held_decision.state', '=', 'lapsed'),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** One that waits, with who decided, locked: it takes effect or is taken back, never both. */
export const lockHeld = (trx: Trx, uuid: string) =>
  trx
    .selectFrom('held_decision')
    .innerJoin('operator', 'operator.uuid', 'held_decision.operator_uuid')
    .select(['held_decision.subject_uuid', 'held_decision.operator_uuid', 'operator.name', 'held_decision.input'])
    .where('held_decision.uuid', '=', uuid)
    .where('held_decision.state', '=', 'waiting')
    .forUpdate('held_decision')
    .executeTakeFirst();

export async function deleteHeld(trx: Trx, uuid: string): Promise<void> {
  await trx.deleteFrom('held_decision').where('uuid', '=', uuid).execute();
}

/** The case waits again; what was sent is kept no longer. */
export async function letLapse(reader: Reader, uuid: string): Promise<void> {
  await reader
    .updateTable('held_decision')
    .set({ state: 'lapsed', input: '{}' })
    .where('uuid', '=', uuid)
    .where('state', '=', 'waiting')
    .execute();
}

/** Tries something whole and takes all of it back, locks excepted. */
export async function tryAndRollBack(trx: Trx, run: () => Promise<unknown>): Promise<void> {
  await sql`savepoint trial`.execute(trx);
  await run();
  await sql`rollback to savepoint trial`.execute(trx);
}

/** Whether nobody has just decided on a subject, so that it waits in its queue. For conditions of other queries. */
export const notHeld = (subject: string) =>
  sql<boolean>`not exists (select from held_decision
    where held_decision.subject_uuid = ${sql.ref(subject)} and held_decision.state = 'waiting')`;

export const findHeld = (reader: Reader, subjectUuid: string) =>
  reader
    .selectFrom('held_decision')
    .innerJoin('operator', 'operator.uuid', 'held_decision.operator_uuid')
    .select([
      'held_decision.state',
      'held_decision.decision',
      'held_decision.decided_at',
      'held_decision.operator_uuid',
      'operator.name as by',
    ])
    .where('held_decision.subject_uuid', '=', subjectUuid)
    .executeTakeFirst();

export async function insertNote(
  trx: Trx,
  note: {
    uuid: string;
    subject_uuid: string;
    kind: 'note' | 'shelved';
    operator_uuid: string;
    words: string;
    at: Date;
  },
): Promise<void> {
  await trx.insertInto('case_note').values(note).execute();
}

export const readNotes = (reader: Reader, subjectUuid: string) =>
  reader
    .selectFrom('case_note')
    .innerJoin('operator', 'operator.uuid', 'case_note.operator_uuid')
    .select(['case_note.uuid', 'case_note.kind', 'operator.name as by', 'case_note.words', 'case_note.at'])
    .where('case_note.subject_uuid', '=', subjectUuid)
    .orderBy('case_note.at', 'desc')
    .orderBy('case_note.uuid', 'desc')
    .limit(200)
    .execute();

/** Whether there is another operator than this one. */
export async function hasOtherOperator(reader: Reader, operatorUuid: string): Promise<boolean> {
  const row = await reader
    .selectFrom('operator')
    .select('uuid')
    .where('uuid', '!=', operatorUuid)
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The cases of a queue, by the two columns that every one of them has. */
type Cases<Row> = Expression<Row & { uuid: string; waiting_since: string }>;

/**
 * One page of a queue as an operator sees it: a case that this operator has put aside since it came stands where it would
 * had it come then.
 */
export function readQueue<Row extends object>(
  reader: Reader,
  cases: Cases<Row>,
  { operatorUuid, order, ...page }: PageRequest & { operatorUuid: string; order: QueueOrder },
) {
  const turns = sql<Row & { uuid: string; waiting_since: string; shelved: string | null; turn: string }>`(
    select queued.*, shelf.words as shelved, coalesce(shelf.at, queued.waiting_since) as turn
    from (${cases}) as queued left join lateral (
      select words, at from case_note
      where case_note.subject_uuid = queued.uuid and case_note.kind = 'shelved'
        and case_note.operator_uuid = ${operatorUuid}::uuid and case_note.at > queued.waiting_since
      order by at desc limit 1) as shelf on true)`;
  const query = reader.selectFrom(turns.as<'queue'>('queue')).selectAll();
  return readPage(query, page, ['queue.turn', 'queue.uuid'], order === 'newest' ? 'desc' : 'asc');
}

/** How many wait, and since when the first of them. */
export async function readHead(reader: Reader, cases: Cases<object>): Promise<QueueHead> {
  const { rows } = await sql<QueueHead>`select count(*) as count, min(waiting_since) as since
    from (${cases}) as queued`.execute(reader);
  return rows[0] ?? { count: 0, since: null };
}
