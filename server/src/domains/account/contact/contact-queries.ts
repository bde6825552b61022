import type { Reader, Trx } from '../../../db/database.ts';

/** The account that has a phone. */
export function findByPhone(reader: Reader, phone: string) {
  return reader
    .selectFrom('account')
    .select(['uuid', 'name', 'phone', 'email', 'frozen_at'])
    .where('phone', '=', phone)
    .executeTakeFirst();
}

/** Locked one after the other, in the order of their uuids, so that two who lock the same ones do not wait for each other. */
export function lockAccounts(trx: Trx, uuids: readonly string[]) {
  return trx
    .selectFrom('account')
    .select(['uuid', 'name', 'phone', 'email', 'company_uuid', 'frozen_at'])
    .where('uuid', 'in', uuids)
    .where('closed_at', 'is', null)
    .orderBy('uuid')
    .forUpdate()
    .execute();
}

/** What names an account at the door; null takes it away. */
export async function saveContact(
  trx: Trx,
  uuid: string,
  contact: { phone?: string | null; email?: string | null; contact_phone?: string },
): Promise<void> {
  await trx.updateTable('account').set(contact).where('uuid', '=', uuid).execute();
}

export interface NewAccountLink {
  token_hash: Buffer;
  purpose: 'force_bind' | 'change_email' | 'log_in' | 'activate';
  account_uuid: string;
  address: string;
  other_uuid?: string;
  expires_at: Date;
}

export async function insertAccountLink(trx: Trx, link: NewAccountLink): Promise<void> {
  await trx.insertInto('account_link').values(link).execute();
}

/** A link that still opens something. */
export function findAccountLink(reader: Reader, tokenHash: Buffer, purpose: NewAccountLink['purpose'], now: Date) {
  return reader
    .selectFrom('account_link')
    .select(['account_uuid', 'address', 'other_uuid', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Uses a link up. @returns what it was about; undefined when it is unknown, used or expired */
export function useAccountLink(trx: Trx, tokenHash: Buffer, purpose: NewAccountLink['purpose'], now: Date) {
  return trx
    .updateTable('account_link')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning(['account_uuid', 'address', 'other_uuid'])
    .executeTakeFirst();
}

/** How an account can be opened, and the session by which it asks. */
export function findSecurity(reader: Reader, accountUuid: string, sessionHash: Buffer) {
  return reader
    .selectFrom('account')
    .innerJoin('session', 'session.account_uuid', 'account.uuid')
    .select(['phone', 'email', 'session.created_at', 'session.expires_at', 'session.started_from'])
    .select((e) => e('password_hash', 'is not', null).$castTo<boolean>().as('has_password'))
    .where('account.uuid', '=', accountUuid)
    .where('session.token_hash', '=', sessionHash)
    .executeTakeFirst();
}
