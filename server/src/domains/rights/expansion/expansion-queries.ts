import type { Reader, Trx } from '../../../db/database.ts';

interface NewExpansion {
  company_uuid: string;
  uuid: string;
  actor_uuid: string;
  begins_at: Date;
  expires_at: Date;
  unit: boolean;
  coins: number;
}

export const insertExpansion = (trx: Trx, card: NewExpansion) => trx.insertInto('expansion').values(card).execute();

/** Cards that run, the one that ends first first. */
export const readRunning = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('expansion')
    .innerJoin('account', 'account.uuid', 'expansion.actor_uuid')
    .select(['expansion.uuid', 'expansion.begins_at', 'expansion.expires_at as until', 'account.name as actor'])
    .where('expansion.company_uuid', '=', companyUuid)
    .where('expansion.ended_at', 'is', null)
    .orderBy('expansion.expires_at')
    .orderBy('expansion.uuid')
    .execute();

/** Cards past their end that the clock has not looked at, of every company. */
export const readDueExpansions = (reader: Reader, now: Date, limit: number) =>
  reader
    .selectFrom('expansion')
    .select(['company_uuid', 'uuid'])
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now.toISOString())
    .orderBy('expires_at')
    .limit(limit)
    .execute();

/** Ends a card. @returns false where it has ended already */
export async function endExpansion(trx: Trx, companyUuid: string, uuid: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('expansion')
    .set({ ended_at: at })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
