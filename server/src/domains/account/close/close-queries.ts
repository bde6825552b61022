import type { Reader, Trx } from '../../../db/database.ts';

/** Nobody comes into the company, or takes it over, meanwhile; before anything of its members is locked. */
export async function lockMembership(trx: Trx, companyUuid: string): Promise<void> {
  const company = trx.selectFrom('company').select('company_uuid').where('company_uuid', '=', companyUuid);
  await company.forNoKeyUpdate().execute();
}

/** The members of a company beside one, and the master among them. */
export function findOtherMembers(trx: Trx, companyUuid: string, accountUuid: string) {
  return trx
    .selectFrom('company_member')
    .select(['account_uuid', 'type'])
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '!=', accountUuid)
    .orderBy('account_uuid')
    .forUpdate()
    .execute();
}

/**
 * Takes from an account all that says whose it is and all that opens it. Its name stays where it worked for a company: it
 * stands in the company's records.
 */
export async function emptyAccount(
  trx: Trx,
  uuid: string,
  { now, keepName }: { now: Date; keepName: boolean },
): Promise<void> {
  await trx
    .updateTable('account')
    .set({
      phone: null,
      email: null,
      contact_phone: null,
      password_hash: null,
      position: '',
      head_url: '',
      company_uuid: null,
      closed_at: now,
      ...(keepName ? {} : { name: '' }),
    })
    .where('uuid', '=', uuid)
    .execute();
  await trx.deleteFrom('account_link').where('account_uuid', '=', uuid).execute();
}

/** Leaves those that a login is just using: it waits for the account, and the sweep takes them. */
export async function deleteCodes(trx: Trx, addresses: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('verification_code')
    .where('uuid', 'in', (e) =>
      e.selectFrom('verification_code').select('uuid').where('address', 'in', addresses).forUpdate().skipLocked(),
    )
    .execute();
}

export async function insertClosure(
  trx: Trx,
  closure: { receipt: string; account_uuid: string; closed_at: Date },
): Promise<void> {
  await trx.insertInto('account_closure').values(closure).execute();
}

/** A later closing under the same name takes the place of the older one. */
export async function saveClosedLogin(
  trx: Trx,
  login: { key_hash: Buffer; password_hash: string; expires_at: Date },
): Promise<void> {
  await trx
    .insertInto('closed_login')
    .values(login)
    .onConflict((conflict) => conflict.column('key_hash').doUpdateSet(login))
    .execute();
}

export function findClosedLogin(reader: Reader, keyHash: Buffer, now: Date) {
  return reader
    .selectFrom('closed_login')
    .select('password_hash')
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}
