import type { Reader, Trx } from '../../../db/database.ts';

/** What a change of the password has to know of an account; locked, so that two changes follow each other. */
export function lockCredentials(trx: Trx, uuid: string) {
  return trx
    .selectFrom('account')
    .select(['uuid', 'phone', 'email', 'password_hash', 'company_uuid', 'frozen_at'])
    .where('uuid', '=', uuid)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function savePassword(trx: Trx, uuid: string, passwordHash: string): Promise<void> {
  await trx.updateTable('account').set({ password_hash: passwordHash }).where('uuid', '=', uuid).execute();
}

/** The account of an e-mail address, written in small letters. */
export async function findUuidByEmail(reader: Reader, email: string): Promise<string | undefined> {
  const row = await reader.selectFrom('account').select('uuid').where('email', '=', email).executeTakeFirst();
  return row?.uuid;
}
