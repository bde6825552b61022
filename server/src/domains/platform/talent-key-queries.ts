import { sql } from 'kysely';
import type { Database, Reader, Trx } from '../../db/database.ts';
import { isUseDue, shownSince } from './new-key.ts';

const presented = (reader: Reader) =>
  reader
    .selectFrom('talent_key')
    .innerJoin('operator', 'operator.uuid', 'talent_key.created_by')
    .select([
      'talent_key.uuid',
      'talent_key.sender',
      'talent_key.name',
      'talent_key.key_start as start',
      'talent_key.created_at',
      'operator.name as created_by',
      'talent_key.last_used_at',
      'talent_key.revoked_at',
    ]);

export const readTalentKeys = (reader: Reader, now: Date) =>
  presented(reader)
    .where((e) => e.or([e('talent_key.revoked_at', 'is', null), e('talent_key.revoked_at', '>', shownSince(now))]))
    .orderBy('talent_key.created_at', 'desc')
    .orderBy('talent_key.uuid', 'desc')
    .execute();

export const findTalentKey = (reader: Reader, uuid: string) =>
  presented(reader).where('talent_key.uuid', '=', uuid).executeTakeFirst();

/** Another key that is made at the same moment waits. */
export const lockTalentKeys = (trx: Trx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('talent keys', 7))`.execute(trx);

export async function countTalentKeys(reader: Reader): Promise<number> {
  const { count } = await reader
    .selectFrom('talent_key')
    .select((e) => e.fn.countAll<string>().as('count'))
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface NewTalentKey {
  uuid: string;
  sender: string;
  name: string;
  key_hash: Buffer;
  key_start: string;
  created_by: string;
  created_at: Date;
}

export async function insertTalentKey(trx: Trx, key: NewTalentKey): Promise<void> {
  await trx.insertInto('talent_key').values(key).execute();
}

/** @returns what it is called, where there was such a key that was not revoked yet */
export const endTalentKey = (trx: Trx, uuid: string, now: Date) =>
  trx
    .updateTable('talent_key')
    .set({ revoked_at: now })
    .where('uuid', '=', uuid)
    .where('revoked_at', 'is', null)
    .returning(['sender', 'name'])
    .executeTakeFirst();

export const findLiveTalentKey = (reader: Reader, keyHash: Buffer) =>
  reader
    .selectFrom('talent_key')
    .select(['uuid', 'sender', 'last_used_at'])
    .where('key_hash', '=', keyHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();

/** Writes when a key was used, to the minute. */
export async function noteTalentKeyUse(
  db: Database,
  { uuid, last_used_at }: { uuid: string; last_used_at: string | null },
  now: Date,
): Promise<void> {
  if (!isUseDue(last_used_at, now)) return;
  await db.updateTable('talent_key').set({ last_used_at: now }).where('uuid', '=', uuid).execute();
}
