import type { PlatformScope } from '@qinghe/contract/endpoint.ts';
import type { Database, Reader, Trx } from '../../db/database.ts';
import { isUseDue, shownSince } from './new-key.ts';

const presented = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('platform_key')
    .leftJoin('account', 'account.uuid', 'platform_key.created_by')
    .select([
      'platform_key.uuid',
      'platform_key.name',
      'platform_key.key_start as start',
      'platform_key.created_at',
      'platform_key.last_used_at',
      'platform_key.revoked_at',
    ])
    .select((e) => [
      e.ref('platform_key.scopes').$castTo<PlatformScope[]>().as('scopes'),
      e.fn.coalesce('account.name', e.val('')).as('created_by'),
    ])
    .where('platform_key.company_uuid', '=', companyUuid);

export const readKeys = (reader: Reader, companyUuid: string, now: Date) =>
  presented(reader, companyUuid)
    .where((e) => e.or([e('platform_key.revoked_at', 'is', null), e('platform_key.revoked_at', '>', shownSince(now))]))
    .orderBy('platform_key.created_at', 'desc')
    .orderBy('platform_key.uuid', 'desc')
    .execute();

export const findKey = (reader: Reader, companyUuid: string, uuid: string) =>
  presented(reader, companyUuid).where('platform_key.uuid', '=', uuid).executeTakeFirst();

/** The company's row, locked: another key that is made at the same moment waits. */
export const lockCompany = (trx: Trx, companyUuid: string) =>
  trx.selectFrom('company').select('company_uuid').where('company_uuid', '=', companyUuid).forUpdate().execute();

export async function countKeys(reader: Reader, companyUuid: string): Promise<number> {
  const { count } = await reader
    .selectFrom('platform_key')
    .select((e) => e.fn.countAll<string>().as('count'))
    .where('company_uuid', '=', companyUuid)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface NewKey {
  uuid: string;
  name: string;
  key_hash: Buffer;
  key_start: string;
  scopes: string[];
  created_by: string;
  created_at: Date;
}

export async function insertKey(trx: Trx, companyUuid: string, key: NewKey): Promise<void> {
  await trx
    .insertInto('platform_key')
    .values({ company_uuid: companyUuid, ...key })
    .execute();
}

/** @returns whether there was such a key that was not revoked yet */
export async function endKey(trx: Trx, companyUuid: string, uuid: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('platform_key')
    .set({ revoked_at: now })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A key that opens something, with what decides whether its company may. */
export const findLiveKey = (reader: Reader, keyHash: Buffer) =>
  reader
    .selectFrom('platform_key')
    .innerJoin('company', 'company.company_uuid', 'platform_key.company_uuid')
    .select([
      'platform_key.company_uuid',
      'platform_key.uuid',
      'platform_key.last_used_at',
      'company.check_status',
      'company.frozen_at',
    ])
    .select((e) => e.ref('platform_key.scopes').$castTo<PlatformScope[]>().as('scopes'))
    .where('platform_key.key_hash', '=', keyHash)
    .where('platform_key.revoked_at', 'is', null)
    .executeTakeFirst();

/** Writes when a key was used, to the minute. */
export async function noteUse(
  db: Database,
  { company_uuid, uuid, last_used_at }: { company_uuid: string; uuid: string; last_used_at: string | null },
  now: Date,
): Promise<void> {
  if (!isUseDue(last_used_at, now)) return;
  await db
    .updateTable('platform_key')
    .set({ last_used_at: now })
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .execute();
}
