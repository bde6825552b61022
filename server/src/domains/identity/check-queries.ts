import { sql } from 'kysely';
import type { Reader, Trx } from '../../db/database.ts';

/** Stands for the password of this moment; nothing of it can be read back out of the argon2 hash's digest. */
const passwordMark = sql<Buffer>`sha256(convert_to(coalesce(account.password_hash, ''), 'UTF8'))`;

export interface NewCheck {
  account_uuid: string;
  session_hash: Buffer;
  key_hash: Buffer;
  created_at: Date;
  expires_at: Date;
}

/** One check an account: a new one ends the one before it, and its page of the result. */
export async function saveCheck(trx: Trx, { account_uuid, ...check }: NewCheck): Promise<void> {
  const { mark } = await trx
    .selectFrom('account')
    .select(passwordMark.as('mark'))
    .where('uuid', '=', account_uuid)
    .executeTakeFirstOrThrow();
  const fresh = { ...check, password_mark: mark, opened_at: null, handed_in_at: null, result_hash: null };
  await trx
    .insertInto('face_check')
    .values({ account_uuid, ...fresh })
    .onConflict((conflict) => conflict.column('account_uuid').doUpdateSet(fresh))
    .execute();
}

const columns = ['face_check.expires_at', 'face_check.opened_at', 'face_check.handed_in_at'] as const;

export const findCheck = (reader: Reader, accountUuid: string) =>
  reader.selectFrom('face_check').select(columns).where('account_uuid', '=', accountUuid).executeTakeFirst();

const selectLive = (reader: Reader) =>
  reader
    .selectFrom('face_check')
    .innerJoin('account', 'account.uuid', 'face_check.account_uuid')
    .leftJoin('company', 'company.company_uuid', 'account.company_uuid')
    .select([
      ...columns,
      'face_check.account_uuid',
      'face_check.session_hash',
      'account.name',
      'account.phone',
      'account.company_uuid',
      'company.name as company',
    ])
    .where('account.frozen_at', 'is', null)
    .where('account.closed_at', 'is', null)
    .whereRef('face_check.password_mark', '=', passwordMark);

/** By the key of the QR code, of an account that is open and has the password of that time. */
export const findCheckByKey = (reader: Reader, keyHash: Buffer) =>
  selectLive(reader).where('face_check.key_hash', '=', keyHash).executeTakeFirst();

/** As `findCheckByKey`, held: of two who hand in at once one finds that it is done. */
export const lockCheckByKey = (trx: Trx, keyHash: Buffer) =>
  selectLive(trx).where('face_check.key_hash', '=', keyHash).forUpdate('face_check').executeTakeFirst();

/** By the key of the result's page, for checks that were handed in after an instant. */
export const findCheckByResult = (reader: Reader, resultHash: Buffer, handedInAfter: Date) =>
  selectLive(reader)
    .where('face_check.result_hash', '=', resultHash)
    .where('face_check.handed_in_at', '>', handedInAfter.toISOString())
    .executeTakeFirst();

export type CheckRow = NonNullable<Awaited<ReturnType<typeof findCheckByKey>>>;

export const markOpened = (trx: Trx, accountUuid: string, now: Date) =>
  trx.updateTable('face_check').set({ opened_at: now }).where('account_uuid', '=', accountUuid).execute();

export const markHandedIn = (trx: Trx, accountUuid: string, resultHash: Buffer, now: Date) =>
  trx
    .updateTable('face_check')
    .set({ handed_in_at: now, result_hash: resultHash })
    .where('account_uuid', '=', accountUuid)
    .execute();

/** @returns false where nothing was under way */
export async function deleteCheckUnderWay(trx: Trx, accountUuid: string): Promise<boolean> {
  const result = await trx
    .deleteFrom('face_check')
    .where('account_uuid', '=', accountUuid)
    .where('handed_in_at', 'is', null)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
