import { v7 as uuidv7 } from 'uuid';
import type { Reader, Trx } from '../../../db/database.ts';

export interface Offer {
  to_uuid: string;
  offered_by: string;
  offered_at: Date;
  expires_at: Date;
}

/** An offer in place of the one before. */
export async function saveOffer(trx: Trx, companyUuid: string, offer: Offer): Promise<void> {
  await trx
    .insertInto('master_handover')
    .values({ company_uuid: companyUuid, uuid: uuidv7(), ...offer })
    .onConflict((conflict) => conflict.column('company_uuid').doUpdateSet({ ...offer }))
    .execute();
}

/** The offer that waits, with the names of both. */
export const findOffer = (reader: Reader, companyUuid: string, now: Date) =>
  reader
    .selectFrom('master_handover')
    .innerJoin('account as giver', 'giver.uuid', 'offered_by')
    .innerJoin('account as taker', 'taker.uuid', 'to_uuid')
    .select(['to_uuid', 'offered_by', 'expires_at', 'giver.name as from', 'taker.name as to'])
    .where('master_handover.company_uuid', '=', companyUuid)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();

/** @returns undefined where none waits */
export const deleteOffer = (trx: Trx, companyUuid: string) =>
  trx
    .deleteFrom('master_handover')
    .where('company_uuid', '=', companyUuid)
    .returning(['to_uuid', 'offered_by'])
    .executeTakeFirst();

/** Makes one member of the company a sub-account, then the other its master: there is never a moment with two. */
export async function swapMaster(trx: Trx, companyUuid: string, from: string, to: string): Promise<void> {
  for (const [accountUuid, type] of [
    [from, 'slave'],
    [to, 'master'],
  ] as const)
    await trx
      .updateTable('company_member')
      .set({ type, ...(type === 'master' && { job_limit: null, role: 'recruiter' }) })
      .where('company_uuid', '=', companyUuid)
      .where('account_uuid', '=', accountUuid)
      .execute();
}
