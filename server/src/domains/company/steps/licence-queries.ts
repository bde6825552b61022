import type { Reader, Trx } from '../../../db/database.ts';

/** The licence is to be confirmed, whatever was confirmed or shown before. */
export async function askConfirmation(trx: Trx, companyUuid: string, now: Date): Promise<void> {
  const none = { key_hash: null, session_hash: null, expires_at: null, opened_at: null, confirmed_at: null };
  const asked = { asked_at: now, confirmed_by: null, ...none };
  await trx
    .insertInto('licence_confirmation')
    .values({ company_uuid: companyUuid, ...asked })
    .onConflict((conflict) => conflict.column('company_uuid').doUpdateSet(asked))
    .execute();
}

/** Nothing is to be confirmed any more. What was confirmed stays. */
export async function deleteConfirmation(trx: Trx, companyUuid: string): Promise<void> {
  await trx
    .deleteFrom('licence_confirmation')
    .where('company_uuid', '=', companyUuid)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** A key in place of the one before. @returns false where nothing is to be confirmed */
export async function saveKey(
  trx: Trx,
  companyUuid: string,
  key: { key_hash: Buffer; session_hash: Buffer; expires_at: Date },
): Promise<boolean> {
  const result = await trx
    .updateTable('licence_confirmation')
    .set({ ...key, opened_at: null })
    .where('company_uuid', '=', companyUuid)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export const findConfirmation = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('licence_confirmation')
    .select(['expires_at', 'opened_at', 'confirmed_at'])
    .where('company_uuid', '=', companyUuid)
    .executeTakeFirst();

/** By the key of the QR code, held, as long as the session that shows it is the master's: of two who confirm one does. */
export const lockByKey = (trx: Trx, keyHash: Buffer) =>
  trx
    .selectFrom('licence_confirmation')
    .innerJoin('session', 'session.token_hash', 'licence_confirmation.session_hash')
    .innerJoin('account', 'account.uuid', 'session.account_uuid')
    .innerJoin('company_member', (join) =>
      join
        .onRef('company_member.company_uuid', '=', 'licence_confirmation.company_uuid')
        .onRef('company_member.account_uuid', '=', 'account.uuid')
        .on('company_member.type', '=', 'master'),
    )
    .innerJoin('company', 'company.company_uuid', 'licence_confirmation.company_uuid')
    .select([
      'licence_confirmation.company_uuid',
      'licence_confirmation.session_hash',
      'licence_confirmation.expires_at',
      'licence_confirmation.opened_at',
      'licence_confirmation.confirmed_at',
      'account.uuid as account_uuid',
      'account.name',
    ])
    .where('licence_confirmation.key_hash', '=', keyHash)
    .where('company.frozen_at', 'is', null)
    .forUpdate('licence_confirmation')
    .executeTakeFirst();

export type ConfirmationRow = NonNullable<Awaited<ReturnType<typeof lockByKey>>>;

export async function settleConfirmation(
  trx: Trx,
  companyUuid: string,
  change: { opened_at: Date } | { confirmed_at: Date; confirmed_by: string },
): Promise<void> {
  await trx.updateTable('licence_confirmation').set(change).where('company_uuid', '=', companyUuid).execute();
}
