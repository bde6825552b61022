import { sql } from 'kysely';
import type { Database, Reader, Trx } from '../../db/database.ts';
import type { TalentFacts } from './rules.ts';

/** Whoever speaks of the same reference at the same moment waits. */
export const lockReference = (trx: Trx, sender: string, reference: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([sender, reference])}, 8))`.execute(trx);

export const findReference = (reader: Reader, sender: string, reference: string) =>
  reader
    .selectFrom('talent_reference')
    .select('talent_uuid')
    .where('sender', '=', sender)
    .where('reference', '=', reference)
    .executeTakeFirst();

export interface SavedTalent extends TalentFacts {
  /** Of a new one. */
  uuid: string;
  phone_hash: Buffer;
  phone_sealed: Buffer;
  email_sealed: Buffer | null;
  now: Date;
}

/**
 * One row a phone; whoever tells of the same one at the same moment waits. Who wanted no more invitations and has not agreed
 * anew stays unseen.
 */
export async function saveTalent(
  trx: Trx,
  { uuid, now, experiences, ...talent }: SavedTalent,
): Promise<{ uuid: string; isPaused: boolean }> {
  const values = { ...talent, experiences: JSON.stringify(experiences), refreshed_at: now };
  const saved = await trx
    .insertInto('talent')
    .values({ ...values, uuid, created_at: now })
    .onConflict((conflict) =>
      conflict.column('phone_hash').doUpdateSet({
        ...values,
        paused_at: sql`case when talent.paused_at >= excluded.consent_at then talent.paused_at end`,
      }),
    )
    .returning(['uuid', 'paused_at'])
    .executeTakeFirstOrThrow();
  return { uuid: saved.uuid, isPaused: saved.paused_at !== null };
}

export async function pointReference(trx: Trx, sender: string, reference: string, talentUuid: string): Promise<void> {
  await trx
    .insertInto('talent_reference')
    .values({ sender, reference, talent_uuid: talentUuid })
    .onConflict((conflict) => conflict.columns(['sender', 'reference']).doUpdateSet({ talent_uuid: talentUuid }))
    .execute();
}

/** @returns whom it stood for */
export const dropReference = (trx: Trx, sender: string, reference: string) =>
  trx
    .deleteFrom('talent_reference')
    .where('sender', '=', sender)
    .where('reference', '=', reference)
    .returning('talent_uuid')
    .executeTakeFirst();

/** Erases a talent unless a reference stands for it; one that is being tied to it, or dropped, is waited for. */
export async function eraseUnless(trx: Trx, uuid: string): Promise<void> {
  await trx.selectFrom('talent').select('uuid').where('uuid', '=', uuid).forUpdate().execute();
  await trx
    .deleteFrom('talent')
    .where('uuid', '=', uuid)
    .where((e) => e.not(e.exists(e.selectFrom('talent_reference').select('sender').where('talent_uuid', '=', uuid))))
    .execute();
}

export const findReceipt = (reader: Reader, hash: Buffer) =>
  reader.selectFrom('talent_receipt').select('erased_at').where('reference_hash', '=', hash).executeTakeFirst();

/** Where nothing was left to withdraw, an earlier receipt stays as it is. */
export async function saveReceipt(trx: Trx, hash: Buffer, now: Date, isNew: boolean): Promise<void> {
  await trx
    .insertInto('talent_receipt')
    .values({ reference_hash: hash, erased_at: now })
    .onConflict((conflict) => {
      const known = conflict.column('reference_hash');
      return isNew ? known.doUpdateSet({ erased_at: now }) : known.doNothing();
    })
    .execute();
}

/** Whether a sender stands for anybody. */
export async function hasTalents(reader: Reader, sender: string): Promise<boolean> {
  const row = await reader
    .selectFrom('talent_reference')
    .select('reference')
    .where('sender', '=', sender)
    .limit(1)
    .execute();
  return row.length > 0;
}

export const findTalentOfPhone = (reader: Reader, hash: Buffer) =>
  reader.selectFrom('talent').select('uuid').where('phone_hash', '=', hash).executeTakeFirst();

export const readReferences = (reader: Reader, uuid: string) =>
  reader.selectFrom('talent_reference').select(['sender', 'reference']).where('talent_uuid', '=', uuid).execute();

/** With its references. */
export async function deleteTalent(trx: Trx, uuid: string): Promise<void> {
  await trx.deleteFrom('talent').where('uuid', '=', uuid).execute();
}

/** Erases, with their references, those of whom nobody has told since. */
export async function eraseUntouched(db: Database, since: Date): Promise<void> {
  await db.deleteFrom('talent').where('refreshed_at', '<', since.toISOString()).execute();
}
