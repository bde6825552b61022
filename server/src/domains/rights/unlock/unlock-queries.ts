import type { Reader, Trx } from '../../../db/database.ts';

interface NewUnlock {
  company_uuid: string;
  uuid: string;
  job_uuid: string;
  actor_uuid: string;
  begins_at: Date;
  expires_at: Date;
  unit: boolean;
  coins: number;
}

export const insertUnlock = (trx: Trx, unlock: NewUnlock) => trx.insertInto('job_unlock').values(unlock).execute();

/** Unlocks past their end that the clock has not looked at, of every company. */
export const readDueUnlocks = (reader: Reader, now: Date, limit: number) =>
  reader
    .selectFrom('job_unlock')
    .select(['company_uuid', 'uuid', 'job_uuid'])
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now.toISOString())
    .orderBy('expires_at')
    .limit(limit)
    .execute();

/** Ends an unlock. @returns false where it has ended already */
export async function endUnlock(trx: Trx, companyUuid: string, uuid: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('job_unlock')
    .set({ ended_at: at })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
