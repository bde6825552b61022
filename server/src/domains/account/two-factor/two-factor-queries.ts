import type { Reader, Trx } from '../../../db/database.ts';

/** The second factor of an account, locked: two codes at once follow each other. */
export function lockTwoFactor(trx: Trx, accountUuid: string) {
  return trx
    .selectFrom('account_totp')
    .select(['secret', 'confirmed_at', 'last_window'])
    .where('account_uuid', '=', accountUuid)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether a login has to ask for it, and how many recovery codes are left. */
export async function findTwoFactor(reader: Reader, accountUuid: string): Promise<{ on: boolean; codesLeft: number }> {
  const row = await reader
    .selectFrom('account_totp')
    .select((e) => [
      'confirmed_at',
      e
        .selectFrom('recovery_code')
        .select((codes) => codes.fn.countAll<number>().as('n'))
        .where('account_uuid', '=', accountUuid)
        .where('used_at', 'is', null)
        .as('codes_left'),
    ])
    .where('account_uuid', '=', accountUuid)
    .executeTakeFirst();
  const on = row !== undefined && row.confirmed_at !== null;
  return { on, codesLeft: on ? (row.codes_left ?? 0) : 0 };
}

/** A secret that waits to be confirmed, in place of one that waited before. */
export async function saveSecret(trx: Trx, accountUuid: string, secret: Buffer): Promise<void> {
  await trx
    .insertInto('account_totp')
    .values({ account_uuid: accountUuid, secret })
    .onConflict((conflict) => conflict.column('account_uuid').doUpdateSet({ secret, last_window: 0 }))
    .execute();
}

export async function confirmSecret(trx: Trx, accountUuid: string, now: Date): Promise<void> {
  await trx.updateTable('account_totp').set({ confirmed_at: now }).where('account_uuid', '=', accountUuid).execute();
}

/** The code of a window is used up, and so are those of all windows before. */
export async function useWindow(trx: Trx, accountUuid: string, window: number): Promise<void> {
  await trx.updateTable('account_totp').set({ last_window: window }).where('account_uuid', '=', accountUuid).execute();
}

export async function insertRecoveryCodes(trx: Trx, accountUuid: string, hashes: readonly Buffer[]): Promise<void> {
  await trx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ account_uuid: accountUuid, code_hash })))
    .execute();
}

/** Uses a recovery code up. @returns false when it is unknown or used */
export async function useRecoveryCode(trx: Trx, accountUuid: string, hash: Buffer, now: Date): Promise<boolean> {
  const result = await trx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_uuid', '=', accountUuid)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Nothing is left of it, recovery codes included. */
export async function deleteTwoFactor(trx: Trx, accountUuid: string): Promise<void> {
  await trx.deleteFrom('recovery_code').where('account_uuid', '=', accountUuid).execute();
  await trx.deleteFrom('account_totp').where('account_uuid', '=', accountUuid).execute();
}
